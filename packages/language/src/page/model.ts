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
  /** What is written after the language of a fence, or in braces; `null` if there is nothing. */
  readonly meta: string | null
  /** What the page shows: an element with its name, its properties and its content. */
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
  /** What is wrong on the page, ordered by position. */
  readonly diagnostics: readonly Diagnostic[]
  /** Front matter with its fences, and the line ending after it; `''` if there is none. */
  readonly frontMatter: string
  /** What the page is made of, ordered by position. */
  readonly sections: readonly Section[]
  /** Whether the page has definitions of links or footnotes, which change what other parts of the page mean. */
  readonly hasDefinitions: boolean
}

/** Text of a page → what is on it. Never throws. */
export type ReadPage = (text: string) => Page
