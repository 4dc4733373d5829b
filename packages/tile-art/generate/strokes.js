/**
 * Characters that are drawn here and not after the font: each a list of strokes in the order in which they are written, see
 * `brush.js`.
 */
import {dragons} from './dragon-strokes.js'
import {wan} from './wan-strokes.js'
import {winds} from './wind-strokes.js'

/** 横, the stroke of 一 二 三, 100 units long and around 0: a slanted head, a slim middle, a shoulder. */
const horizontal =
  'M0 -26 C4.5 -19 10 -15 17 -15 C37 -17 58 -24 74 -29 C78 -36 83 -39 89 -31 C94 -23 98 -11 100 -1 C100 7 98 10 94 9 C72 0 46 2 26 14 C21 18 17 24 13 28 C6 21 1.5 0 0 -26'

/** A short one, which rises less. */
const short =
  'M0 -19 C6 -13 14 -10 24 -10 C44 -11 62 -14 78 -17 C86 -19 94 -17 98 -9 C101 -3 98 5 90 7 C66 5 46 8 32 13 C26 16 20 18 14 18 C6 12 2 -4 0 -19'

/** A horizontal from one x to another, with `size` times its strength. */
function bar(left, right, y, size = 1, stroke = horizontal) {
  const scaled = (value, index) =>
    index % 2 === 0 ? left + (value * (right - left)) / 100 : y + value * size
  let index = 0
  return stroke.replace(/-?[\d.]+/g, value => String(scaled(Number(value), index++)))
}

const one = [bar(36, 266, 112, 1.02)]
const two = [bar(84, 216, 74, 1, short), bar(36, 266, 142, 0.92)]
const three = [bar(72, 222, 48, 0.9, short), bar(90, 208, 95, 0.8, short), bar(36, 266, 148, 0.86)]

/** 伍: 亻 apart from 五, and of the same weight. */
const five = [
  [
    [90, 28, 12],
    [86, 50, 14],
    [66, 86, 11],
    [30, 122, 2]
  ],
  [
    [60, 84, 6],
    [74, 94, 13],
    [77, 112, 13],
    [77, 146, 13],
    [75, 176, 3]
  ],
  [
    [120, 52, 13],
    [144, 51, 10],
    [188, 46, 9],
    [230, 39, 13],
    [246, 42, 5]
  ],
  [
    [174, 52, 12],
    [166, 92, 13],
    [153, 148, 12]
  ],
  [
    [121, 101, 11],
    [140, 100, 9],
    [178, 97, 9],
    [216, 91, 12]
  ],
  [
    [210, 86, 14],
    [228, 95, 16],
    [221, 118, 14],
    [214, 146, 13]
  ],
  [
    [106, 158, 13],
    [126, 156, 10],
    [190, 151, 9],
    [244, 146, 14],
    [266, 149, 5]
  ]
]

/** 六, whose last dot the font cuts off. */
const six = [
  'M128 18 C146 26 162 38 166 50 C168 62 162 68 155 64 C146 52 138 34 128 18',
  [
    [44, 94, 13],
    [70, 93, 11],
    [150, 84, 10],
    [222, 75, 14],
    [250, 80, 5]
  ],
  [
    [112, 104, 14],
    [104, 124, 13],
    [84, 150, 10],
    [56, 170, 2]
  ],
  'M172 104 C192 110 216 124 226 142 C231 154 228 165 219 165 C204 158 188 134 172 104'
]

/** Both feet of the font's 八 are dry. */
const eight = [
  'M88 50 C106 44 124 42 132 50 C138 58 132 72 124 86 C104 122 78 152 38 174 C34 175 32 172 35 168 C66 138 86 104 98 66 C100 58 96 54 88 50',
  'M152 40 C150 30 160 26 168 40 C190 88 222 124 276 146 C262 160 250 166 230 172 C196 146 166 96 152 40'
]

/** So is the hook of 九. */
const nine = [
  'M112 28 C130 26 150 32 156 42 C150 60 152 84 140 110 C124 140 84 168 44 177 C40 178 38 173 42 170 C84 146 112 118 120 88 C126 64 128 46 112 28',
  'M38 84 C50 88 64 86 80 82 L164 62 C176 59 186 54 196 60 C208 68 210 78 202 86 C190 98 184 112 184 130 C184 146 198 150 222 148 C238 146 246 136 250 104 C258 120 264 134 264 148 C264 166 240 174 212 174 C176 174 158 162 158 138 C158 118 164 98 172 82 L88 104 C76 108 68 112 58 112 C48 106 42 96 38 84'
]

/** 四: of one breadth all around, and its legs apart from the frame. */
const four = [
  [
    [58, 48, 13],
    [67, 66, 17],
    [72, 100, 15],
    [76, 146, 16],
    [78, 168, 9]
  ],
  [
    [67, 58, 11],
    [150, 50, 10],
    [222, 43, 13]
  ],
  [
    [216, 38, 15],
    [234, 49, 19],
    [230, 92, 16],
    [222, 146, 17],
    [219, 164, 11]
  ],
  [
    [120, 58, 12],
    [118, 84, 13],
    [108, 106, 12],
    [90, 124, 3]
  ],
  [
    [166, 54, 12],
    [168, 86, 13],
    [171, 104, 13],
    [186, 110, 13],
    [200, 108, 11],
    [207, 94, 2]
  ],
  [
    [74, 151, 12],
    [150, 146, 10],
    [218, 142, 11]
  ]
]

/** Size → character → strokes. */
export const ownStrokes = {
  text: {},
  display: {一: one, 二: two, 三: three, 四: four, 伍: five, 六: six, 八: eight, 九: nine, 萬: wan},
  honors: {...winds, ...dragons}
}
