/**
 * Messages about claims in simplified Chinese. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/claim-messages.js'

export const zhHans: Translation<typeof en> = {
  'false-waits': '听牌 `{actual}` 不对，应为{truth}（{reason}）',
  'false-win': '和的牌 `{actual}` 不对，应为{truth}（{reason}）',
  'false-takame': {
    text: '{what} `{actual}` 不对，应为{truth}（{reason}）',
    words: {what: {takame: '高目', yasume: '低目'}}
  },
  'false-shanten': '向听数 `{actual}` 不对，应为{truth}（{reason}）',
  'false-ukeire': '进张 `{actual}` 不对，应为{truth}（{reason}）',
  'false-yaku': '役 `{actual}` 不对，应为{truth}（{reason}）',
  'false-score': '点数 `{actual}` 不对，应为{truth}（{reason}）',
  'false-fu': '符 `{actual}` 不对，应为{truth}（{reason}）',
  'false-settlement': {
    text: '{what} `{actual}` 不对，应为{truth}（{reason}）',
    words: {what: {scores: '结算后的点数', payments: '点数移动'}}
  },
  unsettled: '无法填写 `{actual}`：请写明结算前的点数，以及谁和了谁的牌（流局时谁听牌）',
  'unchecked-points': '没有核对 `{actual}`（{reason}）',
  'false-safety': '安全度 `{actual}` 不对，应为{truth}（{reason}）',
  'unchecked-safety': '没有核对 `{actual}`（{reason}）',
  'false-readings': '面子构成 `{actual}` 不对，应为{truth}（{reason}）',
  'false-value': {
    text: '{what} `{actual}` 不对，应为{expected}（{reason}）',
    words: {what: {value: '期望点数', win: '和牌率', tenpai: '听牌率'}}
  },
  'false-order': {
    text: '{what}的顺序 `{actual}` 不对，应为{expected}（{reason}）',
    words: {what: {safety: '安全度', ukeire: '进张'}}
  },
  'impossible-score': '没有哪副手牌会是 `{actual}` 这个点数',
  'no-score': '这副手牌没有役和点数（{reason}）',
  'unknown-table': '没有 `{actual}` 这张表，可以写 `点数`、`役`、`筋`、`壁`',
  'unread-claim': '看不懂 `{actual}`，因此没有核对',
  'unknown-tiles': '手牌里有不明的牌，因此没有核对 `{actual}`',
  'flowers-in-hand': '手牌里有立直麻将不用的花牌，因此没有核对 `{actual}`',
  'part-of-hand': '只有{size}张牌，没有核对 `{actual}`（{reason}）',
  'turned-tiles': '副露以外有横放的牌，因此没有核对 `{actual}`',
  'tile-not-in-hand': '手牌里没有 `{actual}`',
  'other-choice': '`{actual}` 与选项 `{choices}` 不符',
  'no-discard': '手牌有{size}张，无法判断 `{actual}` 打哪张；请把摸到的牌也写上',
  furiten: '振听：听的是 {truth}，而其中 `{tiles}` 是自己打过的牌',
  'impossible-situation': '{what}不成立（{reason}）',
  'red-five-without-reds': '不能用赤五 `{tile}`：规则没有红宝牌',
  'unknown-rules':
    '不认识规则 `{actual}`，因此没有核对役和点数；请写 `天凤` 这样的规则名，或 `无食断` 这样的项目'
}
