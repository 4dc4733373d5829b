/** December: paulownia (桐). Three dark leaves, spikes of 3, 5 and 3 flowers; the phoenix (鳳凰). */
import {area, dots, inked, line, put, scatter, spots} from '../brush.js'

/** A leaf of three lobes with its veins, hanging from the origin. */
const leaf = [
  area(
    'ink',
    'M0 0C-16-24-58-18-60 14Q-88 26-72 56Q-62 72-44 70Q-32 108 0 134Q32 108 44 70Q62 72 72 56Q88 26 60 14C58-18 16-24 0 0z',
    {
      stroke: 'face',
      'stroke-width': 5
    }
  ),
  line('face', 4, 'M0 12V112M-54 40Q-10 44 0 12Q10 44 54 40M-26 86Q-4 80 0 56Q4 80 26 86')
]
const side = put(leaf, {scale: 0.92})
const leaves = [...scatter(side, '104,266,54 136,266,-54'), ...put(leaf, {x: 120, y: 250})]

/** A flower: a bell with a lip of three lobes, under its calyx. */
const bell = put(
  [
    area('purple', 'M0-20C14-22 14-4 22 10Q18 22 8 16Q0 26-8 16Q-18 22-22 10C-14-4-14-22 0-20z', {
      stroke: 'face',
      'stroke-width': 3
    }),
    line('pink', 3, 'M-5-4V10M5-4V10'),
    area('green', 'M-10-16Q0-30 10-16Q0-8-10-16z')
  ],
  {scale: 1.12}
)
const stem = d => line('green', 6, d)
/** Spikes of 3, 5 and 3 flowers: upright, or bending apart. */
const spikes = [
  stem('M120 270V52M120 280C120 230 58 220 58 130M120 280C120 230 182 220 182 130'),
  line('green', 4, 'M96 72q24-16 48 0M96 126q24-16 48 0M36 160q22-16 44 0M160 160q22-16 44 0'),
  ...scatter(bell, '120,44 96,96 144,96 96,150 144,150 58,130 36,184 80,184 182,130 160,184 204,184')
]
const bendingSpikes = [
  stem('M120 270V80M120 280Q116 220 46 130M120 280Q124 220 194 130'),
  line(
    'green',
    4,
    'M96 90q24-16 48 0M94 142q26-16 52 0M32 146q2-18 28-8M208 146q-2-18-28-8M68 184q2-14 20-6M172 184q-2-14-20-6'
  ),
  ...scatter(bell, '120,62 96,112 144,112 94,164 146,164 48,118 32,168 68,206 192,118 208,168 172,206')
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
const cornerSpike = [
  stem('M56 340V196'),
  line('green', 4, 'M32 218q22-16 46 0M32 256q22-16 46 0'),
  ...scatter(bell, '54,176 32,218 78,218 32,256 78,256')
]

export const paulownia = {
  a: [...cornerSpike, ...scatter(side, '104,288,54 136,288,-54'), ...put(leaf, {x: 114, y: 258}), ...phoenix],
  b: [...spikes, ...leaves],
  c: [...bendingSpikes, ...leaves],
  d: [area('gold', 'M6 300H234V394H6z'), ...spikes, ...leaves]
}
