/** April: wisteria (藤). Tapering clusters hang from a vine; the cuckoo (時鳥) crosses a red crescent. */
import {area, dots, line, put, scatter, spots} from '../brush.js'
import {pairs} from '../along.js'
import {redRibbon} from '../ribbons.js'

const leaf = [area('green', 'M0 0Q17 14 0 48Q-17 14 0 0z')]
const floret = 'M0 0Q12-22 27-4Q14 12 0 0z'
const keel = 'M14-4h0'

/**
 * The vine, its leaves, and clusters that hang from it and end in a point.
 *
 * @param {string} places
 *   `spots` of the clusters: x, y and length.
 * @param {string} foliage
 *   `spots` of the leaves: x, y and turn.
 */
function wisteriaWith(places, foliage) {
  const stems = spots(places).map(
    ([x, y, length]) =>
      `M${x} ${y - 20}C${x + 5} ${y + Math.round(length / 3)} ${x - 4} ${y + Math.round(length / 1.5)} ${x} ${y + length}`
  )
  const hanging = {every: 17, from: 0.06, scaleAt: part => 1.14 - 0.66 * part}
  return [
    line('brown', 8, 'M4 44Q70 10 124 34T236 26'),
    line('green', 4, stems.join('')),
    ...scatter(leaf, foliage),
    area('purple', pairs(stems, floret, hanging)),
    line('pink', 7, pairs(stems, keel, {...hanging, to: 0.75}))
  ]
}

const foliage = '28,36,30 64,28,20 64,28,-40 120,32,36 120,32,-36 178,36,24 178,36,-44 216,30,-20'

/** A cuckoo flying to the left, the middle of its body at the origin. */
const cuckoo = [
  area('ink', 'M30-4Q70-6 116-26Q120-16 112-8Q120-2 114 8Q74 22 30 14z'),
  area('ink', 'M-20-2Q-22-66 30-112Q62-60 36 2z', {stroke: 'face', 'stroke-width': 4}),
  area('ink', 'M-74 6Q-62-18-38-18Q0-22 40-4Q30 22-10 26Q-44 26-58 10z'),
  area('white', 'M-54 12Q-30 4 6 12Q-4 24-22 25Q-42 24-54 12z'),
  line('ink', 4, 'M-36 10v9M-22 9v12M-8 10v9'),
  area('ink', 'M-8 4Q-4 60 52 92Q74 44 34 2z', {stroke: 'face', 'stroke-width': 4}),
  line(
    'face',
    4,
    'M2-8Q4-50 28-82M18-4Q26-36 34-66M6 16Q16 46 44 68M22 10Q36 34 50 46M70-10L100-16M70 8L102 2'
  ),
  dots('gold', 8, '-48,-6')
]

export const wisteria = {
  a: [
    area('red', 'M164 150A104 104 0 1 0 206 330A116 116 0 0 1 164 150z'),
    ...wisteriaWith('34,60,70 82,52,48 130,54,58 168,56,84 202,50,120', foliage),
    ...put(cuckoo, {x: 106, y: 276, turn: 6, scale: 0.94})
  ],
  b: [...wisteriaWith('36,60,200 82,52,110 160,56,150 202,48,250', foliage), ...redRibbon()],
  c: wisteriaWith('36,60,150 84,52,270 132,54,180 166,58,90 202,50,230', foliage),
  d: wisteriaWith('32,60,250 74,54,130 116,54,290 162,58,190 204,50,110', foliage)
}
