/** July: bush clover (萩). Arching sprays, leaves below and flowers above; the boar (猪). */
import {area, dots, inked, line, put, scatter} from '../brush.js'
import {pairs} from '../along.js'
import {redRibbon} from '../ribbons.js'

/** A leaf of three leaflets on the right of a stem. */
const leaf = 'M0 1Q3-5 7-7Q-8-22 4-40Q22-26 10-8Q18-28 42-30Q38-8 11-5Q30-8 38 10Q18 16 8-4z'
const flower = 'M0 0Q-2-18 14-24Q28-10 0 0z'

/** A spray from its foot at the origin: a stem that arches over, with leaves on its lower and flowers on its upper part. */
const spray = (stem, from) => [
  area('green', pairs([stem], leaf, {every: 48, from: 0.14, to: from, alternate: true}), {
    stroke: 'face',
    'stroke-width': 2
  }),
  line('ink', 5, stem),
  area('red', pairs([stem], flower, {every: 20, from, scaleAt: part => 1.5 - 0.75 * part}))
]

/** Three sprays that all cards of the month repeat, and so cost little: a high, a middle and a low one. */
const [high, middle, low] = [
  spray('M0 0C-10-210 30-390 118-336', 0.5),
  spray('M0 0C24-140 8-330 60-284', 0.5),
  spray('M0 0C16-80 0-200 66-172', 0.5)
]
const [highLeft, middleLeft, lowLeft] = [high, middle, low].map(each => put(each, {mirror: true}))

/** Sprays at their feet. */
const sprays = (...places) =>
  [high, middle, low, highLeft, middleLeft, lowLeft].flatMap((each, index) =>
    places[index] ? scatter(each, places[index]) : []
  )

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

const bush = sprays('96,396', '', '148,396', '', '84,396', '')

export const clover = {
  a: [
    ...sprays('', '', '', '188,396', '96,372'),
    area('gold', 'M6 376H234V394H6z'),
    ...put(boar, {x: 8, y: 31, scale: 0.92})
  ],
  b: [...sprays('', '158,396', '', '', '84,396', ''), ...redRibbon()],
  c: bush,
  d: sprays('', '160,396', '', '146,396', '', '90,396')
}
