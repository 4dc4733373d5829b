/**
 * Slips in a row: what is said of each, where, and what is left of the row.
 */
import {expect, test} from 'vitest'
import {format} from '../../format/format.js'
import {resolve} from '../../model/resolve.js'
import {parse} from '../parse.js'

// [row, messages as `id start-end` with their values and what is proposed, the tiles that are read]
const rows: ReadonlyArray<readonly [text: string, said: readonly string[], read: string]> = [
  ['1m 〜2m', [], '1m ~2m'],
  ['1m ˜2m', [], '1m ~2m'],
  ["'777z", ["dangling-mark 0-1 7'77z"], '777z'],
  ["'888z", ['dangling-mark 0-1', 'bad-rank 1-4 8z honors'], ''],
  ['1=1-11m', ['bad-mark-position 1-2 before-added-tile'], ''],
  ['1-1=11m', ['bad-mark-position 3-4 before-added-tile'], ''],
  ['11-1=1m', [], "11'1'1m"],
  [' {a}1m', ['dangling-modifier 1-4'], '1m'],
  ['1m {a} {b}', ['dangling-modifier 7-10'], '1m{a} '],
  ["j1z'2m", ['bad-mark-position 3-4 hand-only'], 'j1z2m'],
  ['jx1m', ['bad-char 1-2 auto auto'], 'j'],
  ['118yz', ['bad-rank 2-3 8z honors'], '11z'],
  ['7y77z8z', ['bad-rank 5-6 8z honors'], "7'77z"],
  ['y77z7z', [], "7'77z"],
  ['11y18z', ['bad-rank 4-5 8z honors'], '1z1z y1z '],
  ['I23m', ['bad-char 0-1 auto auto 123m dialect=tempai'], '23m'],
  ['1mdd', ['bad-mark-position 3-4 once'], '1md'],
  ["1'1112m", ["bad-meld-size 0-7 5 three-or-four 1'111m2m"], ''],
  ["1'234'5p", ['bad-meld-size 0-8 5 three-or-four'], ''],
  ['1?3竹', ['bad-char 3-4 auto auto 1?3s'], ''],
  ['1_3竹', ['bad-char 3-4 auto auto 1_3s'], ''],
  ['12345py', ['dangling-modifier 6-7'], '12345p'],
  ['f4t1m', ['missing-suit 0-2'], '1z1m'],
  ['oy33so', [], 'o33so'],
  ['1~3p', ['doubtful-letter 1-2 dim before 123p'], '1~3p'],
  ['1~4p', [], '1~4p'],
  ['1~5p', ['doubtful-letter 1-2 dim before 12345p'], '1~5p'],
  ["1'1122223333444p", ["bad-meld-size 0-16 14 three-or-four 1'11p22223333444p"], ''],
  ["1'11222233334444p", ['bad-meld-size 0-17 15 three-or-four'], '']
]
test.each(rows)('%s', (text, said, read) => {
  const {tree, messages} = parse(text)
  const found = messages.map(({id, start, end, values, expected}) =>
    [id, `${start}-${end}`, ...Object.values(values), ...expected].join(' ')
  )
  expect(found).toEqual(said)
  expect(format(resolve(tree), 'auto').text).toBe(read)
})

const river = (text: string) =>
  parse(text, {mode: 'river'}).messages.map(({id, start, end}) => `${id} ${start}-${end}`)

test('no north is put aside in a river: `f` is a slip there, before digits and before 北', () => {
  expect(river('f4z1m')).toEqual(['bad-char 0-1'])
  expect(river('1mf北')).toEqual(['bad-char 2-3'])
})

test('a back is of no colour: the place is that of the letter and the digit, also amid a row', () => {
  const said = (text: string) => parse(text).messages.map(({id, start, end}) => `${id} ${start}-${end}`)
  expect(said('a00x')).toEqual(['red-not-five 0-2'])
  expect(said('1m赤00x2m')).toEqual(['red-not-five 2-4'])
})

test('`r` in a river may be 發 or riichi where both can be written: `mpsz` knows red fives alone', () => {
  const said = (dialect: 'auto' | 'mpsz') =>
    parse('2pr5s1z', {mode: 'river', dialect}).messages.map(({id}) => id)
  expect(said('auto')).toEqual(['doubtful-letter'])
  expect(said('mpsz')).toEqual([])
})

test.each([
  ["1'23m", "1'23m"],
  ["1'234'56m", "1'23m4'56m"],
  ["1'231'11m", "1'23m1'11m"],
  ["1'1114'56m", "1'111m4'56m"]
])('marked tiles of one suit are chained melds, of three or of four: %s', (text, read) => {
  const {tree, messages} = parse(text)
  expect(messages).toEqual([])
  expect(format(resolve(tree), 'quote').text.replaceAll(' ', '')).toBe(read)
})
