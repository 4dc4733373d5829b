import {expect, test} from 'vitest'
import {secondFacts} from './second-facts.js'
import {parseSituation} from './parse-situation.js'

const second = (text: string): string[] =>
  secondFacts(text, 0, parseSituation(text)).map(
    ({start, end, values}) => `${String(values['before'])} → ${text.slice(start, end)}`
  )

test.each([
  ['East 1, East seat, South seat, turn 6', ['East seat → South seat']],
  ['東1局 東家 南家 6巡目', ['東家 → 南家']],
  ['東1局 南2局', ['東1局 → 南2局']],
  ['1本場 東1局 2本場', ['1本場 → 2本場']],
  ['東風戦 東1局 半荘戦', ['東風戦 → 半荘戦']],
  ['南家 親 ロン', ['南家 → 親']],
  // The dealer is another player.
  ['南家 7巡目 親リーチ', []],
  ['南家 親 リーチ', []],
  ['南家、親が4000点', []],
  ['dama until turn 8, riichi', []],
  ['南家 ダマ リーチ', ['ダマ → リーチ']],
  ['東家 南家 西家', ['東家 → 南家', '東家 → 西家']]
])('%s', (text, found) => {
  expect(second(text)).toEqual(found)
})

test.each(['東1局 東家 親', '東場 東1局 南家', 'East 1, South seat, turn 6', '1st East, South seat'])(
  'nothing is second in %s',
  text => {
    expect(second(text)).toEqual([])
  }
)

test('a round that says more is compared with those after it', () => {
  expect(second('東場 東1局 東2局')).toEqual(['東1局 → 東2局'])
})

test('takes time in proportion to the facts', () => {
  const facts = parseSituation('東家 ')
  const many = Array.from({length: 400_000}, () => facts[0]!)
  const start = process.cpuUsage().user
  expect(secondFacts('東家 ', 0, many)).toEqual([])
  expect((process.cpuUsage().user - start) / 1e6).toBeLessThan(2)
})
