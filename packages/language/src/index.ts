/**
 * Services of editors for a page of Markdown with mahjong and hanafuda. Pure: no editor, no DOM, no files.
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
  /** What is wrong on a page, in the order of the places. */
  readonly diagnostics: (text: string) => readonly Diagnostic[]
  /** The quick fixes of one of its diagnostics, the nearest first; each has been tried on the page. */
  readonly quickFixes: (text: string, diagnostic: Diagnostic) => readonly QuickFix[]
  /** The text with everything repaired for which one thing alone is proposed. Once more changes nothing. */
  readonly fixAll: (text: string) => string
  /** What can be written at an offset, the likeliest first. */
  readonly completions: (text: string, offset: number) => readonly Completion[]
  /** What there is to know about a place; `null` where there is nothing. */
  readonly hover: (text: string, offset: number) => Hover | null
  /** The blocks of a page, for its outline. */
  readonly documentSymbols: (text: string) => readonly DocumentSymbol[]
  /** The ranges of a page that fold. */
  readonly foldingRanges: (text: string) => readonly Span[]
  /** What is coloured on a page, in the order of the places: tiles by suit, red fives, melds, keys, `?`. */
  readonly semanticTokens: (text: string) => readonly SemanticToken[]
  /**
   * The edits that write the blocks and rows of a page in their canonical form: spacing, names of keys, their order. What
   * the page shows and reports stays the same. Once more there are none.
   */
  readonly formatting: (text: string) => readonly TextEdit[]
  /**
   * The same services for a page whose path is known: records are named from its folder. What is kept of pages is its own:
   * where a record has changed, other services of the page read it.
   */
  readonly ofPage: (path: string) => LanguageService
}

/**
 * The services, with some options.
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
