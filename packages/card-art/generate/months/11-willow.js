/** November: willow (柳). The poet Ono no Michikaze (小野道風) and a frog; the swallow (燕); a storm. */
import {area, dots, inked, line, ring} from '../brush.js'
import {pairs} from '../along.js'
import {redRibbon} from '../ribbons.js'

const leaf = 'M0 0Q14-4 15-24Q1-16 0 0z'

/** Strands that hang: a stem each, with slim leaves on both sides. */
const strands = stems => [
  line('olive', 4, stems.join('')),
  area('green', pairs(stems, leaf, {every: 23, from: 0.02}))
]

/** The poet with his umbrella at the stream, looking at the frog. */
const poet = [
  area('sky', 'M6 352Q64 334 120 350T234 346V394H6z'),
  line('white', 4, 'M128 372q14-8 28 0t28 0'),
  // The robe, its sleeves and the hem.
  inked('white', 'M120 356Q116 336 124 320H206Q216 340 210 358z', 4),
  inked('blue', 'M136 212Q168 200 190 214Q216 262 220 336H112Q110 292 122 250z', 4),
  inked('blue', 'M140 216Q118 240 108 262L96 256L88 282Q112 296 142 286Q160 262 162 232z', 4),
  line('ink', 4, 'M150 212L164 236L182 212M170 250Q182 292 180 332'),
  // The head: face, tall cap of a courtier, brows, beard.
  inked('white', 'M140 176Q138 152 160 150Q184 152 184 178Q182 206 160 208Q142 206 140 176z', 4),
  area('ink', 'M138 168Q140 150 158 144L164 112Q184 108 190 124L186 148Q192 158 188 170Q166 156 138 168z'),
  line('ink', 4, 'M146 178h7M160 178h7M154 194h8'),
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
  area('green', 'M18 376Q14 344 42 336Q46 322 58 328Q78 330 80 342Q76 352 64 354L72 376H56L50 362L44 376z'),
  dots('white', 9, '54,337'),
  dots('ink', 5, '54,337')
]

const swallow = [
  area('ink', 'M40 236Q60 214 88 224L196 136Q178 200 134 240L222 312L140 272L176 366L108 262Q70 270 40 236z'),
  area('white', 'M70 250Q96 236 120 246L112 262Q88 268 70 250z'),
  area('red', 'M40 238Q60 232 74 250Q54 252 40 238z'),
  dots('white', 7, '66,230')
]

/** The storm: clouds, lightning and the drum of the god of thunder (雷神). */
const storm = [
  area('red', 'M6 6H234V394H6z'),
  area('ink', 'M6 6H234V176Q216 196 196 178Q176 208 148 186Q124 212 98 188Q74 206 54 182Q28 196 6 168z'),
  line('olive', 5, 'M40 6Q54 70 44 150M92 6Q82 80 98 160M150 6Q164 70 152 150M204 6Q196 70 208 140'),
  inked('gold', 'M150 118L96 214L126 220L70 296L100 300L52 384L142 284L112 280L176 208L142 200L186 124z', 4),
  dots('ink', 104, '168,316'),
  dots('face', 84, '168,316'),
  ring('gold', 8, 16, 47, 168, 316),
  ring('red', 28, 3, 18, 168, 316),
  line('red', 8, 'M168 284a32 32 0 1 1-1 0z', {'stroke-dasharray': '46 21', 'stroke-dashoffset': 20})
]

export const willow = {
  a: [
    ...strands([
      'M30 6C20 100 40 200 28 330',
      'M220 6C210 120 230 220 218 320',
      'M206 6C214 60 208 100 214 150'
    ]),
    ...poet
  ],
  b: [
    ...strands([
      'M38 6C20 80 54 150 44 196',
      'M84 6C70 90 106 150 100 206',
      'M138 6C124 60 146 110 138 150',
      'M200 6C186 40 212 90 204 126'
    ]),
    ...swallow
  ],
  c: [
    ...strands([
      'M32 6C50 100 18 180 34 290',
      'M70 6C92 120 48 240 66 356',
      'M110 6C126 120 104 200 116 280',
      'M150 6C172 120 132 240 152 366',
      'M188 6C210 120 172 210 190 310',
      'M216 6C230 90 200 160 212 236'
    ]),
    ...redRibbon()
  ],
  d: storm
}
