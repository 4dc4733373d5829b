/** March: cherry (桜). Pink blossoms; the camp curtain (幕) of a viewing party. */
import {area, inked, line, put, scatter} from '../brush.js'
import {cherryBlossom} from '../blossom.js'
import {writtenRibbon} from '../ribbons.js'

const blossom = cherryBlossom('pink', 'red')
const open = places => scatter(blossom, places)

const bough = line('brown', 11, 'M6 334C90 290 150 200 232 54M106 272Q150 280 190 300M150 190Q90 170 60 70')

/** The curtain hangs from a rope in two swags; its stripes fall with the folds. */
const curtain = [
  area('white', 'M6 262Q60 306 120 268Q180 306 234 262V394H6z'),
  area(
    'red',
    'M30 280Q46 290 60 290Q54 340 58 394H26Q24 330 30 280zM180 290Q194 290 210 280Q216 330 214 394H182Q186 340 180 290z'
  ),
  area('purple', 'M90 284Q106 278 120 268Q134 278 150 284Q142 340 146 394H94Q98 340 90 284z'),
  inked('red', 'M6 236Q60 284 120 244Q180 284 234 236V264Q180 310 120 272Q60 310 6 264z', 4),
  line('ink', 3, 'M44 292Q38 340 42 394M196 292Q202 340 198 394M120 274V394'),
  line('gold', 7, 'M6 234Q60 282 120 242Q180 282 234 234M120 244Q112 262 114 284M120 244Q128 262 126 284')
]

export const cherry = {
  a: [
    line('brown', 11, 'M6 244C80 210 150 200 232 50M104 200C114 150 90 110 60 70'),
    ...open('48,48 118,44,180 192,56 52,124,180 126,114 198,132,180 46,200 122,188,180 194,208'),
    ...curtain
  ],
  b: [
    bough,
    ...open('52,52 186,52,180 48,130,180 194,130 48,212 196,212,180 58,290,180 190,294 56,356 184,358,180'),
    ...writtenRibbon('みよしの')
  ],
  c: [
    bough,
    ...open('56,58 130,52,180 194,70 76,136,180 150,130 194,196,180 120,220 52,262,180 176,300 78,344,180')
  ],
  d: [
    ...put([bough], {x: 240, mirror: true}),
    ...open('184,58 110,52,180 46,70 164,136,180 90,130 46,196,180 120,220 188,262,180 64,300 162,344,180')
  ]
}
