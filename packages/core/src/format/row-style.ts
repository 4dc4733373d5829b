/**
 * How a dialect writes rows: its marks, faces, placeholders and melds.
 */
import type {Tile} from '@tehai/riichi/tile'
import type {Mark, MeldNode, Node, PlaceholderNode} from '../notation/tree.js'
import type {Loss} from './formatted-row.js'

/** Where a mark is written: before the digit, after it, or after the suit letter. */
export type MarkPlace = 'before' | 'after-digit' | 'after-suit'

/** What is written for each mark. */
export type WrittenMarks = Readonly<Partial<Record<Mark, readonly [place: MarkPlace, text: string]>>>

/** Text of a node, and what of the node it does not say. */
export interface NodeText {
  readonly text: string
  readonly lost: ReadonlyArray<Loss['what']>
}

/** How a dialect writes rows. A mark, face or placeholder that is not listed cannot be written. */
export interface RowStyle {
  /** Digit of a red five, with its prefix if it has one. */
  readonly red: string
  /** Whether blanks are gaps. If not, a blank is still written, for readability. */
  readonly gaps: boolean
  readonly handMarks: WrittenMarks
  readonly riverMarks: WrittenMarks
  /** Faces that are not tiles: what is written for the digit and for the suit letter. */
  readonly faces: Readonly<Partial<Record<string, readonly [digit: string, suit: string]>>>
  readonly labels: boolean
  readonly placeholders: Readonly<Partial<Record<PlaceholderNode['placeholder'], string>>>
  /** Prefix of each line of a river. */
  readonly riverPrefix: string
  readonly meld: (node: MeldNode) => NodeText
  /** A letter in place of digit and suit for an upright honor; `null`: none. */
  readonly honorLetter?: (tile: Tile, next: Node | undefined) => string | null
  /**
   * Whether the next text would be misread directly after the text so far; only the last 32 units of that are passed.
   */
  readonly clash?: (before: string, next: string) => boolean
}
