/**
 * 1p (一筒) from the display size on: a disc with two rings of petals cut out of it, and a plum blossom (梅) in the middle.
 */
import type {Shape} from '@tehai/kernel/picture'
import type {Point} from '../path.js'
import {circle, path, ringed} from '../shape.js'
import {lines, petals} from './shine.js'

const middle: Point = [150, 186]

/** A thread from the heart into each petal of the blossom. */
const threads = [0, 1, 2, 3, 4].map(index => {
  const angle = -Math.PI / 2 + (index * 2 * Math.PI) / 5
  const at = (distance: number): Point => [
    middle[0] + distance * Math.cos(angle),
    middle[1] + distance * Math.sin(angle)
  ]
  return [at(8), at(22)]
})

export const wheel: readonly Shape[] = [
  path({fill: 'green'}, [
    ...ringed(middle, [128, 117, 111]),
    ...petals(middle, 24, 83, 106, 8),
    circle(middle, 78, false),
    ...ringed(middle, [73]),
    ...petals(middle, 12, 53, 69, 8, 0.5),
    circle(middle, 49, false)
  ]),
  path({fill: 'red'}, [circle(middle, 44, true), ...petals(middle, 5, 7, 39, 16), circle(middle, 8, true)]),
  path({fill: 'none', stroke: 'red', 'stroke-width': 4, 'stroke-linecap': 'round'}, lines(threads))
]
