/**
 * Messages of the Markdown around our constructs, every sentence in English and Japanese.
 *
 * What stands inside a construct has the messages of the rooms that read it.
 */
import {everyMessage} from '../page/messages.js'
import {message, type Message, type MessageTable, type MessageWords, type Values} from '../source/message.js'

/** Ids of the messages of this room. */
export type MarkdownMessageId =
  'almost-directive' | 'unclosed-label' | 'bad-colons' | 'missing-label' | 'bad-front-matter'

/** Words of each message. */
export const markdownMessages: Readonly<Record<MarkdownMessageId, MessageWords>> = {
  'almost-directive': {
    severity: 'warning',
    en: 'Unexpected full-width signs in `{actual}`, which stays text',
    ja: '`{actual}` は全角の記号を含むため、ただの文字として表示されます'
  },
  'unclosed-label': {
    severity: 'error',
    en: 'Unexpected `{actual}` that is not closed on its line, expected a `]` after the tiles, or `\\:{name}[` if it is meant as text',
    ja: '`{actual}` が同じ行で閉じられていません。牌のあとに `]` を書いてください。文字として表示するなら `\\:{name}[` と書きます'
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
  'bad-front-matter': {
    severity: 'error',
    en: 'Unexpected value of `mahjong` in the front matter, expected options such as `dialect: quote`, one on each line',
    ja: 'フロントマターの `mahjong` が読み取れません。`dialect: quote` のように設定を一行ずつ書いてください'
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
