/**
 * Headers, hands and rivers of players that are typed beside a record: what the record says else holds beside them.
 */
import {readFileSync} from 'node:fs'
import type {Markup} from '@tehai/kernel/markup'
import {expect, test} from 'vitest'
import {claimChecker} from '../claims/check.js'
import {checkBlock} from '../page/check-block.js'
import {sentenceOf} from '../page/check/result/sentences.js'
import {recordReader} from './reader.js'

const folder = new URL('../../../record/test/logs/', import.meta.url)
const records = recordReader(path => ({text: readFileSync(new URL(path, folder), 'utf8'), path}))

const textOf = (markup: Markup): string =>
  typeof markup === 'string' ? markup : markup.children.map(textOf).join('')

const checkedOf = (lines: string) => {
  const text = `log: ${lines}`
  const {messages, sections} = checkBlock(text, {...claimChecker(), records})
  return {
    messages: messages.map(one => sentenceOf(one, text, 'en')),
    parts: sections.flatMap(({groups}) => groups.flat())
  }
}

const messagesOf = (lines: string): readonly string[] => checkedOf(lines).messages

/** What the claims of a block show. */
const shownOf = (lines: string): readonly string[] =>
  checkedOf(lines).parts.flatMap(part =>
    part.type === 'facts' ? part.facts.map(({words}) => words.map(textOf).join('')) : []
  )

test.each([
  'double-ron.xml\nkyoku: East 4\nscore: 4翻30符 7700\nwest: 36000',
  'kan-opened-01.xml\nkyoku: East 1\nyaku: 場風、自風、白、ドラ1\ntoimen: 25000',
  'sanma2.xml\nkyoku: East 1\nat: turn 3\neast: 35000',
  'four-kans.xml\nkyoku: East 1-1\nsouth:\n45789m789p567s55z\nwaits: 36m',
  'double-ron.xml\nkyoku: East 4\nnorth:\n12233m77p340789s 1m\nscore: 8000',
  'double-ron.xml\nkyoku: East 4\ntoimen:\n12233m77p340789s\nyaku: riichi, pinfu, iipeikou, dora 1, red fives 1',
  'double-ron.xml\nkyoku: East 4\nseat: east\nnorth:\n12233m77p340789s\nscore: mangan',
  'double-ron.xml\nkyoku: East 4\nself: 24700\n2344567m234p567s 1m\nscore: 4 han 30 fu 7700',
  // A hand that is not seen, or of which a part is shown.
  'double-ron.xml\nkyoku: East 4\nnorth:\n0000000000000x',
  'double-ron.xml\nkyoku: East 4\nnorth:\n77p',
  // The drawn tile behind the hand, or by a key.
  '2011020401gm-00a9-0000-f6eff225.xml\nkyoku: East 1\nat: turn 9\n23445m33p234789s 6z',
  '2011020401gm-00a9-0000-f6eff225.xml\nkyoku: East 1\nat: turn 9\n23445m33p234789s\ndraw: 6z',
  '2011020401gm-00a9-0000-f6eff225.xml\nkyoku: East 1\nat: turn 9\n23445m33p234789s 6z\ndraw: 6z',
  'sanma2.xml\nkyoku: East 1\n123777p23478s11z f4z 9s',
  'sanma2.xml\nkyoku: East 1\nkita: 1\n123777p23478s11z 9s'
])('nothing is wrong with %j', lines => {
  expect(messagesOf(lines)).toEqual([])
})

test.each([
  ['double-ron.xml\nkyoku: East 4\nnorth:\n119m19p19s123456z', '12233m77p340789s'],
  ['double-ron.xml\nkyoku: East 4\nself:\n119m19p19s123456z', '2344567m234p567s'],
  ['double-ron.xml\nkyoku: East 4\n2344567m234p567s 4m', '2344567m234p567s 1m'],
  ['sanma2.xml\nkyoku: East 1\n123777p23478s11z f44z 9s', '123777p23478s11z f4z 9s'],
  ['sanma2.xml\nkyoku: East 1\n123777p23478s11z 9s', '123777p23478s11z f4z 9s']
])('another hand than that of the record: %j', (lines, expected) => {
  const written = lines.split('\n').at(-1)!
  expect(messagesOf(lines)).toEqual([
    `Unexpected \`${written}\`, expected \`${expected}\`, as the game record has it`
  ])
})

test('the river of a hand that is typed is that of the record, and counted once', () => {
  const of = (file: string, kyoku: string, lines: string): readonly string[] =>
    shownOf(`${file}\nkyoku: ${kyoku}\n${lines}`).map(words => words.replace(/^.*?(?=\d tiles?)/, ''))
  const hand = '123345666p1s 222-z\nwaits: ?'
  expect(of('confusing_nakis_0.tenhou6.json', '#1', `seat: west\n${hand}`)).toEqual(['2 tiles, furiten'])
  const typed = 'seat: south\n40789m456p11s 222-z\nwaits: ?'
  const river = 'north:\nj 9m'
  expect(of('double-ron.xml', 'East 2', `${typed}\n${river}`)).toEqual(of('double-ron.xml', 'East 2', typed))
})

test('the turn of the hand is not that of the others', () => {
  const header = 'toimen: riichi on turn 11'
  expect(messagesOf(`double-ron.xml\nkyoku: East 4\nat: turn 14\nseat: south\n${header}`)).toEqual([])
  expect(messagesOf(`double_ron.tenhou6.json\nkyoku: #1\nseat: west\neast: riichi on turn 11`)).toEqual([])
})

test('a claim above the headers is about the owner of the hand', () => {
  const lines = ['double-ron.xml', 'kyoku: East 4', 'score: ?', 'north:', '12233m77p340789s', 'score: ?']
  expect(shownOf(lines.join('\n')).map(words => words.replace(/ points.*/, ''))).toEqual([
    '4 han 30 fu 7,700',
    'mangan (5 han) 8,000'
  ])
})

test('the winning tile is with the hands that have won', () => {
  const rows = (lines: string): readonly unknown[] =>
    checkedOf(lines).parts.flatMap(part => (part.type === 'row' ? [part.options.draw ?? null] : []))
  expect(rows('four-kans.xml\nkyoku: East 1-1\nsouth:\n45789m789p567s55z')).toEqual([null])
  expect(rows('double-ron.xml\nkyoku: East 4\nnorth:\n12233m77p340789s')).toEqual(['1m'])
})

/** The situation lines of East 4 of a double ron. */
const situationsOf = (lines: string): readonly (readonly string[])[] =>
  checkedOf(`double-ron.xml\nkyoku: East 4\n${lines}`).parts.flatMap(part =>
    part.type === 'situation' ? [part.items.map(words => words.map(textOf).join(''))] : []
  )

test.each(['west: 36000', 'seat: south'])('a hand alone has one line of the round beside %j', line => {
  expect(situationsOf(`show: hand\n${line}`).flat()).toEqual([
    'East 4',
    'South seat',
    'turn 15',
    '2 riichi sticks'
  ])
})

test.each(['board', 'rivers', 'kifu', 'rounds'])('whose eyes they are has no line of its own: %s', view => {
  expect(situationsOf(`show: ${view}\nseat: south`)).toEqual([])
})

/** Of East 4 of a double ron: South declares riichi by 8m, which is called, so that the white dragon after it is turned. */
const east4 = (who: string, river: string): readonly string[] =>
  messagesOf(`double-ron.xml\nkyoku: East 4\n${who}:\n${river}`)

test.each([
  ['self', 'j 1z6z5z7z3z-7p9p8s4z3s8+m5z9m1z0m'],
  ['self', 'j 1z6z5z7z3z7p9p8s4z3s8m-5z+9m1z0m'],
  ['self', 'j 1z6z5z7z3z7p9p8s4z3s5z+9m1z0m-'],
  ['west', 'j 2m2z1p2s9s9p2z3m9s=5z6z'],
  ['west', 'j 9s=']
])('what is marked of the river of %s is so: %s', (who, river) => {
  expect(east4(who, river)).toEqual([])
})

test.each([
  ['west', 'j 2m2z1p2s9s9p2z3m+9s', '3m+', '3m'],
  ['self', 'j 1z6z5z7z=3z', '7z=', '7z'],
  ['self', 'j 1z6z-5z7z3z', '6z-', '6z'],
  ['self', 'j 1z6z5z7z3z-7p+9p8s', '7p+', '7p'],
  ['west', 'j 2m2z1p2s9=s9p', '9=s', '9s']
])('what is marked of the river of %s is not so: %s', (who, river, written, expected) => {
  expect(east4(who, river)).toEqual([
    `Unexpected \`${written}\`, expected \`${expected}\`, as the game record has it`
  ])
})

/** Of East 2 of a double ron, which is drawn: South alone is tenpai. */
const east2 = (lines: string): readonly string[] => messagesOf(`double-ron.xml\nkyoku: East 2\n${lines}`)

test.each([
  'south: tenpai\nwest: noten',
  'seat: south\nsituation: 流局 聴牌',
  'situation: 荒牌流局',
  'situation: ryuukyoku',
  'at: 9\nwest: tenpai'
])('an end is as the record has it: %j', lines => {
  expect(east2(lines)).toEqual([])
})

test.each([
  ['west: tenpai', 'tenpai', 'noten'],
  ['south: noten', 'noten', 'tenpai'],
  ['seat: south\nsituation: 流局 ノーテン', 'ノーテン', 'tenpai'],
  ['situation: 四風連打', '四風連打', 'exhaustive draw'],
  ['situation: 四风连打', '四风连打', 'exhaustive draw'],
  ['situation: 구종구패', '구종구패', 'exhaustive draw'],
  ['situation: abortive draw', 'abortive draw', 'exhaustive draw'],
  ['situation: East 2-1', 'East 2-1', 'East 2']
])('an end is not as the record has it: %j', (lines, written, expected) => {
  expect(east2(lines)).toEqual([
    `Unexpected \`${written}\`, expected \`${expected}\`, as the game record has it`
  ])
})

test('a round that is won has no draw, by the eyes of any player', () => {
  expect(messagesOf('double-ron.xml\nkyoku: East 4\nseat: east\nsituation: 流局')).toEqual([
    'Unexpected `流局`, which the game record does not have'
  ])
})

/** Of East 1 of the first record, on turn 9 of West: North has discarded 9 times, East 11 times, South 10 times. */
const turn9 = (lines: string): readonly string[] =>
  messagesOf(`2011020401gm-00a9-0000-f6eff225.xml\nkyoku: East 1\nat: 9\n${lines}`)

test.each([
  ['toimen:\nseat: west', 'west', 'East seat'],
  ['toimen:\nsituation: East 2', 'East 2', 'East 1'],
  ['shimocha:\nhonba: 2', '2', '0'],
  ['shimocha: 2 honba', '2 honba', '0 honba'],
  ['self: honba 1', 'honba 1', 'honba 0'],
  ['self: turn 8', 'turn 8', 'turn 9'],
  ['toimen:\nsticks: 2', '2', '1'],
  ['toimen:\nturn: 3', '3', '11'],
  ['対面: 3巡目', '3巡目', '11巡目'],
  ['toimen:\nscores: 3000', '3000', '25000 25000 24000 25000'],
  ['toimen:\ndora: 7m', '7m', '8m'],
  ['kamicha:\n23066m789p20589s\nhonba: 1', '1', '0']
])('what is said of a player below the header is not so: %j', (lines, written, expected) => {
  expect(turn9(lines)).toEqual([
    `Unexpected \`${written}\`, expected \`${expected}\`, as the game record has it`
  ])
})

test.each([
  'toimen:\nseat: east',
  'toimen:\nsituation: East 1, East seat, 1 stick',
  'toimen:\nturn: 11',
  'toimen:\nturn: 12',
  'toimen: turn 9',
  'self: riichi, turn 7',
  'self: 25000, riichi, turn 9',
  'self: West, 25000, 1 stick',
  'situation: West seat, 25000 points',
  'toimen:\nriichi: no',
  'toimen:\ndora: 8m',
  'toimen: 25000 closed',
  // What could be: a tile that is drawn next, a win.
  'toimen:\n789m11p55789s 777-z\nwin: 5s\nscore: 2 han 30 fu 1000 all',
  'toimen:\n789m11p55789s 777-z\nron: 5s from self\npayments: +3900 0 -2900 0'
])('nor is it wrong what is said of a player below the header: %j', lines => {
  expect(turn9(lines)).toEqual([])
})

test('a riichi that another player has not declared, by the key', () => {
  const missing = 'Unexpected `yes`, which the game record does not have'
  expect(turn9('shimocha:\nriichi: yes')).toEqual([missing])
})

/** What one of two winners has won, and how: North wins from East on 1m with iipeikou in riichi. */
test.each([
  ['ron: 1m from shimocha', []],
  ['ron: 1m from east', []],
  ['riichi: yes', []],
  ['ron: 4m from shimocha', ['ron: 4m from shimocha']],
  ['ron: 1m from west', ['ron: 1m from west']],
  ['tsumo: 1m', ['tsumo: 1m']]
])('a win of another player in the section of that one: %s', (line, wrong) => {
  expect(messagesOf(`double-ron.xml\nkyoku: East 4\nnorth:\n${line}`).filter(isOfRecordSaid)).toEqual(
    wrong.map(one => `Unexpected \`${one}\`, expected \`ron: 1m from shimocha\`, as the game record has it`)
  )
})

const isOfRecordSaid = (message: string): boolean => message.endsWith('as the game record has it')
