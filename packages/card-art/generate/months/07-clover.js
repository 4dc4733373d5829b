/** July: bush clover (萩). Arching sprays, leaves below and flowers above; the boar (猪). */
import {area, dots, inked, line, put, scatter} from '../brush.js'
import {pairs} from '../along.js'
import {redRibbon} from '../ribbons.js'

const leaf = 'M0 0Q2-17 19-17Q24-4 0 0z'
const flower = 'M0 0Q0-13 12-17Q19-7 0 0z'

/** A spray from its foot at the origin: a stem, with leaves on its lower and flowers on its upper part. */
const spray = (stem, from = 0.5) => [
  line('ink', 5, stem),
  area('green', pairs([stem], leaf, {every: 24, to: from})),
  area('red', pairs([stem], flower, {every: 19, from}))
]

/** Three sprays that all cards of the month repeat, and so cost little: a high, a middle and a low one. */
const [high, middle, low] = [
  spray('M0 0C2-150 40-290 132-350'),
  spray('M0 0C4-110 36-210 112-250'),
  spray('M0 0C4-60 24-120 80-146')
]

/** Sprays at their feet. */
const sprays = (highs, middles, lows) => [
  ...(highs ? scatter(high, highs) : []),
  ...scatter(middle, middles),
  ...scatter(low, lows)
]

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

const bush = sprays('18,396 84,396', '48,396 106,396', '70,396 140,396')

/** The same sprays, bending to the left. */
const [highLeft, middleLeft, lowLeft] = [high, middle, low].map(each => put(each, {mirror: true}))

export const clover = {
  a: [
    ...scatter(highLeft, '214,392'),
    ...scatter(middleLeft, '160,330'),
    ...scatter(lowLeft, '106,284 212,330'),
    area('gold', 'M6 376H234V394H6z'),
    ...boar
  ],
  b: [...bush, ...redRibbon()],
  c: bush,
  d: [
    ...scatter(highLeft, '196,396'),
    ...scatter(middleLeft, '150,396 222,396'),
    ...scatter(lowLeft, '98,396'),
    ...scatter(low, '140,396')
  ]
}
