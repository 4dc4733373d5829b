/**
 * Messages of notation in Japanese. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/messages.js'

export const ja: Translation<typeof en> = {
  empty: '牌が書かれていません。`123m` や `5z` のように書いてください',
  'missing-suit': '数字 `{actual}` のあとに種類がありません。`m`・`p`・`s`・`z` のどれかを付けてください',
  'missing-rank': '`{actual}` の前に数字がありません。`{actual}` は数字のあとに付けます',
  'bad-char': '{dialect}の表記では `{actual}` は使えません。使えるのは{wanted}です',
  'bad-rank': '`{tile}` という牌はありません。使えるのは {wanted}です',
  'red-not-five': '`{actual}` に赤の印があります。赤にできるのは `5m`・`5p`・`5s` だけです',
  'kita-not-north': '`{actual}` は抜けません。`f` のあとには `f4z`・`f44z` のように北だけを書いてください',
  'bad-meld-size': '副露 `{actual}` は{count}枚です。{wanted}で書いてください',
  'not-same-kind': '副露 `{actual}` の牌がそろっていません。同じ牌だけで書いてください{honors}',
  'not-a-sequence': '副露 `{actual}` は刻子でも順子でもありません',
  'chii-not-from-kamicha': '{from}からのチーになっています。チーできるのは上家からだけです',
  'multiple-calls': '鳴きの印 `{actual}` が二つ目です。一つの副露に鳴いた牌は一枚だけです',
  'bad-mark-position': '印 `{actual}` の場所が違います。{wanted}に置いてください',
  'dangling-mark': '印 `{actual}` の前に牌がありません。牌の数字のあとに置いてください',
  'dangling-modifier': '修飾 `{actual}` の付く牌がありません。牌のすぐ前かすぐあとに付けてください',
  'missing-added-tile': '`{actual}` のあとに加槓の牌がありません',
  'river-marker-position': '`{actual}` が途中にあります。河の印は行のはじめに置いてください',
  'too-many-copies': '`{tile}` が{count}枚目です。同じ牌は{limit}枚までです{elsewhere}',
  'too-many-reds':
    '赤五の `{tile}` が{count}枚目です。赤五は一種類につき{limit}枚までで、ほかの五は `5` と書きます',
  'hand-size': '手牌が{count}枚です。{wanted}にしてください',
  'river-size': '河に{count}枚あります。一人の捨て牌は多くても{most}枚です',
  'deprecated-form': '`{actual}` は古い書き方です。{expected} と書いてください',
  'packed-honor-letter': '`{actual}` を{honor}と読みました。{expected} と書くか、前に空白を入れてください',
  'tedashi-after-riichi': '立直のあとに `{tile}` が手出しになっています。立直後はツモ切りだけです',
  'second-riichi':
    '河で立直の牌 `{tile}` が二つ目です。横に置くのは一枚で、それが鳴かれたとき（`{marked}`）だけ次の牌も横になります',
  'ambiguous-y': 'ここでは `{actual}` を次の牌の印と読みました。ほかでは前の牌の印になります',
  'turned-tile':
    '`{actual}` が横向きですが、どの副露の牌か分かりません。チー・ポン・カンになる牌と続けて書いてください',
  'doubtful-letter': '`{actual}` を{meaning}と読みました。それでよければ{place}に空白を入れてください',
  'doubtful-slot': '`{actual}` を空いた場所と読みました。それでよければあとに空白を入れてください',
  'doubtful-digits':
    '`{actual}` を {read} と読みました。数字は一つで一枚の牌になり、種類はあとに続く文字で決まります',
  'red-after-five': '`{actual}` を發と読みました。赤五なら {expected} と書き、發なら前に空白を入れてください',
  'other-notation': '`{actual}` は{dialect}の表記です。{why}'
}
