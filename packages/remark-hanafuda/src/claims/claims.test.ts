import {codesOf, mulberry32, presets, randomBelow, shuffledDeck} from '@tehai/koikoi'
import {grammars, languages, sentence, type Language} from '@tehai/kernel/source'
import {expect, test} from 'vitest'
import {checkBlock} from '../page/block.js'
import {messages} from '../grammar/messages.js'
import {defaultSettings, type Settings} from '../grammar/settings.js'

/** The text of markup, without elements that carry cards. */
function textOf(markup: unknown): string {
  if (typeof markup === 'string') return markup
  const {name, children} = markup as {name: string; children: readonly unknown[]}
  return name === 'code' ? '' : children.map(textOf).join('')
}

/** What a block fills in for a claim. */
function filled(source: string, key: string, settings: Settings): string {
  const found = new RegExp(`hanafuda-fact-${key}`)
  let text = ''
  const walk = (markup: unknown): void => {
    if (typeof markup === 'string') return
    const {name, attributes, children} = markup as never as {
      name: string
      attributes: Record<string, string>
      children: readonly unknown[]
    }
    if (name === 'div' && found.test(attributes['class'] ?? '')) text = textOf(children[1])
    else children.forEach(walk)
  }
  walk(checkBlock(source, '', settings).markup)
  return text
}

test('what is filled in of random piles is true when it is claimed, in each language', () => {
  const random = mulberry32(5)
  const rules = Object.values(presets)
  for (let round = 0; round < 150; round++) {
    const pile = codesOf(shuffledDeck(random).slice(0, 1 + randomBelow(random, 24)))
    const settings: Settings = {
      ...defaultSettings,
      lang: languages[round % languages.length]!,
      rules: rules[round % rules.length]!
    }
    for (const key of ['yaku', 'score']) {
      const truth = filled(`captured: ${pile}\nkoikoi: both\n${key}: ?`, key, settings)
      expect(truth).not.toBe('')
      const {messages} = checkBlock(`captured: ${pile}\nkoikoi: both\n${key}: ${truth}`, '', settings)
      expect(messages, `${pile} ${key}: ${truth}`).toEqual([])
    }
    const wrong = checkBlock(`captured: ${pile}\nscore: 999`, '', settings)
    expect(wrong.messages.map(({id}) => id)).toEqual(['false-score'])
  }
})

/** The text of markup with the codes of cards, those after the words of a list in parentheses. */
function writtenOf(markup: unknown, language: Language): string {
  if (typeof markup === 'string') return markup
  const {name, children} = markup as {name: string; children: readonly unknown[]}
  const {comma, aside} = grammars[language]
  const inside = children.map(child => writtenOf(child, language))
  if (name === 'ul') return inside.join(comma)
  const cards = name === 'li' ? inside.splice(2).map(codes => aside(codes).trim()) : []
  return [...inside, ...cards].join('')
}

/** What a block fills in for its only fact, with the codes of cards. */
function factOf(source: string, settings: Settings): string {
  const find = (markup: unknown): unknown[] => {
    if (typeof markup === 'string') return []
    const {name, attributes, children} = markup as never as {
      name: string
      attributes: Record<string, string>
      children: readonly unknown[]
    }
    const isFact = name === 'div' && / hanafuda-fact-|^hanafuda-fact-/.test(attributes['class'] ?? '')
    return isFact ? [children[1]] : children.flatMap(find)
  }
  return find(checkBlock(source, '', settings).markup)
    .map(fact => writtenOf(fact, settings.lang))
    .join('')
}

test.each(languages)('%s: what is filled in of what is near, and of what cards take, is read again', lang => {
  const random = mulberry32(11)
  for (let round = 0; round < 40; round++) {
    const deck = shuffledDeck(random)
    const settings: Settings = {...defaultSettings, lang, rules: Object.values(presets)[round % 3]!}
    const pile = `captured: ${codesOf(deck.slice(0, 1 + randomBelow(random, 14)))}`
    const table = `field: ${codesOf(deck.slice(16, 24))}`
    const cards = codesOf(deck.slice(24, 25 + (round % 3))).replaceAll(' ', ', ')
    for (const [lines, claim, request] of [
      [pile, 'near', '?'],
      [table, 'take', cards]
    ] as const) {
      const truth = factOf(`${lines}\n${claim}: ${request}`, settings)
      expect(truth).not.toBe('')
      const {messages} = checkBlock(`${lines}\n${claim}: ${truth}`, '', settings)
      expect(messages, `${lines} ${claim}: ${truth}`).toEqual([])
    }
  }
})

test.each([
  'yaku',
  'score',
  'take',
  'near',
  'koikoi',
  'month',
  'chart',
  'sheet',
  'total',
  'stock',
  '役',
  'あと'
])('a line separator in the value of `%s` is a character like any other', key => {
  for (const end of ['\u2028', '\u2029', '\u0085', '\v']) {
    const source = `captured: 1h 3h\nfield: 1k\n${key}: a${end}b`
    expect(() => checkBlock(source, '', defaultSettings)).not.toThrow()
  }
})

test.each([
  ['an alien chart is no chart', 'chart: constructor', ['bad-value']],
  ['a sum after a list', 'yaku: Tane, 合わせて 1文', []],
  ['a number of cards', 'near: 三光 あと 1 枚', []],
  ['a number of cards, and which', 'near: 三光 あと1枚（8h）', []],
  ['a number in English', 'near: Sanko: 1 more (8h)', []],
  ['points of one yaku', 'yaku: 花見で一杯（5文）', []],
  ['points after the sum', 'yaku: 花見で一杯 合計 9文', ['false-yaku-points']]
])('%s: %s', (_, line, ids) => {
  const source = line.startsWith('yaku: 花見')
    ? `captured: 3h 9t\n${line}`
    : line.includes('8h')
      ? `captured: 1h 3h\n${line}`
      : `captured: 1h 3h 2t 4t 5t 6t 7t\n${line}`
  expect(checkBlock(source, '', defaultSettings).messages.map(({id}) => id)).toEqual(ids)
})

test('no text makes a block throw, and places of messages are in it', () => {
  const random = mulberry32(9)
  const words = [
    'captured:',
    '取り札:',
    '1h',
    '3,8h',
    '役',
    ':',
    '?',
    'seed',
    '23',
    '/',
    'x',
    '2cx2b',
    'sheet: A, B',
    '1: A 6'
  ]
  words.push(
    'total:',
    'near',
    '一覧: 役',
    'o',
    'y',
    '\n',
    '\r\n',
    ' ',
    '　',
    '#',
    '「',
    '😀',
    'stock: 99',
    'take: 3h x',
    '（',
    '13k',
    '\0'
  )
  for (let round = 0; round < (process.env['THOROUGH'] ? 2000 : 300); round++) {
    const source = Array.from(
      {length: randomBelow(random, 12)},
      () => words[randomBelow(random, words.length)]
    ).join(randomBelow(random, 2) === 0 ? '' : ' ')
    for (const {start, end} of checkBlock(source, '', defaultSettings).messages) {
      expect(0 <= start && start <= end && end <= source.length, JSON.stringify(source)).toBe(true)
    }
  }
})

test.each([
  ['Three Brights (6), Flower Viewing, Moon Viewing: 16 points', []],
  ['Three Brights: 6 points, Flower Viewing: 5 points, Moon Viewing: 5 points', []],
  ['三光6文、花見で一杯、月見で一杯、合わせて16文', []],
  ['三光 – 6文、花見で一杯 — 5文、月見で一杯ー5文', []],
  ['三光 → 6文、花見で一杯…5文、月見で一杯', []],
  ['三光ー5文、花見で一杯、月見で一杯', ['false-yaku-points']],
  ['三光、花見で一杯、月見で一杯、合計15文', ['false-yaku-points']],
  ['三光、花見で一杯、合計16文', ['missing-yaku']]
])('a list of yaku: %s', (claim, expected) => {
  const found = checkBlock(`captured: 1,3,8h 9t\nyaku: ${claim}`, '', defaultSettings).messages
  expect(found.map(({id}) => id)).toEqual(expected)
})

test.each([
  ['yaku: sanko 5', '', 'expected 6 for Three Brights; by the Nintendo rules that is right'],
  ['yaku: sanko 7', '', 'expected 6 for Three Brights'],
  ['score: 5', '', 'expected 6 points by the standard rules; by the Nintendo rules that is right'],
  [
    'score: 6',
    'rules=nintendo',
    'expected 5 points by the Nintendo rules; by the standard rules that is right'
  ],
  ['score: 7', '', 'expected 6 points by the standard rules']
])('points that are right by other rules: %s', (claim, meta, expected) => {
  const source = `captured: 1h 3h 8h\n${claim}`
  const [message] = checkBlock(source, meta, defaultSettings).messages
  expect(sentence(message!, messages, source, 'en').replace(/^.*?, /, '')).toBe(expected)
})

test('many blanks in a value take time in proportion to their number', () => {
  const start = process.cpuUsage().user
  for (const blanks of [150, 500, 20_000].map(count => ' '.repeat(count))) {
    for (const claim of [
      `near: 三光${blanks}あと${blanks}1${blanks}枚${blanks}x`,
      `near: 三光${blanks}x${blanks}(8h${blanks}`,
      `yaku: Tane${blanks}x${blanks},${blanks}合わせて${blanks}1${blanks}x`,
      `take: 3k${blanks}x${blanks}?${blanks}x`,
      `score: 5${blanks}x${blanks}文${blanks}x`
    ]) {
      checkBlock(`captured: 1,3h\nfield: 3k\n${claim}`, '', defaultSettings)
    }
  }
  expect((process.cpuUsage().user - start) / 1e6).toBeLessThan(1.5)
})

test('blanks between the parts of what is near change nothing', () => {
  for (const count of [1, 150, 500]) {
    const blanks = ' '.repeat(count)
    const source = `captured: 1,3h\nnear: 三光${blanks}あと${blanks}1${blanks}枚${blanks}（8h）`
    expect(checkBlock(source, '', defaultSettings).messages, `${count} blanks`).toEqual([])
  }
})
