import {expect, it} from 'vitest'
import {nameOfScoreSticks} from './sticks.js'

const sticks = [
  {worth: 1000, count: 2},
  {worth: 100, count: 3}
]

it.each([
  ['en', '1,000 points × 2 + 100 points × 3 = 2,300 points'],
  ['ja', '1000点 × 2 + 100点 × 3 = 2300点'],
  ['zh-Hans', '1000点 × 2 + 100点 × 3 = 2300点'],
  ['zh-Hant', '1000點 × 2 + 100點 × 3 = 2300點'],
  ['ko', '1000점 × 2 + 100점 × 3 = 2300점']
] as const)('says score sticks in %s', (language, words) => {
  expect(nameOfScoreSticks(sticks, language)).toBe(words)
})
