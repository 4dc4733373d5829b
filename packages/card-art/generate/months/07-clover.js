/** July: bush clover (萩). Arching sprays, leaves below and flowers above; the boar (猪). */
import {area, around, dots, inked, line, put, scatter} from '../brush.js'
import {pairs, pointsOn} from '../along.js'
import {redRibbon} from '../ribbons.js'

/** A leaflet from (8, -7): a round oval in a direction. */
function leaflet(degrees) {
  const at = turn =>
    around(degrees + turn, 42, 8, -7)
      .map(Math.round)
      .join(' ')
  return `C${at(-42)} ${at(42)} 8-7`
}

/** A leaf of three round leaflets on the right of a stem. */
const leaf = `M-1 5Q0-5 8-7${[-28, 44, 116].map(leaflet).join('')}z`

/** A flower of two round petals on the right of a stem. */
const flower = 'M0 0C-24-8-10-38 3-22C20-36 30-4 0 0z'

/** Distance of the flowers on a stem. */
const EVERY = 22

/** A spray from its foot at the origin: a stem that arches over, with leaves on its lower and flowers on its upper part. */
function spray(stem, from) {
  const points = pointsOn(stem, EVERY)
  const first = points.findIndex(({part}) => part >= from) + 2
  // The hearts of the flowers are a dotted line: the first dot is under the rim, the next where the flowers begin.
  const hearts = `0 ${first * EVERY}${` 0 ${EVERY}`.repeat(points.length - first)} 0 999`
  return [
    line('brown', 5, stem),
    area(
      'green',
      pairs([stem], leaf, {
        every: 46,
        from: 0.14,
        to: from - 0.04,
        alternate: true
      })
    ),
    area('red', pairs([stem], flower, {every: EVERY, from, scaleAt: part => (part > 0.8 ? 0.625 : 0.875)})),
    line('pink', 7, stem, {'stroke-dasharray': hearts})
  ]
}

/** Sprays that the cards of the month repeat, and so cost little: a high, a middle and a low one, and one that hangs over. */
const [high, middle, low, hanging] = [
  spray('M0 0C-10-210 20-390 104-336', 0.56),
  spray('M0 0C24-140 8-330 60-284', 0.56),
  spray('M0 0C16-80 0-200 66-172', 0.5),
  spray('M0 0C-16-260-84-430-150-230', 0.5)
]
const [highLeft, middleLeft, lowLeft] = [high, middle, low].map(each => put(each, {mirror: true}))

/** Sprays at their feet. */
const sprays = (...places) =>
  [high, middle, low, highLeft, middleLeft, lowLeft].flatMap((each, index) =>
    places[index] ? scatter(each, places[index]) : []
  )

/** The hanging spray, its foot on the lower edge. */
const hangingAt = (x, scale) => put(hanging, {x, y: 396, scale})

/** The boar, running to the left: bristles, body, ear, snout. */
const boar = [
  area(
    'ink',
    'M66 276L72 250L86 258L96 236L110 246L124 226L138 238L154 224L166 238L184 232L190 248L208 250L206 268L224 278L200 300H80z'
  ),
  inked(
    'brown',
    'M10 326Q8 312 22 308Q42 298 50 282Q84 246 138 248Q196 250 214 292Q228 290 230 274Q238 300 216 312Q218 338 202 352L210 384H190L180 354Q172 346 168 342Q138 356 110 350L112 384H94L88 352L76 384H58L66 350Q50 350 40 342Q28 346 16 342Q10 336 10 326z',
    4
  ),
  area(
    'tan',
    'M168 340Q138 354 106 347Q96 336 100 326Q140 338 172 322Q176 334 168 340zM12 326Q11 314 22 311L28 340Q20 341 17 339Q12 334 12 326z'
  ),
  inked('tan', 'M50 284Q42 262 54 250Q72 258 72 280z', 4),
  line('tan', 5, 'M96 284Q132 262 172 276M100 302Q136 284 184 298M186 316Q190 326 186 338'),
  area('ink', 'M92 372H112L113 386H92zM60 374H79L76 386H57zM186 372H207L212 386H190z'),
  area('white', 'M30 342Q44 334 40 316Q54 330 46 346z'),
  dots('white', 10, '48,304'),
  dots('ink', 6, '47,305 19,320 19,331')
]

const bush = sprays('113,396', '', '158,396', '', '82,396', '')

export const clover = {
  a: [
    ...sprays('', '', '', '188,396', '96,372'),
    area('gold', 'M6 376H234V394H6z'),
    ...put(boar, {x: 8, y: 31, scale: 0.92})
  ],
  b: [...sprays('', '160,396', '', '128,396', '', '84,396'), ...redRibbon()],
  c: bush,
  d: [...hangingAt(212, 1), ...hangingAt(122, 0.58)]
}
