/**
 * What there is to say of claims, every sentence in English and Japanese.
 *
 * Words only: who finds out is the room `claims`. They stand here so that one table knows every message of a block.
 */
import {sayClauses} from '../labels/clauses.js'
import {nameOfCircumstance, nameOfRiichi} from '../labels/situation.js'
import type {Circumstance, RiichiKind} from '../labels/ids.js'
import {
  message,
  type Language,
  type Message,
  type MessageWords,
  type Value,
  type Values
} from '../source/message.js'

/** Ids of the messages about claims. */
export type ClaimMessageId =
  | 'false-waits'
  | 'false-win'
  | 'false-takame'
  | 'false-shanten'
  | 'false-ukeire'
  | 'false-yaku'
  | 'false-score'
  | 'false-fu'
  | 'false-settlement'
  | 'unsettled'
  | 'unchecked-points'
  | 'impossible-score'
  | 'no-score'
  | 'unread-claim'
  | 'unknown-tiles'
  | 'part-of-hand'
  | 'turned-tiles'
  | 'tile-not-in-hand'
  | 'no-discard'
  | 'furiten'
  | 'impossible-situation'
  | 'red-five-without-reds'
  | 'unknown-rules'

const isRiichi = (value: Value): value is RiichiKind =>
  value === 'riichi' || value === 'double' || value === 'open'

const kita = {en: 'kita', ja: '北抜き'} as const

const nameOfWhat = (value: Value, language: Language): string =>
  isRiichi(value)
    ? nameOfRiichi(value, language)
    : value === 'kita'
      ? kita[language]
      : nameOfCircumstance(value as Circumstance, language)

const said = {truth: sayClauses, reason: sayClauses}

/** Words of each message. */
export const claimMessages: Readonly<Record<ClaimMessageId, MessageWords>> = {
  'false-waits': {
    severity: 'error',
    en: 'Unexpected waits `{actual}`, expected {truth}: {reason}',
    ja: '待ちの `{actual}` は誤りです。正しくは{truth}です（{reason}）',
    words: said
  },
  'false-win': {
    severity: 'error',
    en: 'Unexpected winning tile `{actual}`, expected {truth}: {reason}',
    ja: '和了牌の `{actual}` は誤りです。正しくは{truth}です（{reason}）',
    words: said
  },
  'false-takame': {
    severity: 'error',
    en: 'Unexpected {what} `{actual}`, expected {truth}: {reason}',
    ja: '{what}の `{actual}` は誤りです。正しくは{truth}です（{reason}）',
    words: {...said, what: {takame: {en: 'takame', ja: '高目'}, yasume: {en: 'yasume', ja: '安目'}}}
  },
  'false-shanten': {
    severity: 'error',
    en: 'Unexpected shanten `{actual}`, expected {truth}: {reason}',
    ja: '向聴数の `{actual}` は誤りです。正しくは{truth}です（{reason}）',
    words: said
  },
  'false-ukeire': {
    severity: 'error',
    en: 'Unexpected ukeire `{actual}`, expected {truth}: {reason}',
    ja: '受け入れの `{actual}` は誤りです。正しくは{truth}です（{reason}）',
    words: said
  },
  'false-yaku': {
    severity: 'error',
    en: 'Unexpected yaku `{actual}`, expected {truth}: {reason}',
    ja: '役の `{actual}` は誤りです。正しくは{truth}です（{reason}）',
    words: said
  },
  'false-score': {
    severity: 'error',
    en: 'Unexpected score `{actual}`, expected {truth}: {reason}',
    ja: '点数の `{actual}` は誤りです。正しくは{truth}です（{reason}）',
    words: said
  },
  'false-fu': {
    severity: 'error',
    en: 'Unexpected fu `{actual}`, expected {truth}: {reason}',
    ja: '符の `{actual}` は誤りです。正しくは{truth}です（{reason}）',
    words: said
  },
  'false-settlement': {
    severity: 'error',
    en: 'Unexpected {what} `{actual}`, expected {truth}: {reason}',
    ja: '{what}の `{actual}` は誤りです。正しくは {truth} です（{reason}）',
    words: {
      ...said,
      what: {
        scores: {en: 'scores after the hand', ja: '精算後の持ち点'},
        payments: {en: 'payments', ja: '点数移動'}
      }
    }
  },
  unsettled: {
    severity: 'error',
    en: 'Unexpected `{actual}`, expected the block to say the points before, and who won from whom or who was tenpai at the draw',
    ja: '`{actual}` を埋められません。精算前の持ち点と、誰が誰からアガったか（流局なら誰がテンパイか）を書いてください'
  },
  'unchecked-points': {
    severity: 'warning',
    en: 'Unexpected `{actual}`, which is left unchecked: {reason}',
    ja: '`{actual}` は確かめていません（{reason}）',
    words: said
  },
  'impossible-score': {
    severity: 'error',
    en: 'Unexpected score `{actual}`, which no hand has',
    ja: '`{actual}` という点数になる手はありません'
  },
  'no-score': {
    severity: 'error',
    en: 'Unexpected score or yaku of a hand that wins nothing: {reason}',
    ja: 'この手は点数になりません（{reason}）',
    words: said
  },
  'unread-claim': {
    severity: 'warning',
    en: 'Unexpected `{actual}`, which is not understood and therefore not checked',
    ja: '`{actual}` は読み取れないため、確かめていません'
  },
  'unknown-tiles': {
    severity: 'warning',
    en: 'Unexpected unknown tiles in the hand, so that `{actual}` is not checked',
    ja: '手牌に分からない牌があるため、`{actual}` は確かめていません'
  },
  'part-of-hand': {
    severity: 'warning',
    en: 'Unexpected `{actual}` of {size} tiles, which is left unchecked: {reason}',
    ja: '{size}枚の牌について `{actual}` は確かめていません（{reason}）',
    words: said
  },
  'turned-tiles': {
    severity: 'warning',
    en: 'Unexpected tile on its side outside a meld, so that `{actual}` is not checked',
    ja: '副露の外に横向きの牌があるため、`{actual}` は確かめていません'
  },
  'tile-not-in-hand': {
    severity: 'error',
    en: 'Unexpected tile `{actual}`, expected a tile of the hand',
    ja: '`{actual}` は手牌にありません'
  },
  'no-discard': {
    severity: 'error',
    en: 'Unexpected `{actual}` for a hand of {size} tiles, expected one more tile, of which one is discarded',
    ja: '手牌が{size}枚のため `{actual}` の打牌は決まりません。ツモ牌も書いてください'
  },
  furiten: {
    severity: 'warning',
    en: 'Unexpected furiten: the hand waits for {truth}, and `{tiles}` is among its own discards',
    ja: 'フリテンです。待ちの{truth}のうち `{tiles}` を自分で捨てています',
    words: said
  },
  'impossible-situation': {
    severity: 'error',
    en: 'Unexpected {what}: {reason}',
    ja: '{what}にはなりません（{reason}）',
    words: {...said, what: nameOfWhat}
  },
  'red-five-without-reds': {
    severity: 'error',
    en: 'Unexpected red five `{tile}`, expected none: the rules play without red fives',
    ja: '赤五の `{tile}` は使えません。赤ドラのないルールです'
  },
  'unknown-rules': {
    severity: 'error',
    en: 'Unexpected rules `{actual}`, expected a preset such as `tenhou` or rules such as `no kuitan`',
    ja: 'ルールの `{actual}` が分かりません。`tenhou` や `喰いタンなし` のように書いてください'
  }
}

/** Make a message about a claim. */
export function claimMessage(
  id: ClaimMessageId,
  start: number,
  end: number,
  values?: Values,
  expected?: readonly string[]
): Message {
  return message(claimMessages, id, start, end, values, expected)
}
