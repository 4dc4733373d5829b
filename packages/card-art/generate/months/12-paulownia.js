/** December: paulownia (桐). Three dark leaves, spikes of 3, 5 and 3 flowers; the phoenix (鳳凰). */
import {area, dots, inked, line, put, scatter, spots} from '../brush.js'

/** A broad leaf, a heart with its veins, hanging from the origin. */
const leaf = [
  area('ink', 'M0 6Q-26-26-56-6Q-80 22-58 66Q-40 100 0 134Q40 100 58 66Q80 22 56-6Q26-26 0 6z', {
    stroke: 'face',
    'stroke-width': 5
  }),
  line(
    'face',
    4,
    'M0 6V116M0 34Q-26 30-46 10M0 34Q26 30 46 10M0 62Q-24 60-46 46M0 62Q24 60 46 46M0 90Q-18 88-32 78M0 90Q18 88 32 78'
  )
]
const side = put(leaf, {scale: 0.84})
const leaves = [...scatter(side, '112,276,66 128,276,-66'), ...put(leaf, {x: 120, y: 250})]

/** A flower: a slim bell with a lip of three lobes, under its calyx. */
const bell = put(
  [
    area('purple', 'M0-24C12-24 12-4 18 12Q16 24 7 18Q0 27-7 18Q-16 24-18 12C-12-4-12-24 0-24z', {
      stroke: 'face',
      'stroke-width': 3
    }),
    line('pink', 3, 'M-5-6V10M5-6V10'),
    area('green', 'M-9-18Q0-34 9-18Q0-11-9-18z')
  ],
  {scale: 1.1}
)
const stem = d => line('green', 5, d)
/** Spikes of 3, 5 and 3 flowers: upright, or bending apart. */
const spikes = [
  stem(
    'M120 270V40M120 282Q116 232 50 220V126M120 282Q124 232 190 220V126M102 90q18-18 36 0M98 142q22-22 44 0M98 194q22-22 44 0M30 172q20-20 40 0M170 172q20-20 40 0'
  ),
  ...scatter(
    bell,
    '120,44 100,96 140,96 98,148 142,148 98,200 142,200 50,128 30,180 70,180 190,128 170,180 210,180'
  )
]
const bendingSpikes = [
  stem(
    'M120 270V80M120 280Q116 220 46 130M120 280Q124 220 194 130M96 90q24-16 48 0M94 142q26-16 52 0M32 146q2-18 28-8M208 146q-2-18-28-8M68 184q2-14 20-6M172 184q-2-14-20-6'
  ),
  ...scatter(bell, '120,62 98,112 142,112 96,164 144,164 46,118 30,168 66,206 194,118 210,168 174,206')
]

/** A feather with a round end, its root at the origin. */
const feather = colour => inked(colour, 'M-5 0C-14-34-15-86 0-102C15-86 14-34 5 0z', 4)
/** Feathers along a wing, the first one lowest: places, turns and lengths in parts of a whole one. */
const quills = (colour, places) =>
  spots(places).flatMap(([x, y, turn, scale]) => put([feather(colour)], {x, y, turn, scale: scale / 100}))

/** Feathers are apart from each other and from the leaves under them. */
const edge = {stroke: 'face', 'stroke-width': 4, 'stroke-linejoin': 'round'}

/** Three feathers on the head. */
const crest = 'M62 52C62 34 72 26 86 24M70 54C76 42 90 34 104 38M78 62C86 54 96 54 106 60'

/** Tail feathers: three plumes of one root, each longer than the last, that swing and end in a point, with shaft and eye. */
const plumes = [
  area(
    'red',
    'M170 172C218 196 242 254 230 312C222 350 198 376 156 386C184 360 198 334 202 304C206 256 190 214 156 190z',
    edge
  ),
  area(
    'gold',
    'M162 178C200 218 204 272 182 310C166 338 140 354 110 354C136 336 152 314 158 286C164 250 160 220 142 192z',
    edge
  ),
  area(
    'red',
    'M152 184C172 214 168 252 146 278C130 296 110 304 88 300C108 286 122 266 126 244C130 222 130 208 128 192z',
    edge
  ),
  line('gold', 4, 'M178 186C218 224 228 290 206 338M146 196C156 226 146 262 126 282'),
  line('red', 4, 'M164 190C186 230 188 278 166 314'),
  dots('gold', 20, '211,322 138,264'),
  dots('red', 20, '172,300'),
  dots('green', 11, '211,322 138,264 172,300')
]

/** The tail, the far wing, the body with its long neck, the near wing, crest and beak; facing left. */
const phoenix = [
  line('ink', 10, crest),
  line('red', 5, crest),
  dots('gold', 12, '86,24 104,38 106,60'),
  ...plumes,
  ...quills('purple', '130,92,26,76 124,92,6,76'),
  inked(
    'gold',
    'M26 94C24 82 34 74 44 70C44 52 64 46 76 58C86 70 78 88 76 100C74 116 92 118 110 124C146 136 168 150 184 190C146 218 98 210 74 178C54 150 52 128 56 106C54 96 50 90 44 88C36 86 30 88 26 94z',
    4
  ),
  line(
    'red',
    4,
    'M58 118q8 6 15 0M60 136q10 6 19-2M68 154q12 6 19-6M80 174q14 4 20-8M104 188q14 0 18-12M134 194q12-2 16-12'
  ),
  ...quills('red', '118,148,112,76 124,132,96,84 130,116,80,92 136,104,64,100 138,92,48,100'),
  ...quills('purple', '120,140,96,50 130,118,64,58 136,98,48,58'),
  inked(
    'gold',
    'M96 158C92 130 108 92 138 78C152 80 154 92 146 104C140 124 134 150 118 166C106 170 98 166 96 158z',
    4
  ),
  line('red', 4, 'M108 150q10 4 16-6M114 128q10 4 16-6M124 106q10 4 16-6'),
  area('red', 'M26 94C24 82 34 74 44 70L46 88Q34 84 26 94z'),
  line('ink', 4, 'M52 70q7-6 14 1'),
  dots('ink', 8, '59,71')
]

/** What the phoenix leaves free: a spike in the corner, over its leaf. */
const cornerSpike = [stem('M54 300V162M34 206q20-20 40 0'), ...scatter(bell, '54,162 34,214 74,214')]

export const paulownia = {
  a: [...cornerSpike, ...scatter(side, '112,288,66 122,288,-66'), ...put(leaf, {x: 114, y: 258}), ...phoenix],
  b: [...spikes, ...leaves],
  c: [...bendingSpikes, ...leaves],
  d: [area('gold', 'M6 300H234V394H6z'), ...spikes, ...leaves]
}
