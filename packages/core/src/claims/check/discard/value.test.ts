/**
 * Claims about expected points, win rates and tenpai rates: each sentence, and what a page shows below.
 */
import {describe, expect, test} from 'vitest'
import {checkBlock} from '../../../page/check-block.js'
import {sentenceOf} from '../../../page/check/result/sentences.js'
import {claimChecker} from '../../check.js'
import '../../with-value.js'

const sentences = (text: string) =>
  checkBlock(text, claimChecker()).messages.map(message => sentenceOf(message, text, 'en'))

const hand = 'situation: turn 6\n234m456p3466788s 9m'
const of = (truth: string, discard: string, turn = 6) =>
  `expected \`${truth}\`: cutting \`${discard}\` gives that from turn ${turn}`
const back =
  'which is left unchecked: `2m` takes the hand farther from tenpai; write `shanten-back` to follow it'
const notRead = 'which is not understood and therefore not checked'

// prettier-ignore
const rows: ReadonlyArray<readonly [claims: string, said: readonly string[]]> = [
  // The best discard
  ['value: 9m', []],
  ['win-rate: 8s', []],
  ['win-rate: 9m 8s', []],
  ['value: 8s', ['Unexpected expected points `8s`, expected `9m`: `8s` has 1,440 points, `9m` 1,887 points']],
  ['win-rate: 7s', ['Unexpected win rate `7s`, expected `8s`: `7s` has 23.0%, `8s` 35.2%']],
  // A figure, of the discard that is named, that of another line, or the best one
  ['value: 9m 1887', []],
  ['value: 1.9k', []],
  ['value: 9m 1', [`Unexpected expected points \`1\`, ${of('1887', '9m')}`]],
  ['win-rate: 35.2%', []],
  ['win-rate: 34.5%', [`Unexpected win rate \`34.5%\`, ${of('35.2%', '8s')}`]],
  ['answer: 9m\nwin-rate: 34.5%', []],
  ['answer: 9m\nwin-rate: 35.2%', [`Unexpected win rate \`35.2%\`, ${of('34.5%', '9m')}`]],
  ['tenpai-rate: 9m 1%', [`Unexpected tenpai rate \`1%\`, ${of('95.4%', '9m')}`]],
  // Within the precision it is written in
  ['win-rate: 9m 34%', []],
  ['win-rate: 9m 34.47%', []],
  ['win-rate: 9m 34.49%', [`Unexpected win rate \`34.49%\`, ${of('34.47%', '9m')}`]],
  ['win-rate: 9m 34.6%', [`Unexpected win rate \`34.6%\`, ${of('34.5%', '9m')}`]],
  // Several discards, three of which are reported
  ['win-rate: 9m 34.5%, 8s 30%', [`Unexpected win rate \`30%\`, ${of('35.2%', '8s')}`]],
  ['win-rate: 9m 1%, 8s 1%, 7s 1%, 6s 1%', [
    `Unexpected win rate \`1%\`, ${of('34.5%', '9m')}`, `Unexpected win rate \`1%\`, ${of('35.2%', '8s')}`,
    `Unexpected win rate \`1%\`, ${of('23.0%', '7s')}`
  ]],
  // Orders and ranges
  ['value: 9m > 6s > 8s\nsituation: turn 1', []],
  ['win-rate: 8s > 7s > 9m', [
    'Unexpected win rate `8s > 7s > 9m`, expected `8s > 9m > 7s`: `7s` has 23.0%, `9m` 34.5%'
  ]],
  ['value: 9m > 8s 1440', []],
  ['win-rate: 9m 30-35%, 8s 34 to 36%', []],
  ['win-rate: 8s > 7s, 6s', []],
  ['win-rate: 9m, 8s > 7s', []],
  ['value: 9m > 8s = 7s', [
    'Unexpected expected points `9m > 8s = 7s`, expected `9m > 8s > 7s`: `8s` has 1,440 points, `7s` 1,110 points'
  ]],
  ['value: 9m 1000～1500点', [`Unexpected expected points \`1000～1500点\`, ${of('1887点', '9m')}`]],
  ['value: 9m 3000-1000', [`Unexpected \`3000-1000\`, ${notRead}`]],
  // The discard that another line names is farther from tenpai
  ['after: 2m\nvalue: 1000', [
    'Unexpected `1000`, which is left unchecked: `2m` takes the hand farther from tenpai; write `shanten-back` to follow it'
  ]],
  // A figure that is filled in is not the best one for that
  ['value: 8s ?', []],
  ['value: ? turn 99', [`Unexpected \`turn 99\`, ${notRead}`]],
  // The turn, and switches of the model
  ['win-rate: turn 9 9m 34.5%', [`Unexpected win rate \`34.5%\`, ${of('24.1%', '9m', 9)}`]],
  ['value: 2m 900', [`Unexpected \`2m\`, ${back}`]],
  ['value: 2m 900 shanten-back', [`Unexpected expected points \`900\`, ${of('1323', '2m')}`]],
  // What is not in the hand, and what is not understood
  ['value: 1z 900', ['Unexpected tile `1z`, expected a tile of the hand']],
  ['value: 9m 3100 foo', [`Unexpected \`foo\`, ${notRead}`]],
  ['value: 9m 3100han', [`Unexpected \`han\`, ${notRead}; did you mean \` points\`?`]],
  ['期待値: 9m 3100符', [`Unexpected \`符\`, ${notRead}; did you mean \`点\`?`]],
  ['기댓값: 9m 3100판', [`Unexpected \`판\`, ${notRead}; did you mean \`점\`?`]]
]

test.each(rows)('%s', (claims, said) => {
  expect(sentences(`${hand}\n${claims}`)).toEqual(said)
})

test('hands of which no discard can be chosen', () => {
  expect(sentences('234m456p3466788s\nvalue: 900')).toEqual([
    'Unexpected `900` for a hand of 13 tiles, expected one more tile, so that one can be discarded'
  ])
  expect(sentences('situation: turn 6, riichi\n234m456p3456788s 9m\nvalue: 9m 900')).toEqual([
    'Unexpected `9m 900`, which is left unchecked: riichi is declared, and the model chooses its discards itself'
  ])
})

test('a discard that is not followed, although going back is allowed: there would be too many hands', () => {
  expect(sentences('situation: turn 6\n148m159p1468s1357z\nvalue: 1m 900 shanten-back')).toEqual([
    'Unexpected `1m`, which is left unchecked: `1m` is too far from tenpai to be followed'
  ])
})

describe('what is shown', () => {
  const shown = (claims: string) => JSON.stringify(checkBlock(`${hand}\n${claims}`, claimChecker()))
  const tables = (claims: string) => shown(claims).split('"table"').length - 1

  test('one table of all three figures below a question, that of expected points if there are several', () => {
    expect(tables('value: ?')).toBe(1)
    expect(tables('win-rate: ?')).toBe(1)
    expect(tables('value: ?\nwin-rate: ?\ntenpai-rate: ?')).toBe(1)
    expect(tables('value: 9m')).toBe(0)
  })

  test('the model is named once below a table, and below a figure that is checked', () => {
    const models = (claims: string) => shown(claims).split('mahjong-model').length - 1
    expect(models('value: ?')).toBe(1)
    expect(models('value: ?\nwin-rate: ?')).toBe(1)
    expect(models('value: 9m 1887')).toBe(1)
  })

  test('a claim that is checked or left is marked as such', () => {
    expect(shown('value: 9m 1887')).not.toContain('unchecked')
    expect(shown('value: 2m 900')).toContain('unchecked')
    expect(shown('value: 9m 1')).toContain('mahjong-false')
  })
})
