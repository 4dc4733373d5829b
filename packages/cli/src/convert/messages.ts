/**
 * Messages of converting Markdown, besides those of rows.
 */
import {message, type Message, type MessageWords} from '@tehai/kernel/source'

export type ConvertMessageId = 'unreachable' | 'unread-argument' | 'two-notations'

export const convertMessages: Readonly<Record<ConvertMessageId, MessageWords>> = {
  unreachable: {
    severity: 'error',
    en: 'Unexpected `{actual}` where Markdown does not read `:tiles[…]`, such as inside HTML (`--in-html` converts it there) or after a colon',
    ja: '`{actual}` は、`:tiles[…]` が読まれない場所（HTML の中やコロンの直後など）にあるため変換できません（HTML の中なら `--in-html` で変換できます）'
  },
  'unread-argument': {
    severity: 'error',
    en: 'Unexpected argument `{argument}` in `{actual}`, expected only tiles and what they wait for',
    ja: '`{actual}` の引数 `{argument}` が分かりません。書けるのは牌と待ちだけです'
  },
  'two-notations': {
    severity: 'error',
    en: '`{actual}` means one thing in {first} and another in {second}, expected `--from` with one of them',
    ja: '`{actual}` は {first} と {second} で意味が違います。`--from` でどちらかを指定してください'
  }
}

export function convertMessage(
  id: ConvertMessageId,
  {start, end}: {readonly start: number; readonly end: number},
  values: Readonly<Record<string, string>> = {}
): Message {
  return message(convertMessages, id, start, end, values)
}
