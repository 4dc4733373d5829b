/**
 * Messages of the command line about pages in Japanese.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/messages.js'

export const ja: Translation<typeof en> = {
  unreachable:
    '`{actual}` は、`:tiles[…]` が読まれない場所（HTML の中やコロンの直後など）にあるため変換できません（HTML の中なら `--in-html` で変換できます）',
  'unread-argument': '`{actual}` の引数 `{argument}` が分かりません。書けるのは牌と待ちだけです',
  'two-notations':
    '`{actual}` は {first} と {second} で意味が違います。`--from` でどちらかを指定してください',
  'bad-mdx':
    '`{actual}` が MDX として読めません。タグ・`{`・`import` のどれかが閉じられていないか、途中で終わっています。このページは Markdown として読みました',
  'fence-as-code':
    '`{actual}`: Pandoc はこれをブロックとして読みません。オプションは波括弧の中に書いてください',
  'unread-container':
    '`{actual}` の中が Pandoc に箇条書きなどとして読まれています。コードブロックで書いてください'
}
