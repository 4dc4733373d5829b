import {expect, test} from 'vitest'
import {situationMessages} from './situation-messages.js'
import {parseSituation} from './parse-situation.js'

const messagesOf = (text: string) => situationMessages(text, 0, parseSituation(text))

test('of many words that are not understood the first have proposals', () => {
  const messages = messagesOf('suoth, '.repeat(100))
  expect(messages).toHaveLength(100)
  expect(messages[0]!.expected).toEqual(['South'])
  expect(messages[99]!.expected).toEqual([])
})

test('what a long value costs is in proportion to its length', () => {
  const timeOf = (text: string): number => {
    const start = process.cpuUsage()
    messagesOf(text)
    const {user, system} = process.cpuUsage(start)
    return (user + system) / 1000
  }
  timeOf('三光 '.repeat(1000))
  // 200,000 words took more than a minute when each was looked up.
  expect(timeOf('三光 '.repeat(200_000))).toBeLessThan(10_000)
})

test.each([
  ['東1局 三萬ドラ', 'ドラ三萬'],
  ['中ドラ 南家', 'ドラ中'],
  ['East 1, 5s dora', 'dora 5s'],
  ['East 1, 5 turn', 'turn 5'],
  ['South seat 12 turns', 'turn 12']
])('the number or the tile before its word: %s', (text, meant) => {
  expect(messagesOf(text).map(({expected}) => expected)).toEqual([[meant]])
})
