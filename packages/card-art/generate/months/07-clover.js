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
    pairs([stem], floret, {every: 18, from: 0.4, alternate: true, scaleAt: part => 1.4 - 0.7 * part}),
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

/** The boar, charging to the left and cut by the rim: the far legs, bristles, body, ear, snout. */
const boar = [
  area('ink', 'M96 340L90 390H68L64 372L78 330zM198 344L206 390H180L170 350z'),
  inked(
    'brown',
    'M14 332C10 322 14 314 24 312C40 300 48 290 54 278C62 244 104 222 150 226C190 228 220 244 236 268V350L226 388H200L198 362C176 350 150 352 132 350L122 388H96L94 352C76 356 50 358 26 350C18 346 14 340 14 332z',
    4
  ),
  area(
    'ink',
    'M62 262L50 242L70 246L66 226L86 234L86 212L104 222L110 200L124 216L136 196L146 214L162 198L168 218L186 206L190 226L208 218L210 238L236 234V272C206 244 176 238 146 238C110 238 80 246 62 262z'
  ),
  inked('tan', 'M62 290C50 272 52 256 62 246C80 254 86 272 82 288z', 4),
  line('tan', 5, 'M112 272Q152 250 204 276M120 296Q160 276 224 306M134 320Q168 302 204 330'),
  area('ink', 'M96 376H125L122 390H96zM199 376H230L227 390H200z'),
  area('tan', 'M120 340Q160 334 196 350L197 360Q160 346 122 350zM16 336Q12 318 24 314L30 346Q18 344 16 336z'),
  area('white', 'M34 350Q50 340 46 318Q62 336 50 356z'),
  dots('white', 11, '56,306'),
  line('ink', 5, 'M46 296L66 301'),
  dots('ink', 6, '55,307 21,324 22,336')
]

const bush = sprays('64,396', '100,396', '142,396', '', '', '')

export const clover = {
  a: [
    ...sprays('', '', '', '180,396', '142,396'),
    area('olive', 'M6 374Q120 364 234 374V394H6z'),
    ...put(boar, {y: 2})
  ],
  b: [...sprays('', '', '', '186,396', '178,396', '152,396'), ...redRibbon({x: 72})],
  c: bush,
  d: sprays('', '50,396', '98,396', '182,396', '', '')
}
