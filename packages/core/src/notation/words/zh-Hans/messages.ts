/**
 * Messages of notation in simplified Chinese. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/messages.js'

export const zhHans: Translation<typeof en> = {
  empty: '没有写牌，请写成 `123m` 或 `5z` 的形式',
  'missing-suit': '数字 `{actual}` 后面没有花色，请加上 `m`、`p`、`s` 或 `z`',
  'missing-rank': '`{actual}` 前面没有数字，`{actual}` 要写在数字后面',
  'bad-char': '{dialect}的写法里不能用 `{actual}`，可以用的是{wanted}',
  'bad-rank': '没有 `{tile}` 这张牌，可以用的是{wanted}',
  'red-not-five': '`{actual}` 带有赤牌标记，只有 `5m`、`5p`、`5s` 可以是赤牌',
  'kita-not-north': '`{actual}` 不能拔；`f` 后面只能写北，如 `f4z`、`f44z`',
  'bad-meld-size': '副露 `{actual}` 有{count}张，应为{wanted}',
  'not-same-kind': '副露 `{actual}` 的牌不相同，应全是同一种牌{honors}',
  'not-a-sequence': '副露 `{actual}` 既不是刻子也不是顺子',
  'chii-not-from-kamicha': '写成了从{from}吃，只能吃上家的牌',
  'multiple-calls': '这是第二个鸣牌标记 `{actual}`，一组副露里只有一张鸣到的牌',
  'bad-mark-position': '标记 `{actual}` 的位置不对，应{wanted}',
  'dangling-mark': '标记 `{actual}` 前面没有牌，请写在牌的数字后面',
  'dangling-modifier': '修饰 `{actual}` 旁边没有牌，请紧贴着牌写',
  'missing-added-tile': '`{actual}` 后面没有加杠的那张牌',
  'river-marker-position': '`{actual}` 写在了中间，牌河的标记要写在行首',
  'too-many-copies': '`{tile}` 已经是第{count}张，同一种牌最多{limit}张{elsewhere}',
  'too-many-reds': '赤五 `{tile}` 已经是第{count}张，每种花色最多{limit}张，其余的五请写 `5`',
  'hand-size': '手牌有{count}张，应为{wanted}',
  'river-size': '牌河有{count}张，一家的舍牌最多{most}张',
  'deprecated-form': '`{actual}` 是旧写法，请写成 {expected}',
  'packed-honor-letter': '`{actual}` 被读作{honor}；请写成 {expected}，或在前面加空格',
  'tedashi-after-riichi': '立直之后手切了 `{tile}`，立直后只能摸切',
  'second-riichi':
    '牌河里有第二张立直牌 `{tile}`；横放的只有一张，只有它被鸣走时（`{marked}`）下一张才也横放',
  'ambiguous-y': '这里的 `{actual}` 被读作后一张牌的标记，在别处会是前一张牌的标记',
  'turned-tile': '`{actual}` 是横放的，但看不出属于哪组副露；请和组成吃、碰、杠的牌连着写',
  'doubtful-letter': '`{actual}` 被读作{meaning}；如果正是这个意思，请在{place}加空格',
  'doubtful-slot': '`{actual}` 被读作空位；如果正是这个意思，请在后面加空格',
  'doubtful-digits': '`{actual}` 被读作 {read}：每个数字都是后面花色字母的一张牌',
  'red-after-five': '`{actual}` 被读作发；如果是赤五请写 {expected}，如果是发请在前面加空格',
  'other-notation': '`{actual}` 是{dialect}的写法：{why}'
}
