/**
 * Messages that blocks of every game have, in traditional Chinese. `{actual}` is the text of the range; `{row}`, `{keys}`
 * and `{options}` are examples of the game.
 */
import type {Translation} from '../../../source/message/table.js'
import type {en} from '../en/messages.js'

export const zhHant: Translation<typeof en> = {
  'empty-block': '這個區塊裡沒有內容，請寫上{row}',
  'unknown-key': '沒有 `{actual}` 這個項目，可以寫 {keys} 等',
  'missing-colon': '`{actual}` 後面沒有冒號，請寫成 {expected}',
  'missing-value': '`{key}` 後面是空的，請像 `{example}` 這樣寫上內容',
  'bad-value': '`{key}` 不能寫 `{actual}`，請像 `{example}` 這樣寫',
  'unknown-option': '沒有 `{actual}` 這個選項，可以寫 {options} 等',
  'bare-value': '選項 `{actual}` 缺少名稱',
  'key-in-line': '`{actual}` 和另一個項目寫在了同一行，請每行只寫一個項目',
  'json-block': '這裡不能寫 JSON，請像 `{example}` 這樣每行寫一個項目',
  'double-key': '`{actual}` 寫了兩次，只能寫一次',
  'unknown-language': '不支援語言 `{actual}`，請寫 {languages}',
  'double-option': '選項 `{actual}` 寫了兩次，每個選項只能寫一次',
  'bad-attribute': '看不懂選項裡的 `{actual}`，請寫成 `title="…"`、`.class` 或 `#id` 的形式',
  slip: '看不懂 `{actual}`',
  'own-line': '`{actual}` 和別的內容寫在了同一行，請另起一行'
}
