/**
 * What is wrong with YAML, in simplified Chinese.
 */
import type {Translation} from '../../../source/index.js'
import type {en} from '../en/yaml.js'

export const zhHans: Translation<typeof en> = {
  anchor: '锚点或别名（`&a`、`*a`）有误',
  tag: '标签（`!a`）有误',
  missing: '缺少引号、括号、逗号或冒号',
  indent: '缩进与前后的行不一致',
  nested: '这里不能写项目；含有 `: ` 的值要加引号',
  unexpected: '这里不能这样写；含有这些符号的值要加引号',
  directive: '行首不能是 `%`',
  backslash: '双引号里的 `\\` 要写成 `\\\\`',
  tab: '缩进要用空格，不能用制表符',
  start: '以这个字符开头的值要加引号',
  multiline: '项目名和 `: ` 要写在同一行',
  long: '项目名太长',
  key: '项目名必须是文字',
  duplicate: '同一个项目写了两次',
  documents: '里面有不止一个文档',
  deep: '嵌套太深'
}
