/** March: cherry (桜). Pink blossoms; the camp curtain (幕) of a viewing party. */
import {area, line, put, scatter} from '../brush.js'
import {cherryBlossom} from '../blossom.js'
import {writtenRibbon} from '../ribbons.js'

const blossom = cherryBlossom('pink', 'red')
const open = places => scatter(blossom, places)

const bough = line('brown', 11, 'M12 330C90 290 150 200 228 60M106 272Q150 280 190 300M150 190Q90 170 60 70')

const curtain = [
  area('white', 'M10 240Q120 280 230 240V390H10z'),
  area('red', 'M38 270L70 280V390H38zM170 280L202 270V390H170z'),
  area('purple', 'M102 285Q120 287 138 285V390H102z'),
  area('red', 'M10 232Q120 276 230 232V262Q120 306 10 262z', {stroke: 'ink', 'stroke-width': 5})
]

export const cherry = {
  a: [
    line('brown', 11, 'M12 244C80 210 150 200 228 60M104 200C114 150 90 110 60 70'),
    ...open('46,52 118,44,180 190,58 54,128,180 126,116 198,136,180 48,202 124,190,180 196,208'),
    ...curtain
  ],
  b: [
    bough,
    ...open('52,52 186,52,180 48,130,180 194,130 48,212 196,212,180 58,290,180 190,294 56,360 184,362,180'),
    ...writtenRibbon('みよしの')
  ],
  c: [
    bough,
    ...open('56,58 130,52,180 196,70 76,136,180 150,130 194,196,180 120,220 52,262,180 176,300 78,344,180')
  ],
  d: [
    ...put([bough], {x: 240, mirror: true}),
    ...open('184,58 110,52,180 44,70 164,136,180 90,130 46,196,180 120,220 188,262,180 64,300 162,344,180')
  ]
}
