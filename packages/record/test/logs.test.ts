/**
 * Real records: what they hold, read by a program that shares nothing with this one, and whether all of it adds up.
 */
import {readdirSync, readFileSync} from 'node:fs'
import {describe, expect, test} from 'vitest'
import {checkRecord, readRecord, recordMessages, summaryOf, toMjai, toTenhou6} from '../dist/index.js'
import type {RoundSummary} from '../dist/index.js'

const folder = new URL('logs/', import.meta.url)
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8')
const names = readdirSync(folder).filter(name => name !== 'expected.json' && name !== 'SOURCES.md')
const expected = JSON.parse(read('expected.json')) as Record<string, {file: string; rounds: RoundSummary[]}>

/** The summary as the other program writes it: without our ids. */
function plain(summary: RoundSummary): unknown {
  return JSON.parse(JSON.stringify(summary, (key, value: unknown) => (key === 'yakuIds' ? undefined : value)))
}

describe('records in XML hold what the other reader found', () => {
  test.each(Object.values(expected))('$file', ({file, rounds}) => {
    const {game, faults} = readRecord(read(file))
    expect(faults).toEqual([])
    expect(game!.rounds.map(round => plain(summaryOf(round, game!)))).toEqual(rounds)
  })
})

/** The one record that ends within its last round. */
const unfinished: Readonly<Record<string, readonly string[]>> = {'kan-opened-01.xml': ['round-has-no-end']}

test.each(names)('every event of %s is legal, and every result is what the rules pay', name => {
  const {game, messages} = checkRecord(read(name))
  expect(game).not.toBeNull()
  expect(messages.map(({id}) => id)).toEqual(unfinished[name] ?? [])
})

test.each(['2011020401gm-00a9-0000-f6eff225', 'first-example'])(
  '%s: XML and tenhou.net/6 have equal events',
  name => {
    const xml = readRecord(read(`${name}.xml`)).game!
    const json = readRecord(read(`${name}.tenhou6.json`)).game!
    for (const round of json.rounds) {
      const other = xml.rounds.find(({kyoku, honba}) => kyoku === round.kyoku && honba === round.honba)!
      expect(round.events).toEqual(other.events)
      expect(round.haipai.map(hand => hand!.toSorted())).toEqual(other.haipai.map(hand => hand!.toSorted()))
    }
  }
)

test.each(names)('%s written as mjai and tenhou.net/6 is read back with the same events', name => {
  const {game} = readRecord(read(name))
  const events = game!.rounds.map(round => round.events)
  const mjai = toMjai(game!).map(line => JSON.stringify(line))
  expect(readRecord(mjai.join('\n')).game!.rounds.map(round => round.events)).toEqual(events)
  // A round without an end has no result to write.
  if (unfinished[name]) return
  const json = readRecord(JSON.stringify(toTenhou6(game!)))
  expect(json.faults).toEqual([])
  expect(json.game!.rounds.map(round => round.events)).toEqual(events)
})

test('a game in a URL of tenhou.net/6 is read without fetching anything', () => {
  const text = read('chankan.tenhou6.json')
  const url = `https://tenhou.net/6/#json=${encodeURIComponent(text)}`
  expect(readRecord(url).game).toEqual(readRecord(text).game)
})

test('a text that looks like tenhou.net/6, of which no round can be read, is an error', () => {
  const log = [[[0, 0, 0, 250, 250, 250, 250], ['3s'], [], ['2m', '2m']]]
  const {game, messages} = checkRecord(JSON.stringify({title: ['', ''], log}))
  expect(game).toBeNull()
  expect(messages.map(({id, severity, values}) => [id, severity, values])).toEqual([
    ['unknown-format', 'error', {}],
    ['bad-value', 'warning', {name: 'scores', value: '["3s"]'}]
  ])
})

test('every message has words', () => {
  for (const {en, ja} of Object.values(recordMessages)) {
    expect(en).not.toBe('')
    expect(ja).not.toBe('')
  }
})
