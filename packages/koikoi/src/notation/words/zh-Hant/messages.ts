/**
 * Messages about cards and records in traditional Chinese. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/messages.js'

export const zhHant: Translation<typeof en> = {
  'unknown-card': '`{actual}` 不是花札，請寫成 `1h`、`3b`、松鶴 的形式',
  'missing-kind':
    '月份 `{actual}` 後面沒有種類，請接著寫 h（光）、t（種）、r（短冊）、k（皮），或牌的位置 a～d',
  'bad-month': '月份 `{actual}` 不對，應為 1～12',
  'no-such-card': '沒有 `{card}` 這張牌；{month}月（{plant}）的牌是 {kinds}',
  'duplicate-card': '`{card}`（{name}）重複了，每張牌只有一張',
  'lone-prefix': '`{actual}` 後面沒有牌',
  'unknown-record-key':
    '看不懂 `{actual}`，請寫 `2cx2b/11c` 這樣的一手，或 deal、seed、dealer、rules、month 的一行',
  'repeated-record-key': '`{key}` 寫了兩次，只能寫一次',
  'missing-deal': '沒有發牌；需要寫有48張牌的 `deal` 一行，或 `seed` 一行',
  'bad-deal': '發牌有{count}張，應為48張',
  'bad-seed': '不能用隨機種子 `{actual}`，請寫 0～4294967295 的整數',
  'bad-dealer': '看不懂莊家 `{actual}`，請寫當莊的玩家 `1` 或 `2`',
  'bad-record-month': '不能用月份 `{actual}`，請寫 1～12',
  'unknown-rule-set':
    '不認識規則 `{actual}`，因此沒有核對役和文數；請寫 `standard`、`nintendo` 或 `koikoi-japan`',
  'unknown-rule': '不認識規則項目 `{actual}`，因此沒有核對役和文數；請像 `teshiScore=6` 這樣寫',
  'bad-rule-value': {
    text: '`{rule}` 不能是 `{value}`，因此沒有核對役和文數；可以寫{wanted}',
    words: {wanted: {'from-0': '0～999的整數', 'from-1': '1～999的整數'}}
  },
  'bad-move': '看不懂 `{actual}` 這一手，請寫成 `2cx2b/11c koi` 的形式',
  'late-header': '`{key}` 要寫在第一手之前',
  'no-deck-left': {
    text: '{fault}，要重新發牌；還需要一行 `deal`',
    words: {
      fault: {
        fieldFour: '場上有同月四張',
        handFour: '一家手裡有同月四張',
        fieldKuttsuki: '場上成了四對'
      }
    }
  },
  'round-is-over': '這一局已經結束',
  'card-not-in-hand': '玩家{player}手裡沒有 `{actual}`，手牌是 {hand}',
  'wrong-draw': '牌堆翻出的不是 `{actual}`，下一張是 `{card}`',
  'missing-capture': '`{card}` 要拿牌，請寫成 `{wanted}`',
  'wrong-capture': '不能拿 `{actual}`，可以拿的是 {options}',
  'nothing-to-capture': '不能拿 `{actual}`，場上沒有{month}月的牌',
  'choice-needed': '請選擇 `{card}` 要拿的牌（{options}）',
  'draw-missing': '這一手沒有寫完，請寫 `/` 和從牌堆翻出的牌',
  'call-missing': '玩家{player}有役 `{yaku}`，請寫 `koi` 或 `stop`',
  'no-yaku-to-call': '玩家{player}沒有新的役，不能 `{actual}`',
  'koikoi-with-last-card': '手牌已經用完，不能 `{actual}`，只能 `stop`'
}
