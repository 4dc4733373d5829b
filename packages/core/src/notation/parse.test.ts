import * as fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import type {DialectId} from './dialect.js'
import {dialectIds, dialects} from './dialects/index.js'
import {notationMessages} from './sentences.js'
import {parse} from './parse.js'
import {languages, sentence} from '@tehai/kernel/source'
import type {Mode, Node, ParseResult} from './tree.js'
import {dialectWords, reasonWords} from './words.js'

const modes: readonly Mode[] = ['hand', 'river']
const readings = ['auto', 'prefix'] as const

/** Characters of all dialects, so that random texts are nearly notation. */
const characters = [
  ...'0123456789',
  ...'mpszmpsz',
  ...'-=+\'"`x',
  ...'tnsphrcyagoldj',
  ...'!~{}_?….',
  ...' ,\n',
  ...'東南西北白發中発萬筒索赤四',
  ...'１ｍ－’ーÀ🀇()[]<>^|*',
  '\uD800',
  '\uDC00',
  '\u200B'
]
const nearly = fc.array(fc.constantFrom(...characters), {maxLength: 24}).map(parts => parts.join(''))
const anything = fc
  .string({unit: 'binary', maxLength: 40})
  .chain(text => fc.constantFrom(text, `${text}\uD83C`))
const texts = fc.oneof({weight: 3, arbitrary: nearly}, {weight: 1, arbitrary: anything})

function checkSpans(text: string, {tree, messages}: ParseResult): void {
  for (const {start, end} of messages) {
    expect(0 <= start && start <= end && end <= text.length).toBe(true)
  }
  let at = 0
  for (const {start, end} of tree.nodes) {
    expect(at <= start && start <= end && end <= text.length).toBe(true)
    at = end
  }
  for (const node of tree.nodes)
    if (node.type === 'text') expect(node.value).toBe(text.slice(node.start, node.end))
  if (tree.draw !== null) expect(tree.nodes[tree.draw]).toMatchObject({type: 'tile'})
}

describe.each(dialectIds)('%s', dialect => {
  test('has an example that parses, a source, and a name and reason in words', () => {
    const {example, source} = dialects[dialect]
    expect(parse(example, {dialect}).messages).toEqual([])
    expect(parse(example, {dialect}).tree.nodes).not.toEqual([])
    expect(source).not.toBe('')
    for (const {en, ja} of [dialectWords[dialect], reasonWords[dialect]]) {
      expect(en).toMatch(/./)
      expect(ja).toMatch(/./)
    }
  })

  test.each(modes)('reads any text as a %s, with spans in order and inside the text', mode => {
    fc.assert(
      fc.property(texts, fc.constantFrom(...readings), (text, y) => {
        checkSpans(text, parse(text, {dialect, mode, y}))
      }),
      {numRuns: 300}
    )
  })

  test('says everything in each language', () => {
    fc.assert(
      fc.property(texts, text => {
        for (const message of parse(text, {dialect}).messages) {
          for (const language of languages) {
            expect(sentence(message, notationMessages, text, language)).not.toMatch(
              /\{(dialect|wanted|tile|count|limit|from|honor|expected|actual)\}|undefined/
            )
          }
        }
      }),
      {numRuns: 100}
    )
  })
})

test('a dialect that does not exist is a mistake of the programmer', () => {
  expect(() => parse('1m', {dialect: 'nope' as DialectId})).toThrow(
    /^Expected a dialect \(auto, .*\), got `nope`$/
  )
})

const home: readonly DialectId[] = ['auto', 'mpsz', 'arashino', 'paiga', 'quote', 'typed']

/** Offsets that no node covers. */
function uncovered(text: string, nodes: readonly Node[]): string[] {
  const covered = new Set<number>()
  for (const {start, end} of nodes) for (let at = start; at < end; at++) covered.add(at)
  return [...text.split('').keys()].filter(at => !covered.has(at)).map(at => text[at]!)
}

/** Blanks, commas, invisible characters, `j` before a river. A gap covers the `-` it is made of. */
const notShown = [
  ...' \t\v\f\u00A0\u2002\u2003\u2009\u3000\n\r\u2028\u2029,、，､\u200B\u200C\u200D\u2060\uFEFFjｊ',
  '\uFE0E',
  '\uFE0F'
]

describe.each(home)('%s loses nothing', dialect => {
  test.each(modes)('in a %s', mode => {
    fc.assert(
      fc.property(texts, text => {
        const {tree} = parse(text, {dialect, mode})
        for (const character of uncovered(text, tree.nodes)) expect(notShown).toContain(character)
      }),
      {numRuns: 500}
    )
  })

  test('says ids in words', () => {
    fc.assert(
      fc.property(texts, text => {
        for (const {id, values} of parse(text, {dialect}).messages) {
          const {words = {}} = notationMessages[id as keyof typeof notationMessages]
          for (const [name, vocabulary] of Object.entries(words)) {
            expect(Object.keys(vocabulary), `${id} ${name}`).toContain(values[name])
          }
        }
      }),
      {numRuns: 300}
    )
  })

  test('what is shown as text has an error that covers it', () => {
    fc.assert(
      fc.property(texts, text => {
        const {tree, messages} = parse(text, {dialect})
        const errors = messages.filter(({severity}) => severity === 'error')
        for (const node of tree.nodes) {
          if (node.type !== 'text') continue
          expect(errors.some(({start, end}) => start < node.end && end > node.start)).toBe(true)
        }
        expect(errors.length > 0).toBe(
          tree.nodes.length === 0 || tree.nodes.some(({type}) => type === 'text')
        )
      }),
      {numRuns: 500}
    )
  })
})

const pieces = [
  '1',
  '5-',
  '-',
  "'",
  "66'6",
  'm',
  'lz',
  'y',
  'x',
  'x  ',
  '{',
  '5m{a}',
  '東',
  '東-',
  'é',
  '\uD800',
  '🀇',
  'The quick brown fox ',
  '8z',
  't1m',
  '5m',
  '_',
  '.',
  '!',
  '\n',
  'j',
  'j\n',
  'o',
  'o5',
  '1,',
  "12'3p",
  '5md',
  '('
]

/** Texts of about a size that are the same again and again, and some whose end changes everything before it. */
function longTexts(size: number): ReadonlyArray<readonly [name: string, text: string]> {
  const repeat = (piece: string) => piece.repeat(Math.ceil(size / piece.length))
  return [
    ...pieces.map(piece => [piece, repeat(piece)] as const),
    ['5 and dashes', `5${repeat('-')}m`],
    ['chain', `${repeat("66'6")}z`],
    ['broken chain', `${repeat("66'6")}7'z`],
    ['digits and a suit', `${repeat('1')}m`],
    ['bad ranks', `${repeat('8')}z`],
    ['x and blanks', `x${repeat(' ')}`],
    ['braces', `${repeat('{')}}`],
    ['prefixes', `${repeat('y')}5m`]
  ]
}

/** Milliseconds that a text takes; the least of three attempts where one is slow, as machines pause. */
function timeOf(text: string, dialect: DialectId, mode: Mode, enough: number): number {
  let least = Infinity
  for (let attempt = 0; attempt < 3 && least > enough; attempt++) {
    const before = performance.now()
    parse(text, {dialect, mode})
    least = Math.min(least, performance.now() - before)
  }
  return least
}

// The bounds are far more than a slow machine needs for one pass, and far less than a quadratic one takes.
// `THOROUGH=1` tries the lengths that the README mentions.
const share = process.env['THOROUGH'] ? 1 : 0.2

describe('takes a linear time', {timeout: 120_000}, () => {
  test.each(home)('%s', dialect => {
    for (const [name, text] of longTexts(20_000 * share)) {
      for (const mode of dialect === 'auto' ? modes : (['hand'] as const))
        expect(timeOf(text, dialect, mode, 400), `${mode}: ${name}`).toBeLessThan(400)
    }
  })

  test(`auto, ${share} megabytes`, () => {
    for (const [name, text] of longTexts(1_000_000 * share).filter((_, index) => index % 12 === 4)) {
      expect(timeOf(text, 'auto', 'hand', 8000), name).toBeLessThan(8000)
    }
  })

  test.each(home)('%s says at most one thing for two characters', dialect => {
    for (const [name, text] of longTexts(2000)) {
      expect(parse(text, {dialect}).messages.length, name).toBeLessThanOrEqual(text.length / 2 + 1)
    }
  })
})
