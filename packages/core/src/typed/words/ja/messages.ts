/**
 * Messages of typed hands in Japanese. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/messages.js'

export const ja: Translation<typeof en> = {
  'three-players':
    'ルール `sanma` は型では扱えません。三人麻雀の点数は `@tehai/riichi` の `score` で計算してください',
  'no-win-tile': '和了牌が分かりません。`78s9s` のように最後に分けて書くか、`tile` で指定してください',
  'win-not-in-hand': '和了牌 `{tile}` が手牌（副露を除く）にありません',
  'bad-dora': 'ドラ表示牌の `{actual}` が読み取れません。`4m` や `4m3z` のように書いてください',
  'not-complete': '和了形ではありません。四面子一雀頭・七対子・国士無双のどれかにしてください',
  'no-yaku': '役がありません。一つは必要です'
}
