/**
 * The art that the options of a site choose: of a shipped tile set, or of one that the site brings.
 */
import {wrongCall} from '@tehai/kernel/source'
import {resolveArt, type ArtChoice, type ResolvedArt, type TileSet} from '@tehai/kernel/picture'

/** Sets of a game by name; the first one is the default. */
export type SetsByName<Set extends TileSet> = Readonly<Record<string, Set>>

/** What is drawn: a set, and the palette and variants that are chosen from it. */
export interface SetChoice<Set> extends ArtChoice {
  /** Name of a shipped set, or a set (default: the first shipped one). */
  readonly tiles?: Set | string | null | undefined
}

/**
 * The art of a choice. A set that a site brings has been checked before, by `checkTiles`.
 *
 * @throws {TypeError} for a name that no set has, and for a palette or a variant that the set does not have.
 */
export function chosenArt<Set extends TileSet>(
  choice: SetChoice<Set>,
  shipped: SetsByName<Set>
): ResolvedArt {
  const tiles = choice.tiles ?? Object.keys(shipped)[0]!
  return resolveArt(typeof tiles === 'string' ? setNamed(tiles, shipped) : tiles, choice)
}

function setNamed<Set extends TileSet>(name: string, shipped: SetsByName<Set>): Set {
  if (Object.hasOwn(shipped, name)) return shipped[name]!
  const names = Object.keys(shipped).map(known => `\`${known}\``)
  throw wrongCall(`\`tiles\` to be a tile set or one of ${names.join(', ')}`, name)
}
