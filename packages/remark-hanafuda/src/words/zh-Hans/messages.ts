/**
 * Messages of hanafuda pages in simplified Chinese. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/messages.js'

export const zhHans: Translation<typeof en> = {
  empty: '没有牌，请写成 `1h 3h 8h` 的形式',
  'key-of-rounds': '`{actual}` 不能和牌写在一起；请写在以 `deal` 或 `seed` 一行开头的一局记录里',
  'bad-value': {
    text: '`{key}` 不能写 `{actual}`，{wanted}',
    words: {
      wanted: {
        size: '请写 `s`、`m`、`l`、`xl` 或 em 的数值',
        month: '请写 1～12 的月份，如 `3`；现在没有核对役和文数',
        koikoi: '请写宣言来来的人：`自己`、`对手`、`双方` 或 `无`；现在没有核对役和文数',
        chart: '请写 `役` 或 `牌`',
        score: '请写文数，如 `6`',
        take: '请写牌，如 `3k`',
        best: '请写手牌中的一张',
        hand: '手牌最多8张',
        opponentHand: '请写 0～8 的张数',
        stock: '请写 0～24 的张数'
      }
    }
  },
  'unknown-option': {
    text: '没有 `{actual}` 这个选项，可以写 {such} 等',
    words: {such: {inline: '`yaku`、`score`、`rules`', page: '`rules`、`size`'}}
  },
  'no-cards': '没有 `{actual}` 所指的牌；上面要有 `得牌: 1h 3h 8h` 这样的一行',
  'no-field': '没有 `{actual}` 所指的场牌；上面要有 `场牌: 3k 8t` 这样的一行',
  'unknown-yaku': '没有 `{actual}` 这个役，请写三光、`inoshikacho` 这样的名称',
  'yaku-as-cards': '`{actual}` 是役的名称，这里应写花札；役请另起一行，写成 `役: {actual}`',
  'false-yaku': '`{actual}` 不成立；成立的役：{truth}',
  'false-none': '不是 `{actual}`；成立的役：{truth}',
  'repeated-yaku': '`{actual}` 写了两次，每个役只写一次',
  'missing-yaku': '役没有写全，{missing}也成立',
  'false-yaku-points': '`{actual}` 不对，{yaku}是{points}文{other}',
  'false-score': '得分 `{actual}` 不对，按{rules}规则应为{truth}{other}',
  'no-hand': '没有 `{actual}` 所指的手牌；上面要有 `手牌: 2t 6t` 这样的一行',
  'too-many-cards': '`{actual}` 太多：加起来有{count}张，牌一共48张',
  'cards-missing': '无法核对 `{actual}`：牌堆应有{stock}张，这张桌面上却剩下{count}张；请写全双方的得牌',
  'false-take': '不能拿 `{actual}`，应为“{truth}”（只能拿一张同月的牌，场上有三张时全拿）',
  'false-near': '`{actual}` 不对，应为{truth}',
  'false-best': '`{actual}`（平均{points}）不是最佳，最佳是 {expected}（平均{most}）',
  'false-count': '张数 `{actual}` 不对，列出的是{count}张',
  'impossible-count': '`{actual}` 太多，这种牌最多{count}张',
  'bad-sheet': '`{actual}` 不是两个人的名字，请写成 `小花、小太郎` 的形式',
  'no-sheet': '没有 `{actual}` 所指的记分表；上面要有 `记分表: 小花、小太郎` 这样的一行',
  'bad-month-line': '`{actual}` 不是记分表的一行；请像 `{example}` 这样，每个月写一次胜者和文数，或写 `流局`',
  'false-total': '合计 `{actual}` 不对，应为{truth}'
}
