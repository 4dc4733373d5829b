/** February: plum (梅). Red blossoms on an angular branch. */
import {limb} from '../along.js'
import {area, dots, line, put, scatter} from '../brush.js'
import {plumBlossom} from '../blossom.js'
import {writtenRibbon} from '../ribbons.js'

const blossom = put(plumBlossom('rose', 'gold'), {scale: 1.2})
const open = places => scatter(blossom, places)
const buds = points => [dots('rose', 20, points)]

/** A bough of limbs, with its twigs. */
const bough = (stems, twigs) => [
  line('brown', 9, twigs),
  area('brown', stems.map(([stem, foot, tip]) => limb(stem, foot, tip)).join(''))
]

const rising = bough(
  [
    ['M34 398C0 300 92 262 92 190', 44, 24],
    ['M92 196C92 140 190 140 194 46', 24, 10]
  ],
  'M84 226Q150 246 192 216M44 312Q110 330 158 296M40 350Q110 382 192 356M192 216V172M158 296L196 276M36 300Q20 270 30 232'
)

/** A twig in the corner that the other cards of the month need for what they show. */
const upper = line('brown', 7, 'M106 152Q70 120 80 56M88 112L46 96')

const falling = bough(
  [
    ['M4 46C70 50 40 150 104 180', 42, 26],
    ['M100 178C170 214 110 300 196 366', 26, 10]
  ],
  'M50 96Q110 90 130 44M64 132Q130 130 186 96M60 126Q30 170 46 214M134 218Q180 210 196 176M138 278Q90 280 62 304M152 312Q110 340 96 366M186 96V54M138 262Q190 270 204 248'
)

/** A bush warbler (鶯), facing left, its feet at the origin. */
const warbler = [
  line('brown', 5, 'M-8-8V10M12-8V10'),
  area(
    'olive',
    'M-60-56C-56-88-8-96 16-66C26-54 40-46 58-52L96-78L106-62L66-22C48 4 2 8-26-8C-48-20-58-34-60-56z'
  ),
  area('face', 'M-57-46C-50-32-40-20-24-13C-8-6 10-3 26-5C-2-10-36-22-57-46z'),
  area('green', 'M-16-46C8-62 38-44 62-28C40-14-2-14-16-46z'),
  line('face', 3, 'M-6-44Q14-26 40-26M6-52Q26-36 52-34'),
  line('brown', 3, 'M60-44L92-70M66-34L98-62'),
  area('ink', 'M-58-66L-84-56L-58-52z'),
  dots('ink', 8, '-40,-64')
]

export const plum = {
  a: [
    ...rising,
    ...open('188,56 54,284,90 188,220 158,308,180 64,362'),
    ...buds('192,162 30,232 196,268 196,356'),
    line('brown', 7, 'M90 200Q108 182 146 184'),
    ...put(warbler, {x: 112, y: 174})
  ],
  b: [
    upper,
    ...rising,
    ...buds('194,170 196,274 192,356'),
    ...open('56,78,90 190,52 48,206 196,216,90 50,300'),
    ...writtenRibbon('あかよろし')
  ],
  c: [
    upper,
    ...rising,
    ...open('190,60 80,56,90 136,142,180 188,218,90 54,250 126,298 188,350,180'),
    ...buds('46,96 194,162 196,268 100,364')
  ],
  d: [
    ...falling,
    ...open('54,62 184,94,180 82,150 184,196 128,238,180 62,312,90 176,330'),
    ...buds('130,44 186,48 204,254 46,220 96,366')
  ]
}
