/**
 * A page as each game of the site sees it.
 */
import type {Finding, MarkdownGame, OpenedFile} from '@tehai/kernel/markdown'

/** A game of the site, and what its directives look like. */
export interface SoughtGame {
  readonly game: MarkdownGame
  readonly names: ReadonlySet<string>
  readonly almost: RegExp
}

/** A page, as one game sees it. */
export interface GamePage extends SoughtGame {
  readonly file: OpenedFile
  /** What there is to tell the author; grows while tokens are walked. */
  readonly findings: Finding[]
}
