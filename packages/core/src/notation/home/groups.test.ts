import fc from 'fast-check'
import {expect, test} from 'vitest'
import {format} from '../../format/format.js'
import {parse} from '../parse.js'

const groupsOf = (text: string) =>
  (parse(text).tree.groups ?? []).map(({from, to, label}) => `${from}-${to} ${label}`)

// [text, groups]
const rows: ReadonlyArray<readonly [string, readonly string[]]> = [
  ['[345p]{run}', ['0-3 run']],
  ['[345p]{run} [2456p]{?}', ['0-3 run', '4-8 ?']],
  ['[345]{a}[67]{b}8p', ['0-3 a', '3-5 b']],
  ['5[6]{alone}s', ['1-2 alone']],
  ['[ 34p 5p ]{ a b }', ['0-4 a b']],
  ["1m[5'55z]{pon}", ['1-2 pon']],
  ['[3{x}4p]{y}', ['0-2 y']],
  ['［３４５ｐ］｛順子｝', ['0-3 順子']],
  ['[77z]{}', ['0-2 ']],
  ['j[1m]{a}', []],
  ['[345p]', []],
  ['[]{a}1m', []],
  [']{ [345p]{run}', ['2-5 run']],
  ['[1m]{a', []]
]
test.each(rows)('%s', (text, groups) => expect(groupsOf(text)).toEqual(groups))

test('what is between the brackets is read as without them', () => {
  const plain = parse('123m 44p7s').tree
  const grouped = parse('[123m]{run} [44p]{pair}7s').tree
  expect(grouped.nodes.map(node => node.type === 'tile' && node.face)).toEqual(
    plain.nodes.map(node => node.type === 'tile' && node.face)
  )
})

test('a tile of a group is not the drawn one', () => {
  expect(parse('23468p11345678s 2z').tree.draw).not.toBeNull()
  expect(parse('23468p11345678s [2z]{left over}').tree.draw).toBeNull()
})

test('brackets that are no group are reported', () => {
  for (const text of ['[345p]', '[345p', '345p]', '[]{a}1m'])
    expect(parse(text).messages.map(({id}) => id)).toContain('bad-char')
})

test('every row with groups is written as it was read', () => {
  const run = fc.constantFrom('123m', '44p', '7s', "5'55z", '東')
  const group = fc
    .tuple(run, fc.constantFrom('run', '', '順子', '?'))
    .map(([tiles, label]) => `[${tiles}]{${label}}`)
  fc.assert(
    fc.property(fc.array(fc.oneof(run, group), {minLength: 1, maxLength: 6}), pieces => {
      const {tree} = parse(pieces.join(' '))
      const {text} = format(tree, 'auto')
      const again = parse(text).tree
      expect(again.groups).toEqual(tree.groups)
      expect(format(again, 'auto').text).toBe(text)
    })
  )
})

test('other dialects lose the groups, and say so', () => {
  const {tree} = parse('[123m]{run}')
  for (const dialect of ['mpsz', 'kobalab', 'unicode'] as const)
    expect(format(tree, dialect).lost).toContainEqual({what: 'label', node: 0})
})
