import {expect, test} from 'vitest'
import type {Message} from '../source/message/message.js'
import {repaired} from './repaired-messages.js'
import type {TextReader} from './search.js'
import type {RepairWords} from './words.js'

const none: ReadonlySet<string> = new Set()

/** A game whose messages `unread` have proposals that are guesses. */
const words: RepairWords = {
  words: ['red', 'green', 'blue'],
  isKey: () => false,
  suits: '',
  unread: new Set(['unread']),
  weak: none,
  guessed: new Set(['unread']),
  elsewhere: none,
  around: none,
  narrow: none,
  light: text => text
}

/** A reader of colours with blanks between them, which proposes the same for all else. */
const reader =
  (expected: readonly string[]): TextReader =>
  text => {
    const parts = [...text.matchAll(/\S+/g)]
    const messages = parts
      .filter(({0: word}) => !['red', 'green', 'blue'].includes(word))
      .map(({index, 0: word}): Message => {
        return {
          id: 'unread',
          severity: 'warning',
          start: index,
          end: index + word.length,
          values: {},
          expected
        }
      })
    return {messages, claims: parts.length - messages.length}
  }

/** What is proposed for a text by a reader that proposes this itself. */
function proposals(text: string, expected: readonly string[]) {
  const read = reader(expected)
  const before = read(text)
  const {messages} = repaired(before.messages, {text, before, read}, null, words)
  return messages.map(one => one.expected)
}

test('proposals that all help are kept, also where they are guesses', () => {
  expect(proposals('red geren', ['red', 'blue'])).toEqual([['red', 'blue']])
})

test('proposals of which one does not help are overridden', () => {
  expect(proposals('red geren', ['red', 'purple'])).toEqual([['green']])
  expect(proposals('red geren', [])).toEqual([['green']])
})
