/** July: bush clover (萩). Arching sprays, leaves below and flowers above; the boar (猪). */
import {area, dots, inked, line, put, scatter} from '../brush.js'
import {pairs} from '../along.js'
import {redRibbon} from '../ribbons.js'

/** A leaf and a floret on the right of a stem: pointed, and along it. */
const leaf = 'M0 0Q-6-32 26-46Q34-12 0 0z'
const floret = 'M0 0Q-6-28 22-42Q32-10 0 0z'

/** A spray from its foot at the origin: a stem that arches over, with leaves on its lower and florets on its upper part, in turn on both sides. */
const spray = stem => [
  area('green', pairs([stem], leaf, {every: 23, from: 0.04, to: 0.4, alternate: true}), {
    stroke: 'face',
    'stroke-width': 2
  }),
  area(
    'red',
    pairs([stem], floret, {every: 21, from: 0.38, alternate: true, scaleAt: part => 1.45 - 0.75 * part}),
    {stroke: 'face', 'stroke-width': 2}
  ),
  line('ink', 4, stem)
]

/** Three sprays that all cards of the month repeat, and so cost little: a high, a middle and a low one. */
const [high, middle, low] = [
  spray('M0 0C-40-200 10-440 140-300'),
  spray('M0 0C-20-150 10-310 102-204'),
  spray('M0 0C-8-80 8-200 68-100')
]
const [highLeft, middleLeft, lowLeft] = [high, middle, low].map(each => put(each, {mirror: true}))

/** Sprays at their feet. */
const sprays = (...places) =>
  [high, middle, low, highLeft, middleLeft, lowLeft].flatMap((each, index) =>
    places[index] ? scatter(each, places[index]) : []
  )

/** The boar, charging to the left and cut by the rim: the far legs, the mane, body, snout, ear, stripes, hooves, tusk. */
const boar = [
  area('ink', 'M74 342L62 390H86L104 346zM190 344L178 390H202L214 350z'),
  area(
    'ink',
    'M66 268L52 246L76 252L70 228L94 236L92 210L114 222L118 196L136 212L148 192L160 210L178 196L184 216L206 206L208 226L236 218V280z'
  ),
  inked(
    'brown',
    'M10 336C6 324 12 314 24 312C44 304 56 290 66 270C82 238 116 220 154 222C192 224 220 240 236 262V352L234 390H210L202 362C176 350 152 352 136 358L124 390H100L98 356C80 364 58 366 42 358C28 356 14 350 10 336z',
    4
  ),
  area('tan', 'M9 330Q12 313 25 313Q36 330 28 350Q12 348 9 330z'),
  inked('tan', 'M82 284C66 270 66 250 80 232C98 244 104 264 98 284z', 4),
  line('tan', 5, 'M124 262Q166 244 214 272M128 290Q170 270 232 306M138 318Q176 304 216 330'),
  area('ink', 'M101 374H129L124 390H100zM206 374H236L234 390H210z'),
  area('white', 'M38 350Q60 342 56 314Q76 338 58 362z'),
  dots('white', 12, '66,302'),
  line('ink', 6, 'M50 288L78 298'),
  dots('ink', 7, '64,303 19,326 20,339')
]

const bush = sprays('64,396', '100,396', '142,396', '', '', '')

export const clover = {
  a: [
    ...sprays('', '', '', '180,396', '142,396'),
    area('olive', 'M6 374Q120 364 234 374V394H6z'),
    ...put(boar, {y: 2})
  ],
  b: [...sprays('', '', '', '192,396', '172,396', '148,396'), ...redRibbon({x: 72})],
  c: bush,
  d: sprays('', '50,396', '98,396', '182,396', '', '')
}
