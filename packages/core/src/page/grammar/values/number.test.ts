import {expect, test} from 'vitest'
import {checkBlock} from '../../check-block.js'

test.each([
  ['供托: 两根', '2'],
  ['供託: 二本', '2'],
  ['本場: 十二', '12'],
  ['本場: 3本場', '3'],
  ['turn: 六', '6'],
  ['공탁: 2개', '2']
])('a number in kanji or with its counter: %s', (line, number) => {
  const [key] = line.split(': ')
  const counted = checkBlock(`${line}\n123m456p789s1122z`)
  const plain = checkBlock(`${key}: ${number}\n123m456p789s1122z`)
  expect(counted.messages).toEqual([])
  expect(counted.sections).not.toEqual([])
  expect(JSON.stringify(counted.sections).replaceAll(/"(?:start|end)":\d+/g, '')).toBe(
    JSON.stringify(plain.sections).replaceAll(/"(?:start|end)":\d+/g, '')
  )
})

test.each(['供託: 二二本', 'sticks: two sticks each', 'turn: 六十'])('no number: %s', line => {
  expect(checkBlock(`${line}\n123m456p789s1122z`).messages).not.toEqual([])
})
