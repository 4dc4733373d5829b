/** Melds in the order that a notation requires, from the same table of marked runs that the parser uses. */
import {isRed, type Tile, type Ankan, type CalledMeld, type Kakan} from '@tehai/riichi/tile'
import {meldPatterns, type MeldPattern} from '../notation/melds/meld-patterns.js'

/** A pattern, and which tile of the meld takes each of its places. */
export interface OrderedMeld {
  readonly pattern: string
  /** Index in `meld.tiles`, for each place. */
  readonly order: readonly number[]
  /** The pattern says whom the tile was called from. */
  readonly hasDirection: boolean
}

/**
 * How a notation writes an open meld: the pattern with the same called tile if there is one, else the first of the same
 * direction, else the first of its type.
 */
export function orderOpenMeld(meld: CalledMeld | Kakan, notation: MeldPattern['notation']): OrderedMeld {
  const rows = meldPatterns.filter(row => row.notation === notation && row.type === meld.type)
  const sameFrom = rows.filter(row => row.from === meld.from)
  const row = sameFrom.find(({called}) => called === meld.called) ?? sameFrom[0] ?? rows[0]!
  return {
    pattern: row.pattern,
    order: placeCalled(meld, row.called!, row.added),
    hasDirection: sameFrom.length > 0
  }
}

/** Put the called and the added tile where they belong, and the others around them in the order typed. */
export function placeCalled(meld: CalledMeld | Kakan, called: number, added: number | null): number[] {
  const addedTile = meld.type === 'kakan' ? meld.added : null
  const others = meld.tiles
    .map((_, index) => index)
    .filter(index => index !== meld.called && index !== addedTile)
  return meld.tiles.map((_, place) => {
    if (place === called) return meld.called
    return addedTile !== null && place === added ? addedTile : others.shift()!
  })
}

/**
 * The four tiles of an ankan, red fives on the two places that are seen.
 *
 * @returns
 *   Index in `tiles` for each place; the order typed when it shows all red fives already.
 */
export function orderAnkan(
  tiles: readonly Tile[],
  seen: readonly [number, number] | null
): readonly number[] {
  const places = [0, 1, 2, 3]
  if (seen === null || places.every(place => !isRed(tiles[place]!) || seen.includes(place))) return places
  const redsFirst = places.toSorted((a, b) => Number(isRed(tiles[b]!)) - Number(isRed(tiles[a]!)))
  const [first, second, ...hidden] = redsFirst
  return places.map(place => (place === seen[0] ? first! : place === seen[1] ? second! : hidden.shift()!))
}

/** Whether an order hides a red five: the two visible places cannot hold three of them. */
export function hidesRed(
  {tiles}: Ankan,
  order: readonly number[],
  seen: readonly [number, number] | null
): boolean {
  return seen !== null && order.some((index, place) => !seen.includes(place) && isRed(tiles[index]!))
}

/**
 * Fill a pattern: `#` takes the next tile's digit, other characters are copied.
 *
 * @param digits
 *   One for each place of the pattern, places of `x` included.
 */
export function fillPattern(pattern: string, digits: readonly string[]): string {
  let place = 0
  let text = ''
  for (const character of pattern) {
    if (character === '#') text += digits[place++]
    else {
      text += character
      if (character === 'x') place++
    }
  }
  return text
}
