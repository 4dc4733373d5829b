import {expect, test} from 'vitest'
import {isAnother, keepDrafts, readDrafts, withDraft} from '../../examples/astro/src/playground/drafts.js'

/** A storage as a browser has it. */
function storageWith(value = null) {
  return {value, getItem: () => value, setItem: (name, text) => (value = text)}
}

const draft = (id, text) => ({id, text, dialect: 'auto', at: 0})

test('a draft that changes keeps its place among few, the latest first', () => {
  const drafts = withDraft(withDraft([], draft('a', '1m')), draft('b', '2m'))
  expect(withDraft(drafts, draft('a', '12m')).map(({text}) => text)).toEqual(['12m', '2m'])
  expect(withDraft(drafts, draft('c', '1m')).map(({id}) => id)).toEqual(['c', 'b'])
  const many = Array.from({length: 40}, (_, index) => draft(`${index}`, `${index}m`))
  expect(many.reduce(withDraft, [])).toHaveLength(12)
})

test('what is empty or endless is no draft', () => {
  expect(withDraft([], draft('a', ' \n'))).toEqual([])
  expect(withDraft([], draft('a', '1m'.repeat(50_000)))).toEqual([])
})

test('drafts are read as they were kept', () => {
  const storage = storageWith()
  expect(readDrafts(storage)).toEqual([])
  expect(keepDrafts(storage, [draft('a', '1m')])).toBe(true)
  expect(readDrafts(storage)).toEqual([draft('a', '1m')])
})

test('what something else has stored, and a storage that is closed, do no harm', () => {
  for (const value of ['{', '{}', 'null', '[null, 3, {"id": 1}]', '[{"id":"a","text":"1m"}]'])
    expect(readDrafts(storageWith(value))).toEqual([])
  const closed = {
    getItem() {
      throw new Error('denied')
    },
    setItem() {
      throw new Error('full')
    }
  }
  expect(readDrafts(closed)).toEqual([])
  expect(keepDrafts(closed, [])).toBe(false)
})

test('a text that replaces another is a draft of its own', () => {
  expect(isAnother('123m456p789s', '123m456p789s1z')).toBe(false)
  expect(isAnother('123m456p789s', '456p789s')).toBe(false)
  expect(isAnother('123m456p789s', 'waits: ?')).toBe(true)
  expect(isAnother('123m456p789s', '')).toBe(true)
  expect(isAnother('123m', '')).toBe(false)
})
