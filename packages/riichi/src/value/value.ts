/**
 * Value (期待値): tenpai rate, win rate and expected points of every discard of a hand, turn by turn.
 *
 * One player against the wall: no opponents, no calls, wins by tsumo alone; a closed hand that discards into tenpai is in riichi
 * from then on. The figures are exact for this model. Points are those of a tsumo with riichi, dora, red fives and ura dora;
 * without ippatsu, haitei, honba and sticks.
 */
import {countTiles, isRed, kindOf, northKind, tiles as faces, type Meld, type Tile} from '../tile/index.js'
import {checkCopies, checkMelds, checkPlayers} from '../hand/check.js'
import type {Problem} from '../hand/problem.js'
import {defaultRules, type Rules} from '../rules/rules.js'
import {limitsOf} from '../shanten/limits.js'
import {sizeOf} from '../tile/size.js'
import type {Wind} from '../hand/situation.js'
import {graphFrom, type Graph} from './graph/graph.js'
import {ratesOf, type Rates} from './turns.js'
import {wallOf} from './wall.js'
import {worthWith} from './worth.js'

/** A hand about to discard, and what its owner sees. */
export interface HandToValue {
  /** Closed tiles: 14 less three for every meld. */
  readonly hand: readonly Tile[]
  readonly melds?: readonly Meld[] | undefined
  /** Dora indicators, that of the deal first; at most `mostIndicators` (default: none). */
  readonly indicators?: readonly Tile[] | undefined
  /** Tiles seen elsewhere, each once: rivers, melds of others (default: none). */
  readonly visible?: readonly Tile[] | undefined
  /** Round wind (default: east). */
  readonly round?: Wind | undefined
  /** Seat wind (default: south, so not the dealer). */
  readonly seat?: Wind | undefined
  /** Norths put aside (抜き北), 0–4, with three players only (default: 0). */
  readonly kita?: number | undefined
}

/** What is followed and counted. */
export interface ValueOptions {
  /** Complete rules (default: `defaultRules`). Without red fives a red five is a plain one. */
  readonly rules?: Rules | undefined
  /** Count ura dora (default: as the rules have it). */
  readonly ura?: boolean | undefined
  /** Follow draws that bring the hand no closer (手替わり; default: `false`). */
  readonly handChange?: boolean | undefined
  /** Follow discards that take the hand farther from tenpai (向聴戻し; default: `false`). */
  readonly shantenBack?: boolean | undefined
  /**
   * Most hands to follow: above this limit, fewer draws and discards are followed (default: 400,000, about 100 MB).
   */
  readonly mostStates?: number | undefined
}

/** A discard, and the figures of the hand it leaves. */
export interface DiscardValue extends Rates {
  readonly tile: Tile
  /** Shanten after the discard. */
  readonly shanten: number
}

/** The figures of a hand. */
export interface HandValue {
  readonly outcome: 'value'
  /** Unseen tiles. */
  readonly wall: number
  /** Shanten of the hand before the discard. */
  readonly shanten: number
  /** How many hands were followed. */
  readonly states: number
  /** What was followed: less than the options request if that would have been too much. */
  readonly handChange: boolean
  readonly shantenBack: boolean
  /** The discards that are followed: kinds in their order, then red fives. */
  readonly discards: readonly DiscardValue[]
}

/** The hand is impossible. */
export interface ImpossibleValue {
  readonly outcome: 'impossible'
  readonly problems: readonly Problem[]
}

/** More than `mostStates` hands can follow, even with only draws that bring the hand closer. */
export interface TooWide {
  readonly outcome: 'too-wide'
  readonly mostStates: number
}

/** Dora indicators that can be turned: that of the deal, and one for each of four kans. */
export const mostIndicators = 5

/** Hands that are followed at most unless the options say otherwise. */
export const mostStates = 400_000

/** The figures of every discard. Never throws for what an author may write: an impossible hand is a result. */
export function handValue(
  given: HandToValue,
  options: ValueOptions = {}
): HandValue | ImpossibleValue | TooWide {
  const {rules = defaultRules} = options
  const problems = problemsOf(given, rules)
  if (problems.length > 0) return {outcome: 'impossible', problems}
  const {hand, melds = [], visible = [], indicators = [], kita = 0, round = 'east', seat = 'south'} = given
  const wall = wallOf(melds, [...visible, ...indicators], kita, rules)
  const reds = [0, 0, 0]
  if (rules.redFives > 0) {
    for (const tile of hand) {
      const suit = (kindOf(tile) / 9) | 0
      if (isRed(tile) && reds[suit]! < 3) reds[suit]! += 1
    }
  }
  const start = {
    counts: countTiles(hand),
    reds,
    isClosed: melds.every(({type}) => type === 'ankan'),
    limits: limitsOf({melds, sanma: rules.sanma, kita}),
    wall,
    mostStates: options.mostStates ?? mostStates
  }
  const ura = options.ura ?? rules.ura
  const worth = worthWith({melds, round, seat, indicators, kita, ura, rules, wall})
  const unseen = sizeOf(wall.copies) - hand.length
  for (const switches of switchesFrom(options)) {
    const graph = graphFrom({...start, ...switches}, worth)
    if (graph) return valueOf(graph, unseen, switches)
  }
  return {outcome: 'too-wide', mostStates: start.mostStates}
}

interface Switches {
  readonly handChange: boolean
  readonly shantenBack: boolean
}

/** The switches of the options, then variants with fewer of them. */
function switchesFrom({handChange = false, shantenBack = false}: ValueOptions): Switches[] {
  const all = [{handChange, shantenBack}]
  if (handChange && shantenBack) all.push({handChange, shantenBack: false})
  if (handChange || shantenBack) all.push({handChange: false, shantenBack: false})
  return all
}

function valueOf(graph: Graph, wall: number, switches: Switches): HandValue {
  const rates = ratesOf(graph, wall)
  return {
    outcome: 'value',
    wall,
    shanten: graph.discarding.shanten[0]!,
    states: graph.waiting.count + graph.discarding.count,
    ...switches,
    discards: graph.firsts.map(({face, waiting}, index) => ({
      tile: faces[face]!,
      shanten: graph.waiting.shanten[waiting]!,
      ...rates[index]!
    }))
  }
}

function problemsOf(given: HandToValue, rules: Rules): Problem[] {
  const {hand, melds = [], visible = [], indicators = [], kita = 0, seat} = given
  const problems: Problem[] = []
  checkMelds(melds, rules, problems)
  checkPlayers({kita, seat}, rules, problems)
  const expected = 14 - 3 * melds.length
  if (hand.length !== expected) problems.push({id: 'hand-size', values: {tiles: hand.length, expected}})
  const laid = melds.flatMap(({tiles}) => tiles)
  const counts = countTiles([...hand, ...laid, ...visible, ...indicators])
  counts[northKind]! += kita
  checkCopies(counts, rules, problems)
  return problems
}
