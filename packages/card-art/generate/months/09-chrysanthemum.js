/** September: chrysanthemum (菊). Flowers of sixteen petals; the sake cup (盃) with 寿, long life. */
import {area, dots, inked, line, put, ring, scatter} from '../brush.js'
import {kana} from '../kana.generated.js'
import {blueRibbon} from '../ribbons.js'

const flower = [
  dots('brown', 106, '0,0'),
  ring('gold', 17, 16, 43),
  line('gold', 36, 'M0-26a26 26 0 1 1-1 0z', {'stroke-dasharray': '7.8 2.4', 'stroke-linecap': 'butt'}),
  dots('red', 24, '0,0')
]
const flowers = places => scatter(flower, places)

/** A leaf with blunt lobes, pointing up, its foot at the origin. */
const leaf = [
  area('green', 'M0 0Q-34 0-34-26Q-54-44-34-60Q-30-90 0-96Q30-90 34-60Q54-44 34-26Q34 0 0 0z'),
  line('face', 4, 'M0-6V-66')
]
const leaves = places => scatter(leaf, places)

const cup = [
  area('red', 'M34 236H206C206 300 172 332 146 340L152 362H88L94 340C68 332 34 300 34 236z', {
    stroke: 'ink',
    'stroke-width': 5,
    'stroke-linejoin': 'round'
  }),
  inked('gold', 'M34 236A86 24 0 0 1 206 236A86 24 0 0 1 34 236z'),
  ...put([area('gold', kana.寿)], {x: 120, y: 298})
]

export const chrysanthemum = {
  a: [...leaves('140,120,90 100,206,-90'), ...flowers('68,72 172,72 120,164'), ...cup],
  b: [
    ...leaves('90,90,90 90,320,90 150,210,-90'),
    ...flowers('70,76 172,146 66,226 170,330'),
    ...blueRibbon()
  ],
  c: [...leaves('100,108,90 146,276,-90'), ...flowers('78,84 160,196 90,316')],
  d: [...leaves('140,100,-90 96,292,90'), ...flowers('158,76 86,190 150,320')]
}
