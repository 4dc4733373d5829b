/** January: pine (松). Half-round fans of needles sit on the ends of the branches. */
import {limb} from '../along.js'
import {area, disc, dots, inked, line, put, scatter} from '../brush.js'
import {writtenRibbon} from '../ribbons.js'

/** A fan of needles of radius 42, its foot at the origin. The needles are dashes of a broad arc. */
const fan = [
  area('green', 'M-42 3A42 42 0 0 1 42 3Q0 13-42 3z', {stroke: 'face', 'stroke-width': 4}),
  line('face', 27, 'M-21 0a21 21 0 0 1 42 0', {
    'stroke-linecap': 'butt',
    'stroke-dasharray': '3.6 9.6',
    'stroke-dashoffset': -4.8
  }),
  dots('gold', 12, '0,2')
]
const fans = places => scatter(put(fan, {scale: 1.2}), places)

/** A leaning trunk, its boughs, and its bark. */
const trunk = (stems, boughs, bark) => [
  line('brown', 8, boughs),
  area('brown', stems.map(([stem, foot, tip]) => limb(stem, foot, tip)).join('')),
  line('tan', 4, bark)
]

const upright = trunk(
  [
    ['M30 398C50 320 158 330 150 244', 52, 28],
    ['M150 248C144 190 84 180 106 80', 28, 10]
  ],
  'M126 206Q84 226 58 194M132 208Q172 206 190 174M150 292Q182 304 194 282M100 338Q66 338 50 302M110 136Q76 140 64 114M108 138Q140 140 150 114',
  'M52 370Q66 344 92 336M120 318Q138 300 138 274M136 250Q136 226 122 206M112 168Q102 148 106 124'
)

const hanging = trunk(
  [
    ['M236 10C170 60 80 60 96 150', 46, 26],
    ['M96 146C106 220 170 220 140 330', 26, 8]
  ],
  'M136 70Q98 82 86 56M102 166Q66 184 54 154M108 194Q164 204 186 164M150 270Q96 314 64 282M146 310Q160 372 190 350M142 316Q124 352 110 332',
  'M204 42Q160 62 138 72M122 92Q104 116 110 140M116 170Q126 196 140 214'
)

const crane = [
  inked(
    'white',
    'M64 112C70 92 88 88 97 100C105 114 103 130 100 146C95 170 88 184 92 204C130 196 176 214 202 250C190 286 160 296 132 296C98 296 76 276 74 246C72 216 80 190 84 168C86 152 84 146 80 138C72 134 66 126 64 112z'
  ),
  area(
    'ink',
    'M78 134C86 142 96 140 101 132C102 158 88 180 90 206L75 224C74 196 86 170 84 152C83 146 81 142 78 134z'
  ),
  inked(
    'ink',
    'M140 246C166 232 190 236 204 250C222 268 226 296 222 322C214 300 206 292 198 290C200 306 196 318 190 326C184 304 174 292 160 284C148 276 140 262 140 246z',
    3
  ),
  area('red', 'M63 100C62 76 96 72 101 100C88 93 76 94 63 100z'),
  area('ink', 'M66 108L20 126L68 121z'),
  dots('ink', 6, '82,113'),
  line(
    'ink',
    4,
    'M110 216C114 240 128 254 148 258M124 216C130 232 142 242 160 244M92 256Q96 274 110 282M108 264Q112 276 124 282'
  ),
  line('face', 3, 'M164 258Q186 262 200 282M178 250Q198 254 212 276'),
  line(
    'ink',
    7,
    'M120 294L114 374M148 294L152 374M98 386L114 374L128 386M114 374V387M136 386L152 374L166 386M152 374V387'
  )
]

// The farther fans, and the nearer ones over them.
const canopy = [...fans('108,74 186,170 54,190 150,250 54,296'), ...fans('60,114 154,112 186,282 106,328')]

export const pine = {
  a: [disc('red', 166, 82, 56), ...fans('54,318 186,330 56,382 184,382'), ...crane],
  b: [...upright, ...canopy, ...writtenRibbon('あかよろし')],
  c: [...upright, ...canopy],
  d: [...fans('84,58 184,160 54,150 150,256 186,350'), ...hanging, ...fans('156,194 60,284 112,336 148,386')]
}
