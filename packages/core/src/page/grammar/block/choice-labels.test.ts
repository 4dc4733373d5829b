import {expect, test} from 'vitest'
import {choiceAt, choiceMissed, labelledIn, tilesOfCandidates} from './choice-labels.js'

/** Labels with what they are of. */
const labelsOf = (text: string): readonly string[] =>
  labelledIn(text).map(({label, item}) => `${label}=${text.slice(item.start, item.end)}`)

test.each([
  ['A 8s、B 2p', ['A=8s', 'B=2p']],
  ['A: 8s / B: 2p / C: リーチ', ['A=8s', 'B=2p', 'C=リーチ']],
  ['1. 8s 2. 2p', ['1=8s', '2=2p']],
  ['①8s②2p', ['①=8s', '②=2p']],
  ['(a) 8s (b) 2p', ['a=8s', 'b=2p']],
  ['Ａ．８ｓ、Ｂ．２ｐ', ['A=８ｓ', 'B=２ｐ']],
  ['ア 8s　イ 2p', ['ア=8s', 'イ=2p']],
  ['가. 8s 나. 2p', ['가=8s', '나=2p']],
  ['甲、8s 乙、2p', ['甲=8s', '乙=2p']],
  ['[A] 8s [B] 2p', ['A=8s', 'B=2p']],
  ['A) 8s\n- B) A 2p', ['A=8s', 'B=A 2p']],
  // Tiles, and what is no series.
  ['①②③', []],
  ['① ④', []],
  ['8s 2p', []],
  ['A 8s', []],
  ['B 8s、C 2p', []],
  ['8s A 2p B 3p', []],
  ['1 4 7m', []]
])('%s', (text, expected) => expect(labelsOf(text)).toEqual(expected))

test.each([
  ['A', 'A'],
  ['B. 2p', 'B'],
  ['（Ｂ）', 'B'],
  ['2p', null],
  ['Bamboo', null],
  ['C', null]
])('the choice of an answer: %s', (text, expected) => {
  expect(choiceAt(text, labelledIn('A 8s、B 2p'))?.choice.label ?? null).toBe(expected)
})

test.each([
  ['2', '2'],
  ['2. 2p', '2'],
  ['2p', null],
  ['2 sou', null],
  ['2索', null]
])('the choice of an answer by its number: %s', (text, expected) => {
  expect(choiceAt(text, labelledIn('1. 8s 2. 2p'))?.choice.label ?? null).toBe(expected)
})

test('tiles of candidates, at their places', () => {
  expect(tilesOfCandidates('A 8s、B 2p')).toBe('  8s、  2p')
  expect(tilesOfCandidates('打8s、cut 2p')).toBe(' 8s、    2p')
})

test.each<[string, readonly string[] | null]>([
  ['A', null],
  ['A 8s', null],
  ['B 8s', ['A']],
  ['D', []],
  ['(D)', []],
  ['D 8s', null],
  ['d', null],
  ['4', null],
  ['A: not 2p', null],
  ['8s', null]
])('the choices that an answer misses: %s', (answer, expected) => {
  const all = 'A 8s、B 2p'
  const tile = (text: string) => text.match(/\d[mps]/g) ?? []
  const missed = choiceMissed(
    answer,
    labelledIn(all),
    ({item}) => tile(all.slice(item.start, item.end)),
    tile(answer)
  )
  expect(missed && missed.meant.map(({label}) => label)).toEqual(expected)
})
