/**
 * What is wrong with YAML, in words: the codes of errors of the package `yaml` (`ErrorCode` of its `errors.ts`).
 */
import type {Vocabulary} from '../source/message.js'

const anchor = {
  en: 'there is something wrong with an anchor or alias (`&a`, `*a`)',
  ja: 'アンカーかエイリアス（`&a`・`*a`）に誤りがあります'
}
const tag = {en: 'there is something wrong with a tag (`!a`)', ja: 'タグ（`!a`）に誤りがあります'}
const missing = {
  en: 'a quote, a bracket, a comma or a colon is missing',
  ja: '引用符・括弧・カンマ・コロンのどれかが足りません'
}
const indent = {
  en: 'it is not indented like the lines around it',
  ja: '前後の行と字下げがそろっていません'
}
const nested = {
  en: 'a key cannot stand there: write a value with `: ` in it between quotes',
  ja: 'ここに項目は書けません。`: ` を含む値は引用符で囲んでください'
}
const unexpected = {
  en: 'it cannot stand there: write a value with such characters between quotes',
  ja: 'ここには書けません。記号を含む値は引用符で囲んでください'
}

/** Words by code. */
export const yamlFaults: Vocabulary = {
  ALIAS_PROPS: anchor,
  BAD_ALIAS: anchor,
  MULTIPLE_ANCHORS: anchor,
  MULTIPLE_TAGS: tag,
  TAG_RESOLVE_FAILED: tag,
  BAD_COLLECTION_TYPE: tag,
  BAD_PROP_ORDER: anchor,
  BAD_DIRECTIVE: {en: 'a line cannot begin with `%`', ja: '`%` で始まる行は書けません'},
  BAD_DQ_ESCAPE: {
    en: 'a `\\` between double quotes is written `\\\\`',
    ja: '二重引用符の中の `\\` は `\\\\` と書いてください'
  },
  BAD_INDENT: indent,
  TAB_AS_INDENT: {
    en: 'lines are indented by blanks, not by tabs',
    ja: '字下げにタブは使えません。空白を使ってください'
  },
  BAD_SCALAR_START: {
    en: 'a value that begins with this character is written between quotes',
    ja: 'この文字で始まる値は引用符で囲んでください'
  },
  BLOCK_AS_IMPLICIT_KEY: nested,
  BLOCK_IN_FLOW: nested,
  MULTILINE_IMPLICIT_KEY: {
    en: 'a key and its `: ` are written on one line',
    ja: '項目名と `: ` は一行に書いてください'
  },
  KEY_OVER_1024_CHARS: {en: 'the key is too long', ja: '項目名が長すぎます'},
  NON_STRING_KEY: {en: 'a key is a word', ja: '項目名には文字列を書いてください'},
  DUPLICATE_KEY: {en: 'the key is there twice', ja: '同じ項目が二度書かれています'},
  MISSING_CHAR: missing,
  MULTIPLE_DOCS: {en: 'it holds more than one document', ja: '文書が二つ以上あります'},
  UNEXPECTED_TOKEN: unexpected,
  IMPOSSIBLE: unexpected,
  RESOURCE_EXHAUSTION: {en: 'it is nested too deeply', ja: '入れ子が深すぎます'}
}
