/**
 * 1p (一筒) from the display size on: a disc with petals cut out of it, and a plum blossom (梅) in the middle.
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
  return [at(9), at(26)]
})

export const wheel: readonly Shape[] = [
  path({fill: 'green'}, [
    ...ringed(middle, [126, 116, 109]),
    ...petals(middle, 18, 64, 104, 9),
    circle(middle, 59, false)
  ]),
  path({fill: 'red'}, [circle(middle, 51, true), ...petals(middle, 5, 8, 45, 18), circle(middle, 9, true)]),
  path({fill: 'none', stroke: 'red', 'stroke-width': 5, 'stroke-linecap': 'round'}, lines(threads))
]
