/**
 * Options of one row, and the wire that carries them.
 *
 * Between the Markdown stage and the drawing stage a row is `<code class="language-mahjong">source</code>`; its
 * options stand in `data-mahjong`, in the grammar of fence meta: `size=l mode=river label="…"`.
 */
import type {DialectId} from '../notation/dialect.js'
import type {Mode} from '../notation/tree.js'
import type {Language} from '../source/message.js'

/** Height of a tile: `s` 1.4em, `m` 2em, `l` 2.6em, `xl` 3.4em, or a number of em. */
export type Size = 's' | 'm' | 'l' | 'xl' | number

export interface RowOptions {
  /** Notation of the row (default: `auto`). */
  readonly dialect?: DialectId | undefined
  /** Whether the row is a hand or a river (default: `hand`). */
  readonly mode?: Mode | undefined
  /** How 牌画 `y` is read (default: `seed`). */
  readonly y?: 'seed' | 'prefix' | undefined
  /** Height of a tile (default: `s` inline, `l` for the hand of a block, `m` for its rivers and indicators). */
  readonly size?: Size | undefined
  /** Language of the text alternative (default: `en`). */
  readonly lang?: Language | undefined
  /** Text alternative, in place of the one made from the tiles. */
  readonly label?: string | undefined
  /** River: discards in a row (default: 6). */
  readonly columns?: number | undefined
  /** Words under tiles: `1z ◎, 9p ○`. */
  readonly mark?: string | undefined
  /** Tiles that are dora, ringed in this row: `5s3p`. */
  readonly dora?: string | undefined
  /**
   * A Markdown stage has read this row and told its messages (default: false): the drawing stage then only draws.
   * Written as the bare word `checked`.
   */
  readonly checked?: boolean | undefined
}
