/**
 * Messages about claims in Japanese. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/claim-messages.js'

export const ja: Translation<typeof en> = {
  'false-waits': '待ちの `{actual}` は誤りです。正しくは{truth}です（{reason}）',
  'false-win': '和了牌の `{actual}` は誤りです。正しくは{truth}です（{reason}）',
  'false-takame': {
    text: '{what}の `{actual}` は誤りです。正しくは{truth}です（{reason}）',
    words: {what: {takame: '高目', yasume: '安目'}}
  },
  'false-shanten': '向聴数の `{actual}` は誤りです。正しくは{truth}です（{reason}）',
  'false-ukeire': '受け入れの `{actual}` は誤りです。正しくは{truth}です（{reason}）',
  'false-yaku': '役の `{actual}` は誤りです。正しくは{truth}です（{reason}）',
  'false-score': '点数の `{actual}` は誤りです。正しくは{truth}です（{reason}）',
  'false-fu': '符の `{actual}` は誤りです。正しくは{truth}です（{reason}）',
  'false-settlement': {
    text: '{what}の `{actual}` は誤りです。正しくは {truth} です（{reason}）',
    words: {what: {scores: '精算後の持ち点', payments: '点数移動'}}
  },
  unsettled:
    '`{actual}` を埋められません。精算前の持ち点と、誰が誰からアガったか（流局なら誰がテンパイか）を書いてください',
  'unchecked-points': '`{actual}` は確かめていません（{reason}）',
  'false-safety': '安全度の `{actual}` は誤りです。正しくは{truth}です（{reason}）',
  'unchecked-safety': '`{actual}` は確かめていません（{reason}）',
  'false-readings': '面子構成の `{actual}` は誤りです。正しくは{truth}です（{reason}）',
  'false-value': {
    text: '{what}の `{actual}` は誤りです。正しくは {expected} です（{reason}）',
    words: {what: {value: '期待値', win: '和了率', tenpai: '聴牌率'}}
  },
  'false-order': {
    text: '{what}順の `{actual}` は誤りです。正しくは {expected} です（{reason}）',
    words: {what: {safety: '安全度', ukeire: '受け入れ'}}
  },
  'impossible-score': '`{actual}` という点数になる手はありません',
  'no-score': 'この手に役や点数は付きません（{reason}）',
  'unknown-table': '`{actual}` という表はありません。使えるのは `点数`・`役`・`筋`・`壁` です',
  'unread-claim': '`{actual}` は読み取れないため、確かめていません',
  'unknown-tiles': '手牌に分からない牌があるため、`{actual}` は確かめていません',
  'flowers-in-hand': 'リーチ麻雀で使わない花牌が手牌にあるため、`{actual}` は確かめていません',
  'part-of-hand': '{size}枚の牌について `{actual}` は確かめていません（{reason}）',
  'turned-tiles': '副露の外に横向きの牌があるため、`{actual}` は確かめていません',
  'tile-not-in-hand': '`{actual}` は手牌にありません',
  'other-choice': '`{actual}` は選択肢 `{choices}` と合いません',
  'no-discard': '手牌が{size}枚のため `{actual}` の打牌は決まりません。ツモ牌も書いてください',
  furiten: 'フリテンです。待ちの{truth}のうち `{tiles}` を自分で捨てています',
  'impossible-situation': '{what}は成立しません（{reason}）',
  'red-five-without-reds': '赤五の `{tile}` は使えません。赤ドラのないルールです',
  'unknown-rules':
    'ルールの `{actual}` が分からないため、役と点数は確かめていません。`天鳳` や `喰いタンなし` のように書いてください'
}
