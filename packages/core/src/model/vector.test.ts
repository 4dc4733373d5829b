import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import type {DialectId} from '../notation/dialect.js'
import {parse} from '../notation/parse.js'
import type {Mode} from '../notation/tree.js'
import {vectorOf, type VectorExpect} from './vector.js'

interface Row {
  readonly id: string
  readonly dialect: DialectId
  readonly mode: Mode
  readonly input: string
  readonly expect: VectorExpect | null
  readonly error?: {readonly code: string; readonly offset: number; readonly length: number}
  readonly warnings?: ReadonlyArray<{readonly code: string; readonly offset?: number}>
}

const table = new URL('../../../../vectors/notation.json', import.meta.url)
const rows = (JSON.parse(readFileSync(table, 'utf8')) as {vectors: Row[]}).vectors

const home: ReadonlySet<DialectId> = new Set(['auto', 'mpsz', 'arashino', 'paiga', 'quote', 'typed'])
const homeRows = rows.filter(({dialect}) => home.has(dialect))
/** These mean something in the other dialects of `auto`. */
const notInAuto = new Set(['v024', 'v029'])

function check({input, mode, expect: wanted, error, warnings = []}: Row, dialect: DialectId): void {
  const vector = vectorOf(parse(input, {dialect, mode}))
  if (wanted === null) {
    expect(vector.expect).toBeNull()
    expect(vector.errors[0]).toEqual(error)
    return
  }
  expect(vector.errors).toEqual([])
  // Keys that a row does not list (which tiles of an ankan lie face down) are not compared.
  expect(vector.expect).toMatchObject(wanted)
  if ('river' in wanted) expect(vector.expect).toEqual(wanted)
  else expect((vector.expect as typeof wanted).concealed).toEqual(wanted.concealed)
  for (const warning of warnings) expect(vector.warnings).toContainEqual(expect.objectContaining(warning))
}

for (const row of homeRows) {
  const {id, dialect, input} = row
  test(`${id} ${dialect}: ${input}`, () => check(row, dialect))
  if (dialect !== 'auto' && !notInAuto.has(id)) test(`${id} auto: ${input}`, () => check(row, 'auto'))
}

test('a river lists the melds between its discards', () => {
  const found = vectorOf(parse('[11,"424242a42",12]', {dialect: 'tenhou-json', mode: 'river'}))
  const tiles = ['2z', '2z', '2z', '2z']
  expect(found.expect).toEqual({
    river: ['1m', '2m'],
    melds: [expect.objectContaining({type: 'ankan', tiles, called: null}) as unknown]
  })
})

// [why the row is here, dialect, text, the last tile, how many tiles are closed without it]
const lastTiles: ReadonlyArray<readonly [string, DialectId, string, unknown, number]> = [
  ['won in its place', 'paiga', '123m456p 7sm', {tile: '7s', by: 'tsumo'}, 6],
  ['won, set apart', 'auto', '23468p11345678s 2zl', {tile: '2z', by: 'ron'}, 13],
  ['drawn', 'auto', '23468p11345678s 2z', {tile: '2z', by: null}, 13],
  ['won after +', 'riichi-npm', '112233456789m1s+1s', {tile: '1s', by: 'ron'}, 13],
  ['won as the last tile', 'riichi-npm', '112233456789m1s1s', {tile: '1s', by: 'tsumo'}, 13],
  ['won with a word', 'ja', '三四(23)778 ツモ東', {tile: '1z', by: 'tsumo'}, 7],
  ['neither', 'auto', '123m', null, 3]
]
test.each(lastTiles)('the last tile in one place: %s (%s)', (_, dialect, text, last, closed) => {
  const found = vectorOf(parse(text, {dialect})).expect as {last: unknown; closed: unknown[]}
  expect(found.last).toEqual(last)
  expect(found.closed).toHaveLength(closed)
})

test('a notation that says no seats has none', () => {
  const found = vectorOf(parse('1s+1s+123m55z666z7777z', {dialect: 'riichi-npm'}), false).expect
  expect((found as {melds: unknown[]}).melds).toEqual([
    {type: 'chii', tiles: ['1m', '2m', '3m'], called: null, from: 'kamicha'},
    {type: 'ankan', tiles: ['5z', '5z', '5z', '5z'], called: null, from: null},
    {type: 'pon', tiles: ['6z', '6z', '6z'], called: null, from: null},
    {type: 'daiminkan', tiles: ['7z', '7z', '7z', '7z'], called: null, from: null}
  ])
})
