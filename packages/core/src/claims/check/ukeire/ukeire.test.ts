/**
 * What a claim of ukeire refers to: the hand, the discard that is named, or the widest one.
 */
import {expect, test} from 'vitest'
import {checkBlock} from '../../../page/check-block.js'
import {sentenceOf} from '../../../page/check/result/sentences.js'
import {claimChecker} from '../../check.js'

const sentences = (text: string) =>
  checkBlock(text, claimChecker()).messages.map(message => sentenceOf(message, text, 'en'))

const waiting = '234m456p3466788s'
const drawn = `${waiting} 9m`
const widest = 'Unexpected ukeire `20 tiles`, expected 25 tiles: after `9m` the hand accepts `23456789s`'

// prettier-ignore
const rows: ReadonlyArray<readonly [why: string, text: string, said: readonly string[]]> = [
  ['the widest discard, where none is named', `${drawn}\nukeire: 20 tiles`, [widest]],
  ['the widest discard, which is right', `${drawn}\nukeire: 25 tiles`, []],
  ['the discard in the claim', `${drawn}\nukeire: cut 8s 20 tiles`, []],
  ['the discard of another line', `${drawn}\ndiscard: 8s\nukeire: 20 tiles`, []],
  ['a discard that is not the widest', `${drawn}\ndiscard: 2m\nukeire: 41 tiles`, []],
  ['a discard that is not in the hand', `${drawn}\nukeire: cut 1z 20 tiles`, ['Unexpected tile `1z`, expected a tile of the hand']],
  ['several discards', `${drawn}\nukeire: cut 9m 25 tiles, cut 8s 1 tile`, [
    'Unexpected ukeire `1 tile`, expected 20 tiles: after `8s` the hand accepts `9m23569s`'
  ]],
  ['discards with their numbers', `${drawn}\nukeire: 9m: 25 tiles, 8s: 20 tiles`, []],
  ['discards, one of which has a false number', `${drawn}\nukeire: 9m: 24 tiles, 8s: 20 tiles`, [
    'Unexpected ukeire `24 tiles`, expected 25 tiles: after `9m` the hand accepts `23456789s`'
  ]],
  ['an accepted tile of the hand, which is drawn', `${drawn}\nukeire: such as 3s 3 tiles`, []],
  ['a tile that is not in the hand, which is drawn', `${drawn}\nukeire: 9m: 25 tiles, 1z: 4 tiles`, [
    'Unexpected ukeire `9m`, expected `23456789s`: `9m` does not lower the shanten',
    'Unexpected ukeire `25 tiles`, expected 0 tiles: after `9m` the hand accepts `23456789s`',
    'Unexpected ukeire `4 tiles`, expected 0 tiles: after `9m` the hand accepts `23456789s`'
  ]],
  ['a hand that waits for a draw', `${waiting}\nukeire: 25 tiles`, []],
  ['tiles that are missing, and the sum of all', `${waiting}\nukeire: 2345678s 25 tiles`, [
    'Unexpected ukeire `2345678s`, expected `23456789s`: it also accepts `9s`'
  ]],
  ['a tile that does not help, and the sum of all tiles that do', `${waiting}\nukeire: 3s 1z 25 tiles`, [
    'Unexpected ukeire `1z`, expected `23456789s`: `1z` does not lower the shanten'
  ]],
  ['a shape', '34m\naccepts: 25m 8', []],
  ['a shape that lacks a pair', '334m\naccepts: 235m', []],
  ['a shape after its discard', '3345m9p\nafter: 9p\naccepts: 36m 6', []],
  ['a shape that accepts nothing', '3345m\nafter: 3m\naccepts: 2m', [
    'Unexpected ukeire `2m`, expected 0 tiles: `2m` makes neither a set nor a missing pair'
  ]],
  ['a shape with a tile more, as it is or after a discard', '33459m\naccepts: 36m', []]
]

test.each(rows)('%s', (_, text, said) => {
  expect(sentences(text)).toEqual(said)
})
