import * as fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {formatMeta} from './format-meta.js'
import {parseMeta} from './meta.js'

// [why the row is here, meta, its parts as name=value].
const rows: ReadonlyArray<[string, string, readonly string[]]> = [
  ['nothing', '', []],
  ['bare value', 'dialect=quote', ['dialect=quote']],
  ['double quotes', 'title="a b"', ['title=a b']],
  ['single quotes', 'label=\'say "tsumo"\'', ['label=say "tsumo"']],
  ['curly quotes, as smart punctuation leaves them', 'title=“東 一”', ['title=東 一']],
  ['escapes in quotes', String.raw`title="a \"b\" \\ c\d"`, [String.raw`title=a "b" \ c\d`]],
  ['classes and id', '.wide.dark #x', ['class=wide', 'class=dark', 'id=x']],
  ['braces around everything', '{title="a" .b}', ['title=a', 'class=b']],
  ['full-width characters of an IME', 'title＝"東"\u3000size＝l', ['title=東', 'size=l']],
  ['Japanese names', '題="平和" 待ち=25p', ['題=平和', '待ち=25p']],
  ['a word alone', 'checked', ['checked']],
  ['empty value', 'title=""', ['title=']],
  ['value with an equals sign', 'rules=kuitan=off', ['rules=kuitan=off']]
]
for (const [why, meta, expected] of rows) {
  test(`meta: ${why} (${meta})`, () => {
    const {parts, messages} = parseMeta(meta)
    expect(parts.map(({name, value}) => (value === null ? name : `${name}=${value}`))).toEqual(expected)
    expect(messages).toEqual([])
  })
}

// [why the row is here, meta, the range that is not understood].
const badRows: ReadonlyArray<[string, string, string]> = [
  ['quotes that are not closed', 'size=l title="a b', 'title="a b'],
  ['a value without a name', '="a"', '="a"'],
  ['a lone dot', 'size=l .', '.'],
  ['line numbers of highlighters', 'size=l `x`', '`x`']
]
for (const [why, meta, expected] of badRows) {
  test(`bad meta: ${why} (${meta})`, () => {
    const [message] = parseMeta(meta).messages
    expect(message?.id).toBe('bad-attribute')
    expect(meta.slice(message!.start, message!.end)).toBe(expected)
  })
}

test('meta: spans of names and values', () => {
  const meta = ' title="a b" size=l'
  const [title, size] = parseMeta(meta).parts
  expect(meta.slice(title!.start, title!.end)).toBe('title="a b"')
  expect(meta.slice(title!.valueStart, title!.valueEnd)).toBe('a b')
  expect(meta.slice(size!.valueStart, size!.valueEnd)).toBe('l')
})

test('meta: what is written reads back', () => {
  const name = fc.stringMatching(/^[a-z\p{Script=Han}][a-z\d\p{Script=Han}-]{0,8}$/u)
  const option = fc.tuple(name, fc.string({unit: 'binary'}))
  fc.assert(
    fc.property(fc.uniqueArray(option, {selector: ([key]) => key}), options => {
      const written = Object.fromEntries(options)
      const {parts, messages} = parseMeta(formatMeta(written))
      expect(messages).toEqual([])
      expect(Object.fromEntries(parts.map(part => [part.name, part.value]))).toEqual(
        Object.fromEntries(Object.entries(written).filter(([key]) => key !== 'class'))
      )
    })
  )
})

test('meta: any text is read, and spans lie in it', () => {
  const texts = fc.oneof(fc.string({unit: 'binary'}), fc.stringMatching(/^[a=."'#{}\\ “”-]{0,40}$/u))
  fc.assert(
    fc.property(texts, text => {
      const {parts, messages} = parseMeta(text)
      for (const {start, end} of [...parts, ...messages]) {
        expect(0 <= start && start < end && end <= text.length).toBe(true)
      }
    })
  )
})

describe('a value that does not follow its name at once', () => {
  const said = (text: string) =>
    parseMeta(text).messages.map(({id, start, end, expected}) => [id, text.slice(start, end), ...expected])
  test.each([
    ['waits: 14m', 'waits: 14m', 'waits=14m'],
    ['size：2', 'size：2', 'size=2'],
    ['size=2 waits = "1m 4m"', 'waits = "1m 4m"', 'waits="1m 4m"'],
    ['waits= 14m, size=2', 'waits= 14m,', 'waits=14m'],
    ['waits=1m 4m size=2', 'waits=1m 4m', 'waits="1m 4m"'],
    ['{waits=1m 4m 7m}', 'waits=1m 4m 7m', 'waits="1m 4m 7m"'],
    ['waits=14m,size=2', 'waits=14m,size=2', 'waits=14m size=2'],
    ['title="My hand', 'title="My hand', 'title="My hand"'],
    ['title=“My hand size=2', 'title=“My hand', 'title="My hand"']
  ])('%s', (text, actual, meant) => {
    expect(said(text)).toEqual([['bad-attribute', actual, meant]])
  })
  test('is none inside quotes', () => {
    expect(said('title="a: b = c" size=')).toEqual([])
  })
})
