import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {sentence} from '@tehai/kernel/source'
import {codeOf} from '../../cards/index.js'
import {testDecks} from '../../game/test-decks.js'
import {mulberry32, randomBelow} from '../../random/index.js'
import {defineRules, presets} from '../../rules/index.js'
import {applyAction, availableActions, decksOf, startRound} from '../../round/index.js'
import {formatCards, formatRecord, formatRules, notationMessages, parseRecord} from '../index.js'

const sanko = `seed 19
dealer 1
rules seed
2dx2c/8dx8a
5bx5a/1b
3cx3a/2b
`
test('a record begins with the deal and goes on with turns', () => {
  const {header, turns, state, messages} = parseRecord(sanko)
  expect(messages).toEqual([])
  expect(header).toMatchObject({seed: 19, dealer: 0, rules: presets.standard, decks: []})
  expect(turns.map(({start, end}) => sanko.slice(start, end))).toEqual([
    '2dx2c/8dx8a',
    '5bx5a/1b',
    '3cx3a/2b'
  ])
  expect(state).toMatchObject({plays: 3, currentPlayer: 1})
})

test('the same in Japanese, with names of cards, comments and full-width characters', () => {
  const text = `シード：１９　# 三光の例
親 1
ルール seed
梅のカス2 x 梅カス / 8dx芒に月
菖短×5t／松に赤短
3k x 桜幕 / 2r`
  const {messages, events} = parseRecord(text)
  expect(messages).toEqual([])
  expect(events).toEqual(parseRecord(sanko).events)
})

test('a deal takes the place of a seed, one for each redeal', () => {
  const text = [testDecks.fieldFour, testDecks.sanko].map(deck => `deal ${formatCards(deck)}\n`).join('')
  const {header, events, state} = parseRecord(text + '2dx2c/8dx8a')
  expect(header?.decks.length).toBe(2)
  expect(events.slice(0, 2).map(({type}) => type)).toEqual(['Redeal', 'Dealt'])
  expect(state?.plays).toBe(1)
})

test('rules are a preset and options', () => {
  const {header} = parseRecord('seed 1\nrules nintendo teshiScore=10 SakeAsKasu=false\nmonth 3月')
  expect(header?.rules).toEqual(defineRules('nintendo', {teshiScore: 10, sakeAsKasu: false}))
  expect(header?.month).toBe(3)
  expect(formatRules(header!.rules)).toBe('nintendo sakeAsKasu=false teshiScore=10')
})

test('a month that is given holds where the record names none', () => {
  expect(parseRecord('seed 23', undefined, 3).header?.month).toBe(3)
  expect(parseRecord('month 4\nseed 23', undefined, 3).header?.month).toBe(4)
  expect(parseRecord('seed 23').header?.month).toBeNull()
})

test('a record may stop before its turn is complete', () => {
  expect(parseRecord('seed 19\n2dx2c')).toMatchObject({messages: [], state: {plays: 1}})
  expect(parseRecord('seed 19')).toMatchObject({messages: [], state: {plays: 0}, turns: []})
})

const header = 'seed 19\n'
// [why, record, id, what the span holds, a part of the sentence]
const faults: ReadonlyArray<[string, string, string, string, string]> = [
  ['no deal', 'dealer 1\n2dx2c/8dx8a', 'missing-deal', 'dealer 1', 'expected a line `deal` with 48 cards'],
  ['an unknown key', 'sead 19', 'unknown-record-key', 'sead', 'did you mean `seed`?'],
  ['a key twice', 'seed 19\nseed 20', 'repeated-record-key', 'seed', 'Unexpected second `seed`'],
  ['a key after a move', header + '2dx2c/8dx8a\ndealer 2', 'late-header', 'dealer', 'after the first move'],
  ['a short deal', 'deal 1a1b', 'bad-deal', '1a1b', 'Unexpected deal of 2 cards, expected 48'],
  ['a card twice in a deal', 'deal 1a1b1a', 'duplicate-card', '1a', 'Pine with crane'],
  ['a seed of letters', 'seed abc', 'bad-seed', 'abc', 'a whole number'],
  ['a seed too large', 'seed 4294967296', 'bad-seed', '4294967296', 'from 0 to 4294967295'],
  ['a third dealer', 'seed 1\ndealer 3', 'bad-dealer', '3', 'expected the player who deals, `1` or `2`'],
  ['a thirteenth month', 'seed 1\nmonth 13', 'bad-record-month', '13', 'expected 1 to 12'],
  [
    'an unknown rule set',
    'seed 1\nrules nintendu',
    'unknown-rule-set',
    'nintendu',
    'did you mean `nintendo`?'
  ],
  [
    'an unknown option',
    'seed 1\nrules seed teshScore=6',
    'unknown-rule',
    'teshScore',
    'did you mean `teshiScore`?'
  ],
  [
    'a wrong value',
    'seed 1\nrules seed sakeAsKasu=1',
    'bad-rule-value',
    'sakeAsKasu=1',
    'expected `true`, `false`'
  ],
  [
    'a redeal without a deck',
    `deal ${formatCards(testDecks.fieldFour)}`,
    'no-deck-left',
    '',
    'expected another line `deal`'
  ],
  [
    'a card that is in no hand',
    header + '3cx3a/2b\n9b',
    'wrong-draw',
    '2b',
    '`8d`, the next card of the stock'
  ],
  ['a card not in the hand', header + '3ax3c', 'card-not-in-hand', '3a', '10b 6c 11b 2d 9b 7b 8c 3c'],
  ['a missing capture', header + '2d/8d', 'missing-capture', '2d', 'expected `2dx2c`'],
  ['a capture of another month', header + '2dx3a/8dx8a', 'wrong-capture', '3a', 'expected 2c'],
  ['a capture of nothing', header + '6cx6a/8d', 'nothing-to-capture', 'x6a', 'no card of month 6'],
  ['no draw', header + '2dx2c\n5bx5a/1b', 'draw-missing', '', 'expected `/`'],
  [
    'a call without a yaku',
    header + '2dx2c/8dx8a stop',
    'no-yaku-to-call',
    'stop',
    'Player1 has no new yaku'
  ],
  ['an unknown call', header + '2dx2c/8dx8a stpo', 'bad-move', 'stpo', 'did you mean `stop`?'],
  ['no card', header + '2dx2c/8dx8a\n!!', 'bad-move', '!!', 'expected a move'],
  ['an unknown card', header + '2dx2c/zz', 'bad-move', 'zz', 'expected a move'],
  ['a kind that is not', header + '2hx2c/8d', 'no-such-card', '2h', '2t 2r 2k'],
  ['a month without a kind', header + '2x2c/8d', 'missing-kind', '2', 'without a kind']
]
for (const [why, text, id, span, words] of faults) {
  test(`message: ${why}`, () => {
    const {messages} = parseRecord(text)
    expect(messages.map(message => message.id)).toEqual([id])
    const [message] = messages
    if (span) expect(text.slice(message!.start, message!.end)).toBe(span)
    expect(sentence(message!, notationMessages, text, 'en')).toContain(words)
    expect(sentence(message!, notationMessages, text, 'ja')).not.toMatch(/[{}]/)
  })
}

/** A random round that may stop early, as its header, its events and its text. */
function randomRecord(seed: number) {
  const random = mulberry32(seed)
  const rules = [presets.standard, presets.nintendo, presets['koikoi-japan']][seed % 3]!
  const decks: (readonly number[])[] = []
  const {state: begun, events: dealt} = startRound(keep(decksOf(random), decks), {
    dealer: (seed & 1) as 0 | 1,
    rules
  })
  const events = [...dealt]
  let state = begun
  const stop = randomBelow(random, 40)
  for (let count = 0; !state.result && count !== stop; count++) {
    const actions = availableActions(state)
    const step = applyAction(state, actions[randomBelow(random, actions.length)]!, rules)
    if (step.error) throw new Error(step.error.id)
    state = step.state
    events.push(...step.events)
  }
  const text = formatRecord({decks, seed: null, dealer: state.dealer, rules, month: null}, events)
  return {state, events, text}
}

function* keep<Item>(items: Iterable<Item>, kept: Item[]): Generator<Item> {
  for (const item of items) {
    kept.push(item)
    yield item
  }
}

test('a record reads back to the same round, wherever it stops', () => {
  for (let seed = 0; seed < (process.env['THOROUGH'] ? 600 : 60); seed++) {
    const {text, events, state} = randomRecord(seed)
    expect(parseRecord(text)).toMatchObject({messages: []})
    expect(parseRecord(text).events).toEqual(events)
    expect(parseRecord(text).state).toEqual(state)
  }
})

/** Rounds that are searched for one of a sort. */
const MOST_SEEDS = 1000

/** A finished round with a call of koi-koi. */
function calledRound(): {readonly text: string; readonly line: string} {
  for (let seed = 0; seed < MOST_SEEDS; seed++) {
    const {text} = randomRecord(seed)
    const line = text.split('\n').find(one => one.endsWith(' koi'))
    if (line && text.trimEnd().split('\n').at(-1) !== line) return {text, line}
  }
  throw new Error('Expected a finished round with a call of koi-koi')
}

test('a decision that is due must be written, and only the last card forbids koi-koi', () => {
  const {text, line} = calledRound()
  const silent = text.replace(line, line.slice(0, -4))
  const [message] = parseRecord(silent).messages
  expect(message?.id).toBe('call-missing')
  expect(sentence(message!, notationMessages, silent, 'en')).toContain('expected `koi` or `stop`')
  const late = finalStop()
  const wrong = late.replace(/ stop\n$/, ' koi\n')
  expect(parseRecord(wrong).messages[0]).toMatchObject({id: 'koikoi-with-last-card'})
})

/** A round that ends by a stop with the last card. */
function finalStop(): string {
  for (let seed = 0; seed < MOST_SEEDS; seed++) {
    const {text, state} = randomRecord(seed)
    if (text.endsWith(' stop\n') && state.players[state.result!.winner!].hand.length === 0) return text
  }
  throw new Error('Expected a round that ends by a stop with the last card')
}

test('after the end nothing may follow', () => {
  const text = `${finalStop()}1a/1b\n`
  const [message] = parseRecord(text).messages
  expect(message?.id).toBe('round-is-over')
  expect(text.slice(message!.start, message!.end)).toBe('1a')
})

test('of two field cards one must be chosen', () => {
  for (let seed = 0; seed < MOST_SEEDS; seed++) {
    const {text, events} = randomRecord(seed)
    const choice = events.find(({type}) => type === 'FieldChoiceRequired')
    if (choice?.type !== 'FieldChoiceRequired') continue
    const code = codeOf(choice.card)
    const wrong = text.replace(new RegExp(`(?<=^|\n|/)${code}x\\w+`), `${code}x`)
    if (wrong === text) continue
    const [message] = parseRecord(wrong).messages
    expect(message?.id).toBe('choice-needed')
    const options = choice.options.map(option => `\`${code}x${codeOf(option)}\``).join(', ')
    expect(sentence(message!, notationMessages, wrong, 'en')).toContain(options)
    return
  }
  expect.fail('Expected a round with a choice of two field cards')
})

test('no text makes the reader throw, and spans stay inside it', () => {
  const {text} = randomRecord(3)
  const broken = fc
    .tuple(
      fc.nat(text.length),
      fc.nat(8),
      fc.constantFrom('', 'x', '/', '\n', '1a', ' koi', 'o', '🎴', '#', 'x/')
    )
    .map(([at, length, put]) => text.slice(0, at) + put + text.slice(at + length))
  fc.assert(
    fc.property(fc.oneof(fc.string({unit: 'binary'}), broken), source => {
      for (const {start, end} of parseRecord(source).messages) {
        expect(0 <= start && start <= end && end <= source.length).toBe(true)
      }
    }),
    {numRuns: 1500}
  )
})

test('a month in words', () => {
  for (const month of ['March', '3月', '三月', '弥生', '桜', '3월']) {
    expect(parseRecord(`seed 1\nmonth ${month}\n`).header?.month).toBe(3)
  }
})

test('players in words of Chinese and Korean propose their numbers', () => {
  for (const [line, meant] of [
    ['庄家 我', '1'],
    ['亲 对手', '2'],
    ['선 나', '1'],
    ['선 상대', '2']
  ]) {
    const [message] = parseRecord(`seed 1\n${line}\n`).messages
    expect(message).toMatchObject({id: 'bad-dealer', expected: [meant]})
  }
})
