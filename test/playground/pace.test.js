import {expect, test} from 'vitest'
import {paced} from '../../examples/astro/src/playground/pace.js'

/** Work that takes some time by a simulated clock. */
function setUp(cost) {
  const made = {time: 0, done: 0, frames: []}
  const work = () => {
    made.done++
    made.time += cost()
  }
  const run = paced(work, {now: () => made.time, nextFrame: next => made.frames.push(next)})
  return {made, run}
}

test('quick work is done with every key', () => {
  const {made, run} = setUp(() => 2)
  for (let key = 0; key < 5; key++) run()
  expect(made.done).toBe(5)
  expect(made.frames).toEqual([])
})

test('slow work is done once a frame, and at once again when it has become quick', () => {
  let cost = 30
  const {made, run} = setUp(() => cost)
  for (let key = 0; key < 5; key++) run()
  expect(made.done).toBe(1)
  expect(made.frames).toHaveLength(1)
  cost = 1
  made.frames.pop()()
  expect(made.done).toBe(2)
  run()
  expect(made.done).toBe(3)
})
