/** April: wisteria (藤). Tapering clusters hang from a vine; the cuckoo (時鳥) crosses a red crescent. */
import {area, dots, line, put, scatter} from '../brush.js'
import {limb, pairs} from '../along.js'
import {redRibbon} from '../ribbons.js'

const leaf = [area('green', 'M0 0Q17 14 0 48Q-17 14 0 0z')]
const floret = 'M0 0Q12-22 27-4Q14 12 0 0z'
const keel = 'M14-4h0'

/** A cluster that hangs from the origin and ends in a point. */
function cluster(length) {
  const stem = `M0-20C5 ${Math.round(length / 3)}-4 ${Math.round(length / 1.5)} 0 ${length}`
  const hanging = {every: 17, from: 0.06, scaleAt: part => 1.14 - 0.66 * part}
  return [
    line('green', 4, stem),
    area('purple', pairs([stem], floret, hanging)),
    line('pink', 7, pairs([stem], keel, {...hanging, to: 0.75}))
  ]
}

/** Four clusters that all cards of the month repeat, and so cost little. */
const clusters = [60, 120, 190, 260].map(cluster)

/**
 * The vine, its leaves, and the clusters.
 *
 * @param {string[]} places
 *   `spots` of the clusters, from the shortest to the longest.
 * @param {string} foliage
 *   `spots` of the leaves: x, y and turn.
 */
function wisteriaWith(places, foliage) {
  return [
    line('brown', 8, 'M4 44Q70 10 124 34T236 26'),
    ...scatter(leaf, foliage),
    ...places.flatMap((each, index) => (each ? scatter(clusters[index], each) : []))
  ]
}

const foliage = '28,36,30 64,28,20 64,28,-40 120,32,36 120,32,-36 178,36,24 178,36,-44 216,30,-20'

/** A cuckoo flying to the left, the middle of its body at the origin. */
const cuckoo = [
  area('ink', 'M30-4Q70-6 116-26Q120-16 112-8Q120-2 114 8Q74 22 30 14z'),
  area('ink', 'M-20-2Q-22-66 30-112Q62-60 36 2z', {stroke: 'face', 'stroke-width': 4}),
  area('ink', 'M-74 6Q-62-18-38-18Q0-22 40-4Q30 22-10 26Q-44 26-58 10z'),
  area('white', 'M-58 11Q-44 6-26 9Q-14 12-6 25Q-40 28-58 11z'),
  area('gold', 'M-62-8L-92 4L-64 8Q-58 0-62-8z'),
  area('ink', 'M-8 4Q-4 60 52 92Q74 44 34 2z', {stroke: 'face', 'stroke-width': 4}),
  line(
    'face',
    4,
    'M2-8Q4-50 28-82M18-4Q26-36 34-66M6 16Q16 46 44 68M22 10Q36 34 50 46M70-10L100-16M70 8L102 2'
  ),
  dots('gold', 10, '-46,-5'),
  dots('ink', 5, '-47,-5')
]

export const wisteria = {
  a: [
    area('red', 'M164 150A104 104 0 1 0 206 330A116 116 0 0 1 164 150z'),
    ...wisteriaWith(['34,60 80,52 122,56 164,54', '206,50'], foliage),
    ...put(cuckoo, {x: 106, y: 276, turn: 6, scale: 0.94})
  ],
  b: [...wisteriaWith(['', '82,52 160,56', '36,60', '202,48'], foliage), ...redRibbon()],
  c: wisteriaWith(['', '164,58', '36,60 124,54', '80,52 206,50'], foliage),
  d: [
    area('brown', limb('M206 398C244 280 176 170 222 30', 30, 14)),
    line('tan', 4, 'M208 372Q226 300 206 230M202 192Q200 140 212 92'),
    ...wisteriaWith(['168,58', '206,50', '76,54 128,54', '34,60'], foliage)
  ]
}
