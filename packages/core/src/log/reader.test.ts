/**
 * What blocks request of a record, and what is kept of the answers.
 */
import {htmlOf} from '@tehai/kernel/markup'
import {gameOf, playRound, toTenhou6} from '@tehai/record'
import {expect, test} from 'vitest'
import type {RecordRequest} from '../page/grammar/block/records.js'
import {recordReader} from './reader.js'

const recordFrom = (seed: number): string =>
  JSON.stringify(toTenhou6(gameOf([playRound({seed, kyoku: 0, scores: Array(4).fill(25000), sticks: 0})], 4)))

const request = (log: string, more: Partial<RecordRequest> = {}): RecordRequest => ({
  log,
  kyoku: null,
  at: 'event 9',
  seat: null,
  isOpen: false,
  view: 'board',
  needsPosition: true,
  language: 'en',
  page: undefined,
  ...more
})

const records = recordReader(null)

test('what was answered before is answered again', () => {
  const log = recordFrom(3)
  const first = records.read(request(log))
  expect(first.faults).toEqual([])
  expect(first.board).not.toBe('')
  expect(records.read(request(log))).toBe(first)
  expect(records.read(request(log, {page: 'other.md'}))).toBe(first)
})

test.each<[keyof RecordRequest, Partial<RecordRequest>]>([
  ['kyoku', {kyoku: 'East 1'}],
  ['round', {round: 'East 1'}],
  ['at', {at: 'event 10'}],
  ['seat', {seat: 'north'}],
  ['isOpen', {isOpen: true}],
  ['view', {view: 'rounds'}],
  ['needsPosition', {needsPosition: false}],
  ['language', {language: 'ja'}]
])('another %s is another answer', (_, more) => {
  const log = recordFrom(3)
  const first = records.read(request(log))
  const other = records.read(request(log, more))
  expect(other).not.toBe(first)
  // A game of one round has the same at its name.
  if (more.kyoku === undefined && more.round === undefined) expect(other).not.toEqual(first)
})

test('the hand at several moments is one row for each, of moments with the same hand one', () => {
  const shown = (at: string): readonly string[] =>
    records
      .read(request(recordFrom(3), {at, view: 'hand', seat: 'south'}))
      .more.flatMap(markup => htmlOf(markup).match(/<p>[^<]*<\/p>/g) ?? [])
  expect(shown('deal, turn 2, turn 3')).toEqual(['<p>deal</p>', '<p>turn 2</p>'])
  expect(shown('deal, event 1, turn 2')).toEqual(['<p>deal</p>'])
  expect(shown('turn 2')).toEqual([])
})

test.each([
  ["south's turn 3", 'south'],
  ['南家3巡目', 'south'],
  ['turn 3, west discards', 'west'],
  ["south's turn 2, south's turn 3", 'south']
])('a table at %s is seen by the player that is named', (at, seat) => {
  const log = recordFrom(3)
  const seen = records.read(request(log, {at}))
  expect(seen.board).toBe(records.read(request(log, {at, seat})).board)
  expect(seen.board).not.toBe(records.read(request(log, {at, seat: 'north'})).board)
})

test('the name of the round may be before the moment', () => {
  const log = JSON.stringify(
    toTenhou6(
      gameOf(
        [3, 5].map((seed, kyoku) => playRound({seed, kyoku, scores: Array(4).fill(25000), sticks: 0})),
        4
      )
    )
  )
  const second = records.read(request(log, {kyoku: 'East 2', at: 'turn 3'}))
  for (const at of ['East 2, turn 3', '東2局 3巡目']) {
    const answer = records.read(request(log, {at}))
    expect(answer.faults).toEqual(second.faults)
    expect(answer.board).toBe(second.board)
  }
  const other = records.read(request(log, {kyoku: 'East 1', at: 'East 2, turn 3'}))
  expect(other.faults.map(({id}) => id)).toContain('bad-moment')
})

test('moments of several players are seen by the winner, as others are', () => {
  const log = recordFrom(3)
  const at = "south's turn 2, west's turn 3"
  const usual = records.read(request(log, {at: 'turn 2'})).position
  expect(records.read(request(log, {at})).position?.keys[0]).toEqual(usual?.keys[0])
})

test('files that are near one that is missing are proposed', () => {
  const [fault] = recordReader(() => ({problem: 'missing', near: ['game.json']})).read(
    request('gmae.json')
  ).faults
  expect(fault).toMatchObject({id: 'no-record', expected: ['game.json']})
})

test('another record has answers of its own', () => {
  expect(records.read(request(recordFrom(4)))).not.toEqual(records.read(request(recordFrom(3))))
})

test('a round to step through is not kept: it is long', () => {
  const log = recordFrom(3)
  const steps = request(log, {at: 'all'})
  const first = records.read(steps)
  expect(first.board.length).toBeGreaterThan(10_000)
  expect(records.read(steps)).not.toBe(first)
  expect(records.read(steps)).toEqual(first)
})

test('a page looks at each file once, and the next page again', () => {
  const looked: string[] = []
  const reader = recordReader((path, page) => {
    looked.push(`${page} ${path}`)
    return path === 'none.json' ? {problem: 'missing'} : {text: recordFrom(3), path}
  })
  const read = (records: typeof reader, page: string): void => {
    for (const log of ['game.json', 'none.json', 'game.json', 'none.json']) records.read(request(log, {page}))
  }
  const records = reader.ofPage!()
  read(records, 'a.md')
  expect(looked).toEqual(['a.md game.json', 'a.md none.json'])
  read(records, 'b.md')
  read(reader.ofPage!(), 'a.md')
  expect(looked.slice(2)).toEqual(['b.md game.json', 'b.md none.json', 'a.md game.json', 'a.md none.json'])
  read(reader, 'a.md')
  expect(looked).toHaveLength(10)
})
