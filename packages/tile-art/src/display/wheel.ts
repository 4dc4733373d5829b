/**
 * 1p (一筒) from the display size on: two rings of petals, and a plum blossom (梅) in the middle.
 */
import type {Shape} from '@tehai/kernel/picture'
import type {Point} from '../path.js'
import {circle, path, ringed} from '../shape.js'
import {petals} from './shine.js'

const middle: Point = [150, 186]

export const wheel: readonly Shape[] = [
  path({fill: 'green'}, [
    ...ringed(middle, [128, 118, 112]),
    ...petals(middle, 24, 84, 107, 8),
    circle(middle, 79, false)
  ]),
  path({fill: 'blue'}, [
    circle(middle, 74, true),
    ...petals(middle, 12, 52, 70, 9, 0.5),
    circle(middle, 48, false)
  ]),
  path({fill: 'red'}, [circle(middle, 43, true), ...petals(middle, 5, 5, 38, 14.5), circle(middle, 8, true)])
]
