/** Tiles and hands with types that are equal to their values: a mistake in the text does not compile. */
import type {Meld} from '@tehai/riichi/tile'
import type {Checked, CheckedHand, TileCode, Tiles} from '@tehai/riichi/types'
import {tilesFault} from './fault.js'
import {readText} from './text-reader.js'

/**
 * The tiles of a text.
 *
 * @example
 *   tiles('406m 5-55z') // ['4m', '0m', '6m', '5z', '5z', '5z']
 * @throws {TypeError} if the notation has an error, with the same sentence as the type.
 */
export function tiles<S extends string>(text: Checked<S>): Tiles<S> {
  const read = readText(text as unknown as string)
  if (typeof read === 'string') throw new TypeError(read)
  return read.tiles as unknown as Tiles<S>
}

/** A hand of thirteen or fourteen tiles. */
export interface TypedHand<Text, All> {
  readonly text: Text
  /** All tiles in the order typed. */
  readonly tiles: All
  /** Tiles outside melds, without the one set apart. */
  readonly concealed: readonly TileCode[]
  /** The tile set apart at the end, or null. */
  readonly draw: TileCode | null
  readonly melds: readonly Meld[]
}

/**
 * A hand of thirteen or fourteen tiles, a meld counted as three.
 *
 * @throws {TypeError} if the notation, the number of tiles or of copies is wrong, with the same sentence as the type.
 */
export function hand<S extends string>(text: CheckedHand<S>): TypedHand<S, Tiles<S>> {
  const read = readText(text as unknown as string)
  if (typeof read === 'string') throw new TypeError(read)
  const fault = tilesFault(read, '13-or-14')
  if (fault !== null) throw new TypeError(fault)
  const {tiles, closed, melds, apart} = read
  const isWhole = apart !== null && closed.length + 3 * melds.length === 14
  const concealed = isWhole ? closed.slice(0, -1) : closed
  return {
    text: text as unknown as S,
    tiles: tiles as unknown as Tiles<S>,
    concealed,
    draw: isWhole ? apart : null,
    melds
  }
}
