/** November: willow (柳). The poet Ono no Michikaze (小野道風) and a frog; the swallow (燕); a storm. */
import {area, dots, inked, line, ring, scatter} from '../brush.js'
import {pairs} from '../along.js'
import {redRibbon} from '../ribbons.js'

const leaf = 'M0 0Q14-4 15-24Q1-16 0 0z'

/** A strand that hangs from the origin: a stem, with slim leaves on both sides. */
const strand = stem => [line('olive', 4, stem), area('green', pairs([stem], leaf, {every: 23, from: 0.02}))]

/** Two strands that all cards of the month repeat, and so cost little. */
const [long, short] = [strand('M0 0C18 90-22 200-2 310'), strand('M0 0C-16 60 18 120 6 180')]

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
  // The robe, its sleeves and the hem.
  inked('white', 'M120 356Q116 336 124 320H206Q216 340 210 358z', 4),
  inked('blue', 'M136 212Q168 200 190 214Q216 262 220 336H112Q110 292 122 250z', 4),
  inked('blue', 'M140 216Q118 240 108 262L96 256L88 282Q112 296 142 286Q160 262 162 232z', 4),
  line('ink', 4, 'M150 212L164 236L182 212M170 250Q182 292 180 332'),
  // The head: face, tall cap of a courtier, brows, beard.
  inked('white', 'M140 176Q138 152 160 150Q184 152 184 178Q182 206 160 208Q142 206 140 176z', 4),
  area('ink', 'M138 168Q140 150 158 144L164 112Q184 108 190 124L186 148Q192 158 188 170Q166 156 138 168z'),
  line('ink', 3, 'M145 177q5-4 9 0M163 177q5-4 9 0M159 178l-3 9h4'),
  dots('ink', 5, '149,167 168,167'),
  line('red', 4, 'M156 195h5'),
  dots('sky', 9, '150,276 196,240 200,284 166,314 132,322 204,322 118,276 176,280 148,300'),
  // The umbrella over him, ribbed, on its shaft.
  line('brown', 6, 'M98 274L108 60'),
  inked(
    'gold',
    'M14 120Q34 40 110 34Q186 40 210 116Q192 104 176 114Q160 98 142 112Q126 96 110 110Q92 96 78 112Q62 98 46 114Q30 106 14 120z',
    4
  ),
  line(
    'ink',
    3,
    'M110 36Q56 62 46 112M110 36Q84 70 78 110M110 36V108M110 36Q136 70 142 110M110 36Q164 62 176 112'
  ),
  line('ink', 6, 'M110 34V24'),
  // The frog at the bank.
  area(
    'green',
    'M12 380Q4 372 14 366Q14 344 38 338Q44 324 56 330Q78 332 82 344Q78 354 66 356L78 374Q84 380 74 380H60L52 366Q46 380 34 380z'
  ),
  line('olive', 4, 'M24 366Q34 352 46 362M78 345H66'),
  dots('white', 9, '54,337'),
  dots('ink', 5, '54,337')
]

const swallow = [
  area('ink', 'M40 236Q60 214 88 224L196 136Q178 200 134 240L222 312L140 272L176 366L108 262Q70 270 40 236z'),
  area('white', 'M70 250Q96 236 120 246L112 262Q88 268 70 250z'),
  area('red', 'M40 238Q60 232 74 250Q54 252 40 238z'),
  dots('white', 7, '66,230'),
  line('face', 3, 'M116 222L184 154M134 226L180 184M132 250L170 280M124 260L150 308')
]

const stormStrands = [
  'M40 6C50 50 52 90 44 142',
  'M92 6C84 60 86 110 98 156',
  'M156 6C166 40 166 80 160 110',
  'M204 6C198 50 198 90 208 136'
]

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
  ring('red', 28, 3, 18, 168, 316),
  line('red', 8, 'M168 284a32 32 0 1 1-1 0z', {'stroke-dasharray': '46 21', 'stroke-dashoffset': 20})
]

export const willow = {
  a: [...strands('30,6 212,6', ''), ...poet],
  b: [...strands('', '40,8 84,6 140,8 204,6'), ...swallow],
  c: [...strands('34,6 76,50 160,44 210,8', '76,6 118,8 160,6 192,6'), ...redRibbon()],
  d: storm
}
