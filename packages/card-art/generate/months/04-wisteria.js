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
  area('ink', 'M-22 4C-38 40-26 84 20 112C18 76 34 46 34 8z', {stroke: 'face', 'stroke-width': 4}),
  area('ink', 'M34-8C70-14 94-22 114-38L120-28L112-18L124-14L114-4L120 8C90 14 64 16 34 14z'),
  area('ink', 'M-78 0C-68-24-44-28-24-22C4-20 32-14 48 0C30 26-10 34-42 26C-58 20-64 12-78 0z'),
  area('white', 'M-62 10C-40 4-6 8 26 16C0 32-48 30-62 10z'),
  area('gold', 'M-66-14L-96-2L-68 6Q-62-4-66-14z'),
  area('ink', 'M-26-8C-36-60 14-104 78-116C62-100 66-84 58-78C64-62 56-52 50-46C54-28 44-12 34 0z', {
    stroke: 'face',
    'stroke-width': 4
  }),
  line(
    'face',
    4,
    'M-6-22C-4-56 20-82 50-96M12-18C16-46 32-64 50-74M28-12Q34-32 44-44M-10 24C-10 52-2 74 10 90M8 22Q8 44 16 62M62-4L104-20M62 6L104 0'
  ),
  line('ink', 4, 'M-36 12L-30 22M-16 12L-12 24M4 14V24'),
  dots('gold', 12, '-50,-6'),
  dots('ink', 6, '-51,-6')
]

export const wisteria = {
  a: [
    area('red', 'M150 158A104 104 0 1 0 206 330A112 112 0 0 1 150 158z'),
    ...wisteriaWith(['106,52 160,62', '46,52 205,58', '', ''], '76,26 132,36 182,40'),
    ...put(cuckoo, {x: 112, y: 278, turn: 10, scale: 0.94})
  ],
  b: [...wisteriaWith(['', '84,48 160,62', '36,52', '204,58'], '60,27 122,34 182,40'), ...redRibbon()],
  c: wisteriaWith(['', '120,56', '36,52 204,58', '78,48 162,62'], '58,27 100,28 142,39 182,40'),
  d: [
    area('brown', limb('M206 398C206 290 176 180 226 4', 42, 18)),
    ...wisteriaWith(['168,62', '126,58', '82,48', '38,52'], '60,27 104,29 148,40 188,39'),
    line('tan', 4, 'M204 378Q226 330 216 282M194 384Q204 364 208 340M206 250Q198 222 200 196')
  ]
}
