/**
 * Messages that blocks of every game have, in simplified Chinese. `{actual}` is the text of the range; `{row}`, `{keys}`
 * and `{options}` are examples of the game.
 */
import type {Translation} from '../../../source/message/table.js'
import type {en} from '../en/messages.js'

export const zhHans: Translation<typeof en> = {
  'empty-block': '这一块里没有内容，请写上{row}',
  'unknown-key': '没有 `{actual}` 这个项目，可以写 {keys} 等',
  'missing-colon': '`{actual}` 后面没有冒号，请写成 {expected}',
  'missing-value': '`{key}` 后面是空的，请像 `{example}` 这样写上内容',
  'bad-value': '`{key}` 不能写 `{actual}`，请像 `{example}` 这样写',
  'unknown-option': '没有 `{actual}` 这个选项，可以写 {options} 等',
  'bare-value': '选项 `{actual}` 缺少名称',
  'key-in-line': '`{actual}` 和另一个项目写在了同一行，请每行只写一个项目',
  'json-block': '这里不能写 JSON，请像 `{example}` 这样每行写一个项目',
  'double-key': '`{actual}` 写了两次，只能写一次',
  'unknown-language': '不支持语言 `{actual}`，请写 {languages}',
  'double-option': '选项 `{actual}` 写了两次，每个选项只能写一次',
  'bad-attribute': '看不懂选项里的 `{actual}`，请写成 `title="…"`、`.class` 或 `#id` 的形式',
  slip: '看不懂 `{actual}`',
  'own-line': '`{actual}` 和别的内容写在了同一行，请另起一行'
}
