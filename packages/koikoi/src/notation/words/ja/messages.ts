/**
 * Messages about cards and records in Japanese. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/messages.js'

export const ja: Translation<typeof en> = {
  'unknown-card': '`{actual}` は札として読めません。`1h`、`3b`、松鶴 のように書いてください',
  'missing-kind':
    '月 `{actual}` のあとに種類がありません。h（光）・t（タネ）・r（短冊）・k（カス）か、札の位置 a〜d を続けてください',
  'bad-month': '`{actual}` の月が正しくありません。月は1〜12です',
  'no-such-card': '`{card}` という札はありません。{month}月（{plant}）の札は {kinds} です',
  'duplicate-card': '`{card}`（{name}）が重複しています。同じ札は1枚しかありません',
  'lone-prefix': '`{actual}` のあとに札がありません',
  'unknown-record-key':
    '`{actual}` は読めません。`2cx2b/11c` のような手か、deal・seed・dealer・rules・month の行を書いてください',
  'repeated-record-key': '`{key}` が二度書かれています。一度だけ書いてください',
  'missing-deal': '配札がありません。48枚の `deal` の行か `seed` の行が必要です',
  'bad-deal': '配札が{count}枚です。48枚を書いてください',
  'bad-seed': 'シード `{actual}` は使えません。0〜4294967295 の整数で書いてください',
  'bad-dealer': '親 `{actual}` が読み取れません。親になるプレイヤーを `1` か `2` で書いてください',
  'bad-record-month': '月 `{actual}` は使えません。1〜12 で書いてください',
  'unknown-rule-set':
    'ルールの `{actual}` が分からないため、役と文数は確かめていません。`standard`・`nintendo`・`koikoi-japan` のどれかを書いてください',
  'unknown-rule':
    'ルールの項目 `{actual}` が分からないため、役と文数は確かめていません。`teshiScore=6` のように書いてください',
  'bad-rule-value': {
    text: '`{rule}` に `{value}` は使えないため、役と文数は確かめていません。使えるのは{wanted}です',
    words: {wanted: {'from-0': '0〜999の整数', 'from-1': '1〜999の整数'}}
  },
  'bad-move': '`{actual}` は手として読めません。`2cx2b/11c koi` のように書いてください',
  'late-header': '`{key}` は最初の手より前に書いてください',
  'no-deck-left': {
    text: '{fault}ので配り直しです。次の `deal` の行が必要です',
    words: {
      fault: {
        fieldFour: '場札に同じ月が4枚そろった',
        handFour: '手札に同じ月が4枚そろった',
        fieldKuttsuki: '場札が4組の対になった'
      }
    }
  },
  'round-is-over': 'この局はすでに終わっています',
  'card-not-in-hand': '`{actual}` はプレイヤー{player}の手札にありません。手札は {hand} です',
  'wrong-draw': '山札から `{actual}` は引けません。次の札は `{card}` です',
  'missing-capture': '`{card}` は札を取ります。`{wanted}` と書いてください',
  'wrong-capture': '`{actual}` は取れません。取れるのは {options} です',
  'nothing-to-capture': '`{actual}` は取れません。{month}月の札は場にありません',
  'choice-needed': '`{card}` で取る札を選んでください（{options}）',
  'draw-missing': '手の続きがありません。`/` と山札から引いた札を書いてください',
  'call-missing': 'プレイヤー{player}に役 `{yaku}` があります。`koi` か `stop` を書いてください',
  'no-yaku-to-call': 'プレイヤー{player}に新しい役がないので `{actual}` はできません',
  'koikoi-with-last-card': '手札が残っていないので `{actual}` はできません。`stop` だけです'
}
