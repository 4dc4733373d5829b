/**
 * Words of an audit, in both languages.
 */
import {grammars, type Language} from '@tehai/kernel/source'
import type {ClaimState} from '@tehai/core/page'
import type {Words} from '../command.js'
import {terminalWords} from '../words/index.js'
import type {ForeignFound} from './page.js'

type AuditWord =
  | 'title'
  | 'pages'
  | 'page'
  | 'constructs'
  | 'claims'
  | 'falseClaims'
  | 'errors'
  | 'warnings'
  | 'wouldBe'
  | 'foreign'
  | 'findings'
  | 'nothing'
  | 'becomes'
  | 'wouldBeShort'
  | 'foreignShort'

export const auditWords: Readonly<Record<AuditWord, Words>> = {
  title: {en: 'Audit of tiles', ja: '牌の検査'},
  pages: {en: 'Pages', ja: 'ページ'},
  page: {en: 'Page', ja: 'ページ'},
  constructs: {en: 'Rows and blocks of tiles', ja: '牌の行とブロック'},
  claims: {en: 'Claims', ja: '主張'},
  falseClaims: {en: 'False claims', ja: '誤った主張'},
  errors: {en: 'Errors', ja: '誤り'},
  warnings: {en: 'Warnings', ja: '注意'},
  wouldBe: {en: 'Rows that would be claims', ja: '主張にできる行'},
  foreign: {en: 'Foreign constructs', ja: 'ほかの書き方'},
  findings: {en: 'What is wrong', ja: '間違い'},
  nothing: {en: 'Nothing is wrong, and nothing is left.', ja: '間違いも、残っているものもありません。'},
  becomes: {en: 'becomes', ja: '→'},
  wouldBeShort: {en: 'would be a claim', ja: '主張にできる'},
  foreignShort: {en: 'foreign', ja: 'ほかの書き方'}
}

export const stateWords: Readonly<Record<ClaimState, Words>> = {
  true: {en: 'true', ja: '正しい'},
  false: {en: 'false', ja: '誤り'},
  filled: {en: 'filled in', ja: '計算で補った'},
  partly: {en: 'true in part', ja: '一部のみ確認'},
  unchecked: {en: 'not checked', ja: '未確認'}
}

/** The states, in the order of reports. */
export const states: readonly ClaimState[] = ['true', 'false', 'filled', 'partly', 'unchecked']

/** Why a foreign construct is still there. */
export function reasonWords(reason: ForeignFound['reason'], language: Language): string {
  if (reason === 'convertible') return {en: 'can be converted', ja: '変換できます'}[language]
  if (reason === 'error') return {en: 'cannot be read', ja: '読み取れません'}[language]
  return terminalWords[language].passedReasons[reason]
}

/** `25 true, 3 false`; what did not happen is left out. */
export function listCounts(
  counts: readonly (readonly [count: number, words: Words])[],
  language: Language
): string {
  const parts = counts.flatMap(([count, words]) => {
    if (count === 0) return []
    return [terminalWords[language].counted(count, words[language])]
  })
  return parts.length === 0 ? '0' : grammars[language].list(parts)
}
