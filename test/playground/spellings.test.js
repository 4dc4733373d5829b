import {parse} from '@tehai/core'
import {expect, test} from 'vitest'
import {spellingsOf} from '../../examples/astro/src/playground/spellings.js'

const row = (source, options = {}) => ({source, options})

test('notations that write a row alike are grouped', () => {
  const {spellings} = spellingsOf(row('123m'), 'en')
  expect(spellings[0]).toEqual({
    names: ['auto', 'mpsz', 'arashino', 'paiga', 'quote', 'tenhou'],
    text: '123m',
    lost: []
  })
  expect(spellings.flatMap(({names}) => names)).toHaveLength(10)
})

test('what a notation cannot express is said, with the pieces', () => {
  const {spellings} = spellingsOf(row("1'23p 0m"), 'ja')
  const mpsz = spellings.find(({names}) => names.includes('mpsz'))
  expect(mpsz.lost).toEqual([{what: '副露であること', pieces: ["1'23p"]}])
  const unicode = spellings.find(({names}) => names.includes('Unicode 麻雀牌'))
  expect(unicode.lost.map(({what}) => what)).toContain('赤五であること')
})

test('the row is read in the notation of its options', () => {
  const {spellings} = spellingsOf(row('m123', {dialect: 'kobalab'}), 'en')
  expect(spellings.find(({names}) => names.includes('mpsz')).text).toBe('123m')
})

test('a river stays one', () => {
  const {spellings} = spellingsOf(row('1m2p', {mode: 'river'}), 'en')
  const auto = spellings.find(({names}) => names.includes('auto'))
  expect(parse(auto.text).tree.mode).toBe('river')
})

test('text that is not understood is left out, and that is reported', () => {
  const {spellings, isPart} = spellingsOf(row('123m 8z'), 'en')
  expect(isPart).toBe(true)
  expect(spellings[0].text.trim()).toBe('123m')
  expect(JSON.stringify(spellings)).not.toContain('this text')
  expect(spellingsOf(row('???!'), 'en').spellings.length).toBeGreaterThanOrEqual(0)
  expect(spellingsOf(row('8z'), 'en')).toEqual({spellings: [], isPart: true})
})
