import {expect, test} from 'vitest'
import type {Message} from '../source/message/message.js'
import {narrowed} from './narrow.js'

const words = {
  characters: [...'東南西北白發中'],
  narrow: new Set(['not-one']),
  ofRow: new Set(['bad-row'])
}

/** The part that a message about a whole text is narrowed to, and what is meant there. */
function partOf(text: string, meant: readonly string[], id = 'not-one'): readonly [string, ...string[]] {
  const message: Message = {id, severity: 'error', start: 0, end: text.length, values: {}, expected: meant}
  const {start, end, expected} = narrowed(text, message, words)
  return [text.slice(start, end), ...expected]
}

test('of several words, the one that is wrong is named', () => {
  expect(partOf('9s form toimen', ['9s from toimen'])).toEqual(['form', 'from'])
  expect(partOf('9s from tiomen', ['9s from toimen'])).toEqual(['tiomen', 'toimen'])
  expect(partOf('体面から9s', ['対面から9s'])).toEqual(['体面', '対面'])
  expect(partOf('対面かり9s', ['対面から9s'])).toEqual(['かり', 'から'])
})

test('of a row of characters, the one that is no tile is named', () => {
  expect(partOf('東難西北', ['東南西北'], 'slip')).toEqual(['難', '南'])
})

test('of a row of notation, the character that is wrong is named', () => {
  expect(partOf('34Om', ['340m'], 'bad-row')).toEqual(['O', '0'])
  expect(partOf('三満四万', ['三万四万'], 'bad-row')).toEqual(['満', '万'])
  expect(partOf('34Om', ['3440m'], 'bad-row')).toEqual(['34Om', '3440m'])
  expect(partOf('x', ['s'], 'bad-row')).toEqual(['x', 's'])
  expect(partOf('3ab', ['345'], 'bad-row')).toEqual(['3ab', '345'])
  expect(partOf('123m;456p', ['123m 456p'], 'bad-row')).toEqual(['123m;456p', '123m 456p'])
})

test('two words that are wrong, one left out and one too many are named with what is around them', () => {
  expect(partOf('9s form tiomen', ['9s from toimen'])).toEqual(['9s form tiomen', '9s from toimen'])
  expect(partOf('9s toimen', ['9s from toimen'])).toEqual(['9s toimen', '9s from toimen'])
  expect(partOf('9s from from toimen', ['9s from toimen'])).toEqual(['9s from from toimen', '9s from toimen'])
})

test('a number is not named without what it counts', () => {
  expect(partOf('東5局', ['東4局'], 'bad-value')).toEqual(['東5局', '東4局'])
})

test('one word, several proposals and other messages stay as they are', () => {
  expect(partOf('form', ['from'])).toEqual(['form', 'from'])
  expect(partOf('9s form toimen', ['9s from toimen', '9s'])).toEqual([
    '9s form toimen',
    '9s from toimen',
    '9s'
  ])
  expect(partOf('9s form toimen', ['9s from toimen'], 'false-waits')).toEqual([
    '9s form toimen',
    '9s from toimen'
  ])
})

test('what is longer than a value is left alone', () => {
  const long = 'a '.repeat(2000)
  expect(partOf(`${long}form`, [`${long}from`])[0]).toHaveLength(long.length + 4)
})
