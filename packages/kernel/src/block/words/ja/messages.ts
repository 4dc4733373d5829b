/**
 * Messages that blocks of every game have, in Japanese. `{actual}` is the text of the range.
 */
import type {Translation} from '../../../source/message-table.js'
import type {en} from '../en/messages.js'

export const ja: Translation<typeof en> = {
  'missing-colon': '`{actual}` のあとにコロンがありません。{expected} と書いてください',
  'double-key': '`{actual}` が二度書かれています。一度だけ書いてください',
  'unknown-language':
    '`{actual}` という言語には対応していません。`ja`（日本語）か `en`（英語）を書いてください',
  'double-option': '設定 `{actual}` が二度書かれています。一度だけ書いてください',
  'bad-attribute': '設定の `{actual}` が読み取れません。`title="…"`・`.class`・`#id` のように書いてください'
}
