/**
 * Messages of Markdown files that name cards, in Japanese. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/markdown.js'

export const ja: Translation<typeof en> = {
  'unclosed-label':
    '`{actual}` が同じ行で閉じられていません。札のあとに `]` を書いてください。文字として表示するなら `\\:{name}[` と書きます',
  'missing-label': '`{actual}` に札がありません。`:{name}[…]` のように書いてください',
  'bad-front-matter':
    'フロントマターの `hanafuda` が読み取れません。`rules: nintendo` のように設定を一行ずつ書いてください',
  'notation-as-image':
    '`{actual}` では画像のアドレスに札が書かれています。札は `:{name}[…]` と書くと表示されます'
}
