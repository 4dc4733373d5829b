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

/** The neck of the crane, from the body up to the head: an S. */
const neck = 'M112 250C54 236 58 196 88 172C112 152 112 124 94 110'

/** The crane: neck and body in one outline, black throat and plumes, red crown. */
const crane = [
  line(
    'ink',
    7,
    'M118 292L112 374M146 294L150 374M96 386L112 374L126 386M112 374V387M134 386L150 374L164 386M150 374V387'
  ),
  line('ink', 36, neck),
  inked(
    'white',
    'M76 236C86 206 140 202 172 224C196 240 208 262 210 284C188 302 152 306 122 298C92 290 70 268 76 236z'
  ),
  line('white', 26, neck),
  line('ink', 10, 'M86 122C100 136 96 154 78 170C54 192 52 218 68 234'),
  area(
    'ink',
    'M142 240C170 222 214 236 228 336C214 312 206 304 198 300C204 316 202 330 196 344C188 318 178 306 166 298C172 310 170 320 166 328C158 308 144 296 138 282C132 268 134 250 142 240z'
  ),
  line('face', 3, 'M160 252Q190 258 204 286M150 266Q172 274 184 294'),
  line('ink', 4, 'M98 232Q100 258 126 270M112 224Q116 244 134 254M88 250Q90 274 112 284'),
  area('red', 'M78 102C76 80 108 76 112 102Q94 92 78 102z'),
  area('ink', 'M80 104L24 124L82 117z'),
  dots('ink', 7, '90,108')
]

// The farther fans, and the nearer ones over them.
const canopy = [...fans('108,74 186,170 54,190 150,250 54,296'), ...fans('60,114 154,112 186,282 106,328')]

export const pine = {
  a: [disc('red', 166, 82, 56), ...fans('54,318 186,330 56,382 184,382'), ...crane],
  b: [...upright, ...canopy, ...writtenRibbon('あかよろし')],
  c: [...upright, ...canopy],
  d: [...fans('84,58 184,160 54,150 150,256 186,350'), ...hanging, ...fans('156,194 60,284 112,336 148,386')]
}
