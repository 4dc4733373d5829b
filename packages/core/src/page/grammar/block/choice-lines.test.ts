import {expect, test} from 'vitest'
import {parseBlock} from '../block/block.js'

/** The value of the first key of a block, its lines divided by `|`, and the rows of the block. */
function read(text: string): {readonly value: string; readonly rows: readonly string[]} {
  const {rows, sections} = parseBlock(text)
  const key = sections.flatMap(({items}) => items).find(({type}) => type === 'key')
  const value = key?.type === 'key' ? text.slice(key.valueStart, key.valueEnd) : ''
  return {value: value.replace(/\s*\n\s*/g, '|'), rows: rows.map(({start, end}) => text.slice(start, end))}
}

test.each([
  'A) 3p\nB) riichi',
  'A. 3p\nB. 4s',
  '① 打3p\n② リーチ',
  '1) 打3z\n2) 3p',
  '- A: 3z\n- B: 3p',
  '- riichi: now\n- wait',
  '(a) 3p\n(b) 4s',
  'ア 3筒\nイ 4索',
  '가. 3통\n나. 4삭',
  '甲、三筒\n乙、四索',
  '・3p\n・4s',
  '* 3p\n* 4s',
  '3p\nRiichi\n:tiles[4s]',
  'A) 3p\nB) 4s\nC) 5s\nD) 6s\nE) 7s'
])('choices below their key: %j', list => {
  const lines = list.replace(/\n/g, '|')
  for (const text of [list, list.replace(/^/gm, '  '), `\n${list}`].map(one => `choices:\n${one}`))
    expect(read(`${text}\nanswer: 3p`)).toEqual({value: lines, rows: []})
})

test('labels go on behind the first line and after blank lines', () => {
  expect(read('choices: A) 3p\nB) 4s\n\nC) riichi').value).toBe('A) 3p|B) 4s|C) riichi')
})

test.each([
  ['choices: 3p / 4s\n123m456p', '3p / 4s', ['123m456p']],
  ['choices:\n3p\n4s\n24m3345567p45566s', '3p|4s', ['24m3345567p45566s']],
  ['choices:\n- 3p\n24m3345567p45566s', '- 3p', ['24m3345567p45566s']],
  ['choices:\nA) 3p\nC) 4s', 'A) 3p', ['C) 4s']],
  ['choices:\n3p\n\n4s', '3p', ['4s']],
  ['note: three\nA) 3p', 'three', ['A) 3p']]
])('what is no choice: %j', (text, value, rows) => expect(read(text)).toEqual({value, rows}))

test.each(['answer: 3p', '- answer: 3p', 'answer 3p', '# a comment', 'anser: 3p', '東家: 123m'])(
  'another line ends them: %s',
  line => expect(read(`choices:\n3p\n${line}`).value).toBe('3p')
)
