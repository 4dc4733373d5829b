/** October: maple (紅葉). Leaves of seven points with veins; the deer (鹿) that looks away. */
import {area, around, dots, line, put, scatter} from '../brush.js'
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
    const side = away => whole(turn + away, length * 0.5)
    return `Q${side(-26)} ${whole(turn, length)}Q${side(26)} ${whole(turn + 22, 17)}`
  })
  return [
    area(colour, `M${whole(-154, 9)}${outline.join('')}L3 10L3 40H-2z`),
    line('face', 3, tips.map(([turn, length]) => `M0 0L${whole(turn, length * 0.68)}`).join(''))
  ]
}
const leaves = (colour, places) => scatter(leaf(colour), places)

const deer = [
  area(
    'tan',
    'M56 268Q58 240 90 238Q130 244 154 230Q172 212 166 186L140 180Q130 176 136 166L166 152Q182 146 194 156Q206 190 204 230Q216 268 200 298L204 388H193L184 308L178 388H167L166 306Q130 314 102 304L98 388H87L84 306L70 340L74 388H63L56 340Q64 310 56 268z'
  ),
  area('tan', 'M186 166Q202 150 220 156Q212 174 194 176z'),
  line(
    'brown',
    7,
    'M176 152Q176 128 156 110T150 72M166 122L140 118M190 154Q188 128 202 110T206 72M197 118L218 110'
  ),
  dots('white', 11, '82,258 104,254 126,258 148,254 92,278 116,278 140,276 164,262'),
  dots('ink', 8, '164,170 138,172')
]

const branch = [line('ink', 6, 'M30 396C20 250 90 160 220 60M66 226L170 250M130 134L80 84')]

export const maple = {
  a: [
    line('ink', 6, 'M6 126Q90 100 128 6M84 88Q88 110 104 134M44 112Q34 160 50 206'),
    ...leaves('red', '68,78,-24 50,206,24'),
    ...leaves('gold', '104,134,-30'),
    ...deer
  ],
  b: [
    line('ink', 6, 'M30 396C20 250 90 160 220 60'),
    ...leaves('red', '68,84,-20 176,86,24 66,312,28'),
    ...leaves('gold', '66,198,20 170,316,-24'),
    ...blueRibbon()
  ],
  c: [
    ...branch,
    ...leaves('red', '72,80,-20 168,96,24 168,238,-30 82,316,20'),
    ...leaves('gold', '70,196,24 164,334,-20')
  ],
  d: [
    ...put(branch, {x: 240, mirror: true}),
    ...leaves('red', '168,86,20 70,104,-24 162,206,-20 160,330,20'),
    ...leaves('gold', '72,226,-20 78,334,24')
  ]
}
