/**
 * Messages of Markdown files in Japanese. `{actual}` is the text of the range.
 */
import type {Translation} from '../../../source/message/table.js'
import type {en} from '../en/messages.js'

export const ja: Translation<typeof en> = {
  'almost-directive': {
    text: '`{actual}` は{what}ため、ただの文字として表示されます',
    words: {
      what: {
        width: '全角の記号を含む',
        name: '名前が正しくない',
        brackets: '括弧が `[ ]` ではない',
        escape: '括弧の前にバックスラッシュがある',
        around: '名前まで括弧の中に書かれている',
        element: 'タグで囲まれている',
        blank: '括弧の前に空白がある',
        apart: 'コロンのあとに空白がある',
        options: 'オプションの書き方が違う',
        colon: '名前の前にコロンがない',
        open: '角括弧がない'
      }
    }
  },
  'almost-fence': '言語名が `{actual}` のブロックは、コードのまま表示されます',
  'short-fence': '`{lang}` の前のバッククォートが{count}個です。三個ずつで囲まないと、書いたまま表示されます',
  'fence-marks':
    '`{lang}` の前の `{marks}` は半角のバッククォートではありません。三個ずつで囲まないと、ただの文字として表示されます',
  'detached-attributes': {
    text: '`{actual}` は{what}ため、ただの文字として表示されます。設定は `]` のすぐあとに `{` と `}` で囲んで書いてください',
    words: {
      what: {
        blank: '前に空白がある',
        brackets: '括弧が `{ }` ではない',
        unclosed: ' `}` で閉じられていない',
        second: '波括弧が二組ある'
      }
    }
  },
  'label-in-cells': '`{written}` の `|` で表のセルが終わっています。`|` を使わないか、`\\|` と書いてください',
  'unclosed-fence': {
    text: 'ブロックが閉じられていません。最後の行のあとに、{mark}{count}個だけの行を書いてください',
    words: {mark: {'`': 'バッククォート', '~': 'チルダ', ':': 'コロン'}}
  },
  'bad-colons': '`{actual}` のコロンの数が違います。文中では一つ、その行だけに置くときは二つです',
  'block-in-html': 'HTML のすぐ次の行の `{lang}` はブロックとして読まれません。前に空行を入れてください',
  'unread-html': '`<{element}>` の中には絵を置けないため、`{actual}` は文字として表示されます',
  'bad-yaml': 'フロントマターの `{actual}` が YAML として読めません。{why}',
  'misspelt-game': 'フロントマターに `{key}` という項目はないため、その設定は使われません'
}
