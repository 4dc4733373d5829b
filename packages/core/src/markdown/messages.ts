/**
 * Messages of the Markdown around our constructs, every sentence in English and Japanese.
 *
 * What stands inside a construct has the messages of the rooms that read it.
 */
import {everyMessage} from '../page/sentences.js'
import {message, type Message, type MessageTable, type MessageWords, type Values} from '../source/message.js'
import {yamlFaults} from './yaml-faults.js'

/** Ids of the messages of this room. */
export type MarkdownMessageId =
  | 'almost-directive'
  | 'almost-fence'
  | 'short-fence'
  | 'tiles-as-image'
  | 'detached-attributes'
  | 'unclosed-label'
  | 'label-in-cells'
  | 'unclosed-fence'
  | 'bad-colons'
  | 'missing-label'
  | 'unread-html'
  | 'bad-front-matter'
  | 'bad-yaml'

/** Words of each message. */
export const markdownMessages: Readonly<Record<MarkdownMessageId, MessageWords>> = {
  'almost-directive': {
    severity: 'warning',
    en: 'Unexpected {what} in `{actual}`, which stays text',
    ja: '`{actual}` は{what}ため、ただの文字として表示されます',
    words: {
      what: {
        width: {en: 'full-width characters', ja: '全角の記号を含む'},
        name: {en: 'name', ja: '名前が正しくない'},
        brackets: {en: 'round brackets', ja: '括弧が `[ ]` ではない'},
        blank: {en: 'blank before the bracket', ja: '括弧の前に空白がある'},
        apart: {en: 'blank after the colon', ja: 'コロンのあとに空白がある'},
        colon: {en: 'name without a colon', ja: '名前の前にコロンがない'}
      }
    }
  },
  'almost-fence': {
    severity: 'warning',
    en: 'Unexpected language `{actual}`: the block stays code',
    ja: '言語名が `{actual}` のブロックは、コードのまま表示されます'
  },
  'short-fence': {
    severity: 'warning',
    en: 'Unexpected {count} backticks before `{lang}`, expected three at each end of the block: it stays code',
    ja: '`{lang}` の前のバッククォートが {count} 個です。三個ずつで囲まないと、コードのまま表示されます'
  },
  'tiles-as-image': {
    severity: 'warning',
    en: 'Unexpected tiles as the address of an image in `{actual}`, expected `:{name}[…]`, which draws them',
    ja: '`{actual}` では画像のアドレスに牌が書かれています。牌は `:{name}[…]` と書くと表示されます'
  },
  'detached-attributes': {
    severity: 'warning',
    en: 'Unexpected {what} `{actual}`, which stays text: options are written directly after the bracket, in `{` and `}`',
    ja: '`{actual}` は{what}ため、ただの文字として表示されます。設定は `]` のすぐあとに `{` と `}` で囲んで書いてください',
    words: {
      what: {
        blank: {en: 'blank before', ja: '前に空白がある'},
        brackets: {en: 'brackets of', ja: '括弧が `{ }` ではない'},
        unclosed: {en: 'end of line after', ja: ' `}` で閉じられていない'}
      }
    }
  },
  'unclosed-label': {
    severity: 'error',
    en: 'Unexpected `{actual}` that is not closed on its line, expected a `]` after the tiles, or `\\:{name}[` if it is meant as text',
    ja: '`{actual}` が同じ行で閉じられていません。牌のあとに `]` を書いてください。文字として表示するなら `\\:{name}[` と書きます'
  },
  'label-in-cells': {
    severity: 'error',
    en: 'Unexpected `|` in `{written}`: it ends the cell of the table; leave it out, or write `\\|`',
    ja: '`{written}` の `|` で表のセルが終わっています。`|` を使わないか、`\\|` と書いてください'
  },
  'unclosed-fence': {
    severity: 'error',
    en: 'Unexpected end of the block, which is not closed: expected a line of {count} {mark} after its last line',
    ja: 'ブロックが閉じられていません。最後の行のあとに、{mark} {count} 個だけの行を書いてください',
    words: {
      mark: {
        '`': {en: 'backticks', ja: 'バッククォート'},
        '~': {en: 'tildes', ja: 'チルダ'},
        ':': {en: 'colons', ja: 'コロン'}
      }
    }
  },
  'bad-colons': {
    severity: 'error',
    en: 'Unexpected `{actual}`, expected one colon inside a line, or two at the beginning of a line that holds nothing else',
    ja: '`{actual}` のコロンの数が違います。文中では一つ、その行だけに置くときは二つです'
  },
  'missing-label': {
    severity: 'error',
    en: 'Unexpected `{actual}` without tiles, expected `:{name}[…]`',
    ja: '`{actual}` に牌がありません。`:{name}[…]` のように書いてください'
  },
  'unread-html': {
    severity: 'warning',
    en: 'Unexpected `{actual}` in `<{element}>`, which can hold no picture: it stays text',
    ja: '`<{element}>` の中には絵を置けないため、`{actual}` は文字として表示されます'
  },
  'bad-front-matter': {
    severity: 'error',
    en: 'Unexpected value of `mahjong` in the front matter, expected options such as `dialect: quote`, one on each line',
    ja: 'フロントマターの `mahjong` が読み取れません。`dialect: quote` のように設定を一行ずつ書いてください'
  },
  'bad-yaml': {
    severity: 'error',
    en: 'Unexpected `{actual}` in the front matter, which is not YAML: {why}',
    ja: 'フロントマターの `{actual}` が YAML として読めません。{why}',
    words: {why: yamlFaults}
  }
}

/** The words of every message that a page of Markdown can give. */
export const messages: MessageTable = {...everyMessage, ...markdownMessages}

/** Make a message of this room. */
export function markdownMessage(
  id: MarkdownMessageId,
  start: number,
  end: number,
  values?: Values,
  expected?: readonly string[]
): Message {
  return message(markdownMessages, id, start, end, values, expected)
}
