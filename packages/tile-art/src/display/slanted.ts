/**
 * The slanted sticks of 8s from the display size on: with the uprights beside them they are an M over a W.
 */
import type {Shape} from '@tehai/kernel/picture'
import {moved, type Contour, type Point} from '../path.js'
import {path} from '../shape.js'

/** Middle of the art of 8s. */
const middle: Point = [150, 184]

/**
 * The stick from the upper left corner to the foot of the M: it comes from behind the upright and its node, and is cut
 * where it meets the other.
 *
 *     │╲
 *     │ ╲
 *     (  ╲
 *      ╲ (╲)
 *       ╲  │
 *        ╲_│
 */
const stick: readonly Contour[] = [
  // The internode above and the light on it, a hole.
  {
    start: [77, 33],
    segments: [
      ['q', [77, 27], [82, 33]],
      ['l', [119, 82]],
      ['q', [123, 87], [126, 88]],
      ['q', [113, 105], [93, 112]],
      ['q', [93, 109], [90, 105]],
      ['l', [84, 97]],
      ['q', [82, 87], [77, 83]],
      ['l', [77, 33]]
    ],
    closed: true
  },
  {
    start: [89, 65],
    segments: [
      ['l', [111, 91]],
      ['q', [114, 92], [114, 89]],
      ['l', [94, 61]],
      ['c', [91, 57], [86, 61], [89, 65]]
    ],
    closed: true
  },
  // The node.
  {
    start: [96, 115],
    segments: [
      ['q', [116, 108], [127, 91]],
      ['q', [135, 92], [133, 99]],
      ['q', [122, 116], [102, 123]],
      ['q', [94, 123], [96, 115]]
    ],
    closed: true
  },
  // The internode below and its light.
  {
    start: [104, 126],
    segments: [
      ['q', [124, 119], [136, 102]],
      ['q', [136, 105], [139, 108]],
      ['l', [148, 119]],
      ['l', [148, 160]],
      ['l', [130, 157]],
      ['l', [111, 132]],
      ['q', [108, 128], [104, 126]]
    ],
    closed: true
  },
  {
    start: [133, 123],
    segments: [
      ['l', [139, 129]],
      ['q', [142, 130], [141, 127]],
      ['l', [138, 119]],
      ['c', [136, 115], [130, 119], [133, 123]]
    ],
    closed: true
  }
]

/** The node under the M, at which two sticks meet. */
const foot: Contour = {
  start: [130, 161],
  segments: [
    ['q', [150, 167], [170, 161]],
    ['q', [176, 163], [170, 167]],
    ['q', [150, 173], [130, 167]],
    ['q', [124, 163], [130, 161]]
  ],
  closed: true
}

const beside = ([x, y]: Point): Point => [2 * middle[0] - x, y]

const upper: Shape = path({fill: 'green'}, [...stick, ...stick.map(contour => moved(contour, beside)), foot])

/** M, and W: M upside down. As the path is the same text, it adds few bytes to a page. */
export const slanted: readonly Shape[] = [
  upper,
  {name: 'path', attributes: {...upper.attributes, transform: `matrix(1 0 0 -1 0 ${2 * middle[1]})`}}
]
