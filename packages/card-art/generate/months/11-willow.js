/** November: willow (柳). The poet Ono no Michikaze (小野道風) and a frog; the swallow (燕); a storm. */
import {area, dots, inked, line, put, ring, scatter} from '../brush.js'
import {pairs} from '../along.js'
import {redRibbon} from '../ribbons.js'

const leaf = 'M0 0Q16-4 18-30Q0-20 0 0z'

/** A strand that hangs from the origin: a stem, with slim leaves on both sides. */
const strand = stem => [line('olive', 4, stem), area('green', pairs([stem], leaf, {every: 23, from: 0.02}))]

/** Two strands that all cards of the month repeat, and so cost little. */
const [long, short] = [strand('M0 0C20 120-26 240 4 354'), strand('M0 0C-16 60 20 150 4 220')]

/** Strands at their upper ends. */
const strands = (longs, shorts) => [
  ...(longs ? scatter(long, longs) : []),
  ...(shorts ? scatter(short, shorts) : [])
]

/** The poet with his umbrella at the stream, looking at the frog. */
const poet = [
  area('sky', 'M6 352Q64 334 120 350T234 346V394H6z'),
  line('white', 4, 'M88 360q12-7 24 0'),
  area('olive', 'M84 394Q100 354 150 352Q196 346 234 350V394z'),
  // Shoes, the robe with its sleeves, collar and folds.
  inked('white', 'M122 344H206L200 370H172L164 354L156 370H126z', 4),
  area('ink', 'M120 372Q120 362 134 362H156V372zM172 372V362H196Q208 362 206 372z'),
  inked('blue', 'M176 206C204 214 218 244 224 276L222 312L184 308z', 4),
  inked(
    'blue',
    'M138 206C150 196 176 196 188 208C204 250 208 300 216 346Q164 360 112 346C118 300 120 250 138 206z',
    4
  ),
  inked('blue', 'M142 208C128 224 114 238 98 246L82 252L76 310L128 316C144 292 158 262 162 234z', 4),
  line('red', 9, 'M87 256L83 304'),
  area('white', 'M146 200L162 236L180 200z'),
  line('red', 6, 'M148 204L162 234L178 204'),
  line(
    'ink',
    4,
    'M162 238Q172 290 166 350M188 250Q198 300 194 348M138 322L134 346M112 246Q122 276 112 308M140 232Q140 270 124 306'
  ),
  dots('sky', 11, '148,334 182,326 178,272 148,262 100,290 128,250 206,276'),
  // The head: face, tall cap of a courtier, brows, mouth.
  inked('white', 'M138 172C136 150 184 148 186 172Q188 204 162 206Q138 204 138 172z', 4),
  area(
    'ink',
    'M134 168C136 150 156 146 162 142C160 124 166 106 180 106C194 110 194 130 186 146C192 152 192 162 190 170C172 158 152 158 134 168z'
  ),
  line('ink', 3, 'M143 174q5-5 11-4M166 170q6-1 11 4M160 179q-4 8 2 9'),
  dots('ink', 5, '150,181 170,181'),
  line('red', 5, 'M157 196h7'),
  // The umbrella over him, ribbed, on its shaft.
  line('brown', 7, 'M98 284L110 60'),
  inked('white', 'M92 262Q104 258 108 268Q106 280 94 278Q86 270 92 262z', 4),
  inked(
    'gold',
    'M10 124Q30 40 112 32Q194 40 226 116Q206 102 186 114Q166 98 146 112Q128 98 110 112Q90 98 72 114Q56 102 40 118Q24 112 10 124z',
    4
  ),
  line('red', 7, 'M32 82Q62 46 112 44Q166 48 202 80'),
  line(
    'ink',
    3,
    'M112 34Q54 62 40 116M112 34Q82 70 72 112M112 34L110 110M112 34Q142 70 146 110M112 34Q176 62 186 112'
  ),
  line('ink', 7, 'M112 32V22'),
  // The frog at the bank.
  inked(
    'green',
    'M10 378C6 352 26 334 48 334C54 320 70 322 74 334C86 338 90 348 82 354C76 358 70 358 64 362L72 380H58L50 368L40 380z',
    4
  ),
  line('ink', 3, 'M20 376C22 352 42 352 46 366M74 349H86'),
  dots('gold', 11, '62,336'),
  dots('ink', 6, '63,336')
]

/** A swallow diving to the left: the far wing, the forked tail, the body, the near wing. */
const swallow = [
  area('ink', 'M92 250C70 286 76 336 116 378C110 336 128 300 140 266z'),
  area('ink', 'M138 244L228 250L166 262L222 316L128 276z'),
  area(
    'ink',
    'M30 228C36 208 62 202 80 216C110 222 140 236 158 258C128 280 84 280 62 256C52 244 44 234 30 228z'
  ),
  area('white', 'M62 252C82 238 116 244 142 264C116 278 84 276 62 252z'),
  area('red', 'M42 228Q64 226 72 240Q68 252 60 252Q50 240 42 228z'),
  area('ink', 'M86 220C92 170 138 138 202 124C172 150 172 200 140 248z', {stroke: 'face', 'stroke-width': 4}),
  dots('face', 7, '54,219'),
  line(
    'face',
    3,
    'M108 218Q124 176 170 148M124 228Q140 190 164 172M104 286Q98 316 106 344M118 286Q112 308 114 326'
  )
]

const stormStrands = [
  'M40 6C50 50 52 90 44 142',
  'M92 6C84 60 86 110 98 156',
  'M156 6C166 40 166 80 160 110',
  'M204 6C198 50 198 90 208 136'
]

/** One of the three commas (巴) on the drum. */
const comma = area('red', 'M-12-18A12 12 0 0 1 0-31Q26-30 33 4Q26-12 11-14A12 12 0 0 1-12-18z')

/** The storm: clouds, lightning and the drum of the god of thunder (雷神). */
const storm = [
  area('red', 'M6 6H234V394H6z'),
  area('ink', 'M6 6H234V176Q216 196 196 178Q176 208 148 186Q124 212 98 188Q74 206 54 182Q28 196 6 168z'),
  line('olive', 4, stormStrands.join('')),
  area('olive', pairs(stormStrands, leaf, {every: 25, from: 0.06})),
  inked('gold', 'M150 118L96 214L126 220L70 296L100 300L52 384L142 284L112 280L176 208L142 200L186 124z', 4),
  dots('ink', 104, '168,316'),
  dots('face', 84, '168,316'),
  ring('gold', 8, 16, 47, 168, 316),
  ...[0, 120, 240].flatMap(turn => put([comma], {x: 168, y: 316, turn}))
]

export const willow = {
  a: [...strands('30,6 212,6', ''), ...poet],
  b: [...strands('32,6 208,6', '80,6 128,6'), ...swallow],
  c: [...strands('30,6 122,6 208,6', '74,6 168,6'), ...redRibbon()],
  d: storm
}
