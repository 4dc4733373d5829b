/**
 * Ura dora of a scored hand: reported where no player is in riichi or the rules do not have them, and only there.
 */
import {describe, expect, test} from 'vitest'
import {checkBlock} from '../../page/check-block.js'
import {sentenceOf} from '../../page/check/result/sentences.js'
import {claimChecker} from '../check.js'

const sentences = (text: string) =>
  checkBlock(text, claimChecker()).messages.map(message => sentenceOf(message, text, 'en'))

const pinfu = '234678m34p567s99s\nron: 5p'
const noRiichi = 'Unexpected ura dora: there is no riichi'
const noUra = 'Unexpected ura dora: the rules do not have it'

const wrong: ReadonlyArray<readonly [why: string, text: string, said: string]> = [
  ['the dora themselves', `ura: 5s\n${pinfu}\nscore: 1000`, noRiichi],
  ['their indicators', `ura-indicator: 4s\n${pinfu}\nscore: ?`, noRiichi],
  ['in the situation', `状況: 東1局 南家 裏ドラ5s\n${pinfu}\n役: ?`, noRiichi],
  ['yaku that are right', `ura: 5s\n${pinfu}\nyaku: pinfu`, noRiichi],
  ['a river without a turned tile', `ura: 5s\n${pinfu}\nscore: ?\nriver: 1z2z`, noRiichi],
  ['two hands, said once', `ura: 5s\n${pinfu}\nscore: ?\n対面:\n${pinfu}\nscore: ?`, noRiichi],
  ['ura dora denied', `ura: 5s\n${pinfu}\n役: 平和 裏ドラなし`, noRiichi],
  ['rules without them', `rules: jpml\nriichi: yes\nura: 5s\n${pinfu}\nyaku: riichi, pinfu`, noUra]
]

test.each(wrong)('%s', (_, text, said) => {
  expect(sentences(text)).toEqual([said])
})

describe('nothing to report', () => {
  // prettier-ignore
  const riichi = [
    'riichi: yes', 'riichi: double', 'situation: East 1, South seat, riichi', 'situation: double riichi',
    'situation: open riichi\nrules: open-riichi=on', 'situation: riichi turn 8', '状況: 立直', '状況: リーチ', '状況: ダブリー',
    '状況: W立直', '状況: 南家Wリーチ', 'situation: daburu riichi', 'situation: reach', 'situation: double-riichi',
    '状況: 东一局 立直', '状況: 双立直', '状況: 兩立直', '状況: 雙立直', '상황: 리치', '상황: 더블리치'
  ]
  test.each(riichi)('%s', text => {
    expect(sentences(`${text}\nura: 5s\n${pinfu}\nscore: ?`)).toEqual([])
  })

  // prettier-ignore
  const others: ReadonlyArray<readonly [why: string, text: string]> = [
    ['a turned tile in the river', `ura: 5s\n${pinfu}\nscore: ?\nriver: 1z2+z`],
    ['the riichi of another winner', `ura: 5s\n${pinfu}\nscore: ?\n対面: 立直\n${pinfu}\nscore: ?`],
    ['a hand that has not won', 'ura: 5s\n234678m34p567s99s'],
    ['a hand of which only the waits are said', 'ura: 5s\n234678m34p567s99s\nwaits: 25p'],
    ['a value that is not understood', `ura: 9z\n${pinfu}\nscore: ?`],
    ['rules that are not known', `rules: tenhu\nura: 5s\n${pinfu}\nscore: ?`],
    ['no value', `ura:\n${pinfu}\nscore: ?`]
  ]
  test.each(others)('%s', (_, text) => {
    expect(sentences(text).filter(said => said.includes('ura dora'))).toEqual([])
  })
})

test('a claim of a riichi, ippatsu or ura dora is itself what is false', () => {
  const named = [
    'riichi, pinfu',
    'double riichi, pinfu',
    'open riichi, pinfu',
    'pinfu, ippatsu',
    'ura 1, pinfu'
  ]
  for (const yaku of named) {
    const [said, ...others] = sentences(`ura: 5s\n${pinfu}\nyaku: ${yaku}`)
    expect(said).toMatch(/^Unexpected yaku/)
    expect(others).toEqual([])
  }
})

test('a claim of ura dora is what is false where the rules do not have them', () => {
  expect(sentences(`rules: jpml\nriichi: yes\nura: 5s\n${pinfu}\nyaku: riichi, pinfu, ura 1`)).toEqual([
    'Unexpected yaku `ura 1`, expected riichi 1, pinfu 1: the hand has no ura dora'
  ])
})
