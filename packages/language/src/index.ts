/**
 * Services of editors for a page of Markdown with mahjong and hanafuda. Pure: no editor, no DOM, no files.
 */
import {checkWith, type Diagnostic, type Options} from './check.js'
import {fixAll, quickFixesOf, type QuickFix} from './quick-fixes.js'

export type {Diagnostic, Options} from './check.js'
export type {QuickFix} from './quick-fixes.js'
export {applyEdit, type TextEdit} from './text-edit.js'

/** What an editor requests of a page. No function throws, whatever the text. */
export interface LanguageService {
  /** What is wrong on a page, in the order of the places. */
  readonly diagnostics: (text: string) => readonly Diagnostic[]
  /** The quick fixes of one of its diagnostics, the nearest first; each has been tried on the page. */
  readonly quickFixes: (text: string, diagnostic: Diagnostic) => readonly QuickFix[]
  /** The text with everything repaired for which one thing alone is proposed. Once more changes nothing. */
  readonly fixAll: (text: string) => string
}

/**
 * The services, with some options.
 *
 * @throws {TypeError} if an option has a value it cannot have.
 */
export function languageService(options?: Readonly<Options>): LanguageService {
  const check = checkWith(options)
  return {
    diagnostics: check,
    quickFixes: (text, diagnostic) => quickFixesOf(text, check(text), diagnostic, check),
    fixAll: text => fixAll(text, check)
  }
}
