/**
 * Slots: which tiles a meld shows, in which order and in which position.
 *
 * A meld is drawn according to the player its tile was called from (上家: first, 対面: second, 下家: last), whatever the
 * order in which it was typed: an index in the notation is not the place on the table.
 */
import {
  isRed,
  plainOf,
  type Tile,
  type Ankan,
  type CalledMeld,
  type From,
  type Kakan,
  type Meld
} from '@tehai/riichi/tile'

/** One place of a meld. `above` is stacked on a sideways tile: the tile added to a pon. */
export interface Slot {
  readonly face: Tile | 'back'
  readonly lying: boolean
  readonly above: Tile | null
}

/** The places of a meld from left to right. */
export function slotsOf(meld: Meld): readonly Slot[] {
  switch (meld.type) {
    case 'ankan':
      return ankanSlots(meld)
    case 'kakan':
      return kakanSlots(meld)
    default:
      return calledSlots(meld)
  }
}

const upright = (face: Tile | 'back'): Slot => ({face, lying: false, above: null})

/** Place of the called tile among the others, by seat. */
const placeBySeat: Readonly<Record<From, (others: number) => number>> = {
  kamicha: () => 0,
  toimen: () => 1,
  shimocha: others => others
}

function insertCalled(others: readonly Tile[], called: Slot, from: From): readonly Slot[] {
  const slots = others.map(upright)
  slots.splice(placeBySeat[from](others.length), 0, called)
  return slots
}

function calledSlots({tiles, called, from}: CalledMeld): readonly Slot[] {
  const others = tiles.filter((_, index) => index !== called)
  return insertCalled(others, {face: tiles[called]!, lying: true, above: null}, from)
}

function kakanSlots({tiles, called, added, from}: Kakan): readonly Slot[] {
  const others = tiles.filter((_, index) => index !== called && index !== added)
  return insertCalled(others, {face: tiles[called]!, lying: true, above: tiles[added]!}, from)
}

/**
 * Four tiles, two of them face down; a red five always takes a visible place.
 *
 *     outer  ▮ 5 5 ▮      inner  5 ▮ ▮ 5
 */
function ankanSlots({tiles, faceDown}: Ankan): readonly Slot[] {
  const red = tiles.filter(isRed)
  const shown = [...red, ...tiles.filter(tile => !isRed(tile))].slice(0, 2)
  if (shown.length < 2) shown.push(plainOf(tiles[0]!))
  // A single red five is second, as players place it.
  if (red.length === 1) shown.reverse()
  const [left, right] = shown.map(upright) as [Slot, Slot]
  const back = upright('back')
  return faceDown === 'inner' ? [left, back, back, right] : [back, left, right, back]
}
