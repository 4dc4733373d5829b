/** April: wisteria (藤). Tapering clusters hang from a vine; the cuckoo (時鳥) crosses a red crescent. */
import {area, dots, line, put, scatter} from '../brush.js'
import {limb, pairs} from '../along.js'
import {redRibbon} from '../ribbons.js'

/** A leaf of leaflets in pairs that hangs from the origin. */
const leafStem = 'M0 0C0 16 0 32 0 50'
const leaf = [
  area(
    'green',
    pairs([leafStem], 'M0 2C0-8 12-24 24-22C26-12 14 2 0 2z', {every: 15}) + 'M0 40Q-12 54 0 72Q12 54 0 40z',
    {stroke: 'face', 'stroke-width': 2}
  )
]

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
const racemes = [76, 138, 216, 294].map(raceme)

/**
 * The vine, its leaves, and the racemes.
 *
 * @param {string[]} places
 *   `spots` of the racemes, from the shortest to the longest.
 * @param {string} foliage
 *   `spots` of the leaves.
 */
function wisteriaWith(places, foliage) {
  return [
    line('brown', 12, 'M9 42Q70 10 124 34T231 28'),
    line('tan', 4, 'M28 34Q66 18 104 27M150 41Q186 46 214 34'),
    ...scatter(leaf, foliage),
    ...places.flatMap((each, index) => (each ? scatter(racemes[index], each) : []))
  ]
}

/** A cuckoo flying to the left, the middle of its body at the origin: the far wing, the tail, the body, the near wing. */
const cuckoo = [
  area('ink', 'M-22 6C-32 46-14 92 42 122Q48 102 34 92Q46 80 34 68Q44 54 34 44Q40 26 30 8z', {
    stroke: 'face',
    'stroke-width': 4
  }),
  area('ink', 'M30-10C62-18 92-32 118-54Q128-44 118-34Q132-28 120-18Q132-10 118-2C90 12 60 18 30 14z'),
  area('ink', 'M-80-4C-72-26-48-30-28-24C0-20 30-14 48 0C32 28-10 36-42 26C-60 20-70 10-80-4z'),
  area('white', 'M-60 12C-36 4-6 8 28 16C2 34-42 32-60 12z'),
  area('gold', 'M-70-18L-102-6L-72 2Q-64-6-70-18z'),
  area('ink', 'M-28-8C-36-66 20-112 90-128Q92-106 72-98Q82-84 64-72Q72-56 54-48Q58-30 42-22Q44-8 30 6z', {
    stroke: 'face',
    'stroke-width': 4
  }),
  line(
    'face',
    4,
    'M-6-20Q10-70 70-98M6-16Q22-54 62-72M18-12Q30-36 52-48M-8 24Q-2 64 32 92M8 22Q14 50 32 68M66-6L116-34M66 4L118-18'
  ),
  line('ink', 4, 'M-20 16V28M-4 14V28M12 14V25'),
  dots('gold', 13, '-52,-8'),
  dots('ink', 7, '-53,-8')
]

export const wisteria = {
  a: [
    area('red', 'M150 158A104 104 0 1 0 206 330A112 112 0 0 1 150 158z'),
    ...wisteriaWith(['106,52 160,62', '46,52 205,58', '', ''], '76,26 132,36 182,40'),
    ...put(cuckoo, {x: 116, y: 276, turn: 16, scale: 0.86})
  ],
  b: [...wisteriaWith(['', '84,48 160,62', '36,52', '204,58'], '60,27 122,34 182,40'), ...redRibbon()],
  c: wisteriaWith(['', '120,56', '36,52 204,58', '78,48 162,62'], '58,27 100,28 142,39 182,40'),
  d: [
    area('brown', limb('M206 398C206 290 176 180 226 4', 42, 18)),
    ...wisteriaWith(['168,62', '126,58', '82,48', '38,52'], '60,27 104,29 148,40 188,39'),
    line('tan', 4, 'M204 378Q226 330 216 282M194 384Q204 364 208 340M206 250Q198 222 200 196')
  ]
}
