/**
 * Messages of typed hands: what the room adds to those of notation and of situations, in English and Japanese.
 */
import type {MessageWords} from '../source/message.js'

/** Ids of the messages about typed hands. */
export type TypedMessageId =
  'three-players' | 'no-win-tile' | 'win-not-in-hand' | 'bad-dora' | 'not-complete' | 'no-yaku'

/** Words of each message. The types say the English ones. */
export const typedMessages: Readonly<Record<TypedMessageId, MessageWords>> = {
  'three-players': {
    severity: 'error',
    en: 'Unexpected rule `sanma`, expected four players: `score` of `@tehai/core/riichi` scores the hands of three',
    ja: 'ルール `sanma` は型では扱えません。三人麻雀の点数は `@tehai/core/riichi` の `score` で計算してください'
  },
  'no-win-tile': {
    severity: 'error',
    en: 'Unexpected hand without a winning tile, expected it apart at the end, as in `78s9s`, or named by `tile`',
    ja: '和了牌が分かりません。`78s9s` のように最後に分けて書くか、`tile` で指定してください'
  },
  'win-not-in-hand': {
    severity: 'error',
    en: 'Unexpected winning tile `{tile}`, expected a tile of the hand outside its melds',
    ja: '和了牌 `{tile}` が手牌（副露を除く）にありません'
  },
  'bad-dora': {
    severity: 'error',
    en: 'Unexpected indicators `{actual}`, expected tiles such as `4m` or `4m3z`',
    ja: 'ドラ表示牌の `{actual}` が読み取れません。`4m` や `4m3z` のように書いてください'
  },
  'not-complete': {
    severity: 'error',
    en: 'Unexpected hand that is not complete, expected four sets and a pair, seven pairs or thirteen orphans',
    ja: '和了形ではありません。四面子一雀頭・七対子・国士無双のどれかにしてください'
  },
  'no-yaku': {
    severity: 'error',
    en: 'Unexpected hand without yaku, expected at least one',
    ja: '役がありません。一つは必要です'
  }
}
