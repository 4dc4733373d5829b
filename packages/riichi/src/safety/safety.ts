/**
 * Safety (安全度): how likely an opponent is to win by a tile, in six classes that follow from the visible tiles.
 *
 * A class says which waits remain, not how often they deal in: rates depend on players, and are not stated here.
 * The tile of the riichi declaration and its neighbours (宣言牌の筋, またぎ) change rates, not what is possible, so they are
 * not considered.
 *
 * Source: furiten as in the rules of tenhou, <https://tenhou.net/man/#RULE>: a player cannot win by ron while a tile
 * of the waits is in the player's own river, or was let pass after riichi.
 */
import {kindOf, tileOf, type Tile, type TileKind} from '../tile/index.js'
import {
  combinationsOf,
  isKokushiPossible,
  noWaits,
  openSides,
  sidesOf,
  type Side,
  type WaitCombinations
} from './combinations.js'
import {countsOf, type SafetyCounts, type SafetyView} from './view.js'

/** The classes, from the safest on. */
export const safetyClasses = [
  /** The opponent cannot win by it (現物): it is in the river, or was let pass after riichi. */
  'genbutsu',
  /** Every wait for it is impossible, by furiten or because the tiles are visible. */
  'no-wait',
  /** Only a pair can wait for it: tanki or shanpon. */
  'pair',
  /** No ryanmen can wait for it (筋, 中筋, 壁); a kanchan or a penchan can. */
  'no-ryanmen',
  /** One ryanmen can. */
  'one-ryanmen',
  /** Two ryanmen can (4, 5 and 6 of a suit only). */
  'two-ryanmen'
] as const

export type SafetyClass = (typeof safetyClasses)[number]

/** Reasons for the safety of a tile, in the order in which they are listed. */
export const safetyReasons = [
  /** It is in the river of the opponent (現物). */
  'river',
  /** It was discarded by another player after the riichi (現物, 通った牌). */
  'passed',
  /** The other end of its only ryanmen is furiten (筋). */
  'suji',
  /** The other ends of both ryanmen are (中筋). */
  'naka-suji',
  /** The other end of one of two ryanmen is (片筋). */
  'half-suji',
  /** No other end is furiten (無筋); not used for genbutsu. */
  'no-suji',
  /** No ryanmen is left, at least one because all copies of a tile are visible (ノーチャンス, 壁). */
  'no-chance',
  /** Every ryanmen that is left needs the last copy of a tile (ワンチャンス). */
  'one-chance',
  /** A wind or a dragon (字牌). */
  'honor',
  /** All four copies are visible (4枚見え). */
  'exhausted',
  /** Only thirteen orphans can wait for it (国士無双). */
  'kokushi'
] as const

export type SafetyReason = (typeof safetyReasons)[number]

/** How safe a tile is against one opponent. */
export interface TileSafety {
  /** The plain tile; a red five is as safe as its five. */
  readonly tile: Tile
  readonly class: SafetyClass
  /** All reasons that apply, in the order of `safetyReasons`. */
  readonly reasons: readonly SafetyReason[]
  /** Copies that the player sees, including the player's own, 0–4 (何枚見え). */
  readonly visible: number
  /** In how many ways the opponent can have each wait that may win by it. */
  readonly waits: WaitCombinations
}

/**
 * How safe every kind of the hand is, in the order of the kinds.
 *
 * @throws {RangeError} if more copies of a tile are visible than exist.
 */
export function safety(view: SafetyView): TileSafety[] {
  const counts = countsOf(view)
  const found: TileSafety[] = []
  const isHeld: boolean[] = []
  for (const tile of view.hand) isHeld[kindOf(tile)] = true
  for (let kind = 0; kind < 34; kind++) if (isHeld[kind]) found.push(judge(counts, kind))
  return found
}

/**
 * How safe some tiles are, whether they are in the hand or not.
 *
 * @throws {RangeError} if more copies of a tile are visible than exist.
 */
export function safetyOf(view: SafetyView, tiles: readonly Tile[]): TileSafety[] {
  const counts = countsOf(view)
  return tiles.map(tile => judge(counts, kindOf(tile)))
}

/** By the bits of a kind: why the opponent cannot win by it. */
const furitenReasons: readonly (readonly SafetyReason[])[] = [[], ['river'], ['passed'], ['river', 'passed']]

function judge(counts: SafetyCounts, kind: TileKind): TileSafety {
  const tile = tileOf(kind)
  const visible = counts.copies[kind]! - counts.unseen[kind]!
  const furiten = counts.furiten[kind]!
  const sides = sidesOf(counts, kind)
  if (furiten !== 0) {
    const others = reasonsOf(counts, kind, sides, 'genbutsu').filter(one => one !== 'no-suji')
    return {
      tile,
      class: 'genbutsu',
      reasons: [...furitenReasons[furiten]!, ...others],
      visible,
      waits: noWaits
    }
  }
  const waits = combinationsOf(counts, kind, sides)
  const found = classOf(waits, sides)
  return {tile, class: found, reasons: reasonsOf(counts, kind, sides, found), visible, waits}
}

function classOf(waits: WaitCombinations, sides: readonly Side[]): SafetyClass {
  if (waits.ryanmen > 0) return openSides(sides) > 1 ? 'two-ryanmen' : 'one-ryanmen'
  if (waits.kanchan + waits.penchan > 0) return 'no-ryanmen'
  return waits.shanpon + waits.tanki > 0 ? 'pair' : 'no-wait'
}

function reasonsOf(
  counts: SafetyCounts,
  kind: TileKind,
  sides: readonly Side[],
  found: SafetyClass
): SafetyReason[] {
  const reasons: SafetyReason[] = []
  if (sides.length > 0) {
    reasons.push(sujiOf(sides))
    const open = sides.filter(({isFuriten, combinations}) => !isFuriten && combinations > 0)
    if (open.length === 0 && sides.some(({combinations}) => combinations === 0)) reasons.push('no-chance')
    if (open.length > 0 && open.every(({isOneChance}) => isOneChance)) reasons.push('one-chance')
  } else reasons.push('honor')
  if (counts.unseen[kind] === 0 && counts.copies[kind] !== 0) reasons.push('exhausted')
  if (found === 'no-wait' && isKokushiPossible(counts, kind)) reasons.push('kokushi')
  return reasons
}

function sujiOf(sides: readonly Side[]): SafetyReason {
  let furiten = 0
  for (const {isFuriten} of sides) if (isFuriten) furiten += 1
  if (furiten === 0) return 'no-suji'
  if (furiten < sides.length) return 'half-suji'
  return sides.length === 1 ? 'suji' : 'naka-suji'
}
