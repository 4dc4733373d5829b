/** April: wisteria (藤). Tapering clusters hang from a vine; the cuckoo (時鳥) crosses a red crescent. */
import {area, dots, line, put, scatter} from '../brush.js'
import {limb, pairs} from '../along.js'
import {redRibbon} from '../ribbons.js'

/** A leaf of seven leaflets that hangs from the origin to the right. */
const leafStem = 'M0 0C10 0 28 4 38 30'
const leaf = [
  area(
    'green',
    pairs([leafStem], 'M0 0Q6-16 24-18Q20-2 0 0z', {every: 16}) + 'M36 26Q50 32 48 54Q32 46 36 26z'
  )
]
const leaves = (rights, lefts) => [...scatter(leaf, rights), ...scatter(put(leaf, {mirror: true}), lefts)]

/** A petal on the left of a stem that grows downwards: it droops. */
const petal = 'M0 4C0-18 18-36 31-34C38-20 22 4 0 4z'

/** A raceme that hangs from the origin and tapers to a point. */
function raceme(length) {
  const stem = `M0-22C0 ${Math.round(length / 3)} 0 ${Math.round(length / 1.5)} 0 ${length}`
  const hanging = {every: 20, from: 0.16, scaleAt: part => 1.08 - 0.66 * part}
  return [
    line('green', 5, stem),
    area('purple', pairs([stem], petal, hanging), {stroke: 'face', 'stroke-width': 2}),
    area('pink', pairs([stem], 'M4-3Q8-14 19-19Q18-6 4-3z', {...hanging, to: 0.75}))
  ]
}

/** Four racemes that all cards of the month repeat, and so cost little. */
const racemes = [70, 120, 185, 250].map(raceme)

/**
 * The vine, its leaves, and the racemes.
 *
 * @param {string[]} places
 *   `spots` of the racemes, from the shortest to the longest.
 */
function wisteriaWith(places) {
  return [
    line('brown', 9, 'M4 44Q70 10 124 34T236 26'),
    ...places.flatMap((each, index) => (each ? scatter(racemes[index], each) : [])),
    ...leaves('20,36 122,30', '116,32 220,28')
  ]
}

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
    ...wisteriaWith(['122,60 166,54', '40,60 80,52', '206,50', '']),
    ...put(cuckoo, {x: 106, y: 276, turn: 6, scale: 0.94})
  ],
  b: [...wisteriaWith(['', '82,52 160,56', '36,60', '202,48']), ...redRibbon()],
  c: wisteriaWith(['', '120,60', '36,60 204,54', '78,52 162,50']),
  d: [
    area('brown', limb('M206 398C244 280 176 170 222 30', 30, 14)),
    line('tan', 4, 'M208 372Q226 300 206 230M202 192Q200 140 212 92'),
    ...wisteriaWith(['168,58', '206,50', '122,54', '36,60 80,50'])
  ]
}
