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
  {scale: 1.05}
)
const stem = d => line('green', 5, d)
/** Spikes of 3, 5 and 3 flowers: upright, or bending apart. */
const spikes = [
  stem(
    'M120 270V56M51 270V140M189 270V140M100 104q20-18 40 0M98 162q22-20 44 0M32 190q19-18 38 0M170 190q19-18 38 0'
  ),
  ...scatter(bell, '120,54 100,110 140,110 98,168 142,168 51,142 32,198 70,198 189,142 170,198 208,198')
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
const crest = 'M62 52C62 34 72 26 86 24M69 54C74 42 86 36 99 40M76 62C80 56 86 54 93 59'

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
  dots('gold', 12, '86,24 99,40 93,59'),
  ...plumes,
  ...quills('purple', '116,116,22,92 108,118,8,88'),
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
  ...quills(
    'red',
    '118,142,110,80 120,140,94,94 120,138,78,104 120,138,62,110 120,138,46,112 120,138,30,106'
  ),
  ...quills('purple', '112,146,102,62 114,146,86,70 114,144,70,74 114,142,54,76 114,142,38,72'),
  inked(
    'gold',
    'M86 156C86 130 104 104 134 96C152 94 160 104 156 116C148 140 132 160 112 170C96 174 86 168 86 156z',
    4
  ),
  line(
    'red',
    4,
    'M96 158q8 6 16-2M104 138q10 8 20-2M120 158q8 2 14-8M118 118q10 8 20-2M132 138q8 2 12-10M138 112q8 4 12-6'
  ),
  area('red', 'M26 94C24 82 34 74 44 70L46 88Q34 84 26 94z'),
  line('ink', 4, 'M52 70q7-6 14 1'),
  dots('ink', 8, '59,71')
]

/** What the phoenix leaves free: a spike in the corner, over its leaf. */
const cornerSpike = [stem('M54 300V162M34 206q20-20 40 0'), ...scatter(bell, '54,162 34,214 74,214')]

export const paulownia = {
  a: [...cornerSpike, ...scatter(side, '112,294,66 126,300,-56'), ...put(leaf, {x: 114, y: 258}), ...phoenix],
  b: [...spikes, ...leaves],
  c: [...bendingSpikes, ...leaves],
  d: [area('gold', 'M6 318H234V394H6z'), ...spikes, ...leaves]
}
