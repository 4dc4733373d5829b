/** October: maple (紅葉). Leaves of seven points with veins; the deer (鹿) that looks away. */
import {limb} from '../along.js'
import {area, around, dots, line, scatter, spots} from '../brush.js'
import {blueRibbon} from '../ribbons.js'

/** Points of a leaf: direction in degrees from the top, and length. */
const tips = [
  [-132, 25],
  [-88, 42],
  [-44, 54],
  [0, 60],
  [44, 54],
  [88, 42],
  [132, 25]
]
const whole = (turn, radius) => around(turn, radius).map(Math.round).join(' ')

/** A leaf, pointing up, with its stalk and veins. */
function leaf(colour) {
  const outline = tips.map(([turn, length]) => {
    const side = away => whole(turn + away, length * 0.56)
    return `Q${side(-32)} ${whole(turn, length)}Q${side(32)} ${whole(turn + 22, 22)}`
  })
  return [
    area(colour, `M${whole(-154, 9)}${outline.join('')}L3 10L3 40H-2z`),
    line('face', 2.5, tips.map(([turn, length]) => `M0 0L${whole(turn, length * 0.6)}`).join(''))
  ]
}
/** Length of the stalk of a leaf. */
const stalk = 40

/** Leaves at the ends of their stalks. Few turns, so that their paths repeat. */
function leaves(colour, places) {
  const origins = spots(places).map(([x, y, turn]) => {
    const [toX, toY] = around(turn, stalk, x, y)
    return [Math.round(toX), Math.round(toY), turn].join(',')
  })
  return scatter(leaf(colour), origins.join(' '))
}

const deer = [
  area(
    'tan',
    'M56 268Q58 240 90 238Q130 244 154 230Q172 212 166 186L140 180Q130 176 136 166L166 152Q182 146 194 156Q206 190 204 230Q216 268 200 298L204 388H193L184 308L178 388H167L166 306Q130 314 102 304L98 388H87L84 306L70 340L74 388H63L56 340Q64 310 56 268z'
  ),
  area('tan', 'M186 166Q202 150 220 156Q212 174 194 176z'),
  area(
    'white',
    'M150 186Q140 212 150 232Q160 224 164 200zM84 306Q100 302 110 306Q140 312 162 306Q140 322 108 314zM58 262Q42 262 44 284Q54 284 60 276z'
  ),
  line(
    'brown',
    7,
    'M176 152Q176 128 156 110T150 72M166 122L140 118M190 154Q188 128 202 110T206 72M197 118L218 110'
  ),
  dots('white', 11, '82,258 104,254 126,258 148,254 92,278 116,278 140,276 164,262'),
  dots('ink', 8, '164,170 138,172')
]

/** A bough of limbs, with its twigs. */
const bough = (stems, twigs) => [
  line('brown', 6, twigs),
  area('brown', stems.map(([stem, foot, tip]) => limb(stem, foot, tip)).join(''))
]

const rising = bough(
  [['M28 398C10 250 70 200 170 104', 24, 7]],
  'M92 182Q84 196 72 204M114 158Q126 152 132 140M55 232Q90 250 122 240M34 290Q70 320 112 298T164 258M32 310Q36 300 44 300'
)
const hanging = bough(
  [['M236 34C150 30 70 120 96 300', 24, 7]],
  'M166 54V62M130 94H124M112 130Q92 140 76 130M99 162Q120 190 150 190M96 230Q90 240 84 250M98 240Q140 250 170 280'
)

/** Leaves on the rising bough. */
const foliage = [
  ...leaves('gold', '132,142,-30 120,242,30 44,300,150'),
  ...leaves('red', '170,106,30 72,206,-30 164,260,150 112,298,150')
]

export const maple = {
  a: [
    area('brown', limb('M4 150C80 120 110 60 116 4', 20, 12)),
    line('brown', 6, 'M104 60L98 58M60 116Q76 118 78 128M84 92L82 100'),
    ...leaves('gold', '98,56,150'),
    ...leaves('red', '82,100,-30 78,128,-150'),
    ...deer
  ],
  b: [...rising, ...foliage, ...blueRibbon()],
  c: [...rising, ...foliage],
  d: [
    ...hanging,
    ...leaves('gold', '124,94,-30 150,190,150 170,280,150'),
    ...leaves('red', '166,60,150 76,128,-30 76,132,-150 84,250,-150 96,298,150')
  ]
}
