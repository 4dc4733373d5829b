/**
 * Keys beside a record that change how rows are drawn, and what of a record has such rows.
 */
import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {claimChecker} from '../claims/check.js'
import {checkBlock} from '../page/check-block.js'
import {recordReader} from './reader.js'

const folder = new URL('../../../record/test/logs/', import.meta.url)
const records = recordReader(path => ({text: readFileSync(new URL(path, folder), 'utf8'), path}))

/** What is lost of a block on turn 9 of East 1, where West in riichi has drawn the green dragon. */
function lostOf(lines: string, meta = ''): readonly string[] {
  const text = `log: 2011020401gm-00a9-0000-f6eff225.xml\nkyoku: East 1\nat: 9\n${lines}`
  const {messages, metaMessages} = checkBlock(text, {...claimChecker(), records, meta})
  return [
    ...messages.map(({id, start, end}) => `${id} ${text.slice(start, end)}`),
    ...metaMessages.map(({id, start, end}) => `${id} ${meta.slice(start, end)}`)
  ]
}

test.each([
  ['mark: 6z ◎', 'mark'],
  ['bars: 6z 90', 'bars'],
  ['label: a board', 'label'],
  ['columns: 4', 'columns'],
  ['layout: list', 'layout'],
  ['show: hand\ncolumns: 4', 'columns'],
  ['show: hand\nlayout: board', 'layout'],
  ['show: rivers\nbars: 6z 90', 'bars'],
  ['show: rivers\nlayout: board', 'layout'],
  ['show: kifu\nmark: 6z ◎', 'mark'],
  ['表示: 卓\n印: 發 ◎', '印']
])('%j changes nothing', (lines, key) => {
  expect(lostOf(lines)).toEqual([`not-drawn ${key}`])
})

test.each([
  ['kyoku: East 1\nshow: rounds', ['kyoku']],
  ['show: rounds\nat: 9\nopen: all', ['at', 'open']],
  ['表示: 全局\n局: 東1局\nseat: south', ['局']],
  ['show: kifu\nkyoku: East 1', []]
])('of the moment of a table of rounds: %j', (lines, keys) => {
  const text = `log: 2011020401gm-00a9-0000-f6eff225.xml\n${lines}`
  const {messages} = checkBlock(text, {...claimChecker(), records})
  expect(messages.map(({id, start, end}) => `${id} ${text.slice(start, end)}`)).toEqual(
    keys.map(key => `not-drawn ${key}`)
  )
})

test('a layout in the meta changes nothing either', () => {
  expect(lostOf('question: what now?', 'layout=list')).toEqual(['not-drawn layout'])
})

test.each([
  'show: hand\nmark: 6z ◎\nbars: 6z 90\nlabel: a hand',
  'show: hand\nlayout: list',
  'show: rivers\ncolumns: 4\nlayout: list',
  'layout: board',
  'layout: auto',
  // A row that is typed is shown below the board.
  '23445m33p234789s 6z\nmark: 6z ◎\nbars: 6z 90\nlabel: a hand',
  'toimen:\nj 4z3z1s\ncolumns: 2'
])('%j is drawn', lines => {
  expect(lostOf(lines)).toEqual([])
})
