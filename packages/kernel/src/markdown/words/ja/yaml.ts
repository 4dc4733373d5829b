/**
 * What is wrong with YAML, in Japanese.
 */
import type {Translation} from '../../../source/index.js'
import type {en} from '../en/yaml.js'

export const ja: Translation<typeof en> = {
  anchor: 'アンカーかエイリアス（`&a`・`*a`）に誤りがあります',
  tag: 'タグ（`!a`）に誤りがあります',
  missing: '引用符・括弧・コンマ・コロンのどれかが足りません',
  indent: '前後の行と字下げがそろっていません',
  nested: 'ここに項目は書けません。`: ` を含む値は引用符で囲んでください',
  unexpected: 'ここには書けません。記号を含む値は引用符で囲んでください',
  directive: '`%` で始まる行は書けません',
  backslash: '二重引用符の中の `\\` は `\\\\` と書いてください',
  tab: '字下げにタブは使えません。空白を使ってください',
  start: 'この文字で始まる値は引用符で囲んでください',
  multiline: '項目名と `: ` は一行に書いてください',
  long: '項目名が長すぎます',
  key: '項目名には文字列を書いてください',
  duplicate: '同じ項目が二度書かれています',
  documents: '文書が二つ以上あります',
  deep: '入れ子が深すぎます'
}
