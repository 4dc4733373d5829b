import {expect, test} from 'vitest'
import {headerFacts} from './header-facts.js'
import {situationOf, type Situation} from './situation.js'

// [header, what it says]
const headers: ReadonlyArray<readonly [string, Situation]> = [
  ['西家 6巡目 リーチ', {seat: 'west', riichi: 'riichi', riichiTurn: 6}],
  ['서가 6순째 리치', {seat: 'west', riichi: 'riichi', riichiTurn: 6}],
  ['西家 第6巡 立直', {seat: 'west', riichi: 'riichi', riichiTurn: 6}],
  ['west turn 6 riichi', {seat: 'west', riichi: 'riichi', riichiTurn: 6}],
  ['west, turn 6, riichi', {seat: 'west', turn: 6, riichi: 'riichi'}],
  ['turn 8 riichi turn 6', {turn: 8, riichi: 'riichi', riichiTurn: 6}],
  ['South (dealer: Bob)', {seat: 'south'}],
  ['（南家）：25000点', {seat: 'south', points: 25000}],
  ['(Bob): South, 25000', {seat: 'south', points: 25000}],
  ['（田中プロ）：南家 25000点', {seat: 'south', points: 25000}],
  ['北家（25000点・8巡目リーチ）', {seat: 'north', points: 25000, riichi: 'riichi', riichiTurn: 8}]
]
test.each(headers)('%s', (text, said) => {
  expect(situationOf(headerFacts(text, 0))).toEqual(said)
})
