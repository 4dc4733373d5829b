/**
 * Lines that no program should write: each is answered in its place, in words of ours.
 */
import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {closeSync, existsSync, openSync} from 'node:fs'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {answerPile, answerRound, answerScore} from '@tehai/koikoi'
import {answerRow} from '../src/commands/parse.js'
import type {JsonObject} from '../src/jsonl/line.js'
import {answerHandLine, answerScoreLine} from '../src/jsonl/riichi-lines.js'
import {answerValueLine} from '../src/jsonl/value-lines.js'
import {executable, runHere} from './tehai.js'

interface Batch {
  readonly command: string
  /** A line that can be used. */
  readonly good: JsonObject
  readonly answer: (given: JsonObject) => object
}

const batches: readonly Batch[] = [
  {command: 'parse', good: {id: 1, input: '1m'}, answer: answerRow},
  {command: 'analyse', good: {id: 1, hand: '1m'}, answer: answerHandLine},
  {
    command: 'score',
    good: {id: 1, hand: '1m', win: '1m', by: 'ron', melds: [], situation: {dora: []}, rules: {}},
    answer: answerScoreLine
  },
  {
    command: 'value',
    good: {id: 1, hand: '11122233344455m', melds: [], visible: '1p', indicators: ['1p'], rules: {}},
    answer: answerValueLine
  },
  {
    command: 'koikoi yaku',
    good: {id: 1, cards: '1h', rules: {}, override: {}, context: {}},
    answer: answerPile
  },
  {command: 'koikoi score', good: {id: 1, base: 7, winnerCalled: 1, override: {}}, answer: answerScore},
  {command: 'koikoi replay', good: {id: 1, seed: 19, actions: [], decks: [], dealer: 0}, answer: answerRound}
]

/** What an engine of JavaScript says, in contrast to us. */
const enginesWords =
  /call stack|Cannot (?:convert|read|destructure)|is not (?:a function|iterable|an object)|circular|Invalid array|undefined|\[object|JSON at position/i

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

describe.each(batches)('$command', ({command, good, answer}) => {
  test('goes on after lines nested 5,000 and 100,000 deep, in each field', async () => {
    const fields = ['id', ...Object.keys(good).filter(field => field !== 'id'), 'whatever']
    const line = JSON.stringify(good)
    const hostile = fields.flatMap(field =>
      [5000, 100_000].map(depth => `${line.slice(0, -1)},${JSON.stringify(field)}:${nested(depth)}}`)
    )
    const {code, stdout, stderr} = await runHere([...command.split(' '), '--jsonl'], {
      input: [line, ...hostile, line].join('\n')
    })
    const found = stdout.trimEnd().split('\n')
    expect([code, stderr, found.length]).toEqual([1, '', hostile.length + 2])
    expect(found.at(-1)).toBe(found[0])
    for (const [index, said] of found.slice(1, -1).entries()) {
      const field = fields[Math.floor(index / 2)]!
      const {id, errors} = JSON.parse(said) as {id: unknown; errors: object[]}
      expect(errors).toEqual([expect.objectContaining({code: 'too-deep', line: index + 2, field})])
      expect(id).toBe(field === 'id' ? null : 1)
      expect(said).not.toMatch(enginesWords)
    }
  })

  test('a field that does not exist is an error with the nearest one', () => {
    for (const field of Object.keys(good).filter(name => name.length > 2)) {
      const misspelt = `${field.slice(0, 1)}${field.slice(2)}`
      const {[field]: value, ...rest} = good
      const said = JSON.stringify(answer({...rest, [misspelt]: value}))
      expect(said).toContain(misspelt)
      expect(said).toMatch(new RegExp(`"nearest":"${field}"|did you mean \`${field}\``))
    }
    for (const field of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
      expect(JSON.stringify(answer(JSON.parse(`{"${field}":1}`) as JsonObject))).toContain(field)
    }
  })

  test('whatever a field contains: an answer, and no words of the engine', () => {
    const value = fc.oneof(
      fc.jsonValue({maxDepth: 4}),
      fc.constantFrom('', '0z', '1m', '@', '__proto__', 'constructor', -1, 1e300, 0.5, null),
      fc.constantFrom<unknown>(
        {toString: 1},
        {valueOf: 1},
        JSON.parse('{"__proto__":[]}'),
        {length: 9},
        [[]],
        [null]
      )
    )
    const changes = fc.dictionary(
      fc.constantFrom(...Object.keys(good), 'rules', 'context', 'ids', 'visible'),
      value
    )
    fc.assert(
      fc.property(changes, change => {
        const said = JSON.stringify(answer({...good, ...change}))
        // The text of the line is quoted, and may be anything.
        const quoted = Object.values(change)
          .map(one => JSON.stringify(one))
          .join(' ')
        expect(enginesWords.test(said) && !enginesWords.test(quoted)).toBe(false)
      }),
      {numRuns: 300}
    )
  })
})

const outputs = batches.slice(0, 1).map(({command}) => command)
test.runIf(existsSync('/dev/full')).each([...outputs.map(command => [command, '--jsonl']), ['parse', '1m']])(
  'a full disk ends the program with a sentence: %s %s',
  async (...args) => {
    const full = openSync('/dev/full', 'w')
    const child = spawn(process.execPath, [executable, ...args], {
      env: {PATH: process.env['PATH']},
      stdio: ['pipe', full, 'pipe']
    })
    let reported = ''
    child.stderr!.on('data', chunk => (reported += String(chunk)))
    child.stdin!.end('{"id":1,"input":"1m"}\n')
    const [code] = (await once(child, 'close')) as [number]
    closeSync(full)
    expect(reported).toMatch(/^tehai: Cannot write to standard output \(ENOSPC\)\n/)
    expect([code, reported.includes('    at ')]).toEqual([2, false])
  }
)

test.each(outputs.map(command => [command]))(
  '%s --jsonl ends without a word where its reader has left',
  async command => {
    const child = spawn(process.execPath, [executable, command, '--jsonl'], {
      env: {PATH: process.env['PATH']}
    })
    let reported = ''
    child.stderr.on('data', chunk => (reported += String(chunk)))
    child.stdin.on('error', () => {}) // a program that has ended closes its input
    child.stdout.once('data', () => child.stdout.destroy())
    child.stdin.end('{"id":1,"input":"1m"}\n'.repeat(20_000))
    const [code] = (await once(child, 'close')) as [number]
    expect([code, reported]).toEqual([0, ''])
  }
)
