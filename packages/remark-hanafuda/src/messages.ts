/**
 * Messages of pages about hanafuda, every sentence in English and Japanese. Those of cards and records are
 * @tehai/koikoi's.
 */
import {message, type Message, type MessageTable, type MessageWords, type Values} from '@tehai/core/source'
import {messages as mahjongMessages, type MessageBook} from '@tehai/core/markdown'
import {notationMessages} from '@tehai/koikoi'

export type PageMessageId =
  | 'empty'
  | 'empty-block'
  | 'unknown-key'
  | 'missing-colon'
  | 'missing-value'
  | 'bad-value'
  | 'unknown-option'
  | 'no-cards'
  | 'no-field'
  | 'unknown-yaku'
  | 'false-yaku'
  | 'missing-yaku'
  | 'false-yaku-points'
  | 'false-score'
  | 'false-take'
  | 'false-near'
  | 'bad-sheet'
  | 'no-sheet'
  | 'bad-month-line'
  | 'false-total'

const error = 'error'

const pageMessages: Readonly<Record<PageMessageId, MessageWords>> = {
  empty: {
    severity: error,
    en: 'Unexpected empty row, expected cards such as `1h 3h 8h`',
    ja: '札がありません。`1h 3h 8h` のように札を書いてください'
  },
  'empty-block': {
    severity: error,
    en: 'Unexpected empty block, expected a row of cards such as `1h 3h 8h`',
    ja: '中身がありません。`1h 3h 8h` のように札を書いてください'
  },
  'unknown-key': {
    severity: error,
    en: 'Unexpected key `{actual}`, expected one such as `captured`, `yaku` or `score`',
    ja: '`{actual}` という項目はありません。`取り札`・`役`・`点数` などの項目を書いてください'
  },
  'missing-colon': {
    severity: error,
    en: 'Unexpected `{actual}` without a colon, expected {expected}',
    ja: '`{actual}` のあとにコロンがありません。{expected} と書いてください'
  },
  'missing-value': {
    severity: error,
    en: 'Unexpected empty `{actual}`, expected something after it',
    ja: '`{actual}` のあとが空です'
  },
  'bad-value': {
    severity: error,
    en: 'Unexpected `{actual}` for `{key}`, expected something like `{example}`',
    ja: '`{key}` に `{actual}` とは書けません。`{example}` のように書いてください'
  },
  'unknown-option': {
    severity: error,
    en: 'Unexpected option `{actual}`, expected one such as `rules` or `size`',
    ja: '`{actual}` という設定はありません。`rules`・`size` などを書いてください'
  },
  'no-cards': {
    severity: error,
    en: 'Unexpected `{actual}` without cards, expected a row above it, such as `captured: 1h 3h 8h`',
    ja: '`{actual}` が指す札がありません。上に `取り札: 1h 3h 8h` のような行が必要です'
  },
  'no-field': {
    severity: error,
    en: 'Unexpected `{actual}` without a field, expected a row such as `field: 3k 8t` above it',
    ja: '`{actual}` が指す場札がありません。上に `場札: 3k 8t` のような行が必要です'
  },
  'unknown-yaku': {
    severity: error,
    en: 'Unexpected yaku `{actual}`, expected a name such as 三光 or `inoshikacho`',
    ja: '`{actual}` という役はありません'
  },
  'false-yaku': {
    severity: error,
    en: 'Unexpected yaku `{actual}`, expected {truth}',
    ja: '`{actual}` は成立していません。成立している役：{truth}'
  },
  'missing-yaku': {
    severity: error,
    en: 'Unexpected end of the yaku: {missing} counts as well',
    ja: '役が足りません。{missing}も成立しています'
  },
  'false-yaku-points': {
    severity: error,
    en: 'Unexpected points `{actual}`, expected {points} for {yaku}',
    ja: '`{actual}` は正しくありません。{yaku}は{points}文です'
  },
  'false-score': {
    severity: error,
    en: 'Unexpected score `{actual}`, expected {truth} by the rules of {rules}',
    ja: '点数 `{actual}` が合いません。{rules}のルールでは{truth}です'
  },
  'false-take': {
    severity: error,
    en: 'Unexpected `{actual}`, expected {truth}',
    ja: '`{actual}` は取れません。取れるのは{truth}です'
  },
  'false-near': {
    severity: error,
    en: 'Unexpected `{actual}`, expected {truth}',
    ja: '`{actual}` は正しくありません。正しくは{truth}です'
  },
  'bad-sheet': {
    severity: error,
    en: 'Unexpected players `{actual}`, expected two names such as `Hana, Taro`',
    ja: '`{actual}` は二人の名前として読めません。`花子、太郎` のように書いてください'
  },
  'no-sheet': {
    severity: error,
    en: 'Unexpected `{actual}` without a score sheet, expected a line such as `sheet: Hana, Taro`',
    ja: '`{actual}` が指す得点表がありません。`得点表: 花子、太郎` のような行が必要です'
  },
  'bad-month-line': {
    severity: error,
    en: 'Unexpected `{actual}`, expected each month once with its winner and points, such as `{example}`, or `draw`',
    ja: '`{actual}` は得点表の行として読めません。`{example}` のように、月ごとに一度ずつ、勝った人と文数か「流れ」を書いてください'
  },
  'false-total': {
    severity: error,
    en: 'Unexpected total `{actual}`, expected {truth}',
    ja: '合計 `{actual}` が合いません。正しくは{truth}です'
  }
}

// Sentences of the Markdown around constructs that would speak of tiles.
const markdownMessages = {
  'double-option': mahjongMessages['double-option']!,
  'bad-attribute': mahjongMessages['bad-attribute']!,
  'unknown-language': mahjongMessages['unknown-language']!,
  'double-key': mahjongMessages['double-key']!,
  'almost-directive': mahjongMessages['almost-directive']!,
  'almost-fence': mahjongMessages['almost-fence']!,
  'detached-attributes': mahjongMessages['detached-attributes']!,
  'unclosed-fence': mahjongMessages['unclosed-fence']!,
  'bad-yaml': mahjongMessages['bad-yaml']!,
  'unread-html': mahjongMessages['unread-html']!,
  'bad-colons': mahjongMessages['bad-colons']!,
  'label-in-cells': mahjongMessages['label-in-cells']!,
  'unclosed-label': {
    severity: error,
    en: 'Unexpected `{actual}` that is not closed on its line, expected a `]` after the cards, or `\\:{name}[` if it is meant as text',
    ja: '`{actual}` が同じ行で閉じられていません。札のあとに `]` を書いてください。文字として表示するなら `\\:{name}[` と書きます'
  },
  'missing-label': {
    severity: error,
    en: 'Unexpected `{actual}` without cards, expected `:{name}[…]`',
    ja: '`{actual}` に札がありません。`:{name}[…]` のように書いてください'
  },
  'bad-front-matter': {
    severity: error,
    en: 'Unexpected value of `hanafuda` in the front matter, expected options such as `rules: nintendo`, one on each line',
    ja: 'フロントマターの `hanafuda` が読み取れません。`rules: nintendo` のように設定を一行ずつ書いてください'
  }
} as const satisfies MessageTable

/** The words of every message that a page about hanafuda can give. */
export const messages: MessageTable = {...notationMessages, ...pageMessages, ...markdownMessages}

/** The messages, and where the docs explain them. */
export const book: MessageBook = {messages, docs: 'https://www.npmjs.com/package/remark-hanafuda#'}

/** Make a message of pages. */
export function pageMessage(
  id: PageMessageId | 'double-option' | 'double-key' | 'unknown-language',
  start: number,
  end: number,
  values?: Values,
  expected?: readonly string[]
): Message {
  return message(messages, id, start, end, values, expected)
}
