/**
 * Options of one row.
 */
import type {DialectId, ReadingOfY} from '../../notation/dialect.js'
import type {Mode} from '../../notation/tree.js'
import type {WinBy} from '../../model/diagram.js'
import type {RowOptions as CommonRowOptions} from '@tehai/kernel/block'
import type {Settings} from '../grammar/keys/options.js'

/**
 * Options of a row of tiles. If `size` is missing, it is `s` inline, `l` for the hand of a block, `m` for its rivers
 * and indicators; `columns` is the number of discards in a row of a river, 6 if it is missing.
 */
export interface RowOptions extends CommonRowOptions {
  /** Notation of the row (default: `auto`). */
  readonly dialect?: DialectId | undefined
  /** Whether the row is a hand or a river (default: `hand`). */
  readonly mode?: Mode | undefined
  /** How 牌画 `y` is read (default: `auto`). */
  readonly y?: ReadingOfY | undefined
  /** Words under tiles: `1z ◎, 9p ○`. */
  readonly mark?: string | undefined
  /** Bars over tiles of a hand: `6s 55%, 9s 27%`. */
  readonly bars?: string | undefined
  /** Tiles that are dora, with a ring in this row: `5s3p`. */
  readonly dora?: string | undefined
  /** Tile drawn or won, in mpsz: it is set apart after the row, or is the tile of the row that was drawn. */
  readonly draw?: string | undefined
  /** How `draw` was won; `win`: it was won, but how is not stated. */
  readonly won?: WinBy | 'win' | undefined
  /** Whether the row is a board, as `board-row.ts` writes it (default: `false`). Written as the bare word `board`. */
  readonly board?: boolean | undefined
}

/** Options of a row while they are being read. */
export type OpenRowOptions = {-readonly [Name in keyof RowOptions]: RowOptions[Name]}

/** What the settings imply for a row of a block that a Markdown stage has read. */
export function optionsOfRow(
  mode: Mode,
  {dialect, y, lang}: Pick<Settings, 'dialect' | 'y' | 'lang'>
): OpenRowOptions {
  const options: OpenRowOptions = {mode, checked: true, lang}
  if (dialect !== 'auto') options.dialect = dialect
  if (y !== 'auto') options.y = y
  return options
}
