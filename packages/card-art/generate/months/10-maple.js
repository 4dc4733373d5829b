/** October: maple (紅葉). Leaves of seven points with veins; the deer (鹿) that looks away. */
import {limb} from '../along.js'
import {area, around, dots, inked, line, put, scatter, spots} from '../brush.js'
import {blueRibbon} from '../ribbons.js'

/** Points of a leaf: direction in degrees from the top, and length. */
const tips = [
  [-128, 32],
  [-86, 46],
  [-44, 55],
  [0, 61],
  [44, 55],
  [86, 46],
  [128, 32]
]
const veined = tips.slice(1, -1)
const whole = (turn, radius) => around(turn, radius).map(Math.round).join(' ')

/** A leaf, pointing up, with its stalk and veins: lobes that swell and then end in a long point. */
function leaf(colour) {
  const outline = tips.map(([turn, length]) => {
    const side = away => whole(turn + away, length * 0.68)
    return `Q${side(-24)} ${whole(turn, length)}Q${side(24)} ${whole(turn + 22, length * 0.4)}`
  })
  return [
    area(colour, `M${whole(-154, 12)}${outline.join('')}L3 12L3 40H-2z`),
    line('face', 2.5, veined.map(([turn, length]) => `M0 4L${whole(turn, length * 0.6)}`).join(''))
  ]
}
/** Length of the stalk of a leaf. */
const stalk = 46

/** Leaves at the ends of their stalks. Few turns, so that their paths repeat. */
function leaves(colour, places) {
  const origins = spots(places).map(([x, y, turn]) => {
    const [toX, toY] = around(turn, stalk, x, y)
    return [Math.round(toX), Math.round(toY), turn].join(',')
  })
  return scatter(put(leaf(colour), {scale: 1.12}), origins.join(' '))
}

/** The deer: the far legs, the body with its near legs, the head that looks back over the shoulder. */
const deer = [
  area('brown', 'M96 296L98 390H84L80 300zM172 296V390H158V300z'),
  line(
    'brown',
    8,
    'M178 154C182 126 156 118 156 88C156 80 158 74 160 70M166 124Q146 122 138 108M196 154C196 130 218 122 218 94C218 84 214 76 212 72M206 128Q224 128 230 112'
  ),
  inked('tan', 'M192 166C204 148 220 146 230 152C226 170 212 180 196 178z', 4),
  inked(
    'tan',
    'M46 268C54 242 86 234 122 242C148 246 164 234 164 214C164 204 160 199 152 199L126 197C114 195 112 183 122 178L154 162C162 146 190 144 197 164C201 186 194 204 200 224C208 246 224 260 216 288C213 300 208 306 204 314L206 350L202 390H191L188 350L180 308C158 314 134 312 112 306C100 312 90 320 84 332L74 352L76 390H64L58 350L64 320C48 306 42 288 46 268z',
    4
  ),
  area(
    'white',
    'M170 204C160 226 162 246 180 266C188 250 186 226 180 204zM48 264Q32 268 34 294Q50 294 56 282z'
  ),
  dots('white', 12, '80,258 106,256 132,262 92,280 120,282'),
  area('ink', 'M204 374L203 391H190V374zM75 374L77 391H63V374zM97 376V391H83V376zM172 376L171 391H157V376z'),
  dots('ink', 9, '166,174 124,184')
]

/** A bough of limbs, with its twigs. */
const bough = (stems, twigs) => [
  line('brown', 6, twigs),
  area('brown', stems.map(([stem, foot, tip]) => limb(stem, foot, tip)).join(''))
]

const rising = bough(
  [['M28 398C10 250 70 200 170 104', 40, 8]],
  'M92 182Q84 196 72 204M114 158Q126 152 132 140M55 232Q90 250 122 240M34 290Q70 320 112 298T164 258M32 310Q36 300 44 300'
)
const hanging = bough(
  [['M236 34C150 30 70 120 96 300', 40, 8]],
  'M166 54V62M130 94H124M106 146Q96 166 82 165M99 162Q120 190 150 190M98 192Q90 200 78 204M98 240Q140 250 170 280'
)

/** Leaves on the rising bough. */
const foliage = [
  ...leaves('gold', '132,142,-30 120,242,30 44,298,150'),
  ...leaves('red', '155,112,30 85,207,-30 155,256,150 104,298,150')
]

export const maple = {
  a: [
    area('brown', limb('M4 40C60 40 130 10 236 30', 22, 8)),
    line('brown', 6, 'M112 28Q108 90 88 128'),
    ...leaves('gold', '88,128,-150 140,24,150'),
    ...leaves('red', '93,44,-150'),
    ...put(deer, {x: -10, y: -4})
  ],
  b: [...rising, ...foliage, ...blueRibbon({x: 174})],
  c: [...rising, ...foliage],
  d: [
    ...hanging,
    ...leaves('gold', '130,102,-30 146,186,150 156,272,150'),
    ...leaves('red', '155,60,150 84,172,-30 84,212,-150 92,294,150')
  ]
}
