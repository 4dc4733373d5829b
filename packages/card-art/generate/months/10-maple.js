/** October: maple (紅葉). Red and golden leaves; the deer (鹿) that looks away. */
import {area, around, dots, line, put, scatter} from '../brush.js'
import {blueRibbon} from '../ribbons.js'

/** Points of a leaf: direction in degrees from the top, and length. */
const tips = [
  [-126, 27],
  [-84, 44],
  [-42, 53],
  [0, 57],
  [42, 53],
  [84, 44],
  [126, 27]
]

/** A leaf of seven points, pointing up, with its stalk. */
function leaf(colour) {
  const outline = tips.map(([turn, length]) => `L${whole(turn, length)}L${whole(turn + 21, 19)}`)
  return [area(colour, `M${whole(-150, 12)}${outline.join('')}L3 14L2 44H-2L-3 14z`)]
}
const whole = (turn, radius) => around(turn, radius).map(Math.round).join(' ')
const leaves = (colour, places) => scatter(leaf(colour), places)

const deer = [
  area(
    'tan',
    'M56 268Q58 240 90 238Q130 244 154 230Q172 212 166 186L140 180Q130 176 136 166L166 152Q182 146 194 156Q206 190 204 230Q216 268 200 298L204 388H193L184 308L178 388H167L166 306Q130 314 102 304L98 388H87L84 306L70 340L74 388H63L56 340Q64 310 56 268z'
  ),
  area('tan', 'M186 166Q206 148 226 154Q216 176 194 176z'),
  line(
    'brown',
    7,
    'M176 152Q176 124 154 104T148 62M166 116L138 112M192 154Q188 124 206 104T210 62M200 112L226 108'
  ),
  dots('white', 11, '82,258 104,254 126,258 148,254 92,278 116,278 140,276 164,262'),
  dots('ink', 8, '164,170 138,172')
]

const branch = [line('ink', 6, 'M30 390C20 250 90 160 220 60M66 226L170 250M130 134L80 84')]

export const maple = {
  a: [
    line('ink', 6, 'M12 110Q90 100 150 12'),
    ...leaves('red', '66,70,-20 52,200,20'),
    ...leaves('gold', '102,142,-20'),
    ...deer
  ],
  b: [
    line('ink', 6, 'M30 390C20 250 90 160 220 60'),
    ...leaves('red', '62,80,-20 186,74,20 56,308,20'),
    ...leaves('gold', '60,190,20 180,306,-20'),
    ...blueRibbon()
  ],
  c: [
    ...branch,
    ...leaves('red', '68,76,-20 178,90,20 180,236,-20 70,306,20'),
    ...leaves('gold', '66,192,20 164,336,-20')
  ],
  d: [
    ...put(branch, {x: 240, mirror: true}),
    ...leaves('red', '172,82,20 60,96,-20 172,200,-20 168,330,20'),
    ...leaves('gold', '62,246,-20 76,346,20')
  ]
}
