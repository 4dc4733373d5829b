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

/** The boar, charging to the left: the far legs, the bristles of its back, body, snout, ear, tusk, hooves. */
const boar = [
  area('ink', 'M84 340L74 386H92L104 346zM176 344L174 386H192L200 344z'),
  area(
    'ink',
    'M62 274L56 246L76 254L76 226L96 236L100 208L118 222L126 194L144 210L156 188L170 208L186 192L194 214L210 206L212 230L226 230L222 254L230 262L226 300z'
  ),
  inked(
    'brown',
    'M15 326C12 312 20 304 32 302C52 292 62 276 74 262C92 232 130 216 166 222C206 228 228 262 226 302C226 316 222 326 216 336L220 386H202L196 348C176 356 156 356 142 352L136 386H118L112 348C94 352 74 350 60 346C40 350 18 344 15 326z',
    4
  ),
  inked('tan', 'M15 324C14 308 30 300 36 312C42 326 38 340 30 342C20 342 16 336 15 324z', 4),
  inked('tan', 'M100 274C88 258 92 238 108 222C120 238 122 258 112 276z', 4),
  line('tan', 5, 'M134 252Q172 236 206 268M138 278Q176 262 212 298M146 304Q176 292 204 322'),
  area('white', 'M46 350Q66 338 58 310Q80 332 64 358z'),
  line('ink', 5, 'M58 286L84 296'),
  dots('ink', 9, '72,301'),
  dots('ink', 6, '25,317 27,330'),
  area('ink', 'M120 372H139L136 387H117zM201 372H219L221 387H203z')
]

const bush = sprays('64,396', '100,396', '142,396', '', '', '')

export const clover = {
  a: [...sprays('', '', '', '180,396', '142,396'), area('olive', 'M6 378Q120 362 234 378V394H6z'), ...boar],
  b: [...sprays('', '', '', '192,396', '172,396', '148,396'), ...redRibbon({x: 72})],
  c: bush,
  d: sprays('', '50,396', '98,396', '182,396', '', '')
}
