/**
 * Verdicts: what a page shows of a claim that is true, false, partly understood or filled in.
 */
import {describe, expect, test} from 'vitest'
import type {Claim} from '../../../page/check/result/claims.js'
import {claimMessage} from '../../../page/check/result/claim-messages.js'
import {defaultSettings} from '../../../page/grammar/keys/options.js'
import {checkBlock} from '../../../page/check-block.js'
import {checkInline} from '../../../page/check/inline/inline.js'
import type {Markup} from '@tehai/kernel/markup'
import {claimChecker} from '../../check.js'
import {uncheckedVerdict, verdictOf, type Outcome} from './outcome.js'
import {unreadMessages} from './unread-messages.js'

/** The text of markup. */
function textOf(markup: Markup): string {
  return typeof markup === 'string' ? markup : markup.children.map(textOf).join('')
}

const claim = {key: 'waits', value: 'as it is', fill: null} as unknown as Claim
const truth = () => ['the truth']
const more = () => ['what is below']
const falsehood = claimMessage('false-waits', 0, 2)
const unread = claimMessage('unread-claim', 3, 5)

const found = (messages: Outcome['messages'], checked = true): Outcome => ({
  messages,
  checked,
  drawn: [],
  truth,
  more,
  written: () => ['as checked']
})
const replacing = {...defaultSettings, claims: 'replace'} as const

describe('states', () => {
  // prettier-ignore
  const rows = [
    ['a true one', [], true, 'true'],
    ['a false one', [falsehood], true, 'false'],
    ['one that was not checked', [], false, 'unchecked'],
    ['one of which a part is not understood', [unread], true, 'partly'],
    ['a false one of which a part is not understood', [falsehood, unread], true, 'false']
  ] as const
  test.each(rows)('%s', (_, messages, checked, state) => {
    expect(verdictOf(claim, defaultSettings, found(messages, checked)).state).toBe(state)
  })
})

describe('what is shown', () => {
  test('a true claim as its checker writes it, and what is below', () => {
    const {shown, more: below} = verdictOf(claim, defaultSettings, found([]))
    expect(shown).toEqual(['as checked'])
    expect(below).toEqual(['what is below'])
    expect(verdictOf(claim, replacing, found([])).shown).toEqual(['as checked'])
  })

  test('a false claim as it was written, marked, and nothing below', () => {
    const {shown, more: below} = verdictOf(claim, defaultSettings, found([falsehood]))
    expect(JSON.stringify(shown)).toContain('mahjong-false')
    expect(JSON.stringify(shown)).not.toContain('as checked')
    expect(below).toEqual([])
  })

  test('the truth in its place where the settings say so, and what is below', () => {
    const {shown, more: below} = verdictOf(claim, replacing, found([falsehood]))
    expect(shown).toEqual(['the truth'])
    expect(below).toEqual(['what is below'])
  })

  test('a question is filled in with the truth, unless it cannot be', () => {
    const question = {...claim, value: '?', fill: 'open'} as unknown as Claim
    expect(verdictOf(question, defaultSettings, {...found([]), mark: '1z ◎'})).toMatchObject({
      state: 'filled',
      shown: ['the truth'],
      mark: '1z ◎'
    })
    expect(verdictOf(question, defaultSettings, found([falsehood])).state).toBe('unchecked')
    expect(verdictOf(question, defaultSettings, {...found([]), isLeft: true}).state).toBe('unchecked')
  })
})

test('a claim that cannot be checked is shown as it was written, yaku without what is meant for the checker', () => {
  const shown = (key: string, value: string) =>
    uncheckedVerdict({...claim, key, value} as unknown as Claim, []).shown
  expect(shown('yaku', '= 平和')).toEqual(['平和'])
  expect(shown('waits', '= 平和')).toEqual(['= 平和'])
})

describe('parts that are not understood', () => {
  const part = (start: number, end: number) => ({type: 'unread', start, end})

  test('a false part inside a misspelt word is not reported besides', () => {
    const inside = claimMessage('false-waits', 4, 5)
    expect(verdictOf(claim, defaultSettings, found([inside, unread])).messages).toEqual([unread])
    const other = claimMessage('unread-claim', 8, 9)
    expect(verdictOf(claim, defaultSettings, found([inside, unread, other])).messages).toEqual([
      unread,
      other
    ])
    const apart = claimMessage('false-waits', 6, 7)
    expect(verdictOf(claim, defaultSettings, found([apart, unread])).messages).toEqual([apart, unread])
  })

  test('what is not understood is never left out, nor a fault of the same place', () => {
    const longer = claimMessage('unread-claim', 3, 9)
    const same = claimMessage('false-waits', 3, 9)
    const messages = [falsehood, unread, longer, same]
    expect(verdictOf(claim, defaultSettings, found(messages)).messages).toEqual(messages)
    const atBothEnds = [claimMessage('false-waits', 3, 4), claimMessage('false-waits', 8, 9)]
    expect(verdictOf(claim, defaultSettings, found([...atBothEnds, longer])).messages).toEqual([longer])
  })

  test('a name that is one character wrong is one word, other characters before it are not', () => {
    const spans = (text: string, start: number, end: number) =>
      unreadMessages([part(start, end)], text, 'yaku').map(one => [one.start, one.end])
    expect(spans('断么久', 2, 3)).toEqual([[0, 3]])
    expect(spans('立直 断么久', 5, 6)).toEqual([[3, 6]])
    expect(spans('立直謎', 2, 3)).toEqual([[2, 3]])
    expect(spans('ピンフウ', 3, 4)).toEqual([[0, 4]])
    expect(spans('立直 ピンフウ', 6, 7)).toEqual([[3, 7]])
  })

  test('words of one text are one message, those with a proposal each its own', () => {
    const spans = (text: string, parts: readonly {type: string; start: number; end: number}[]) =>
      unreadMessages(parts, text, 'waits').map(({start, end, expected}) => [start, end, expected ?? []])
    expect(spans('qqq, xxx', [part(0, 3), part(5, 8)])).toEqual([[0, 8, []]])
    expect(spans('tankj, xxxx', [part(0, 5), part(7, 11)])).toEqual([
      [0, 5, ['tanki']],
      [7, 11, []]
    ])
  })

  test('words of one text are one message after others as well', () => {
    const parts = [part(0, 3), part(5, 10), part(12, 15), part(17, 20)]
    const spans = unreadMessages(parts, 'qqq, tankj, xxx, yyy', 'waits').map(({start, end}) => [start, end])
    expect(spans).toEqual([
      [0, 3],
      [5, 10],
      [12, 20]
    ])
  })

  test('a mark at the end of a word is left out, one that is alone is not', () => {
    const said = (text: string, start: number, end: number) =>
      unreadMessages([part(start, end)], text, 'score').map(one => [one.start, one.end, one.expected])
    expect(said('2 han 1890.', 10, 11)).toEqual([[6, 11, ['1890']]])
    expect(said('1890 .', 5, 6)).toEqual([[5, 6, []]])
    expect(said('.1890', 0, 1)).toEqual([[0, 1, []]])
  })

  test('a tile that does not exist is named as one', () => {
    const [message] = unreadMessages([part(0, 2)], '8z', 'waits')
    expect(message).toMatchObject({id: 'bad-rank', start: 0, end: 2, values: {tile: '8z'}})
  })
})

describe('what is not understood of waits', () => {
  const unreadIn = (value: string) => {
    const text = `234678m34p567s99s\nwaits: ${value}`
    return checkBlock(text, claimChecker())
      .messages.filter(({id}) => id === 'unread-claim')
      .map(({start, end}) => text.slice(start, end))
  }

  test('a letter with its rank', () => {
    expect(unreadIn('2-5p 3o')).toEqual(['3o'])
    expect(unreadIn('2-5p 13o')).not.toEqual(['3o'])
  })

  test('a letter that is there twice, with its tile', () => expect(unreadIn('25p 5pp')).toEqual(['5pp']))
})

test('a line of text whose hand waits for nothing has a question mark for the tile that wins', () => {
  const {markup} = checkInline('123m456p1123s68s7z', {
    attributes: 'ron=5p',
    settings: replacing,
    checkClaim: claimChecker().checkClaim
  })
  expect(textOf(markup)).toContain('?')
})
