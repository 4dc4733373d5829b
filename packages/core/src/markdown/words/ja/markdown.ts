/**
 * Messages of Markdown files that name tiles, in Japanese. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/markdown.js'

export const ja: Translation<typeof en> = {
  'unclosed-label':
    '`{actual}` が同じ行で閉じられていません。牌のあとに `]` を書いてください。文字として表示するなら `\\:{name}[` と書きます',
  'missing-label': '`{actual}` に牌がありません。`:{name}[…]` のように書いてください',
  'bad-front-matter':
    'フロントマターの `mahjong` が読み取れません。`dialect: quote` のように設定を一行ずつ書いてください',
  'notation-as-image':
    '`{actual}` では画像のアドレスに牌が書かれています。牌は `:{name}[…]` と書くと表示されます'
}
