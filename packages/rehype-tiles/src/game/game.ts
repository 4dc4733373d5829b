/**
 * A game: all that the drawing needs to know of mahjong, or of any other game with small pictures in a row.
 *
 * The drawing entry takes a game; it never learns which one.
 */
import type {Layout, ResolvedArt} from '@tehai/kernel/picture'
import type {RowOptions} from '@tehai/core/page'
import type {Element, ElementContent} from 'hast'
import type {Ink} from '../ink/ink.js'
import type {SizeOptions} from '../picture/picture.js'
import type {Size} from '@tehai/kernel/block'
import type {Language, Message} from '@tehai/kernel/source'

/** A piece of a row: a picture, or text that was not understood. See `Piece` of `@tehai/core/layout`. */
export type GamePiece =
  | {
      readonly type: 'picture'
      readonly layout: Layout<string>
      readonly start: number
      readonly end: number | null
    }
  | {readonly type: 'text'; readonly value: string; readonly start: number; readonly end: number}

/** Where a row is: in a line of text, in a block, or in a block as one picture that does not wrap. */
export type Placement = 'inline' | 'block' | 'block-in-one'

/** One row, read and laid out. */
export interface GameRow {
  /** What the row shows, also a class of its block: `river` finds `.mahjong-river`. */
  readonly kind: string
  /** Size of its tiles in a block that names none. */
  readonly size: Size
  readonly pieces: readonly GamePiece[]
  /** The row in words. */
  readonly label: string
  /** Notation of what is shown after the row by an option, with the space before it; copied with what was typed. */
  readonly added?: string | undefined
  readonly messages: readonly Message[]
}

/** What a game is drawn with on a page. */
export interface DrawSettings {
  readonly game: Game
  readonly ink: Ink
  /** Classes of every picture besides that of the game: see `artClasses`. */
  readonly className: readonly string[]
  /**
   * Whether nothing may show beyond the box of a picture, as in an image (default: `false`). Else a picture in a line
   * of text hangs below its box.
   */
  readonly isContained?: boolean | undefined
}

export interface Game {
  /** Word that classes and languages begin with: `mahjong` finds `<code class="language-mahjong">`. */
  readonly id: string
  /** Read a row and lay it out. Never throws. */
  readonly row: (source: string, options: RowOptions, placement: Placement) => GameRow
  /**
   * Read the options of a row: the classes of its `<code>`, and its `data-<id>` (default: those that every game has,
   * from `data-<id>` alone).
   */
  readonly optionsOf?: ((classes: readonly string[], options: string) => RowOptions) | undefined
  /**
   * Draw what is in the place of a row and no row, such as a board; `null` for a row (default:
   * everything is a row).
   */
  readonly figure?:
    ((source: string, options: RowOptions, settings: DrawSettings) => Element | null) | undefined
  /** Whether `figure` draws what has these options (default: no row is known to be one before it is drawn). */
  readonly isFigure?: ((options: RowOptions) => boolean) | undefined
  /** Size of tiles in a line of text that names none (default: `'s'`). */
  readonly inlineSize?: Size | undefined
  /** A message of a row in words. */
  readonly sentence: (message: Message, source: string, language: Language) => string
  readonly art: ResolvedArt
  /** What draws the inside of a picture (default: `pictureChildren`, which merges the bodies of tiles). */
  readonly children?: PictureChildren | undefined
}

/** Draws a layout: what is inside an `<svg>`. */
export type PictureChildren = (
  layout: Layout<string>,
  art: ResolvedArt,
  ink: Ink,
  size?: SizeOptions
) => ElementContent[]
