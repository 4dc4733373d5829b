/**
 * 1p (一筒) from the display size on: two rings of petals, and a plum blossom (梅) in the middle.
 */
import type {Shape} from '@tehai/kernel/picture'
import type {Point} from '../path.js'
import {circle, path, ringed} from '../shape.js'
import {beads, petals} from './shine.js'

const middle: Point = [150, 186]

export const wheel: readonly Shape[] = [
  path({fill: 'green'}, [
    ...ringed(middle, [128, 119, 112]),
    ...petals(middle, 20, 76, 108, 9.5),
    circle(middle, 73, false)
  ]),
  path({fill: 'blue'}, [
    circle(middle, 68, true),
    ...beads(middle, 15, 59.5, 5, false),
    circle(middle, 51, false)
  ]),
  path({fill: 'red'}, [circle(middle, 46, true), ...petals(middle, 5, 5, 41, 15.5), circle(middle, 9, true)])
]
