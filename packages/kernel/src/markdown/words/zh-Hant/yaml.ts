/**
 * What is wrong with YAML, in traditional Chinese.
 */
import type {Translation} from '../../../source/index.js'
import type {en} from '../en/yaml.js'

export const zhHant: Translation<typeof en> = {
  anchor: '錨點或別名（`&a`、`*a`）有誤',
  tag: '標籤（`!a`）有誤',
  missing: '缺少引號、括號、逗號或冒號',
  indent: '縮排與前後的行不一致',
  nested: '這裡不能寫項目；含有 `: ` 的值要加引號',
  unexpected: '這裡不能這樣寫；含有這些符號的值要加引號',
  directive: '行首不能是 `%`',
  backslash: '雙引號裡的 `\\` 要寫成 `\\\\`',
  tab: '縮排要用空格，不能用定位字元',
  start: '以這個字元開頭的值要加引號',
  multiline: '項目名和 `: ` 要寫在同一行',
  long: '項目名太長',
  key: '項目名必須是文字',
  duplicate: '同一個項目寫了兩次',
  documents: '裡面有不止一個文件',
  deep: '巢狀太深'
}
