/**
 * The slanted sticks of 8s from the display size on: with the uprights beside them they are an M over a W.
 *
 *     ║╲ ╱║
 *     ║ V ║
 *     ║ Λ ║
 *     ║╱ ╲║
 *
 * Each is a whole stick with both ends closed, so that M upside down is W, as broad and high as an upright. The inner ends grow
 * together in the middle; the outer ones keep clear of the uprights.
 */
import type {Shape} from '@tehai/kernel/picture'
import {path} from '../shape.js'
import {bamboo} from './bamboo.js'

/** Breadth and height of the art of 8s: twice its middle. */
const [breadth, height] = [300, 368]

/** Width and length of a stick. */
const [width, length] = [44, 148]

/** Cosine and sine of the angle between a stick and an upright, about 20°, and where the upper end of the first one lies. */
const [along, across] = [0.94, 0.34]
const [x, y] = [95.7, 27.4]

const {stick, joint} = bamboo([0, 0, length, 'green'], width, 'closed')
const {name, attributes} = path({fill: 'green'}, [...stick, ...joint])

/**
 * M, and W: M upside down. The stick is drawn upright and turned, which keeps both of its sides alike in whole numbers; as the
 * path is the same text four times, it adds few bytes to a page.
 */
export const slanted: readonly Shape[] = [1, -1].flatMap(down =>
  [1, -1].map((right): Shape => {
    const place = [right > 0 ? x : breadth - x, down > 0 ? y : height - y]
    const turn = [right * along, -down * across, right * across, down * along]
    return {name, attributes: {...attributes, transform: `matrix(${[...turn, ...place].join(' ')})`}}
  })
)
