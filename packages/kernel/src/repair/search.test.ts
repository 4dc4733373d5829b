import {expect, test} from 'vitest'
import type {Message} from '../source/message/message.js'
import {repairOf, type TextReader} from './search.js'
import type {RepairWords} from './words.js'

const none: ReadonlySet<string> = new Set()
const words: RepairWords = {
  words: ['red', 'reed', 'green', 'blue'],
  isKey: () => false,
  suits: '',
  unread: new Set(['unread']),
  weak: none,
  guessed: none,
  elsewhere: none,
  around: none,
  narrow: none,
  light: text => text
}

/** A reader of colours with blanks between them. */
const colours = new Set(['red', 'green', 'blue'])
const read: TextReader = text => {
  const parts = [...text.matchAll(/\S+/g)]
  const messages = parts
    .filter(({0: word}) => !colours.has(word))
    .map(({index, 0: word}): Message => ({
      id: 'unread',
      severity: 'warning',
      start: index,
      end: index + word.length,
      values: {},
      expected: []
    }))
  return {messages, claims: parts.length - messages.length}
}

/** What the first message of a text was meant as, and how many messages go with it. */
function repair(text: string, reader = read, most = Infinity) {
  const before = reader(text)
  const found = repairOf({text, before, read: reader}, before.messages[0]!, words, {most})
  return found && [found.edits.map(edit => edit.text), found.gone.length]
}

test('the cheapest edit that the reader takes is the repair', () => {
  expect(repair('red geren blue')).toEqual([['green'], 1])
})

test('what is not read any better is no repair', () => expect(repair('red xxxxxxxx')).toBeNull())

test('a word of the game that the reader does not take is no repair', () => {
  expect(repair('ree')![0]).toEqual(['red'])
})

test('nothing that was read may get lost', () => {
  const onlyOne: TextReader = text => ({...read(text), claims: text.includes('blue') ? 1 : 0})
  expect(repair('blu', onlyOne)).toEqual([['blue'], 1])
  const forgetful: TextReader = text => ({...read(text), claims: text === 'blu' ? 2 : 1})
  expect(repair('blu', forgetful)).toBeNull()
})

test('nothing dearer than the most is proposed', () => {
  expect(repair('geren', read, 0.5)).toBeNull()
})

test('the readings are bounded', () => {
  let count = 0
  const counting: TextReader = text => {
    count++
    return {messages: read('x').messages, claims: text.length}
  }
  repair('grwen '.repeat(12), counting)
  expect(count).toBeLessThanOrEqual(141)
})
