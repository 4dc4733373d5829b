/**
 * Messages of the command line about pages in simplified Chinese. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/messages.js'

export const zhHans: Translation<typeof en> = {
  unreachable:
    '`{actual}` 在 Markdown 不读 `:tiles[…]` 的地方（HTML 里面，或紧接在冒号后面），不能转换（HTML 里面可以用 `--in-html` 转换）',
  'unread-argument': '看不懂 `{actual}` 的参数 `{argument}`，只能写牌和所听的牌',
  'two-notations': '`{actual}` 在 {first} 和 {second} 里含义不同，请用 `--from` 指定其中一种',
  'bad-mdx': '`{actual}` 不是正确的 MDX：有标签、`{` 或 `import` 没有结束或不完整；这一页按 Markdown 读取',
  'fence-as-code': '`{actual}`：Pandoc 不会把它读作块，请把选项写在花括号里',
  'unread-container': '`{actual}` 里的文字被 Pandoc 读作列表等内容，请用代码块书写'
}
