/**
 * Messages of hanafuda pages in Japanese. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/messages.js'

export const ja: Translation<typeof en> = {
  empty: '札がありません。`1h 3h 8h` のように札を書いてください',
  'key-of-rounds':
    '`{actual}` は札と一緒には書けません。`deal` か `seed` の行で始まる、一局の記録に書いてください',
  'bad-value': {
    text: '`{key}` に `{actual}` とは書けません。{wanted}',
    words: {
      wanted: {
        size: '`s`・`m`・`l`・`xl` か、em の数を書いてください',
        month: '`3` のように1〜12の月を書かないと、役と文数を確かめられません',
        koikoi:
          'こいこいをした人を `自分`・`相手`・`両方`・`なし` のどれかで書かないと、役と文数を確かめられません',
        chart: '`役` か `札` を書いてください',
        score: '`6文` のように文数を書いてください',
        take: '`3k` のように札を書いてください',
        best: '手札から一枚を書いてください',
        hand: '手札は8枚までです',
        opponentHand: '0〜8の枚数を書いてください',
        stock: '0〜24の枚数を書いてください'
      }
    }
  },
  'unknown-option': {
    text: '`{actual}` という設定はありません。使えるのは {such} などです',
    words: {such: {inline: '`役`・`点数`・`ルール`', page: '`rules`・`size`'}}
  },
  'no-cards': '`{actual}` が指す札がありません。上に `取り札: 1h 3h 8h` のような行が必要です',
  'no-field': '`{actual}` が指す場札がありません。上に `場札: 3k 8t` のような行が必要です',
  'no-hand': '`{actual}` が指す手札がありません。上に `手札: 2t 6t` のような行が必要です',
  'too-many-cards': '`{actual}` は多すぎます。合わせて{count}枚になりますが、札は48枚です',
  'cards-missing':
    '`{actual}` を確かめられません。山札は{stock}枚のはずが、書かれた札では{count}枚残ります。双方の取り札をすべて書いてください',
  'unknown-yaku': '`{actual}` という役はありません。三光や `inoshikacho` のような名前を書いてください',
  'yaku-as-cards':
    '`{actual}` は役の名前です。ここには札を書き、役は `役: {actual}` のように別の行に書いてください',
  'false-yaku': '`{actual}` は成立していません。成立している役：{truth}',
  'false-none': '`{actual}` ではありません。成立している役：{truth}',
  'repeated-yaku': '`{actual}` が二度書かれています。役は一度ずつ書いてください',
  'missing-yaku': '役が足りません。ほかに成立している役：{missing}',
  'false-yaku-points': '`{actual}` は誤りです。{yaku}は{points}文です{other}',
  'false-score': '点数 `{actual}` が合いません。{rules}のルールでは{truth}です{other}',
  'false-take':
    '`{actual}` は取れません。正しくは「{truth}」です（取れるのは同じ月の札一枚、場に三枚あればすべてです）',
  'false-near': '`{actual}` は誤りです。正しくは{truth}です',
  'false-best': '`{actual}`（平均{points}文）は最善ではありません。最善は {expected}（平均{most}文）です',
  'false-count': '枚数 `{actual}` が合いません。並べてあるのは{count}枚です',
  'impossible-count': '`{actual}` は多すぎます。多くても{count}枚のはずです',
  'bad-sheet': '`{actual}` は二人の名前として読めません。`花子、太郎` のように書いてください',
  'no-sheet': '`{actual}` が指す得点表がありません。`得点表: 花子、太郎` のような行が必要です',
  'bad-month-line':
    '`{actual}` は得点表の行として読めません。`{example}` のように、1月から12月まで月ごとに一度ずつ、勝った人と文数か「流れ」を書いてください',
  'false-total': '合計 `{actual}` が合いません。正しくは{truth}です'
}
