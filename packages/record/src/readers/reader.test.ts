/**
 * Which format a text has.
 */
import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {soulOf} from '../../test/soul-records.js'
import {recordFormats, type RecordFormat} from '../game/record.js'
import {readRecord} from './reader.js'

const read = (file: string): string =>
  readFileSync(new URL(`../../test/logs/${file}`, import.meta.url), 'utf8')
const mjai = read('three-rounds.mjai.jsonl')
const json = read('chankan.tenhou6.json')
const formatOf = (text: string): string | undefined => readRecord(text).game?.format
const faultsOf = (text: string): unknown => readRecord(text).faults.map(({id, place}) => [id, place])
const whole = (text: string) => ({start: 0, end: text.length})

const samples: readonly (readonly [RecordFormat, string])[] = [
  ['tenhou-xml', read('first-example.xml')],
  ['tenhou6', json],
  ['mjai', mjai],
  ['kobalab', read('single-round.kobalab.json')],
  ['mahjong-soul', JSON.stringify(soulOf(readRecord(mjai).game!.rounds[0]!, 4))]
]

test('every format is found', () => {
  expect(samples.map(([format]) => format)).toEqual(recordFormats)
})

test.each(samples)('%s, also after blanks and a byte order mark', (format, text) => {
  expect(formatOf(text)).toBe(format)
  if (format !== 'tenhou-xml') expect(formatOf(` \n${text}`)).toBe(format)
  if (format === 'tenhou-xml') expect(formatOf(`\ufeff\n${text}`)).toBe(format)
})

test('a text without a character has no rounds; one of no format is unknown', () => {
  expect(faultsOf(' \n')).toEqual([['no-rounds', whole(' \n')]])
  for (const text of ['abc', '5', '[]', '{}', '[{}]', 'https://example.org'])
    expect(faultsOf(text)).toEqual([['unknown-format', whole(text)]])
})

test('what is no JSON is said beside what is', () => {
  const text = `x\n${mjai}`
  expect(faultsOf(`{x\n${mjai}`)).toEqual([['not-json', {start: 0, end: 2}]])
  expect(formatOf(`{x\n${mjai}`)).toBe('mjai')
  expect(formatOf(text)).toBeUndefined()
  expect(faultsOf('{"a"')).toEqual([['not-json', whole('{"a"')]])
})

test('a record of which all is skipped is none of its format', () => {
  const text = '{"type":"start_kyoku"}\n{"type":"end_game"}'
  expect(faultsOf(text)).toEqual([['missing-value', {start: 0, end: 22}]])
  const skipped = '{"log":[[[0,0]]]}'
  expect(faultsOf(skipped)).toEqual([
    ['unknown-format', whole(skipped)],
    ['bad-value', {document: 0, path: ['log', 0, 0]}]
  ])
})

const url = `https://tenhou.net/6/#json=${encodeURIComponent(json)}`
test('a round in a URL; its faults are those of the whole URL', () => {
  expect(readRecord(url)).toEqual(readRecord(json))
  const broken = `http://tenhou.net/6/#json={"log":[[[0,0]]]}`
  expect(faultsOf(broken)).toEqual([
    ['unknown-format', whole(broken)],
    ['bad-value', whole(broken)]
  ])
})

test('URLs, one a line or an item of a list, are rounds of one game', () => {
  const text = `${url}\n- ${url}\n\t> * ${url}`
  expect(readRecord(text).game!.rounds).toHaveLength(3)
  expect(readRecord(text).faults).toEqual([])
  const mixed = `${url}\nhttps://example.org\n${url}`
  expect(readRecord(mixed).game!.rounds).toHaveLength(2)
  expect(faultsOf(mixed)).toEqual([['unknown-format', {start: url.length + 1, end: url.length + 20}]])
})
