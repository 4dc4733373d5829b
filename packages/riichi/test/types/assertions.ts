/**
 * Types that must hold; `types.test.js` compiles this file. Results and sentences are those of the run time.
 */
import type {
  Checked,
  CheckedHand,
  Claim,
  Expect,
  Points,
  Result,
  Score,
  Tiles,
  Yaku
} from '@tehai/riichi/types'
import {defineQuiz, hand, score, tiles} from '@tehai/core/typed'

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
type Ok<T extends true> = T
type Ron = {win: 'ron'}
type Tsumo = {win: 'tsumo'}

// Scores
export type Scores = [
  Ok<Equal<Score<'234m345p456s66p78s9s', Ron>, Result<'pinfu', 1, 30, 1000, null, 0, null, 1000>>>,
  Ok<
    Equal<
      Score<'34m2m 66p453p 64s5s 87s 9s', Tsumo & {seat: 'east'}>,
      Result<'menzen_tsumo' | 'pinfu', 2, 20, 2100, null, 0, readonly [700], 2100>
    >
  >,
  Ok<Equal<Points<'1188m2255p337s77z 7s', Ron>, 1600>>,
  Ok<Equal<Yaku<'19m19p19s1234567z1z', Ron>, 'kokushi_13'>>,
  Ok<Equal<Score<'19m19p19s1234567z1z', Ron>['yakuman' & keyof Score<'19m19p19s1234567z1z', Ron>], 2>>,
  Ok<Equal<Yaku<"234m 5-55z 66p 7'7'77p 78s 9s", Ron>, 'haku'>>,
  Ok<Equal<Points<'1111+z 4xx4s 234m 99p 78p 6p', {win: 'tsumo'; riichi: true; dora: '3s'}>, 12000>>,
  Ok<
    Equal<
      Score<'234m345p406s66p78s9s', {win: 'ron'; honba: 2; sticks: 1}>['total' &
        keyof Result<0, 0, 0, 0, 0, 0, 0, 0>],
      3600
    >
  >,
  Ok<
    Equal<
      Yaku<'119m19p19s123456z7z', Tsumo & {tenhou: true; seat: 'east'; rules: {tenhouWait: 'best'}}>,
      'kokushi_13' | 'tenhou'
    >
  >,
  Ok<Equal<Points<'234m340p456s66p78s9s', {win: 'ron'; rules: {redFives: 0}}>, 1000>>
]

// Sentences
export type Sentences = [
  Ok<
    Equal<
      Checked<'12q4m'>,
      "⚠ Unexpected `q` in typed notation, expected digits with `m`, `p`, `s` or `z`, and the marks `-`, `=`, `+`, `'`; did you mean `p`?"
    >
  >,
  Ok<
    Equal<
      Tiles<'8z'>,
      '⚠ Unexpected `8z`, expected `1z` to `7z` (east, south, west, north, white, green, red)'
    >
  >,
  Ok<
    Equal<
      Score<'234m345p456s66p78s9s', Ron & {rinshan: true}>,
      '⚠ Unexpected rinshan: the hand was won by ron'
    >
  >,
  Ok<
    Equal<Score<'234m345p456s66p78s9s', Tsumo & {rinshan: true}>, '⚠ Unexpected rinshan: the hand has no kan'>
  >,
  Ok<
    Equal<
      Score<'1111+z234m345p66p78s9s', Tsumo & {riichi: true; ippatsu: true; rinshan: true}>,
      '⚠ Unexpected ippatsu: the kan before it ended the turn'
    >
  >,
  Ok<
    Equal<
      Score<'234m345p456s66p78s9s', Ron & {houtei: true; chankan: true}>,
      '⚠ Unexpected houtei: a tile that is added to a pon is not a discard'
    >
  >,
  Ok<
    Equal<
      Score<'234m345p456s66p78s9s', Ron & {renhou: true; seat: 'east'}>,
      '⚠ Unexpected renhou: the seat is East'
    >
  >,
  Ok<
    Equal<
      Score<'234m345p456s66p78s9s', Ron & {dora: '66p, 6p'}>,
      '⚠ Unexpected copy number 5 of `6p`, expected at most 4 copies of a tile'
    >
  >,
  Ok<Equal<Score<'111m345p456s66p 78s 9s', Ron>, '⚠ Unexpected hand without yaku, expected at least one'>>,
  Ok<
    Equal<
      Score<'999m345p456s66p78s9s', {win: 'tsumo'; rules: {sanma: true}}>,
      '⚠ Unexpected rule `sanma`, expected four players: `score` of `@tehai/riichi` scores the hands of three'
    >
  >,
  Ok<
    Equal<
      Score<'11111m456p789s22z2z', Ron>,
      '⚠ Unexpected copy number 5 of `1m`, expected at most 4 copies of a tile'
    >
  >,
  Ok<Equal<CheckedHand<'12m'>, '⚠ Unexpected hand of 2 tiles, expected 13 tiles, or 14 with the drawn tile'>>
]

// Claims
export type True = Claim<'234m345p456s66p78s9s', Ron, 1000>
// @ts-expect-error: Type '1300' does not satisfy the constraint '1000'
export type False = Claim<'234m345p456s66p78s9s', Ron, 1300>
export const expected: Expect<'234m345p456s66p78s9s', Ron> = {han: 1, yaku: ['pinfu']}

// Functions
export const points: 1000 = score('234m345p456s66p78s9s', {win: 'ron'}).points
export const listed: readonly ['1m', '2m', '0p'] = tiles('12m0p')
export const text: '123m456p789s1122z' = hand('123m456p789s1122z').text
export const question: 1500 = defineQuiz({
  hand: '234m345p456s66p78s9s',
  ctx: {win: 'ron', seat: 'east'},
  answer: {points: 1500, han: 1}
}).score.points
declare const unknownText: string
tiles(unknownText)
// @ts-expect-error: the sentence of the error
tiles('12q4m')
// @ts-expect-error: the sentence of the error
hand('123m')
// @ts-expect-error: the sentence of the error
score('234m345p456s66p78s1s', {win: 'ron'})
