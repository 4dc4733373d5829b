import type {Markup} from '@tehai/kernel/markup'
import {expect, test} from 'vitest'
import {checkBlock} from './block.js'
import {defaultSettings} from '../grammar/settings.js'

const textOf = (markup: Markup): string =>
  typeof markup === 'string' ? markup : markup.children.map(textOf).join(' ')

const checked = (...lines: readonly string[]) => checkBlock(lines.join('\n'), '', defaultSettings)
const idsOf = (...lines: readonly string[]): string[] => checked(...lines).messages.map(({id}) => id)

const sheet = ['sheet: Hana, Taro', '1: Hana 6', '2: Taro 5']

// [what is stated, whether it is true]
const totals: ReadonlyArray<[string, boolean]> = [
  ['Hana 6, Taro 5', true],
  ['Taro 5, Hana 6', true],
  ['Taro 6, Hana 5', false],
  ['Hana 5, Taro 6', false],
  ['6 – 5', true],
  ['５：６', false],
  ['Hana 6文、Taro 5文', true],
  ['Taro 5 points', false],
  ['Hana 六文、Taro 五文', true],
  ['Hana 五文、Taro 六文', false]
]
test.each(totals)('total: %s', (stated, isTrue) => {
  expect(idsOf(...sheet, `total: ${stated}`)).toEqual(isTrue ? [] : ['false-total'])
})

test('a name with a digit is no number', () => {
  const lines = ['sheet: Player 1, Player 12', '1: Player 1 6', '2: Player 12 5']
  expect(idsOf(...lines, 'total: Player 1 6, Player 12 5')).toEqual([])
  expect(idsOf(...lines, 'total: Player 12 5, Player 1 6')).toEqual([])
  expect(idsOf(...lines, 'total: Player 12 6, Player 1 5')).toEqual(['false-total'])
})

test('rounds that are no months keep their names', () => {
  const {messages, markup} = checked(
    'sheet: Hana vs Taro',
    'Round 1: Hana wins 6',
    'Round 2: exhausted',
    'total: 6-0'
  )
  expect(messages).toEqual([])
  expect(textOf(markup)).toContain('Round Hana Taro')
  expect(textOf(markup)).toContain('Round 1 6 0')
  expect(idsOf('得点表: 花子 対 太郎', '第1局: 花子の勝ち 6文', '第2局: 無勝負', '合計: 6-0')).toEqual([])
  expect(idsOf('점수표: 하나 대 타로', '1국: 하나 6점', '2국: 무승부', '합계: 6-0')).toEqual([])
  expect(idsOf('sheet: Hana, Taro', 'Round 13: Hana 6')).toEqual(['unknown-key'])
})

test('a dealer who is paid for a drawn round', () => {
  const lines = [
    '得点表: 花子、太郎',
    '1月: 花子 6文',
    '2月: 流れ（親権 太郎 1文）',
    '3月: 親権 花子 1文',
    '4月: 流れ（場四）'
  ]
  expect(idsOf(...lines, '合計: 花子 7文、太郎 1文')).toEqual([])
  expect(idsOf(...lines, '合計: 花子 6文、太郎 0文')).toEqual(['false-total'])
  expect(idsOf('得点表: 花子、太郎', '1月: 流れ（太郎 1文）', '合計: ?')).toEqual(['bad-month-line'])
})

test.each([
  ['合計: 花子 6文、太郎 5文', '合計: 花子 7文、太郎 0文'],
  ['total: 5-7', 'total: 7-0'],
  ['total: 太郎 5, 花子 6', 'total: 太郎 0, 花子 7'],
  ['合計: 花子 7文', null]
])('sums in place of those of %s', (line, meant) => {
  const lines = ['得点表: 花子、太郎', '1月: 花子 6文', '2月: 花子 1文']
  const {messages} = checkBlock([...lines, line].join('\n'), '', defaultSettings)
  const value = line.slice(line.indexOf(':') + 2)
  expect(messages.map(({expected}) => expected)).toEqual([
    meant === null ? [] : [meant.replace(line.slice(0, -value.length), '')]
  ])
})

test('months by their old names', () => {
  expect(idsOf('得点表: 花子、太郎', '睦月: 花子 6文', '如月: 太郎 5文', '合計: 6-5')).toEqual([])
})

test('points of both propose who won them', () => {
  const [message] = checked('sheet: Hana, Taro', '1: 0 - 5').messages
  expect(message).toMatchObject({id: 'bad-month-line', expected: ['Taro 5']})
})

test('a sum below cards is meant as a score', () => {
  const [message] = checked('取り札: 1,3,8h', '合計: 6文').messages
  expect(message).toMatchObject({id: 'no-sheet', expected: ['点数']})
})

test('months by their names', () => {
  const {messages, markup} = checked(
    'sheet: Hana, 太郎',
    'January: Hana 6',
    '  二月: 太郎 5文',
    'March: draw',
    'total: ?'
  )
  expect(messages).toEqual([])
  expect(textOf(markup)).toContain('Hana 6 points, 太郎 5 points')
})

test('months without a winner, in Chinese', () => {
  expect(
    idsOf('记分表: 小花、小太郎', '1月: 小花 6', '2月: 平手', '3月: 平局', '合计: 小花 6、小太郎 0')
  ).toEqual([])
})

test('points in kanji', () => {
  const lines = ['得点表: 花子、太郎', '1月: 花子 六文', '2月: 太郎十二文']
  expect(idsOf(...lines, '合計: 花子六文、太郎十二文')).toEqual([])
  expect(idsOf(...lines, '合計: 花子五文、太郎十二文')).toEqual(['false-total'])
})

test('each sheet of a block has its months and its total', () => {
  const lines = [...sheet, 'total: ?', 'sheet: Ken, Mai', '1: Mai 3']
  expect(idsOf(...lines, 'total: Ken 0, Mai 3')).toEqual([])
  expect(idsOf(...lines, 'total: Ken 6, Mai 3')).toEqual(['false-total'])
  expect(textOf(checked(...lines).markup)).toContain('Hana 6 points, Taro 5 points')
})

test('a total folds', () => {
  const folded = JSON.stringify(checked(...sheet, 'total: ??').markup)
  expect(folded).toContain('details')
  expect(folded).toContain('Hana 6 points, Taro 5 points')
  expect(JSON.stringify(checked(...sheet, 'total: ?').markup)).not.toContain('details')
})

test('points of four digits', () => {
  expect(textOf(checked('sheet: Hana, Taro', '1: Hana 1000', 'total: ?').markup)).toContain(
    'Hana 1000 points'
  )
})

// [line that cannot be read, its message]
const unread: ReadonlyArray<[string, string]> = [
  ['2: Tarro 6', 'bad-month-line'],
  ['Febury: Taro 6', 'unknown-key'],
  ['1: Taro 6', 'bad-month-line']
]
test.each(unread)('after %j no sum is filled in or judged', (line, id) => {
  const open = checked('sheet: Hana, Taro', '1: Hana 6', line, 'total: ?')
  expect(open.messages.map(message => message.id)).toEqual([id])
  expect(textOf(open.markup)).toContain('Total ?')
  const stated = checked('sheet: Hana, Taro', '1: Hana 6', line, 'total: Hana 1, Taro 2')
  expect(stated.messages.map(message => message.id)).toEqual([id])
  expect(textOf(stated.markup)).toContain('Total Hana 1, Taro 2')
})
