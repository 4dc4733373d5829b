/**
 * The round that a block says beside its record, without the key of its own, and rounds and players that a record does not have.
 */
import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {claimChecker} from '../claims/check.js'
import {checkBlock} from '../page/check-block.js'
import {recordReader} from './reader.js'

const folder = new URL('../../../record/test/logs/', import.meta.url)
const records = recordReader(path => ({text: readFileSync(new URL(path, folder), 'utf8'), path}))

// [the lines beside the record of three players, what is reported, with what is proposed]
test.each([
  ['round: East 3', []],
  ['局: 東2局\n本場: 2\n時点: 3巡目', []],
  ['situation: East 2, 1 honba', []],
  ['round: East', ['which-round sanma2.xml']],
  ['round: West 1', ['which-round sanma2.xml', 'not-as-recorded West 1 East 1']],
  ['kyoku: East 1\nround: East 2', ['not-as-recorded East 2 East 1']],
  ['kyoku: West 1', ['no-such-round West 1']],
  ['kyoku: East 5', ['no-such-round East 5']],
  ['kyoku: Esat 3', ['no-such-round Esat 3 East 3']],
  ['kyoku: East 1\nat: turn 3, north discards', ['no-such-seat north']],
  ['牌譜の局: 東1局\n時点: 対面のリーチ前', ['no-such-seat 対面']]
])('%j', (lines, expected) => {
  const text = `log: sanma2.xml\n${lines}`
  const {messages} = checkBlock(text, {...claimChecker(), records})
  expect(messages.map(one => [one.id, text.slice(one.start, one.end), ...one.expected].join(' '))).toEqual(
    expected
  )
})
