/**
 * Messages of notation and of the model made from it: every sentence in English and Japanese.
 *
 * `{actual}` is the text of the span. The docs have one section for each id.
 */
import {message, type Message, type MessageWords, type Severity, type Values} from '../source/message.js'
import {
  dialectWords,
  handSizeWords,
  honorWords,
  letterWords,
  markPlaceWords,
  otherWords,
  placeWords,
  rankWords,
  seatWords,
  signWords,
  sizeWords
} from './words.js'

/** Ids of the messages of notation. */
export type NotationMessageId =
  | 'empty'
  | 'missing-suit'
  | 'missing-rank'
  | 'bad-char'
  | 'bad-rank'
  | 'red-not-five'
  | 'kita-not-north'
  | 'bad-meld-size'
  | 'not-same-kind'
  | 'not-a-sequence'
  | 'chii-not-from-kamicha'
  | 'multiple-calls'
  | 'bad-mark-position'
  | 'dangling-mark'
  | 'dangling-modifier'
  | 'missing-added-tile'
  | 'river-marker-position'
  | 'too-many-copies'
  | 'too-many-reds'
  | 'hand-size'
  | 'deprecated-form'
  | 'packed-honor-letter'
  | 'tedashi-after-riichi'
  | 'ambiguous-y'
  | 'turned-tile'
  | 'doubtful-letter'
  | 'doubtful-slot'
  | 'red-after-five'
  | 'other-notation'

/** Words of each message. A chii from elsewhere is only a warning where 新篠 marks say so (notation C8). */
export const notationMessages: Readonly<Record<NotationMessageId, MessageWords>> = {
  empty: {
    severity: 'error',
    en: 'Unexpected empty notation, expected tiles such as `123m` or `5z`',
    ja: '牌が書かれていません。`123m` や `5z` のように書いてください'
  },
  'missing-suit': {
    severity: 'error',
    en: 'Unexpected digits `{actual}` without a suit letter, expected `m`, `p`, `s` or `z` after them',
    ja: '数字 `{actual}` のあとに種類がありません。`m`・`p`・`s`・`z` のどれかを付けてください'
  },
  'missing-rank': {
    severity: 'error',
    en: 'Unexpected suit letter `{actual}` without digits, expected digits before it',
    ja: '`{actual}` の前に数字がありません。`{actual}` は数字のあとに付けます'
  },
  'bad-char': {
    severity: 'error',
    en: 'Unexpected `{actual}` in {dialect} notation, expected {wanted}',
    ja: '{dialect}の表記では `{actual}` は使えません。使えるのは{wanted}です',
    words: {dialect: dialectWords, wanted: signWords}
  },
  'bad-rank': {
    severity: 'error',
    en: 'Unexpected `{tile}`, expected {wanted}',
    ja: '`{tile}` という牌はありません。使えるのは{wanted}です',
    words: {wanted: rankWords}
  },
  'red-not-five': {
    severity: 'error',
    en: 'Unexpected red mark in `{actual}`, expected a five: only `5m`, `5p` and `5s` can be red',
    ja: '`{actual}` に赤の印があります。赤にできるのは `5m`・`5p`・`5s` だけです'
  },
  'kita-not-north': {
    severity: 'error',
    en: 'Unexpected `{actual}` put aside, expected norths alone after `f`, as in `f4z` or `f44z`',
    ja: '`{actual}` は抜けません。`f` のあとには `f4z`・`f44z` のように北だけを書いてください'
  },
  'bad-meld-size': {
    severity: 'error',
    en: 'Unexpected meld `{actual}` of {count}, expected {wanted}',
    ja: '副露 `{actual}` は {count} 枚です。{wanted}で書いてください',
    words: {wanted: sizeWords}
  },
  'not-same-kind': {
    severity: 'error',
    en: 'Unexpected meld `{actual}`, expected tiles of one kind',
    ja: '副露 `{actual}` の牌がそろっていません。同じ牌だけで書いてください'
  },
  'not-a-sequence': {
    severity: 'error',
    en: 'Unexpected meld `{actual}`, expected three equal tiles or three in a row',
    ja: '副露 `{actual}` は刻子でも順子でもありません'
  },
  'chii-not-from-kamicha': {
    severity: 'error',
    en: 'Unexpected chii from {from}: a chii can only be called from kamicha (the player to the left)',
    ja: '{from}からのチーになっています。チーできるのは上家からだけです',
    words: {from: seatWords}
  },
  'multiple-calls': {
    severity: 'error',
    en: 'Unexpected second call mark `{actual}`, expected one called tile in a meld',
    ja: '鳴きの印 `{actual}` が二つ目です。一つの副露に鳴いた牌は一枚だけです'
  },
  'bad-mark-position': {
    severity: 'error',
    en: 'Unexpected mark `{actual}` at this place, expected it {wanted}',
    ja: '印 `{actual}` の場所が違います。{wanted}に置いてください',
    words: {wanted: markPlaceWords}
  },
  'dangling-mark': {
    severity: 'error',
    en: 'Unexpected mark `{actual}` with no tile before it, expected a digit before it',
    ja: '印 `{actual}` の前に牌がありません。牌の数字のあとに置いてください'
  },
  'dangling-modifier': {
    severity: 'error',
    en: 'Unexpected modifier `{actual}` with no tile to belong to, expected a tile beside it',
    ja: '修飾 `{actual}` の付く牌がありません。牌のすぐ前かすぐあとに付けてください'
  },
  'missing-added-tile': {
    severity: 'error',
    en: 'Unexpected end after `{actual}`, expected the tile that was added to the pon',
    ja: '`{actual}` のあとに加えた牌がありません'
  },
  'river-marker-position': {
    severity: 'error',
    en: 'Unexpected `{actual}` inside a row, expected the river marker at the beginning of a line',
    ja: '`{actual}` が途中にあります。河の印は行のはじめに置いてください'
  },
  'too-many-copies': {
    severity: 'warning',
    en: 'Unexpected copy number {count} of `{tile}`, expected at most {limit} copies of a tile',
    ja: '`{tile}` が {count} 枚目です。同じ牌は {limit} 枚までです'
  },
  'too-many-reds': {
    severity: 'warning',
    en: 'Unexpected red five `{tile}` number {count}, expected at most {limit} of one suit: the others are `5`',
    ja: '赤五の `{tile}` が {count} 枚目です。赤五は一種類につき {limit} 枚までで、ほかの五は `5` と書きます'
  },
  'hand-size': {
    severity: 'warning',
    en: 'Unexpected hand of {count} tiles, expected {wanted}',
    ja: '手牌が {count} 枚あります。{wanted}のはずです',
    words: {wanted: handSizeWords}
  },
  'deprecated-form': {
    severity: 'warning',
    en: 'Unexpected old form `{actual}`, expected {expected}',
    ja: '`{actual}` は古い書き方です。{expected} と書いてください'
  },
  'packed-honor-letter': {
    severity: 'warning',
    en: '`{actual}` read as {honor}; write {expected}, or put a blank before it',
    ja: '`{actual}` を{honor}と読みました。{expected} と書くか、前に空白を入れてください',
    words: {honor: honorWords}
  },
  'tedashi-after-riichi': {
    severity: 'warning',
    en: 'Unexpected discard from the hand `{tile}` after riichi, expected tsumogiri',
    ja: '立直のあとに `{tile}` が手出しになっています。立直後はツモ切りだけです'
  },
  'ambiguous-y': {
    severity: 'warning',
    en: '`{actual}` is read as a prefix here; elsewhere it would mark the tile before it',
    ja: 'ここでは `{actual}` を次の牌の印と読みました。他では前の牌の印になります'
  },
  'turned-tile': {
    severity: 'warning',
    en: 'Unexpected `{actual}` on its side, expected it beside the tiles that make a chii, pon or kan with it',
    ja: '`{actual}` が横向きですが、どの副露の牌か分かりません。チー・ポン・カンになる牌と続けて書いてください'
  },
  'doubtful-letter': {
    severity: 'warning',
    en: '`{actual}` read as {meaning}; put a blank {place} it if that is meant',
    ja: '`{actual}` を{meaning}と読みました。それでよければ{place}に空白を入れてください',
    words: {meaning: letterWords, place: placeWords}
  },
  'doubtful-slot': {
    severity: 'warning',
    en: '`{actual}` read as an empty place; put a blank after it if that is meant',
    ja: '`{actual}` を空いた場所と読みました。それでよければあとに空白を入れてください'
  },
  'red-after-five': {
    severity: 'warning',
    en: '`{actual}` read as green 發; write {expected} for a red five, or put a blank before it',
    ja: '`{actual}` を發と読みました。赤五なら {expected} と書き、發なら前に空白を入れてください'
  },
  'other-notation': {
    severity: 'error',
    en: 'Unexpected {dialect} notation `{actual}`: {why}',
    ja: '{dialect}の表記です（{why}）: `{actual}`',
    words: {dialect: dialectWords, why: otherWords}
  }
}

/** Make a message of notation. `severity` only where a dialect allows what another forbids (default: the table's). */
export function notationMessage(
  id: NotationMessageId,
  start: number,
  end: number,
  values?: Values,
  expected?: readonly string[],
  severity?: Severity
): Message {
  const made = message(notationMessages, id, start, end, values, expected)
  return severity === undefined ? made : {...made, severity}
}
