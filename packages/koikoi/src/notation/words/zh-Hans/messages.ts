/**
 * Messages about cards and records in simplified Chinese. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/messages.js'

export const zhHans: Translation<typeof en> = {
  'unknown-card': '`{actual}` 不是花札，请写成 `1h`、`3b`、松鹤 的形式',
  'missing-kind':
    '月份 `{actual}` 后面没有种类，请接着写 h（光）、t（种）、r（短册）、k（皮），或牌的位置 a～d',
  'bad-month': '月份 `{actual}` 不对，应为 1～12',
  'no-such-card': '没有 `{card}` 这张牌；{month}月（{plant}）的牌是 {kinds}',
  'duplicate-card': '`{card}`（{name}）重复了，每张牌只有一张',
  'lone-prefix': '`{actual}` 后面没有牌',
  'unknown-record-key':
    '看不懂 `{actual}`，请写 `2cx2b/11c` 这样的一手，或 deal、seed、dealer、rules、month 的一行',
  'repeated-record-key': '`{key}` 写了两次，只能写一次',
  'missing-deal': '没有发牌；需要写有48张牌的 `deal` 一行，或 `seed` 一行',
  'bad-deal': '发牌有{count}张，应为48张',
  'bad-seed': '不能用随机种子 `{actual}`，请写 0～4294967295 的整数',
  'bad-dealer': '看不懂庄家 `{actual}`，请写当庄的玩家 `1` 或 `2`',
  'bad-record-month': '不能用月份 `{actual}`，请写 1～12',
  'unknown-rule-set':
    '不认识规则 `{actual}`，因此没有核对役和文数；请写 `standard`、`nintendo` 或 `koikoi-japan`',
  'unknown-rule': '不认识规则项目 `{actual}`，因此没有核对役和文数；请像 `teshiScore=6` 这样写',
  'bad-rule-value': {
    text: '`{rule}` 不能是 `{value}`，因此没有核对役和文数；可以写{wanted}',
    words: {wanted: {'from-0': '0～999的整数', 'from-1': '1～999的整数'}}
  },
  'bad-move': '看不懂 `{actual}` 这一手，请写成 `2cx2b/11c koi` 的形式',
  'late-header': '`{key}` 要写在第一手之前',
  'no-deck-left': {
    text: '{fault}，要重新发牌；还需要一行 `deal`',
    words: {
      fault: {
        fieldFour: '场上有同月四张',
        handFour: '一家手里有同月四张',
        fieldKuttsuki: '场上成了四对'
      }
    }
  },
  'round-is-over': '这一局已经结束',
  'card-not-in-hand': '玩家{player}手里没有 `{actual}`，手牌是 {hand}',
  'wrong-draw': '牌堆翻出的不是 `{actual}`，下一张是 `{card}`',
  'missing-capture': '`{card}` 要拿牌，请写成 `{wanted}`',
  'wrong-capture': '不能拿 `{actual}`，可以拿的是 {options}',
  'nothing-to-capture': '不能拿 `{actual}`，场上没有{month}月的牌',
  'choice-needed': '请选择 `{card}` 要拿的牌（{options}）',
  'draw-missing': '这一手没有写完，请写 `/` 和从牌堆翻出的牌',
  'call-missing': '玩家{player}有役 `{yaku}`，请写 `koi` 或 `stop`',
  'no-yaku-to-call': '玩家{player}没有新的役，不能 `{actual}`',
  'koikoi-with-last-card': '手牌已经用完，不能 `{actual}`，只能 `stop`'
}
