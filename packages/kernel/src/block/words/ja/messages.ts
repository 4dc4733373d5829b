/**
 * Messages that blocks of every game have, in Japanese. `{actual}` is the text of the range; `{row}`, `{keys}`
 * and `{options}` are examples of the game.
 */
import type {Translation} from '../../../source/message/table.js'
import type {en} from '../en/messages.js'

export const ja: Translation<typeof en> = {
  'empty-block': '中身がありません。{row}を書いてください',
  'unknown-key': '`{actual}` という項目はありません。使えるのは {keys} などです',
  'missing-colon': '`{actual}` のあとにコロンがありません。{expected} と書いてください',
  'missing-value': '`{key}` のあとが空です。`{example}` のように書いてください',
  'bad-value': '`{key}` に `{actual}` とは書けません。`{example}` のように書いてください',
  'unknown-option': '`{actual}` という設定はありません。使えるのは {options} などです',
  'bare-value': '設定の `{actual}` に項目名がありません',
  'key-in-line': '`{actual}` が別の項目と同じ行にあります。項目は一行に一つずつ書いてください',
  'json-block': 'JSON では書けません。`{example}` のように、項目を一行に一つずつ書いてください',
  'double-key': '`{actual}` が二度書かれています。一度だけ書いてください',
  'unknown-language': '`{actual}` という言語には対応していません。{languages}を書いてください',
  'double-option': '設定 `{actual}` が二度書かれています。一度だけ書いてください',
  'bad-attribute': '設定の `{actual}` が読み取れません。`title="…"`・`.class`・`#id` のように書いてください',
  slip: '`{actual}` は読み取れません',
  'own-line': '`{actual}` が別のものと同じ行にあります。行を分けてください'
}
