/**
 * 1p (一筒) from the display size on: two rings of petals, and a plum blossom (梅) in the middle.
 */
import type {Shape} from '@tehai/kernel/picture'
import type {Point} from '../path.js'
import {circle, path, ringed} from '../shape.js'
import {petals} from './shine.js'

const middle: Point = [150, 186]

/** Holes in the ring around the blossom. */
const beads = Array.from({length: 15}, (_, index) => {
  const angle = ((index + 0.5) * 2 * Math.PI) / 15
  return circle([middle[0] + 59.5 * Math.sin(angle), middle[1] + 59.5 * Math.cos(angle)], 5, false)
})

export const wheel: readonly Shape[] = [
  path({fill: 'green'}, [
    ...ringed(middle, [128, 119, 112]),
    ...petals(middle, 20, 76, 108, 9.5),
    circle(middle, 73, false)
  ]),
  path({fill: 'blue'}, [circle(middle, 68, true), ...beads, circle(middle, 51, false)]),
  path({fill: 'red'}, [circle(middle, 46, true), ...petals(middle, 5, 5, 41, 15.5), circle(middle, 9, true)])
]
