/** The back of every card: plain, with one frame and one blossom. */
import {area, dots, line, ring} from './brush.js'

export const back = [
  area('back', 'M6 6H234V394H6z'),
  line('gold', 5, 'M44 30H196Q210 30 210 44V356Q210 370 196 370H44Q30 370 30 356V44Q30 30 44 30z'),
  ring('gold', 46, 5, 34, 120, 200),
  ring('back', 36, 5, 34, 120, 200),
  dots('gold', 24, '120,200')
]
