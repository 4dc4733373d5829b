/** February: plum (梅). Red blossoms on an angular branch. */
import {area, dots, line, put, scatter} from '../brush.js'
import {plumBlossom} from '../blossom.js'
import {writtenRibbon} from '../ribbons.js'

const blossom = plumBlossom('rose', 'gold')
const open = places => scatter(blossom, places)
const buds = points => [dots('rose', 20, points)]

const bough = [
  area(
    'brown',
    'M28 392C22 300 44 236 96 184C140 140 176 90 194 14C192 100 156 148 108 194C62 240 42 310 50 392z'
  ),
  line('brown', 8, 'M78 206Q150 190 184 280M142 138L122 90L132 40M42 290L22 240M40 350Q70 320 102 346')
]

/** A bush warbler (鶯), facing left, its feet at the origin. */
const warbler = [
  line('brown', 5, 'M-8-8V10M12-8V10'),
  area(
    'olive',
    'M-60-56C-56-88-8-96 16-66C26-54 40-46 58-52L96-78L106-62L66-22C48 4 2 8-26-8C-48-20-58-34-60-56z'
  ),
  area('face', 'M-57-46C-50-32-40-20-24-13C-8-6 10-3 26-5C-2-10-36-22-57-46z'),
  area('green', 'M-16-46C8-62 38-44 62-28C40-14-2-14-16-46z'),
  area('ink', 'M-58-66L-84-56L-58-52z'),
  dots('ink', 8, '-40,-64')
]

export const plum = {
  a: [
    ...bough,
    ...open('188,50 52,276,90 184,284 104,344,180 190,352'),
    ...buds('132,42 22,236'),
    ...put(warbler, {x: 112, y: 186})
  ],
  b: [
    ...bough,
    ...open('58,76,90 188,52 48,226 196,264,90 86,350 188,346,180'),
    ...writtenRibbon('あかよろし')
  ],
  c: [
    ...bough,
    ...open('58,90,90 188,52 130,146,180 50,226 184,284,90 106,340 190,356,180'),
    ...buds('132,40 92,280 206,176')
  ],
  d: [
    ...put(bough, {x: 240, mirror: true}),
    ...open('52,52 116,84,90 190,130,180 120,158 188,230 56,280,90 138,338'),
    ...buds('190,54 40,180 60,352')
  ]
}
