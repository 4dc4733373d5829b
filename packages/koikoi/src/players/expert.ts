/**
 * The expert: looks ahead with more samples, and expects both players to call koi-koi early in the round, as strong
 * players do.
 *
 * The look-ahead with greedy playouts assumes that a round ends at the first yaku, so it overvalues cheap ones. Among
 * the playouts that were tried (koi-koi with three, four or five cards left, at any points or below six), the one here
 * was best against the look-ahead; see bench/koikoi-players.js.
 */
import {greedyPolicy} from './greedy.js'
import {lookAheadPolicy, type LookAheadOptions} from './look-ahead.js'
import type {Policy} from './table.js'

/** Fewest cards in the hand with which the playouts of the expert call koi-koi. */
const CARDS_FOR_KOIKOI = 5

/** The greedy player, except that it calls koi-koi while five or more cards are left. */
export const boldPolicy: Policy = {
  ...greedyPolicy,
  name: 'bold',
  callKoiKoi: table => table.own.count >= CARDS_FOR_KOIKOI
}

/**
 * The strongest player here.
 *
 * @param options
 *   As in `lookAheadPolicy` (default: 400 samples for a card, 1,024 for koi-koi).
 */
export function expertPolicy(options: LookAheadOptions = {}): Policy {
  const {samples = 400, callSamples = 1024, playout = boldPolicy} = options
  return {...lookAheadPolicy({...options, samples, callSamples, playout}), name: 'expert'}
}
