/** November: willow (柳). The poet Ono no Michikaze (小野道風) and a frog; the swallow (燕); a storm. */
import {area, beads, dots, inked, line, put, ring} from '../brush.js'
import {redRibbon} from '../ribbons.js'

/** Strands: a stem, with slim leaves on both sides. */
const strands = paths => [
  line('olive', 4, paths),
  ...put([beads('green', 8, 26, paths, 14)], {x: -6}),
  ...put([beads('green', 8, 26, paths, 14)], {x: 6, y: 13})
]

const poet = [
  area('sky', 'M12 330Q60 312 120 330T228 326V376Q228 388 216 388H24Q12 388 12 376z'),
  inked('blue', 'M120 200Q156 186 184 206Q212 250 214 344H104Q108 280 92 262L108 236z'),
  area('white', 'M110 344H208L212 362H100z'),
  inked('white', 'M122 168Q124 150 148 148Q172 152 170 176Q166 200 146 202Q124 200 122 168z', 4),
  area('ink', 'M120 160Q130 132 152 104Q176 128 176 158Q150 146 120 160z'),
  line('ink', 4, 'M128 172h8M146 172h8M134 188h8'),
  line('brown', 7, 'M100 262L92 40'),
  inked('gold', 'M16 110Q40 36 92 30Q150 30 186 96Q160 84 142 102Q118 84 96 106Q72 88 54 110Q34 96 16 110z'),
  line('ink', 3, 'M92 34Q60 60 54 106M92 34V104M92 34Q130 60 142 98'),
  inked('blue', 'M150 216Q140 262 96 276L88 244Q114 236 122 206z'),
  area(
    'green',
    'M20 370Q14 340 42 330Q46 314 60 320Q82 322 86 334Q82 346 70 348L76 370H60L54 356Q52 370 38 370z'
  ),
  line('ink', 3, 'M38 370Q24 354 40 348'),
  dots('white', 9, '58,328'),
  dots('ink', 5, '59,328')
]

const swallow = [
  area('ink', 'M40 236Q60 214 88 224L196 136Q178 200 134 240L222 312L140 272L176 366L108 262Q70 270 40 236z'),
  area('white', 'M70 250Q96 236 120 246L112 262Q88 268 70 250z'),
  area('red', 'M40 238Q60 232 74 250Q54 252 40 238z'),
  dots('white', 7, '66,230')
]

const storm = [
  area('red', 'M10 24Q10 10 24 10H216Q230 10 230 24V376Q230 390 216 390H24Q10 390 10 376z'),
  area(
    'ink',
    'M10 150V24Q10 10 24 10H216Q230 10 230 24V120Q200 160 170 130Q150 180 110 150Q90 200 50 160Q30 180 10 150z'
  ),
  inked('gold', 'M150 110L84 226H128L96 356L196 196H146L190 110z'),
  dots('ink', 96, '66,318'),
  dots('face', 72, '66,318'),
  ring('ink', 22, 3, 16, 66, 318),
  line('ink', 6, 'M66 291a27 27 0 1 1-1 0z', {'stroke-dasharray': '34 22.5'})
]

export const willow = {
  a: [...strands('M206 12Q220 120 200 220M40 12Q20 120 34 250M228 60Q216 180 224 290'), ...poet],
  b: [
    ...strands('M40 12Q20 90 50 190M84 12Q80 110 110 200M140 12Q120 90 140 140M200 12Q190 60 206 120'),
    ...swallow
  ],
  c: [
    ...strands(
      'M34 12Q50 120 30 240M70 12Q90 160 60 330M108 12Q120 160 120 250M150 12Q170 160 150 350M188 12Q210 120 190 290M216 12Q230 100 216 200'
    ),
    ...redRibbon()
  ],
  d: storm
}
