/** January: pine (松). Half-round fans of needles sit on the ends of the branches. */
import {area, disc, dots, inked, line, put, scatter} from '../brush.js'
import {writtenRibbon} from '../ribbons.js'

/** A fan of needles of radius 42, its foot at the origin. The needles are dashes of a broad arc. */
const fan = [
  area('green', 'M-42 3A42 42 0 0 1 42 3Q0 13-42 3z', {stroke: 'face', 'stroke-width': 4}),
  line('face', 27, 'M-21 0a21 21 0 0 1 42 0', {
    'stroke-linecap': 'butt',
    'stroke-dasharray': '3.6 9.6',
    'stroke-dashoffset': -4.8
  })
]
const fans = places => scatter(fan, places)

const tree = [
  area('brown', 'M36 392C60 330 118 300 110 226Q102 140 114 60Q118 140 128 226C134 310 84 340 70 392z'),
  line('brown', 8, 'M60 138L114 152L178 130M58 228L120 246L184 218M58 318L104 324L182 300')
]

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
  area('red', 'M60 108C54 74 100 68 103 106C90 98 76 100 60 108z'),
  area('ink', 'M66 108L20 126L68 121z'),
  dots('ink', 6, '82,113'),
  line('ink', 4, 'M112 222C120 244 136 256 156 262'),
  line('ink', 7, 'M122 294V378M146 294V378')
]

export const pine = {
  a: [disc('red', 166, 82, 56), ...fans('52,304 196,350'), ...crane, ...fans('62,388 170,390')],
  b: [
    ...tree,
    ...fans('116,66 60,136 178,128 58,226 184,216 182,300 58,318'),
    ...writtenRibbon('あかよろし')
  ],
  c: [...tree, ...fans('116,66 60,136 178,128 58,226 184,216 182,300 58,318')],
  d: [...put(tree, {x: 240, mirror: true}), ...fans('124,66 178,142 64,128 182,232 56,216 58,298 184,318')]
}
