/**
 * Wrong calls in simplified Chinese. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/usage.js'

export const zhHans: Translation<typeof en> = {
  'unknown-command': '没有 `{actual}` 这个命令，应为 {commands} 之一',
  'missing-command': '`{after}` 后面没有命令，应为 {commands} 之一',
  'unknown-option': '`{command}` 没有 `{actual}` 这个选项',
  'missing-value': '`{actual}` 没有值，请像 `{example}` 这样写',
  'unexpected-value': '`{actual}` 不需要值 `{value}`',
  'bad-choice': '`{actual}` 不能是 `{value}`，应为 {choices} 之一',
  'bad-number': '`{actual}` 不能是 `{value}`，应为 {low} 到 {high} 的整数',
  'bad-size': '大小不能是 `{value}`，请写牌的高度，8 到 1024 像素',
  'missing-input': {
    text: '没有输入，请写{wanted}，或用 `-` 表示标准输入',
    words: {
      wanted: {
        files: '文件',
        notation: '牌，如 `123m`',
        hand: '手牌，如 `123m456p789s1122z`',
        cards: '花札的牌，如 `1,3,8h`'
      }
    }
  },
  'too-many-inputs': {
    text: '`{actual}` 是多余的，只能写一{wanted}；有空格时请加引号',
    words: {wanted: {row: '行牌', hand: '副手牌', pile: '堆牌', round: '局记录', record: '份牌谱'}}
  },
  'not-together': '`{actual}` 和 `{other}` 不能一起用',
  'unexpected-input': '`{actual}` 是多余的，只能写 `{example}` 这样的选项',
  'needs-option': '用 `{actual}` 时还要有 `{other}`',
  'no-such-file': '没有文件 `{actual}`',
  'no-match': '没有符合 `{actual}` 的 Markdown 文件',
  'cannot-read': '不能读取 `{actual}`（{why}）',
  'cannot-write': '不能写入 `{actual}`（{why}）',
  'cannot-print': '不能写到标准输出（{why}）',
  'one-output': '有{count}个文件，不能用 `-o`，请用 `--out-dir`',
  'same-output': '`{actual}` 和 `{other}` 会写到同一个文件',
  'over-source': '写出的 `{actual}` 就是原文件 `{other}`，会把它覆盖；什么都没有写',
  'not-a-picture': '不能写到 `{actual}`，文件名要以 `.svg` 或 `.png` 结尾',
  'unknown-rule': '没有 `{actual}` 这个规则，请写规则名（{presets}），或 `{example}` 这样的项目',
  'bad-rule': '规则 `{actual}` 不能是 `{value}`，应为：{wanted}',
  'bad-situation': '看不懂局面里的 `{actual}`，请写成 `东1局`、`南家`、`立直`、`宝牌3p` 的形式',
  'no-such-round': '没有第{actual}局，牌谱里有{count}局',
  'no-such-turn': '没有第{actual}巡，这一局在第{last}巡结束',
  'bad-moment': '看不懂时刻 `{actual}`，请写 `9` 这样的巡数或 `end`',
  'no-round': '`{actual}` 里没有可以重放的记录',
  'hidden-tiles': '无法把 `{actual}` 写成 {format}：该格式要写出每一张牌，而牌谱隐藏了手牌或摸牌',
  'not-a-record': '`{actual}` 不是牌谱',
  'not-one-tile': '`{option}` 的 `{actual}` 不是一张牌，请像 `3m` 这样写',
  'not-a-player': '不知道 `{actual}` 是哪一家，请写 `上家`、`对家`、`下家`，或 `东家` 这样的座位',
  'missing-win': '不知道和的是哪张；请在手牌的最后隔开写（`… 2s`），或写 `--win 2s`',
  'bad-pictures': '图片地址 `{actual}` 里没有牌的位置，请像 `{example}` 这样写',
  'bad-construct': {
    text: '不能用 `{actual}`，请写带有 `(?<hand>…)` 的正则表达式：{why}',
    words: {why: {'no-group': '没有这个组', empty: '它会符合空文字'}}
  },
  'bad-tiles': '`{actual}` 不是一套牌（{why}）',
  'bad-config': '看不懂 {place} 里 `{actual}` 的值，请像 `{example}` 这样写',
  'bad-input': {
    text: '标准输入不是{wanted}；这个命令由别的程序启动',
    words: {
      wanted: {
        book: ' mdBook 传给预处理器的 JSON（`[context, book]`）',
        document: ' Pandoc 传给过滤器的 JSON'
      }
    }
  },
  'bad-save': '不能继续 `{actual}`（{why}）'
}
