import {describe, expect, it} from 'vitest'
import {depositOf, parseSticks} from './stick-list.js'

const read = (value: string) => {
  const list = parseSticks(value, 'sticks')
  return list && list.sticks.map(({worth, count}) => [worth, count])
}

describe('lists of sticks', () => {
  it.each([
    ['1000×2', [[1000, 2]]],
    ['1000x2', [[1000, 2]]],
    ['１０００×２', [[1000, 2]]],
    [
      '1,000 × 2, 100 × 3',
      [
        [1000, 2],
        [100, 3]
      ]
    ],
    [
      '1000点×2本、100点×3本',
      [
        [1000, 2],
        [100, 3]
      ]
    ],
    [
      '10000 5000 1000×3 100×4',
      [
        [10000, 1],
        [5000, 1],
        [1000, 3],
        [100, 4]
      ]
    ],
    [
      '1000 1000 100 1000',
      [
        [1000, 3],
        [100, 1]
      ]
    ],
    ['5,000,100', null],
    ['1000×99,', [[1000, 99]]]
  ])('reads %s', (value, sticks) => {
    expect(read(value)).toEqual(sticks)
  })

  it.each(['2', '2000', '1,000', '2本', '', ' ', 'two', '2 riichi sticks', ','])(
    'leaves %j to others',
    value => {
      expect(parseSticks(value, 'sticks')).toBeNull()
    }
  )

  it.each([
    ['700×2', '700×2', '1000×2'],
    ['100, 1000×', '1000×', '1000×1'],
    ['×2 100', '×2', '1000×2'],
    ['1000×100', '1000×100', '1000×99'],
    ['5000×0', '5000×0', '5000×1'],
    ['100 200', '200', '100×1']
  ])('has a message for %s with its place', (value, part, meant) => {
    const [message, ...more] = parseSticks(value, 'sticks')!.messages
    expect(more).toEqual([])
    expect(value.slice(message!.start, message!.end)).toBe(part)
    expect(message).toMatchObject({id: 'bad-value', expected: [meant]})
  })

  it('comes to an end at anything that it may contain', () => {
    for (const value of ['100 1本本', '×点本1', '1000点点×', '1××', '1000×2×3', `1${'*'.repeat(999)}`])
      expect(parseSticks(value, 'sticks')?.messages.length).toBeGreaterThan(0)
  })
})

it('takes sticks of 1,000 points alone for the deposit', () => {
  expect(depositOf([{worth: 1000, count: 2}])).toBe(2)
  expect(
    depositOf([
      {worth: 1000, count: 2},
      {worth: 100, count: 1}
    ])
  ).toBeNull()
})
