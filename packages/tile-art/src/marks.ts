/**
 * Faces without a character: 白, a tile lying face down, a tile without a face, an unknown tile,
 * an empty place; also the field of a red five.
 */
import type {Shape} from '@tehai/kernel/picture'
import {tileHeight, tileWidth} from './body.js'
import {box, circle, path, roundedBox} from './shape.js'

/** 白 in a line of text: a rounded double line. From the display size on it is empty, as on most Japanese sets. */
export const white: readonly Shape[] = [
  path({fill: 'none', stroke: 'pale', 'stroke-width': 10}, [
    roundedBox(46, 44, 208, 284, 34),
    roundedBox(72, 70, 156, 232, 18)
  ])
]

/** A tile lying face down: the face covered with the colour of the back, and one frame. */
export const back: readonly Shape[] = covered(tileWidth, tileHeight)

/** The same on a lying tile. */
export const lyingBack: readonly Shape[] = covered(tileHeight, tileWidth)

/** The cover ends where the face of the body does; the frame is 42 units inside of it. */
function covered(width: number, height: number): readonly Shape[] {
  const cover = box(42, 42, width - 84, height - 112)
  const frame = roundedBox(50, 50, width - 100, height - 128, 18)
  return [
    path({fill: 'back', stroke: 'back', 'stroke-width': 68, 'stroke-linejoin': 'round'}, [cover]),
    path({fill: 'none', stroke: 'line', 'stroke-width': 10}, [frame])
  ]
}

/**
 * A tile without a face: a dashed edge distinguishes it from 白.
 *
 * The dashes of this and of the empty place fall evenly: one in the middle of each corner, and a whole
 * number of them from corner to corner.
 */
export const blank: readonly Shape[] = [
  path(
    {fill: 'none', stroke: 'edge', 'stroke-width': 10, 'stroke-dasharray': '24 16', 'stroke-dashoffset': 28},
    [roundedBox(26, 22, 248, 328, 20)]
  )
]

/** An unknown tile: a question mark. */
export const unknown: readonly Shape[] = [
  path({fill: 'none', stroke: 'ink', 'stroke-width': 30, 'stroke-linecap': 'round'}, [
    {
      start: [98, 138],
      segments: [
        ['c', [98, 74], [202, 72], [202, 136]],
        ['c', [202, 178], [150, 176], [150, 220]]
      ],
      closed: false
    },
    {start: [150, 276], segments: [['l', [150, 276]]], closed: false}
  ])
]

/** An empty place where a tile belongs: a dashed outline, without a body. */
export const slot: readonly Shape[] = [
  path(
    {fill: 'none', stroke: 'edge', 'stroke-width': 10, 'stroke-dasharray': '30 22', 'stroke-dashoffset': 47},
    [roundedBox(12, 10, 276, 380, 40)]
  )
]

/** The face of a red five is tinted, so that it differs from a plain five in gray too. */
const redField: Shape = path({fill: 'tint', stroke: 'tint', 'stroke-width': 68, 'stroke-linejoin': 'round'}, [
  box(42, 42, 216, 288)
])

/** Where the dot of a red five is, by suit: where the art leaves room. */
const dotPlaces = {m: [38, 186], p: [62, 186], s: [150, 62]} as const

/** The art of a red five: the five on a tinted face, and a red dot (赤ドラ) as on Japanese tiles. */
export function redFive(suit: keyof typeof dotPlaces, five: readonly Shape[]): readonly Shape[] {
  const dot = path({fill: 'red'}, [circle(dotPlaces[suit], 16, true)])
  return [redField, ...five, dot]
}
