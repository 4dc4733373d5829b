/**
 * Words of an audit, in each language.
 */
import {grammars, type Language} from '@tehai/kernel/source'
import type {ClaimState} from '@tehai/core/page'
import type {Words} from '../command/command.js'
import {dictionaries as terminalWords} from '../words/index.js'
import type {ForeignFinding} from './audited-page.js'
import {commandWords} from '../words/commands.js'

export const auditWords: (typeof commandWords)['audit'] = commandWords.audit

export const stateWords: Readonly<Record<ClaimState, Words>> = commandWords.auditStates

/** The states, in the order of reports. */
export const states: readonly ClaimState[] = ['true', 'false', 'filled', 'partly', 'unchecked']

/** Why a foreign construct has not been converted. */
export function reasonWords(reason: ForeignFinding['reason'], language: Language): string {
  if (reason === 'convertible') return commandWords.audit.convertible[language]
  if (reason === 'error') return commandWords.audit.unreadable[language]
  return terminalWords[language].passedReasons[reason]
}

/** `25 true, 3 false`; counts of zero are left out. */
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
