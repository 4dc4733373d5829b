/** April: wisteria (藤). Clusters hang from a vine; the cuckoo (時鳥) crosses a red crescent. */
import {area, beads, dots, line, put, scatter, spots} from '../brush.js'
import {redRibbon} from '../ribbons.js'

const leaf = [area('green', 'M0 0Q15 16 0 44Q-15 16 0 0z')]

/**
 * The vine, its leaves, and clusters that hang from it: two columns of florets, then one.
 *
 * @param {string} places
 *   `spots`: x, y and the length of the broad part in florets.
 * @param {string} foliage
 *   `spots` of the leaves: x, y and turn.
 */
function wisteriaWith(places, foliage) {
  const columns = spots(places).map(([x, y, count]) => {
    const below = y + 20 * count
    return {
      broad: `M${x - 10} ${y}v${20 * count}M${x + 10} ${y + 10}v${20 * count}`,
      slim: `M${x} ${below + 14}v54`
    }
  })
  const all = part => columns.map(column => column[part]).join('')
  return [
    line('brown', 8, 'M8 40Q70 12 124 32T232 28'),
    ...scatter(leaf, foliage),
    beads('purple', 25, 20, all('broad')),
    beads('purple', 19, 18, all('slim')),
    beads('pink', 7, 20, all('broad'))
  ]
}

const foliage = '64,28,24 64,28,-24 120,30,24 120,30,-24 178,34,24 178,34,-24'

/** A cuckoo flying to the left, the middle of its body at the origin. */
const cuckoo = [
  area('ink', 'M20-12L112-26Q122-14 110-2L30 12z'),
  area('ink', 'M-26-10Q-14-72 50-112Q58-64 34-8z', {stroke: 'face', 'stroke-width': 4}),
  area('ink', 'M-78 8L-60-6Q-48-24-22-20Q20-18 46-8Q24 30-22 26Q-50 22-60 8z'),
  line('face', 4, 'M-38 14q14 8 28 3M-26 22q16 3 32-6M8 12q10-2 18-8'),
  area('ink', 'M-14-8Q36-40 104-56Q92-12 36 6Q6 10-14-8z', {stroke: 'face', 'stroke-width': 4}),
  line('face', 4, 'M28-18L84-38M36-4L74-22M8-36L40-82M24-32L46-64'),
  dots('gold', 9, '-46,-5')
]

export const wisteria = {
  a: [
    area('red', 'M174 154A98 98 0 1 0 206 348A112 112 0 0 1 174 154z'),
    ...wisteriaWith('38,58,3 92,50,1 150,52,0 206,48,3', foliage),
    ...put(cuckoo, {x: 112, y: 282, turn: 8})
  ],
  b: [...wisteriaWith('38,58,5 92,50,2 150,54,6 206,48,9', '64,28,24 120,30,24 178,34,-24'), ...redRibbon()],
  c: wisteriaWith('38,58,5 92,50,10 150,54,4 206,48,8', foliage),
  d: wisteriaWith('38,58,10 92,50,4 150,54,11 206,48,6', foliage)
}
