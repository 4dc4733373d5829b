/**
 * A match: several rounds, whose points add up.
 *
 * Plain data again: `startMatch`, then `nextRound` for the options of a round and `recordRound` for its result.
 */
import type {Month} from '../cards/index.js'
import {assertOptions, assertRules, defaultRules} from '../rules/index.js'
import type {GameRules} from '../rules/index.js'
import {assertPlayerId, opponentOf} from '../round/index.js'
import type {GameResult, PlayerId} from '../round/index.js'

/** Rounds of a match: a year, half a year, a quarter, or a single one. */
export type MatchLength = 12 | 6 | 3 | 1

export interface MatchOptions {
  /** Number of rounds (default: 12). */
  readonly rounds?: MatchLength | undefined
  /** Who deals the first round (default: `Player1`). */
  readonly dealer?: PlayerId | undefined
  readonly rules?: GameRules | undefined
  /** Who deals after a drawn round: the same player (default), or the other. A winner always deals next. */
  readonly afterDraw?: 'stays' | 'changes' | undefined
}

export interface Match {
  readonly rounds: MatchLength
  readonly rules: GameRules
  readonly afterDraw: 'stays' | 'changes'
  /** Who deals the next round. */
  readonly dealer: PlayerId
  /** Results of the rounds played, the first first. */
  readonly results: readonly GameResult[]
  /** Points of both players so far. */
  readonly totals: readonly [number, number]
}

const lengths: readonly number[] = [12, 6, 3, 1]

/**
 * Begin a match.
 *
 * @throws {TypeError} if the number of rounds is not 12, 6, 3 or 1, or if another option is wrong.
 */
export function startMatch(options: MatchOptions = {}): Match {
  assertOptions(options, ['rounds', 'dealer', 'rules', 'afterDraw'])
  const {rounds = 12, dealer = 0, rules = defaultRules, afterDraw = 'stays'} = options
  if (!lengths.includes(rounds))
    throw new TypeError(`Expected a match of 12, 6, 3 or 1 rounds, got ${String(rounds)}`)
  assertPlayerId(dealer, 'dealer')
  assertRules(rules)
  if (afterDraw !== 'stays' && afterDraw !== 'changes')
    throw new TypeError(`Expected \`afterDraw\` to be \`stays\` or \`changes\`, got ${String(afterDraw)}`)
  return {rounds, rules, afterDraw, dealer, results: [], totals: [0, 0]}
}

/** Options of a round of a match: those of `startRound`, all of them set. */
export interface NextRound {
  readonly dealer: PlayerId
  readonly rules: GameRules
  readonly month: Month
}

/** Options of the next round (its month is its number), or `undefined` when the match is over. */
export function nextRound({rounds, rules, dealer, results}: Match): NextRound | undefined {
  if (results.length >= rounds) return undefined
  return {dealer, rules, month: (results.length + 1) as Month}
}

/**
 * The match after a round.
 *
 * @throws {TypeError} if the match is over already.
 */
export function recordRound(match: Match, result: GameResult): Match {
  if (match.results.length >= match.rounds)
    throw new TypeError(`Expected at most ${match.rounds} rounds, got another`)
  const drawn = match.afterDraw === 'stays' ? match.dealer : opponentOf(match.dealer)
  return {
    ...match,
    dealer: result.winner ?? drawn,
    results: [...match.results, result],
    totals: [match.totals[0] + result.scores[0], match.totals[1] + result.scores[1]]
  }
}

/** Who won the match: `null` for equal points, `undefined` while it is running. */
export function matchWinner({rounds, results, totals: [first, second]}: Match): PlayerId | null | undefined {
  if (results.length < rounds) return undefined
  if (first === second) return null
  return first > second ? 0 : 1
}
