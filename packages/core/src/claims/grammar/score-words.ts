/**
 * Words for limits, for several yakuman, and for amounts that have names of their own at the table.
 */
import type {LimitId} from '@tehai/riichi'

/** A limit that is claimed. */
export type NamedLimit = LimitId | 'kiriage'

/** Limits by name, the longer name before the shorter. */
export const limitWords: readonly (readonly [string, NamedLimit])[] = [
  ['切り?上げ?(?:満貫|マンガン)|kiriage(?: mangan)?', 'kiriage'],
  ['累計役満|헤아림 ?役満|数え(?:役満|ヤクマン)|kazoe(?:[- ]?yakuman)?|counted yakuman', 'kazoe-yakuman'],
  ['役満貫?|ヤクマン|yakuman', 'yakuman'],
  ['三倍(?:満貫?|マン)?|サンバイマン|トリプル満貫|sanbaiman|triple mangan', 'sanbaiman'],
  ['倍(?:満貫?|マン)?|バイマン|baiman|double mangan', 'baiman'],
  ['跳ね?(?:満貫?|マン)?|[っッ]?[ハパ]ネ(?:満|マン)?|haneman|hane', 'haneman'],
  ['満貫?|マンガン|mangan', 'mangan']
]

/** How many yakuman a word before 役満 means. */
export const times: readonly (readonly [RegExp, number])[] = [
  [/^(?:ダブル|二倍|両倍|双倍|2倍|double|w)/i, 2],
  [/^(?:トリプル|三倍|3倍|triple)/i, 3],
  [/^(?:四倍|4倍|quadruple)/i, 4],
  [/^(?:五倍|5倍|quintuple)/i, 5],
  [/^(?:六倍|6倍|sextuple)/i, 6]
]

/** Shares of a tsumo that have special names. */
export const spokenShares: readonly (readonly [string, string, string])[] = [
  ['ゴミ', '300', '500'],
  ['ゴットー', '500', '1000'],
  ['ナナトーサン|ナナイチサン', '700', '1300']
]

/** Amounts that have special names at the table. */
export const spokenAmounts: readonly (readonly [string, number])[] = [
  ['センニヒャク|センニ', 1200],
  ['イチサン', 1300],
  ['イチロク', 1600],
  ['ニーロク|ニンロク', 2600],
  ['ニーキュー|ニック', 2900],
  ['ザンク|サンキュー', 3900],
  ['ゴンニー?', 5200],
  ['ゴッパー?', 5800],
  ['ロクヨン', 6400],
  ['チッチー?|ナナナナ', 7700],
  ['クンロク', 9600],
  ['ピンピンロク', 11600]
]
