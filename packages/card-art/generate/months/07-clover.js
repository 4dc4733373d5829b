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

/** The boar, running to the left: the far legs, the bristles of its spine, body and near legs, hooves, snout, ear, tusk, hair. */
const boar = [
  area(
    'ink',
    'M112 336C104 348 90 354 68 350L44 358L50 374L72 368C98 370 118 362 134 346zM172 342C168 354 158 364 146 370L140 387H160C178 374 190 360 196 344z'
  ),
  area(
    'ink',
    'M104 250Q122 232 130 206Q130 222 128 232Q140 220 147 201Q147 216 144 228Q157 216 164 200Q164 216 160 228Q174 218 182 205Q182 220 176 232Q190 224 199 213Q199 226 192 238Q206 232 214 224Q213 236 205 248Q218 244 225 239Q223 250 214 260L222 290H110z'
  ),
  inked(
    'brown',
    'M16 317C15 306 22 300 32 298C46 291 56 282 66 271C76 258 88 252 100 246C114 234 132 228 150 228C184 228 208 242 218 268C226 290 222 312 213 324C211 338 216 346 221 354L214 384H196C198 366 196 354 184 345C170 352 148 355 130 349C122 364 106 374 88 378L82 385H63L66 370C82 362 90 354 96 344C86 350 72 351 58 347C44 347 34 344 26 339C19 333 17 325 16 317z',
    4
  ),
  area('ink', 'M67 370L88 376L83 387H61zM194 370L217 368L215 387H194z'),
  area('tan', 'M18 316C18 307 26 302 31 308C37 315 37 330 31 336C24 338 18 326 18 316z'),
  inked('tan', 'M95 266C89 250 100 228 122 214C128 236 122 254 110 270z', 4),
  line('ink', 4, 'M36 337Q52 342 70 334M58 293L82 284M102 260Q105 242 115 229'),
  area('white', 'M52 341Q64 328 57 306Q78 324 70 345z'),
  line(
    'tan',
    4,
    'M134 254q18-8 34-4M184 258q14 6 20 18M126 278q20-9 40-4M182 282q16 6 24 20M132 302q18-8 36-3M182 306q12 5 18 14M142 328q14-5 28-1M88 300q-8 12-4 26M104 294q-8 14-4 28'
  ),
  dots('ink', 9, '74,297'),
  dots('ink', 5, '25,316 27,327')
]

const bush = sprays('64,396', '100,396', '142,396', '', '', '')

export const clover = {
  a: [...sprays('', '', '', '180,396', '142,396'), area('olive', 'M6 378Q120 362 234 378V394H6z'), ...boar],
  b: [...sprays('', '', '', '192,396', '172,396', '148,396'), ...redRibbon({x: 72})],
  c: bush,
  d: sprays('', '50,396', '98,396', '182,396', '', '')
}
