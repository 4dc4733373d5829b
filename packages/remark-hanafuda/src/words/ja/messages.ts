/**
 * Messages of hanafuda pages in Japanese. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/messages.js'

export const ja: Translation<typeof en> = {
  empty: '札がありません。`1h 3h 8h` のように札を書いてください',
  'empty-block': '中身がありません。`1h 3h 8h` のように札を書いてください',
  'unknown-key': '`{actual}` という項目はありません。`取り札`・`役`・`点数` などの項目を書いてください',
  'missing-value': '`{actual}` のあとが空です',
  'bad-value': '`{key}` に `{actual}` とは書けません。`{example}` のように書いてください',
  'unknown-option': '`{actual}` という設定はありません。`rules`・`size` などを書いてください',
  'no-cards': '`{actual}` が指す札がありません。上に `取り札: 1h 3h 8h` のような行が必要です',
  'no-field': '`{actual}` が指す場札がありません。上に `場札: 3k 8t` のような行が必要です',
  'unknown-yaku': '`{actual}` という役はありません',
  'false-yaku': '`{actual}` は成立していません。成立している役：{truth}',
  'missing-yaku': '役が足りません。{missing}も成立しています',
  'false-yaku-points': '`{actual}` は正しくありません。{yaku}は{points}文です',
  'false-score': '点数 `{actual}` が合いません。{rules}のルールでは{truth}です',
  'false-take': '`{actual}` は取れません。取れるのは{truth}です',
  'false-near': '`{actual}` は正しくありません。正しくは{truth}です',
  'bad-sheet': '`{actual}` は二人の名前として読めません。`花子、太郎` のように書いてください',
  'no-sheet': '`{actual}` が指す得点表がありません。`得点表: 花子、太郎` のような行が必要です',
  'bad-month-line':
    '`{actual}` は得点表の行として読めません。`{example}` のように、月ごとに一度ずつ、勝った人と文数か「流れ」を書いてください',
  'false-total': '合計 `{actual}` が合いません。正しくは{truth}です'
}
