/**
 * Messages of notation in traditional Chinese. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/messages.js'

export const zhHant: Translation<typeof en> = {
  empty: '沒有寫牌，請寫成 `123m` 或 `5z` 的形式',
  'missing-suit': '數字 `{actual}` 後面沒有花色，請加上 `m`、`p`、`s` 或 `z`',
  'missing-rank': '`{actual}` 前面沒有數字，`{actual}` 要寫在數字後面',
  'bad-char': '{dialect}的寫法裡不能用 `{actual}`，可以用的是{wanted}',
  'bad-rank': '沒有 `{tile}` 這張牌，可以用的是{wanted}',
  'red-not-five': '`{actual}` 帶有赤牌標記，只有 `5m`、`5p`、`5s` 可以是赤牌',
  'kita-not-north': '`{actual}` 不能拔；`f` 後面只能寫北，如 `f4z`、`f44z`',
  'bad-meld-size': '副露 `{actual}` 有{count}張，應為{wanted}',
  'not-same-kind': '副露 `{actual}` 的牌不相同，應全是同一種牌{honors}',
  'not-a-sequence': '副露 `{actual}` 既不是刻子也不是順子',
  'chii-not-from-kamicha': '寫成了從{from}吃，只能吃上家的牌',
  'multiple-calls': '這是第二個鳴牌標記 `{actual}`，一組副露裡只有一張鳴到的牌',
  'bad-mark-position': '標記 `{actual}` 的位置不對，應{wanted}',
  'dangling-mark': '標記 `{actual}` 前面沒有牌，請寫在牌的數字後面',
  'dangling-modifier': '修飾 `{actual}` 旁邊沒有牌，請緊貼著牌寫',
  'missing-added-tile': '`{actual}` 後面沒有加槓的那張牌',
  'river-marker-position': '`{actual}` 寫在了中間，牌河的標記要寫在行首',
  'too-many-copies': '`{tile}` 已經是第{count}張，同一種牌最多{limit}張{elsewhere}',
  'too-many-reds': '赤五 `{tile}` 已經是第{count}張，每種花色最多{limit}張，其餘的五請寫 `5`',
  'hand-size': '手牌有{count}張，應為{wanted}',
  'river-size': '牌河有{count}張，一家的捨牌最多{most}張',
  'deprecated-form': '`{actual}` 是舊寫法，請寫成 {expected}',
  'packed-honor-letter': '`{actual}` 被讀作{honor}；請寫成 {expected}，或在前面加空格',
  'tedashi-after-riichi': '立直之後手切了 `{tile}`，立直後只能摸切',
  'second-riichi':
    '牌河裡有第二張立直牌 `{tile}`；橫放的只有一張，只有它被鳴走時（`{marked}`）下一張才也橫放',
  'ambiguous-y': '這裡的 `{actual}` 被讀作後一張牌的標記，在別處會是前一張牌的標記',
  'turned-tile': '`{actual}` 是橫放的，但看不出屬於哪組副露；請和組成吃、碰、槓的牌連著寫',
  'doubtful-letter': '`{actual}` 被讀作{meaning}；如果正是這個意思，請在{place}加空格',
  'doubtful-slot': '`{actual}` 被讀作空位；如果正是這個意思，請在後面加空格',
  'doubtful-digits': '`{actual}` 被讀作 {read}：每個數字都是後面花色字母的一張牌',
  'red-after-five': '`{actual}` 被讀作發；如果是赤五請寫 {expected}，如果是發請在前面加空格',
  'other-notation': '`{actual}` 是{dialect}的寫法：{why}'
}
