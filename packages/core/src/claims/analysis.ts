/** What the rules say about one hand, each value computed once, when a claim first needs it. */
import type {ClaimedHand} from '../page/check/result/claims.js'
import {score, shantenByForm, type Rules, type Score, type ShantenByForm, type Win} from '@tehai/riichi'
import type {WinBy} from '../model/diagram.js'
import type {Tile, TileKind} from '@tehai/riichi/tile'
import {
  acceptedBy,
  discardsOf,
  inSightOf,
  shapeAcceptedAfter,
  shapeShantenOf,
  waitsAfter,
  type DiscardCounts,
  type HandWaits,
  type UkeireCounts
} from './in-sight.js'
import {tilesOfHand, type HandTiles} from './hand.js'
import {rulesOfText} from './rules.js'
import {winOfHand, winWith} from './win-of-hand.js'

/** A win that could be scored. */
export interface ScoredWin {
  readonly win: Win
  readonly score: Score
}

/** A hand and the values that claims about it need. */
export interface Analysis {
  readonly hand: ClaimedHand
  /** `null`: some tiles are not known. */
  readonly tiles: HandTiles | null
  readonly rules: () => Rules
  /** Whether the rules are known. If the name of a rule set is misspelt, only the other rules are. */
  readonly isRuled: () => boolean
  readonly shanten: () => ShantenByForm
  readonly ukeire: () => UkeireCounts
  /**
   * What a shape accepts after a discard, or as it is: first the tiles that bring it closer to completion, then all
   * tiles that complete a set or a missing pair, since an author may mean either.
   */
  readonly shapeAccepts: (discard: TileKind | null) => readonly UkeireCounts[]
  readonly discards: () => readonly DiscardCounts[]
  /** How far a shape of 3n + 2 tiles is from consisting of sets alone: the tiles that it lacks, less one. */
  readonly shapeShanten: () => number
  /** The waits after a discard, or for the hand as it is. */
  readonly waits: (discard: TileKind | null) => HandWaits
  /** The win, by tsumo or ron; `null` if no winning tile is known. */
  readonly score: (by: WinBy) => ScoredWin | null
  /** A win of the waiting hand with any tile, after a discard or as it is; `null` if some tiles are not known. */
  readonly scoreWith: (tile: Tile, by: WinBy, discard: TileKind | null) => ScoredWin | null
}

/** Begins the analysis of a hand. Call only the functions that its `turn` allows. */
export function analysisOf(hand: ClaimedHand): Analysis {
  const tiles = tilesOfHand(hand)
  const sight = inSightOf(hand, tiles)
  const named = once(() => rulesOfText(hand.settings.rules, hand.said))
  const rules = () => named().rules
  const scored = (win: Win | null) => win && {win, score: score(win, rules())}
  return {
    hand,
    tiles,
    rules,
    isRuled: () => named().unknown.length === 0,
    shanten: once(() => shantenByForm(sight.counts, sight.alone)),
    ukeire: once(() => acceptedBy(sight)),
    discards: once(() => discardsOf(sight)),
    shapeAccepts: byKey(discard => shapeAcceptedAfter(discard, sight)),
    shapeShanten: once(() => shapeShantenOf(sight)),
    waits: byKey(discard => waitsAfter(discard, sight)),
    score: byKey(by => scored(tiles && winOfHand(hand, tiles, by))),
    scoreWith: (tile, by, discard) => scored(tiles && winWith(tile, by, discard, {hand, tiles}))
  }
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
