/** July: bush clover (萩). Arching sprays, leaves above and flowers below each stem; the boar (猪). */
import {area, beads, dots, line, put} from '../brush.js'
import {redRibbon} from '../ribbons.js'

/** Sprays that hang to the left: stems, with leaves on their upper and flowers on their lower side. */
const sprays = stems => {
  const paths = stems.join('')
  return [
    line('brown', 4, paths),
    ...put([beads('green', 19, 32, paths, 7)], {x: -8, y: -9}),
    ...put([beads('red', 19, 32, paths, 5)], {x: 9, y: 10})
  ]
}

const boar = [
  area(
    'brown',
    'M12 322C16 302 26 308 30 304C40 264 64 250 90 248C166 238 200 262 212 300Q222 330 216 384H190L178 348Q136 362 94 352L90 382H64L56 348C44 346 34 342 28 334Q12 336 12 322z'
  ),
  area('ink', 'M50 280Q46 246 74 240Q80 262 66 280zM94 246Q176 234 210 282Q202 292 192 286Q160 258 100 258z'),
  area('white', 'M38 332Q56 330 58 308Q70 340 48 342z'),
  dots('ink', 11, '52,298 19,320')
]

const bush = [
  'M150 20C100 20 60 50 32 110',
  'M218 44C150 30 90 70 56 190',
  'M218 124C160 110 110 150 88 280',
  'M218 208C180 200 140 230 128 356',
  'M216 296Q184 300 182 366'
]

export const clover = {
  a: [
    ...sprays([
      'M150 20C100 20 60 50 32 110',
      'M218 44C150 30 90 70 64 180',
      'M218 104C160 100 124 130 112 210',
      'M218 164Q176 164 162 210'
    ]),
    area('gold', 'M12 376H228V390H12z'),
    ...boar
  ],
  b: [...sprays(bush), ...redRibbon()],
  c: sprays(bush),
  d: put(sprays(bush), {x: 240, mirror: true})
}
