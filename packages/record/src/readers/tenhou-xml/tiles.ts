/**
 * Tiles and melds of mjlog: numbers 0–135, four copies of each kind, and 16-bit codes of melds.
 */
import {compareTiles, type Tile, tileOf} from '@tehai/riichi/tile'

/** The ids of the red fives of each suit. */
const reds: ReadonlyMap<number, Tile> = new Map([
  [16, '0m'],
  [52, '0p'],
  [88, '0s']
])

/** The tile of an id, 0–135; `null` for another number. */
export function tileOfId(id: number, hasReds: boolean): Tile | null {
  if (!Number.isInteger(id) || id < 0 || id > 135) return null
  return (hasReds && reds.get(id)) || tileOf(id >> 2)
}

/** A meld as decoded; ids of tiles in the order of the code. */
export interface CodedMeld {
  readonly type: 'chii' | 'pon' | 'daiminkan' | 'ankan' | 'kakan' | 'kita'
  /** The called or added tile; the first for an ankan. */
  readonly tile: Tile
  /** The other tiles, sorted. */
  readonly own: readonly Tile[]
  /** From whom, in steps of turns: 1 shimocha, 2 toimen, 3 kamicha; 0 for one's own tiles. */
  readonly from: number
  /** Which of the three sorted tiles was called, 0–2. */
  readonly called: number
}

/**
 * A meld from its code; `null` for an invalid code.
 *
 *     bit 2: chii    15–10 run and called tile   8–3 copies, two bits a tile
 *     bit 3: pon     15–9  kind and called tile  6–5 the copy that is left out
 *     bit 4: kakan   as a pon, 6–5 the added copy
 *     bit 5: kita    15–8  tile
 *     else:  kan     15–8  the called tile
 *     1–0 from whom
 *
 * Source: the decoding is that of tenhou's own viewer, as described at <https://m77.hatenablog.com/entry/2017/05/21/214529>.
 */
export function meldOfCode(code: number, hasReds: boolean): CodedMeld | null {
  if (!Number.isInteger(code) || code < 0 || code > 0xffff) return null
  const from = code & 3
  if (code & 4) return chiiOfCode(code, from, hasReds)
  if (code & 24) return ponOfCode(code, from, hasReds)
  const id = code >> 8
  if (code & 32) return made('kita', [id], 0, from, hasReds)
  const first = id & ~3
  return made(
    from === 0 ? 'ankan' : 'daiminkan',
    [first, first + 1, first + 2, first + 3],
    from === 0 ? 0 : id & 3,
    from,
    hasReds
  )
}

/** Runs are seven of each suit: with 63 the bits name one beyond the last. */
const RUNS = 21

function chiiOfCode(code: number, from: number, hasReds: boolean): CodedMeld | null {
  const run = code >> 10
  const start = Math.floor(run / 3)
  if (start >= RUNS) return null
  const first = (Math.floor(start / 7) * 9 + (start % 7)) * 4
  const ids = [first + ((code >> 3) & 3), first + 4 + ((code >> 5) & 3), first + 8 + ((code >> 7) & 3)]
  return made('chii', ids, run % 3, from, hasReds)
}

function ponOfCode(code: number, from: number, hasReds: boolean): CodedMeld | null {
  const kind = code >> 9
  const first = Math.floor(kind / 3) * 4
  const other = first + ((code >> 5) & 3)
  const three = [first, first + 1, first + 2, first + 3].filter(id => id !== other)
  if (code & 8) return made('pon', three, kind % 3, from, hasReds)
  const pon = made('pon', three, kind % 3, from, hasReds)
  const added = tileOfId(other, hasReds)
  return pon && added && {...pon, type: 'kakan', tile: added, own: [pon.tile, ...pon.own].sort(compareTiles)}
}

function made(
  type: CodedMeld['type'],
  ids: readonly number[],
  called: number,
  from: number,
  hasReds: boolean
): CodedMeld | null {
  const tiles: Tile[] = []
  for (const id of ids) {
    const tile = tileOfId(id, hasReds)
    if (tile === null) return null
    tiles.push(tile)
  }
  const own = tiles.filter((_, index) => index !== called)
  return {type, tile: tiles[called]!, own, from, called}
}
