/**
 * Messages about claims in traditional Chinese. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/claim-messages.js'

export const zhHant: Translation<typeof en> = {
  'false-waits': '聽牌 `{actual}` 不對，應為{truth}（{reason}）',
  'false-win': '和的牌 `{actual}` 不對，應為{truth}（{reason}）',
  'false-takame': {
    text: '{what} `{actual}` 不對，應為{truth}（{reason}）',
    words: {what: {takame: '高目', yasume: '低目'}}
  },
  'false-shanten': '向聽數 `{actual}` 不對，應為{truth}（{reason}）',
  'false-ukeire': '進張 `{actual}` 不對，應為{truth}（{reason}）',
  'false-yaku': '役 `{actual}` 不對，應為{truth}（{reason}）',
  'false-score': '點數 `{actual}` 不對，應為{truth}（{reason}）',
  'false-fu': '符 `{actual}` 不對，應為{truth}（{reason}）',
  'false-settlement': {
    text: '{what} `{actual}` 不對，應為{truth}（{reason}）',
    words: {what: {scores: '結算後的點數', payments: '點數移動'}}
  },
  unsettled: '無法填寫 `{actual}`：請寫明結算前的點數，以及誰和了誰的牌（流局時誰聽牌）',
  'unchecked-points': '沒有核對 `{actual}`（{reason}）',
  'false-safety': '安全度 `{actual}` 不對，應為{truth}（{reason}）',
  'unchecked-safety': '沒有核對 `{actual}`（{reason}）',
  'false-readings': '面子構成 `{actual}` 不對，應為{truth}（{reason}）',
  'false-value': {
    text: '{what} `{actual}` 不對，應為{expected}（{reason}）',
    words: {what: {value: '期望點數', win: '和牌率', tenpai: '聽牌率'}}
  },
  'false-order': {
    text: '{what}的順序 `{actual}` 不對，應為{expected}（{reason}）',
    words: {what: {safety: '安全度', ukeire: '進張'}}
  },
  'impossible-score': '沒有哪副手牌會是 `{actual}` 這個點數',
  'no-score': '這副手牌沒有役和點數（{reason}）',
  'unknown-table': '沒有 `{actual}` 這張表，可以寫 `點數`、`役`、`筋`、`壁`',
  'unread-claim': '看不懂 `{actual}`，因此沒有核對',
  'unknown-tiles': '手牌裡有不明的牌，因此沒有核對 `{actual}`',
  'flowers-in-hand': '手牌裡有立直麻將不用的花牌，因此沒有核對 `{actual}`',
  'part-of-hand': '只有{size}張牌，沒有核對 `{actual}`（{reason}）',
  'turned-tiles': '副露以外有橫放的牌，因此沒有核對 `{actual}`',
  'tile-not-in-hand': '手牌裡沒有 `{actual}`',
  'other-choice': '`{actual}` 與選項 `{choices}` 不符',
  'no-discard': '手牌有{size}張，無法判斷 `{actual}` 打哪張；請把摸到的牌也寫上',
  furiten: '振聽：聽的是 {truth}，而其中 `{tiles}` 是自己打過的牌',
  'impossible-situation': '{what}不成立（{reason}）',
  'red-five-without-reds': '不能用赤五 `{tile}`：規則沒有紅寶牌',
  'unknown-rules':
    '不認識規則 `{actual}`，因此沒有核對役和點數；請寫 `天鳳` 這樣的規則名，或 `無食斷` 這樣的項目'
}
