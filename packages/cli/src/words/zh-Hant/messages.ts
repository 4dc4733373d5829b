/**
 * Messages of the command line about pages in traditional Chinese. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/messages.js'

export const zhHant: Translation<typeof en> = {
  unreachable:
    '`{actual}` 在 Markdown 不讀 `:tiles[…]` 的地方（HTML 裡面，或緊接在冒號後面），不能轉換（HTML 裡面可以用 `--in-html` 轉換）',
  'unread-argument': '看不懂 `{actual}` 的參數 `{argument}`，只能寫牌和所聽的牌',
  'two-notations': '`{actual}` 在 {first} 和 {second} 裡含義不同，請用 `--from` 指定其中一種',
  'bad-mdx': '`{actual}` 不是正確的 MDX：有標籤、`{` 或 `import` 沒有結束或不完整；這一頁按 Markdown 讀取',
  'fence-as-code': '`{actual}`：Pandoc 不會把它讀作區塊，請把選項寫在大括號裡',
  'unread-container': '`{actual}` 裡的文字被 Pandoc 讀作清單等內容，請用程式碼區塊書寫'
}
