/**
 * Editor services for a page of Markdown with mahjong and hanafuda. They are pure functions: no editor, no DOM, no
 * files.
 */
import type {Diagnostic} from './page/diagnostic.js'
import {completionsAt} from './completion/completion.js'
import type {Completion} from './completion/completion-item.js'
import {formattingOf} from './format/index.js'
import {hoverAt, type Hover} from './hover.js'
import {keptPages} from './editing/kept-pages.js'
import type {Options} from './page/options.js'
import {pageReaders, type PageReader} from './page/page.js'
import {fixAll, quickFixesOf, type QuickFix} from './fixes/quick-fixes.js'
import {truthEdits} from './fixes/truth-edits.js'
import {keptTokens, type SemanticToken} from './semantic-tokens.js'
import {foldingOf, symbolsOf, type DocumentSymbol} from './structure.js'
import type {TextEdit} from './page/text-edit.js'
import type {Span} from '@tehai/kernel/source'

export type {Diagnostic} from './page/diagnostic.js'
export type {Completion} from './completion/completion-item.js'
export type {Hover} from './hover.js'
export type {Options} from './page/options.js'
export {tokenModifiers, tokenTypes} from './semantic-tokens.js'
export type {SemanticToken, TokenModifier, TokenType} from './semantic-tokens.js'
export type {DocumentSymbol} from './structure.js'
export type {QuickFix} from './fixes/quick-fixes.js'
export {applyEdit, applyEdits, type TextEdit} from './page/text-edit.js'

/** What an editor requests of a page. No function throws, whatever the text. */
export interface LanguageService {
  /** What is wrong on a page, ordered by position. */
  readonly diagnostics: (text: string) => readonly Diagnostic[]
  /** The quick fixes of a diagnostic of the page, the nearest first. Each has been tried on the page. */
  readonly quickFixes: (text: string, diagnostic: Diagnostic) => readonly QuickFix[]
  /** The text after repairing every diagnostic that has exactly one proposal. Repeating it changes nothing. */
  readonly fixAll: (text: string) => string
  /** What can be written at an offset, the most likely first. */
  readonly completions: (text: string, offset: number) => readonly Completion[]
  /** What is known about a place; `null` if nothing is known. */
  readonly hover: (text: string, offset: number) => Hover | null
  /** The blocks of a page, for its outline. */
  readonly documentSymbols: (text: string) => readonly DocumentSymbol[]
  /** The ranges of a page that fold. */
  readonly foldingRanges: (text: string) => readonly Span[]
  /** What is coloured on a page, ordered by position: tiles by suit, red fives, melds, keys, `?`. */
  readonly semanticTokens: (text: string) => readonly SemanticToken[]
  /**
   * The edits that write the blocks and rows of a page in their canonical form: spacing, names of keys, their order.
   * What the page shows and reports stays the same. After these edits there are no further ones.
   */
  readonly formatting: (text: string) => readonly TextEdit[]
  /**
   * The same services for a page whose path is known: records are found from its folder. These services have a cache of
   * their own, so new ones must be made for the page when a record has changed.
   */
  readonly ofPage: (path: string) => LanguageService
}

/**
 * Make the services with some options.
 *
 * @throws {TypeError} if an option has a value it cannot have.
 */
export function languageService(options?: Readonly<Options>): LanguageService {
  const readerOf = pageReaders(options)
  const ofPage = (path?: string): LanguageService => ({...servicesOn(readerOf(path)), ofPage})
  return ofPage()
}

function servicesOn(reader: PageReader): Omit<LanguageService, 'ofPage'> {
  const {open, read} = keptPages(reader)
  const {read: guess} = keptPages({...reader, alone: reader.plain})
  const tokensOf = keptTokens()
  return {
    diagnostics: text => open(text).diagnostics,
    quickFixes: (text, diagnostic) => {
      const page = open(text)
      return quickFixesOf(page, diagnostic, read, one => truthEdits(read, page, one))
    },
    fixAll: text => fixAll(open(text).text, read),
    completions: (text, offset) => completionsAt(guess, open(text), offset),
    hover: (text, offset) => hoverAt(guess, open(text), offset),
    documentSymbols: text => symbolsOf(open(text)),
    foldingRanges: text => foldingOf(open(text)),
    semanticTokens: text => tokensOf(open(text)),
    formatting: text => formattingOf(read, open(text))
  }
}
