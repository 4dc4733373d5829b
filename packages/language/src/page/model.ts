/**
 * What a page is once it has been read: its constructs, its diagnostics, its parts.
 */
import type {Span} from '@tehai/kernel/source'
import type {ElementContent, Properties} from 'hast'
import type {Diagnostic} from './diagnostic.js'

/** A game by the language of its fences. */
export type GameId = 'mahjong' | 'hanafuda'

/** A fence, or a row in a line of text, on a page. */
export interface Construct extends Span {
  readonly game: GameId
  readonly kind: 'block' | 'inline'
  /** The lines of the block, or the label of the row. */
  readonly value: string
  /** What is written after the language of a fence, or in braces; `null` where there is nothing. */
  readonly meta: string | null
  /** What the page shows: the name and the properties of an element, and what is in it. */
  readonly tagName: string
  readonly properties: Properties
  readonly shown: readonly ElementContent[]
}

/** A node at the top of a page's tree: a paragraph, a fence, a list … */
export interface Section extends Span {
  readonly type: string
}

/** A page that has been read. */
export interface Page {
  readonly text: string
  readonly constructs: readonly Construct[]
  /** What is wrong on the page, in the order of the places. */
  readonly diagnostics: readonly Diagnostic[]
  /** Front matter with its fences, and the line ending after it; `''` where there is none. */
  readonly frontMatter: string
  /** What the page is made of, in the order of the places. */
  readonly sections: readonly Section[]
  /** Whether some place of the page says what another means: definitions of links and footnotes. */
  readonly hasDefinitions: boolean
}

/** Text of a page → what is on it. Never throws. */
export type ReadPage = (text: string) => Page
