/**
 * The slanted sticks of 8s from the display size on: with the uprights beside them they are an M over a W.
 *
 *     ║╲ ╱║
 *     ║╲ ╱║
 *
 *     ║╱ ╲║
 *     ║╱ ╲║
 *
 * They are as long and as wide as the uprights, with their nodes as high, and are as far from them as from each other. Each is
 * turned and not mirrored, so that the light comes from the left on all of them.
 */
import type {Shape} from '@tehai/kernel/picture'
import {path} from '../shape.js'
import {bamboo, type Part} from './bamboo.js'

/** Breadth and height of the art of 8s: twice its middle. */
const [breadth, height] = [300, 368]

/** Width and length of all sticks of 8s. */
export const slantedWidth = 38
export const slantedLength = 156

/** Cosine and sine of the angle between a stick and an upright, about 15°, and where the upper ends of M and W are on the left. */
const [along, across] = [0.964, 0.266]
const [outer, inner] = [87, 128]

/** Space above M and below W. */
const margin = 22

/**
 * A stick on the left and one on the right, even with each other. They are drawn upright and turned, which keeps both of their
 * sides alike in whole numbers; as their paths are the same text, the second one adds few bytes to a page.
 *
 * @param lean
 *   1 if their lower ends are the inner ones, or −1.
 */
function pair(part: Part, left: number, top: number, lean: 1 | -1): readonly Shape[] {
  const {stick} = bamboo([0, 0, slantedLength, 'green', part], slantedWidth)
  const {name, attributes} = path({fill: 'green'}, stick)
  return [lean, -lean].map((way): Shape => {
    const place = [way === lean ? left : breadth - left, top]
    const turn = [along, -way * across, way * across, along]
    return {name, attributes: {...attributes, transform: `matrix(${[...turn, ...place].join(' ')})`}}
  })
}

/** M, and W below it. */
export const slanted: readonly Shape[] = [
  ...pair('crown', outer, margin, 1),
  ...pair('root', inner, height - margin - Math.round(slantedLength * along), -1)
]
