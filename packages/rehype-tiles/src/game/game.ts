/**
 * A game: all that the drawing needs to know about mahjong, or any other game with small pictures in a row.
 *
 * The drawing takes a game as a parameter and does not depend on which one it is.
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
  /** Size of its tiles in a block that does not set one. */
  readonly size: Size
  readonly pieces: readonly GamePiece[]
  /** The row in words. */
  readonly label: string
  /**
   * Notation of tiles that an option adds after the row, with the space before it. It is copied with the typed
   * notation.
   */
  readonly added?: string | undefined
  readonly messages: readonly Message[]
}

/** What a game is drawn with on a page. */
export interface DrawSettings {
  readonly game: Game
  readonly ink: Ink
  /** Classes of every picture besides the class of the game: see `artClasses`. */
  readonly className: readonly string[]
  /**
   * Whether nothing may be drawn outside the box of a picture, as in an image (default: `false`). Otherwise a picture
   * in a line of text extends below its box.
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
   * Draw what is not a row but has the place of one, such as a board; `null` for a row (default: everything is a row).
   */
  readonly figure?:
    ((source: string, options: RowOptions, settings: DrawSettings) => Element | null) | undefined
  /**
   * Whether `figure` draws a row with these options (default: `false` for all, so figures are only known once they are
   * drawn).
   */
  readonly isFigure?: ((options: RowOptions) => boolean) | undefined
  /** Size of tiles in a line of text that does not set one (default: `'s'`). */
  readonly inlineSize?: Size | undefined
  /** A message of a row in words. */
  readonly sentence: (message: Message, source: string, language: Language) => string
  readonly art: ResolvedArt
  /** Draws the inside of a picture (default: `pictureChildren`, which merges the bodies of tiles). */
  readonly children?: PictureChildren | undefined
}

/** Draws a layout as the elements inside an `<svg>`. */
export type PictureChildren = (
  layout: Layout<string>,
  art: ResolvedArt,
  ink: Ink,
  size?: SizeOptions
) => ElementContent[]
