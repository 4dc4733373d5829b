/** December: paulownia (桐). Three dark leaves, spikes of 3, 5 and 3 flowers; the phoenix (鳳凰). */
import {area, dots, inked, line, put, scatter} from '../brush.js'

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

/** Feathers of a wing that fan out from its shoulder, the first one lowest. */
const quills = (colour, place, turns) =>
  turns.flatMap(turn => put([inked(colour, 'M0 0C-16-34-14-80 0-106C14-80 16-34 0 0z', 4)], {...place, turn}))

/** Feathers are apart from each other and from the leaves under them. */
const edge = {stroke: 'face', 'stroke-width': 4, 'stroke-linejoin': 'round'}

/** Three feathers on the head. */
const crest = 'M62 52C62 34 72 26 86 24M70 54C76 42 90 34 104 38M78 62C86 54 96 54 106 60'

/** Tail feathers: long plumes that swing, broaden and curl to a point, each with its shaft, barbs and eye. */
const plumes = [
  area(
    'red',
    'M184 162C222 186 234 252 222 300C216 328 196 348 162 342C184 328 196 310 198 284C202 246 196 206 170 178zM158 174C150 226 108 230 72 242C46 252 40 280 60 300C24 300 4 258 32 230C62 204 122 206 136 180z',
    edge
  ),
  area(
    'gold',
    'M176 170C200 234 180 272 148 298C128 316 122 340 146 356C104 360 86 316 108 284C130 256 158 232 152 178z',
    edge
  ),
  line('gold', 4, 'M182 174C214 214 218 288 204 318M148 184C132 226 62 218 38 250'),
  line('red', 4, 'M166 180C184 254 116 270 112 318'),
  dots('gold', 20, '204,318 38,264'),
  dots('red', 20, '114,322'),
  dots('green', 11, '204,318 38,264 114,322')
]

/** The tail that curls over the leaves, the far wing, the body with its long neck, the near wing, crest and beak; facing left. */
const phoenix = [
  line('ink', 10, crest),
  line('red', 5, crest),
  dots('gold', 12, '86,24 104,38 106,60'),
  inked(
    'gold',
    'M26 94C24 82 34 74 44 70C44 52 64 46 76 58C86 70 78 88 76 100C74 116 92 118 110 124C146 136 178 150 194 190C150 210 104 200 82 170C66 148 54 128 56 106C54 96 50 90 44 88C36 86 30 88 26 94z',
    4
  ),
  line(
    'red',
    4,
    'M58 118q8 6 15 0M62 134q10 6 17-2M72 150q10 4 15-6M84 168q10 2 14-8M104 182q10 0 12-10M130 188q10-2 12-10'
  ),
  ...plumes,
  ...quills('red', {x: 122, y: 158, scale: 1.08}, [84, 66, 48, 30, 12]),
  ...quills('purple', {x: 118, y: 160, scale: 0.86}, [78, 56, 34, 12]),
  ...quills('gold', {x: 112, y: 164, scale: 0.6}, [76, 44, 12]),
  area('red', 'M26 94C24 82 34 74 44 70L46 88Q34 84 26 94z'),
  line('ink', 4, 'M52 70q7-6 14 1'),
  dots('ink', 8, '59,71')
]

export const paulownia = {
  a: [stem('M40 290V170'), ...scatter(bell, '30,150 48,200'), ...put(leaves, {y: 14}), ...phoenix],
  b: [...spikes, ...leaves],
  c: [...bendingSpikes, ...leaves],
  d: [area('gold', 'M6 300H234V394H6z'), ...spikes, ...leaves]
}
