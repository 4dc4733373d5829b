/**
 * Messages about card notation and records of rounds: words in English and Japanese.
 */
import {message} from '@tehai/core/source'
import type {Message, MessageWords, Values} from '@tehai/core/source'

export type NotationMessageId =
  | 'unknown-card'
  | 'missing-kind'
  | 'bad-month'
  | 'no-such-card'
  | 'duplicate-card'
  | 'lone-prefix'
  | 'unknown-record-key'
  | 'repeated-record-key'
  | 'missing-deal'
  | 'bad-deal'
  | 'bad-seed'
  | 'bad-dealer'
  | 'bad-record-month'
  | 'unknown-rule-set'
  | 'unknown-rule'
  | 'bad-rule-value'
  | 'bad-move'
  | 'late-header'
  | 'no-deck-left'
  | 'round-is-over'
  | 'card-not-in-hand'
  | 'wrong-draw'
  | 'missing-capture'
  | 'wrong-capture'
  | 'nothing-to-capture'
  | 'choice-needed'
  | 'draw-missing'
  | 'call-missing'
  | 'no-yaku-to-call'
  | 'koikoi-with-last-card'

const error = 'error'

/** Words of all messages of this room, by id. */
export const notationMessages: Readonly<Record<NotationMessageId, MessageWords>> = {
  'unknown-card': {
    severity: error,
    en: 'Unexpected `{actual}`, expected a card such as `1h`, `3b` or 松鶴',
    ja: '`{actual}` は札として読めません。`1h`、`3b`、松鶴 のように書いてください'
  },
  'missing-kind': {
    severity: error,
    en: 'Unexpected month `{actual}` without a kind, expected h (光), t (種), r (短冊), k (カス) or a place a to d after it',
    ja: '月 `{actual}` のあとに種類がありません。h（光）t（種）r（短冊）k（カス）か、札の位置 a〜d を続けてください'
  },
  'bad-month': {
    severity: error,
    en: 'Unexpected month `{actual}`, expected 1 to 12',
    ja: '月 `{actual}` はありません。1〜12 で書いてください'
  },
  'no-such-card': {
    severity: error,
    en: 'Unexpected `{card}`: month {month} ({plant}) has {kinds}',
    ja: '`{card}` という札はありません。{month}月（{plant}）の札は {kinds} です'
  },
  'duplicate-card': {
    severity: error,
    en: 'Unexpected second `{card}` ({name}), expected each card once',
    ja: '`{card}`（{name}）が重複しています。同じ札は1枚しかありません'
  },
  'lone-prefix': {
    severity: error,
    en: 'Unexpected `{actual}`, expected a card after it',
    ja: '`{actual}` のあとに札がありません'
  },
  'unknown-record-key': {
    severity: error,
    en: 'Unexpected line `{actual}`, expected a move such as `2cx2b/11c` or one of deal, seed, dealer, rules, month',
    ja: '`{actual}` は読めません。`2cx2b/11c` のような手か、deal・seed・dealer・rules・month の行を書いてください'
  },
  'repeated-record-key': {
    severity: error,
    en: 'Unexpected second `{key}`, expected it once',
    ja: '`{key}` が2度書かれています。1度だけ書いてください'
  },
  'missing-deal': {
    severity: error,
    en: 'Unexpected record without cards, expected a line `deal` with 48 cards or a line `seed`',
    ja: '配札がありません。48枚の `deal` の行か `seed` の行が必要です'
  },
  'bad-deal': {
    severity: error,
    en: 'Unexpected deal of {count} cards, expected 48',
    ja: '配札が{count}枚です。48枚必要です'
  },
  'bad-seed': {
    severity: error,
    en: 'Unexpected seed `{actual}`, expected a whole number from 0 to 4294967295',
    ja: 'シード `{actual}` は使えません。0〜4294967295 の整数で書いてください'
  },
  'bad-dealer': {
    severity: error,
    en: 'Unexpected dealer `{actual}`, expected 1 or 2',
    ja: '親 `{actual}` は使えません。1 か 2 で書いてください'
  },
  'bad-record-month': {
    severity: error,
    en: 'Unexpected month `{actual}`, expected 1 to 12',
    ja: '月 `{actual}` は使えません。1〜12 で書いてください'
  },
  'unknown-rule-set': {
    severity: error,
    en: 'Unexpected rule set `{actual}`, expected `standard`, `nintendo` or `koikoi-japan`',
    ja: 'ルール `{actual}` はありません。`standard`、`nintendo`、`koikoi-japan` のいずれかです'
  },
  'unknown-rule': {
    severity: error,
    en: 'Unexpected rule `{rule}`, expected an option such as `teshiScore=6`',
    ja: 'ルール項目 `{rule}` はありません。`teshiScore=6` のように書いてください'
  },
  'bad-rule-value': {
    severity: error,
    en: 'Unexpected value `{value}` of `{rule}`, expected {wanted}',
    ja: '`{rule}` の値 `{value}` は使えません（{wanted}）'
  },
  'bad-move': {
    severity: error,
    en: 'Unexpected `{actual}`, expected a move such as `2cx2b/11c koi`',
    ja: '`{actual}` は手として読めません。`2cx2b/11c koi` のように書いてください'
  },
  'late-header': {
    severity: error,
    en: 'Unexpected `{key}` after the first move, expected it before',
    ja: '`{key}` は最初の手より前に書いてください'
  },
  'no-deck-left': {
    severity: error,
    en: 'Unexpected deal with {fault}: the round is dealt again, expected another line `deal`',
    ja: '{fault}なので配り直しです。次の `deal` の行が必要です'
  },
  'round-is-over': {
    severity: error,
    en: 'Unexpected move after the end of the round',
    ja: 'この局はすでに終わっています'
  },
  'card-not-in-hand': {
    severity: error,
    en: 'Unexpected card `{actual}`, expected one in the hand of Player{player}: {hand}',
    ja: '`{actual}` はプレイヤー{player}の手札にありません。手札は {hand} です'
  },
  'wrong-draw': {
    severity: error,
    en: 'Unexpected draw `{actual}`, expected `{card}`, the next card of the stock',
    ja: '山札から `{actual}` は引けません。次の札は `{card}` です'
  },
  'missing-capture': {
    severity: error,
    en: 'Unexpected `{card}` without a capture, expected `{wanted}`',
    ja: '`{card}` は札を取ります。`{wanted}` と書いてください'
  },
  'wrong-capture': {
    severity: error,
    en: 'Unexpected capture `{actual}`, expected {options}',
    ja: '`{actual}` は取れません。取れるのは {options} です'
  },
  'nothing-to-capture': {
    severity: error,
    en: 'Unexpected capture `{actual}`: no card of month {month} lies on the field',
    ja: '`{actual}` は取れません。{month}月の札は場にありません'
  },
  'choice-needed': {
    severity: error,
    en: 'Unexpected `{card}` without a choice, expected {options}',
    ja: '`{card}` で取る札を選んでください（{options}）'
  },
  'draw-missing': {
    severity: error,
    en: 'Unexpected end of the move, expected `/` and the card from the stock',
    ja: '手の続きがありません。`/` と山札から引いた札を書いてください'
  },
  'call-missing': {
    severity: error,
    en: 'Unexpected end of the turn: Player{player} has {yaku}, expected `koi` or `stop`',
    ja: 'プレイヤー{player}に役（{yaku}）があります。`koi` か `stop` を書いてください'
  },
  'no-yaku-to-call': {
    severity: error,
    en: 'Unexpected `{actual}`: Player{player} has no new yaku',
    ja: 'プレイヤー{player}に新しい役がないので `{actual}` はできません'
  },
  'koikoi-with-last-card': {
    severity: error,
    en: 'Unexpected `{actual}`: no card is left in the hand, only `stop` is possible',
    ja: '手札が残っていないので `{actual}` はできません。`stop` だけです'
  }
}

/** A message of this room. */
export function notationMessage(
  id: NotationMessageId,
  start: number,
  end: number,
  values: Values = {},
  expected: readonly string[] = []
): Message {
  return message(notationMessages, id, start, end, values, expected)
}
