import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {notationMessages} from '@tehai/core'
import {yakuNames} from '@tehai/core/labels'
import {describe, expect, test} from 'vitest'
import {faultsOf, type Schema} from './schema.js'
import {executable, runHere, tehai, temporaryFolder} from './tehai.js'

/** An object of JSON. */
interface Row {
  readonly [field: string]: unknown
}

function read<Shape>(name: string): Shape {
  return JSON.parse(readFileSync(new URL(`../../../vectors/${name}`, import.meta.url), 'utf8')) as Shape
}

const schema = read<Schema>('schema.json')
const definitions = schema['$defs'] as Readonly<Record<string, Schema>>
const faults = (value: unknown, name: string) => faultsOf(value, definitions[name]!, schema)

const notation = read<{readonly vectors: Row[]}>('notation.json').vectors
const scoring = read<{readonly vectors: Row[]; readonly real: Row[]}>('scoring.json')
const koikoi = read<{
  readonly yaku: Row[]
  readonly finalScore: Row[]
  readonly games: Row[]
}>('koikoi.json')

const linesOf = (rows: readonly unknown[]) => rows.map(row => `${JSON.stringify(row)}\n`).join('')

async function answers(command: string, input: string): Promise<Row[]> {
  const {stdout} = await runHere([...command.split(' '), '--jsonl'], {input})
  return stdout
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Row)
}

/** A row of `notation.json` compares the first error and the warnings it lists. */
function checkNotation(row: Row, answer: Row): void {
  const {expect: wanted, error, warnings = []} = row as Row & {warnings?: object[]}
  if (!error) expect(answer).toMatchObject({expect: wanted, errors: []})
  else {
    expect(answer['expect']).toBeNull()
    const {code, offset} = error as {code: string; offset: number}
    expect((answer['errors'] as unknown[])[0]).toMatchObject({code, offset})
  }
  expect(answer['warnings']).toEqual(
    expect.arrayContaining(warnings.map(one => expect.objectContaining(one) as unknown))
  )
}

const matches = (row: Row, answer: Row) => expect(answer).toMatchObject(row['expect'] as object)

// [command, rows of the vectors, how an answer is compared]
const batches: readonly (readonly [
  command: string,
  rows: readonly Row[],
  check: (row: Row, answer: Row) => void
])[] = [
  ['parse', notation, checkNotation],
  ['score', [...scoring.vectors, ...scoring.real], matches],
  ['koikoi yaku', koikoi.yaku, matches],
  ['koikoi score', koikoi.finalScore, (row, answer) => expect(answer['score']).toBe(row['expect'])],
  ['koikoi replay', koikoi.games, matches]
]

describe.each(batches)('%s --jsonl', (command, rows, check) => {
  test('answers every vector as it should, in the shapes of the schema', async () => {
    const found = await answers(command, linesOf(rows))
    expect(found).toHaveLength(rows.length)
    for (const [index, row] of rows.entries()) {
      const answer = found[index]!
      expect(answer['id'], JSON.stringify(row)).toBe(row['id'])
      check(row, answer)
      expect(faults(row, `${command}.input`), String(row['id'])).toEqual([])
      expect(faults(answer, `${command}.output`), String(row['id'])).toEqual([])
    }
  })
})

test('analyse --jsonl: hands of 13 and 14 tiles, with melds, with tiles in sight', async () => {
  const rows = [
    {id: 'tenpai', hand: '123m456p789s1122z'},
    {id: 'seen', hand: '123m456p789s1122z', visible: '1z'},
    {id: 'list', hand: '123m456p789s1122z', visible: ['1z', '2z2z']},
    {id: 14, hand: '123m456p3466788s9m'},
    {id: 'melds', hand: '45678m', melds: ['555z@2', 'a1111p', '345s@3']},
    {id: 'nulls', hand: '1112345678999m', melds: null, visible: null},
    {id: 'five', hand: '11111m'},
    {id: 'fifteen', hand: '123456789m123456p'}
  ]
  const [tenpai, seen, list, discards, melds, chuuren, five, fifteen] = await answers(
    'analyse',
    linesOf(rows)
  )
  expect(tenpai).toEqual({
    id: 'tenpai',
    shanten: {standard: 0, chiitoitsu: 4, kokushi: 8, best: 0},
    waits: [
      {tile: '1z', shapes: ['shanpon']},
      {tile: '2z', shapes: ['shanpon']}
    ],
    ukeire: {'1z': 2, '2z': 2},
    total: 4
  })
  expect(seen).toMatchObject({ukeire: {'1z': 1, '2z': 2}, total: 3})
  expect(list).toMatchObject({ukeire: {'1z': 1}, total: 1})
  expect((discards!['discards'] as Row[]).find(({tile}) => tile === '9m')).toMatchObject({
    shanten: 1,
    total: 25
  })
  expect(melds).toMatchObject({shanten: {chiitoitsu: null, kokushi: null, best: 0}})
  expect((chuuren!['waits'] as unknown[]).length).toBe(9)
  expect(five).toEqual({id: 'five', problems: [{id: 'too-many-copies', values: {tile: '1m', copies: 5}}]})
  expect(fifteen).toMatchObject({problems: [{id: 'hand-size'}]})
  for (const [index, answer] of [tenpai, seen, list, discards, melds, chuuren, five, fifteen].entries()) {
    expect(faults(answer, 'analyse.output'), String(rows[index]!.id)).toEqual([])
  }
})

// [command, a line that can be used, a line of JSON that cannot]
const lines: readonly (readonly [command: string, good: object, bad: object])[] = [
  ['parse', {id: 1, input: '1m'}, {id: 2, input: 1}],
  ['parse', {id: 1, input: '1m'}, {id: 2, input: '1m', dialect: 'qoute'}],
  ['analyse', {id: 1, hand: '1m'}, {id: 2, hand: '1q'}],
  ['score', {id: 1, hand: '1m', win: '1m', by: 'ron'}, {id: 2, hand: '1m', win: '1m', by: 'luck'}],
  [
    'score',
    {id: 1, hand: '1m', win: '1m', by: 'ron'},
    {id: 2, hand: '1m', win: '1m', by: 'ron', rules: 'tenho'}
  ],
  [
    'score',
    {id: 1, hand: '1m', win: '1m', by: 'ron'},
    {id: 2, hand: '1m', win: '1m', by: 'ron', situation: 3}
  ],
  ['value', {id: 1, hand: '11122233344455m'}, {id: 2, hand: '1q'}],
  ['value', {id: 1, hand: '11122233344455m'}, {id: 2, hand: '11122233344455m', seatWind: '5z'}],
  ['koikoi yaku', {id: 1, cards: '1h'}, {id: 2, cards: '1q'}],
  ['koikoi score', {id: 1, base: 7}, {id: 2, base: 'x'}],
  ['koikoi replay', {id: 1, seed: 19, actions: []}, {id: 2, seed: 19, actions: ['jump']}]
]
test.each(lines)('%s --jsonl goes on after lines that it cannot use', async (command, good, bad) => {
  const input = `\uFEFF${JSON.stringify(good)}\r\n\n{"id":\n[1]\nnull\n${JSON.stringify(bad)}\n${JSON.stringify(good)}`
  const {code, stdout, stderr} = await runHere([...command.split(' '), '--jsonl'], {input})
  const found = stdout
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as Row)
  expect(found).toHaveLength(6)
  expect([code, stderr]).toEqual([1, ''])
  expect(found[0]).toMatchObject({id: 1})
  expect(found[5]).toEqual(found[0])
  expect(found[4]).toMatchObject({id: 2})
  const kinds = found.slice(1, 4).map(answer => [answer['id'], (answer['errors'] as Row[])[0]])
  expect(kinds).toEqual([
    [null, expect.objectContaining({code: 'bad-json', line: 3}) as unknown],
    [null, expect.objectContaining({code: 'not-an-object', line: 4}) as unknown],
    [null, expect.objectContaining({code: 'not-an-object', line: 5}) as unknown]
  ])
  for (const answer of found.slice(1, 4)) expect(faults(answer, 'badLine')).toEqual([])
  for (const answer of [found[0], found[4]]) expect(faults(answer, `${command}.output`)).toEqual([])
})

test('a batch of good lines ends with 0, also where the notation in them is wrong', async () => {
  const {code} = await runHere(['parse', '--jsonl'], {input: '{"input":"8z"}\n{"input":"1m"}\n'})
  expect(code).toBe(0)
})

test('batches come from files, too, several of them', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'a.jsonl'), '{"id":1,"input":"1m"}\n')
  writeFileSync(join(folder, 'b.jsonl'), 'x\n{"id":2,"input":"2m"}')
  const {stdout} = await runHere(['parse', '--jsonl', 'a.jsonl', 'b.jsonl'], {cwd: folder})
  const ids = stdout
    .trimEnd()
    .split('\n')
    .map(line => (JSON.parse(line) as Row)['id'])
  expect(ids).toEqual([1, null, 2])
})

test('answers come while the input is still open', async () => {
  const child = spawn(process.execPath, [executable, 'parse', '--jsonl'], {env: {PATH: process.env['PATH']}})
  child.stdin.write('{"id":1,"input":"1m"}\n{"id":2,')
  const [first] = (await once(child.stdout, 'data')) as [Buffer]
  expect(JSON.parse(first.toString())).toMatchObject({id: 1})
  child.stdin.end('"input":"2m"}')
  const [second] = (await once(child.stdout, 'data')) as [Buffer]
  expect(JSON.parse(second.toString())).toMatchObject({id: 2})
})

test('a reader that stops early ends the program in silence', async () => {
  const child = spawn(process.execPath, [executable, 'parse', '--jsonl'], {env: {PATH: process.env['PATH']}})
  let reported = ''
  child.stderr.on('data', chunk => (reported += String(chunk)))
  child.stdin.on('error', () => {})
  child.stdin.end(linesOf(Array.from({length: 20_000}, (_, id) => ({id, input: '123m456p789s1122z'}))))
  await once(child.stdout, 'data')
  child.stdout.destroy()
  const [code] = (await once(child, 'close')) as [number]
  expect([code, reported]).toEqual([0, ''])
})

// Three seconds of processor time: `THOROUGH=1` does it. The command alone takes about 16 MB; the rest is room for a
// collector that waits for a busy machine.
test.runIf(process.env['THOROUGH'])(
  '24,000 hands go through a heap of 40 MB, with answers of 54 MB',
  async () => {
    const hand = {hand: '159m159p159s12345z'}
    const folder = temporaryFolder()
    const file = join(folder, 'hands.jsonl')
    writeFileSync(file, linesOf(Array.from({length: 24_000}, (_, id) => ({id, ...hand}))))
    const {code, stdout} = await tehai(['analyse', '--jsonl', file], {node: ['--max-old-space-size=40']})
    expect(code).toBe(0)
    expect(stdout.length).toBeGreaterThan(54_000_000)
    expect(stdout.split('\n')).toHaveLength(24_001)
  }
)

test('every id in the vectors is known', () => {
  const codes = notation
    .flatMap(row => [row['error'], ...((row['warnings'] ?? []) as Row[])])
    .filter(Boolean) as Row[]
  expect(codes.length).toBeGreaterThan(20)
  for (const {code} of codes) expect(Object.keys(notationMessages)).toContain(code)
  for (const {expect: wanted} of [...scoring.vectors, ...scoring.real]) {
    for (const id of Object.keys((wanted as {yaku?: object}).yaku ?? {}))
      expect(Object.keys(yakuNames)).toContain(id)
  }
})

test('the schema finds what is wrong', () => {
  const answer = {id: 1, win: true, yaku: {pinfu: 1}, han: 1, fu: 30, points: 1000, yakuman: 0}
  expect(faults(answer, 'score.output')).toEqual([])
  for (const wrong of [
    {...answer, fu: '30'},
    {...answer, han: -1},
    {...answer, more: 1},
    {...answer, win: 1},
    {...answer, points: undefined},
    {...answer, payments: [1]},
    {id: 1, win: false}
  ]) {
    expect(faults(JSON.parse(JSON.stringify(wrong)), 'score.output')).not.toEqual([])
  }
  expect(faults({id: 1, hand: '1m', melds: ['1m@4']}, 'analyse.input')).not.toEqual([])
})
