/**
 * Messages of Markdown files in traditional Chinese. `{actual}` is the text of the range.
 */
import type {Translation} from '../../../source/message/table.js'
import type {en} from '../en/messages.js'

export const zhHant: Translation<typeof en> = {
  'almost-directive': {
    text: '`{actual}` {what}，只會顯示為普通文字',
    words: {
      what: {
        width: '裡有全形符號',
        name: '的名稱不對',
        brackets: '用的括號不是 `[ ]`',
        escape: '的括號前面有反斜線',
        around: '把名稱也寫在了括號裡',
        element: '寫成了 HTML 標籤',
        blank: '的括號前面有空格',
        apart: '的冒號後面有空格',
        options: '的選項寫法不對',
        colon: '的名稱前面沒有冒號',
        open: '缺少方括號'
      }
    }
  },
  'almost-fence': '語言名為 `{actual}` 的程式碼區塊會原樣顯示為程式碼',
  'short-fence': '`{lang}` 前面有{count}個反引號；前後各用三個反引號圍住才會畫成圖，現在會原樣顯示',
  'fence-marks':
    '`{lang}` 前面的 `{marks}` 不是半形反引號；前後各用三個反引號圍住才會畫成圖，現在只會顯示為普通文字',
  'detached-attributes': {
    text: '`{actual}` {what}，只會顯示為普通文字；選項要緊接在 `]` 後面，用 `{` 和 `}` 括起來',
    words: {
      what: {
        blank: '前面有空格',
        brackets: '用的括號不是 `{ }`',
        unclosed: '沒有用 `}` 結束',
        second: '有兩對大括號'
      }
    }
  },
  'label-in-cells': '`{written}` 裡的 `|` 會結束表格的儲存格；請不要用 `|`，或者寫成 `\\|`',
  'unclosed-fence': {
    text: '這個區塊沒有結束；請在最後一行下面另起一行，只寫{count}個{mark}',
    words: {mark: {'`': '反引號', '~': '波浪號', ':': '冒號'}}
  },
  'bad-colons': '`{actual}` 的冒號數目不對；在行內用一個，獨佔一行時用兩個',
  'block-in-html': '`{lang}` 緊接在 HTML 後面，不會當作區塊讀取；請在它前面空一行',
  'unread-html': '`<{element}>` 裡不能放圖片，`{actual}` 會顯示為文字',
  'bad-yaml': '檔頭裡的 `{actual}` 不是正確的 YAML：{why}',
  'misspelt-game': '檔頭裡沒有 `{key}` 這個項目，它下面的選項不會生效'
}
