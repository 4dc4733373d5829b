/**
 * What the rules say of one hand, each value computed once, when a claim first needs it.
 */
import type {ClaimedHand} from '../page/check/claims.js'
import {
  discards,
  type Discard,
  type AnalysisOptions,
  shantenByForm,
  type ShantenByForm,
  score,
  type Score,
  type Situation,
  type Win,
  ukeire,
  type Ukeire,
  shapeGains,
  shapeSetUkeire,
  shapeUkeire,
  shapeWaits,
  type Wait,
  noTiles,
  type Rules
} from '@tehai/riichi'
import type {WinBy} from '../model/diagram.js'
import {northKind, kindOf, type Tile, type TileKind} from '@tehai/riichi/tile'
import {discardBefore} from './check/discarded.js'
import {tilesOfHand, fromOf, without, type HandTiles} from './hand.js'
import {rulesOfText} from './rules.js'
import {situationOfWin} from './situation.js'

/** A discard, counted by the hand alone and with all tiles in sight. */
export interface DiscardCounts {
  readonly tile: TileKind
  readonly shanten: number
  readonly alone: Discard
  readonly seen: Discard
}

/** What a hand or a shape accepts, counted by the hand alone and with all tiles in sight. */
export interface UkeireCounts {
  readonly alone: Pick<Ukeire, 'tiles' | 'total'>
  readonly seen: Pick<Ukeire, 'tiles' | 'total'>
}

/** The waits of a hand, or of what a discard leaves of it. */
export interface HandWaits {
  /** The discard after which the hand waits; `null`: it waits without one. */
  readonly discard: TileKind | null
  readonly waits: readonly Wait[]
  /** Tiles left, by the hand alone and with all tiles in sight. */
  readonly alone: number
  readonly seen: number
  /** Tiles left of each of `waits`. */
  readonly left: readonly {readonly alone: number; readonly seen: number}[]
}

/** A win that could be scored. */
export interface ScoredWin {
  readonly win: Win
  readonly score: Score
}

/** A hand and the values that claims need of it. */
export interface Analysis {
  readonly hand: ClaimedHand
  /** `null`: some tiles are not known. */
  readonly tiles: HandTiles | null
  readonly rules: () => Rules
  /** Whether the rules are known: of a misspelt name only the rest of them is. */
  readonly isRuled: () => boolean
  readonly shanten: () => ShantenByForm
  readonly ukeire: () => UkeireCounts
  /**
   * What a shape accepts after a discard, or as it is: the tiles with which it lacks fewer, then, as that may be meant
   * too, all with which it gains a set or a missing pair.
   */
  readonly shapeAccepts: (discard: TileKind | null) => readonly UkeireCounts[]
  readonly discards: () => readonly DiscardCounts[]
  /** Tiles that a shape of 3n + 2 lacks of sets alone, less one. */
  readonly shapeShanten: () => number
  /** The waits after a discard, or for the hand as it is. */
  readonly waits: (discard: TileKind | null) => HandWaits
  /** The win, by tsumo or ron; `null` if no winning tile is known. */
  readonly score: (by: WinBy) => ScoredWin | null
  /** A win of the waiting hand with any tile, after a discard or for the hand as it is; `null` if tiles are not known. */
  readonly scoreWith: (tile: Tile, by: WinBy, discard: TileKind | null) => ScoredWin | null
}

/** Begin the analysis of a hand. Call only what its `turn` allows. */
export function analysisOf(hand: ClaimedHand): Analysis {
  const tiles = tilesOfHand(hand)
  const {counts = [], melds = [], visible = [], elsewhere = null} = tiles ?? {}
  const {sanma} = hand
  const kita = hand.situation.kita ?? 0
  const alone: AnalysisOptions = elsewhere ? {melds, visible: elsewhere, sanma, kita} : {melds, sanma, kita}
  const discarded = tiles?.turn === 'draw' ? discardBefore(hand) : null
  const seen = withGone({melds, visible, sanma, kita}, discarded)
  const named = once(() => rulesOfText(hand.settings.rules, hand.said))
  const rules = () => named().rules
  return {
    hand,
    tiles,
    rules,
    isRuled: () => named().unknown.length === 0,
    shanten: once(() => shantenByForm(counts, alone)),
    ukeire: once(() => ({alone: ukeire(counts, alone), seen: ukeire(counts, seen)})),
    discards: once(() => {
      const inSight = discards(counts, seen)
      return discards(counts, alone).map((one, index) => ({
        tile: one.tile,
        shanten: one.shanten,
        alone: one,
        seen: inSight[index]!
      }))
    }),
    shapeAccepts: byKey((discard: TileKind | null) => {
      const held = discard === null ? counts : without(counts, discard)
      const [outOfHand, inSight] =
        discard === null ? [alone, seen] : [withGone(alone, discard), withGone(seen, discard)]
      return [shapeUkeire, shapeGains, shapeSetUkeire].map(accept => ({
        alone: accept(held, outOfHand),
        seen: accept(held, inSight)
      }))
    }),
    shapeShanten: once(() => shapeUkeire(counts, alone).shanten),
    waits: byKey((discard: TileKind | null) => waitsAfter(discard, counts, alone, seen)),
    score: byKey((by: WinBy) => {
      const win = tiles && winOfHand(hand, tiles, by)
      return win && {win, score: score(win, rules())}
    }),
    scoreWith: (tile, by, discard) => {
      if (!tiles) return null
      const win = winWith(hand, tiles, tile, by, discard)
      return {win, score: score(win, rules())}
    }
  }
}

/** The waits after a discard, or as the hand is, and how many of each are left by the hand alone and by all in sight. */
function waitsAfter(
  discard: TileKind | null,
  counts: readonly number[],
  alone: AnalysisOptions,
  seen: AnalysisOptions
): HandWaits {
  const held = discard === null ? counts : without(counts, discard)
  const found = shapeWaits(held, alone)
  const leftOf = (tile: TileKind, options: AnalysisOptions) => Math.max(0, 4 - countIn(tile, counts, options))
  const left = found.map(({tile}) => ({alone: leftOf(tile, alone), seen: leftOf(tile, seen)}))
  const sum = (of: 'alone' | 'seen') => left.reduce((total, one) => total + one[of], 0)
  return {discard, waits: found, alone: sum('alone'), seen: sum('seen'), left}
}

/** The options when one tile of a kind lies in the river besides, if one does. */
function withGone(options: AnalysisOptions, kind: TileKind | null): AnalysisOptions {
  if (kind === null) return options
  const visible = options.visible?.slice() ?? noTiles()
  visible[kind]! += 1
  return {...options, visible}
}

/** A win with a tile that the hand waits for. */
function winWith(hand: ClaimedHand, tiles: HandTiles, tile: Tile, by: WinBy, discard: TileKind | null): Win {
  const {closed, melds, win} = tiles
  const isDiscarded = (one: Tile) => kindOf(one) === discard
  const exact = win && isDiscarded(win.tile) ? closed.lastIndexOf(win.tile) : -1
  const out = exact >= 0 ? exact : closed.findLastIndex(isDiscarded)
  const held = out < 0 ? closed : closed.filter((_, index) => index !== out)
  return {hand: held, melds, win: tile, by, situation: situationOf(hand, win?.from ?? null, by)}
}

/** Copies of a kind in the hand, its melds, and among the tiles in sight. */
function countIn(
  tile: TileKind,
  counts: readonly number[],
  {melds = [], visible, kita = 0}: AnalysisOptions
): number {
  let count = counts[tile]! + (visible?.[tile] ?? 0) + (tile === northKind ? kita : 0)
  for (const meld of melds) for (const one of meld.tiles) if (kindOf(one) === tile) count++
  return count
}

function once<Value>(compute: () => Value): () => Value {
  let known: {readonly value: Value} | null = null
  return () => (known ??= {value: compute()}).value
}

function byKey<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  let known: Map<Key, Value> | null = null
  return key => {
    known ??= new Map()
    if (!known.has(key)) known.set(key, compute(key))
    return known.get(key)!
  }
}

/** The win of a hand; `null` if its winning tile is not known. */
export function winOfHand(hand: ClaimedHand, tiles: HandTiles, by: WinBy): Win | null {
  if (!tiles.win) return null
  const {from} = tiles.win
  return {
    hand: tiles.closed,
    melds: tiles.melds,
    win: tiles.win.tile,
    by,
    situation: situationOf(hand, from, by)
  }
}

function situationOf(hand: ClaimedHand, from: Situation['loser'] | null, by: WinBy): Situation {
  const {situation, diagram, indicators, uraIndicators, pao} = hand
  return situationOfWin(situation, {
    by,
    from,
    riichi: diagram.hand.riichi,
    dora: indicators,
    ura: uraIndicators,
    pao: fromOf(pao, situation.seat ?? 'south') ?? undefined
  })
}
