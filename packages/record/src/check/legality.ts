/**
 * Whether an event that can be carried out is allowed by the rules: riichi, calls, kans, the reasons for a draw.
 */
import {append} from '@tehai/kernel/source'
import {isTerminalOrHonor, kindOf} from '@tehai/riichi/tile'
import type {CallEvent, DiscardEvent, DrawReason, Event, Player} from '../game/event.js'
import {closedTiles, waitsOfHand, without} from '../game/hand.js'
import {problem, type Problem} from '../game/problem.js'
import {nextOf} from '../game/seats.js'
import type {HandState, TableState} from '../game/state.js'
import type {TableRules} from './rules.js'

/** Why an event is not allowed. */
export type LegalityId =
  | 'discard-after-riichi'
  | 'swap-call'
  | 'riichi-twice'
  | 'riichi-with-open-hand'
  | 'riichi-without-points'
  | 'riichi-at-the-end'
  | 'riichi-not-tenpai'
  | 'call-after-riichi'
  | 'chii-not-from-kamicha'
  | 'chii-with-three'
  | 'call-of-last-tile'
  | 'kan-after-riichi'
  | 'fifth-kan'
  | 'kita-with-four'
  | 'draw-not-due'

export type LegalityProblem = Problem<LegalityId>

const fine: readonly LegalityProblem[] = []

/** What is wrong with an event at the table before it. */
export function illegalities(state: TableState, event: Event, rules: TableRules): readonly LegalityProblem[] {
  switch (event.type) {
    case 'discard':
      return discardProblems(state, event, rules)
    case 'chii':
    case 'pon':
    case 'daiminkan':
      return callProblems(state, event)
    case 'ankan':
    case 'kakan':
      return kanProblems(state, event.player, event.type)
    case 'kita':
      if (state.players === 4) return [problem('kita-with-four', {player: event.player})]
      return state.left === 0 ? [problem('call-of-last-tile', {player: event.player})] : fine
    case 'ryuukyoku':
      return isDue(state, event.reason) ? fine : [problem('draw-not-due', {reason: event.reason})]
    default:
      return fine
  }
}

/** Riichi needs as many tiles left as there are players: one more draw for each. */
function discardProblems(
  state: TableState,
  event: DiscardEvent,
  {kuikae = false, riichiWithoutDraw = false}: TableRules
): readonly LegalityProblem[] {
  const {player, tile, tsumogiri, riichi} = event
  const hand = state.hands[player]!
  const problems: LegalityProblem[] = []
  if (hand.riichi !== null && !tsumogiri && hand.drawn !== tile)
    problems.push(problem('discard-after-riichi', {player, tile}))
  if (!kuikae && state.swaps.includes(kindOf(tile))) problems.push(problem('swap-call', {player, tile}))
  if (!riichi) return problems
  if (hand.riichi !== null) problems.push(problem('riichi-twice', {player}))
  if (hand.melds.some(({type}) => type !== 'ankan')) problems.push(problem('riichi-with-open-hand', {player}))
  // It is unknown whether riichi that costs nothing may be declared with a negative score.
  if (state.riichiStick > 0 && state.scores[player]! < state.riichiStick)
    problems.push(problem('riichi-without-points', {player, score: state.scores[player]!}))
  if (!riichiWithoutDraw && state.left < state.players)
    problems.push(problem('riichi-at-the-end', {player, left: state.left}))
  if (!isTenpaiAfter(hand, event, state)) problems.push(problem('riichi-not-tenpai', {player, tile}))
  return problems
}

function isTenpaiAfter(hand: HandState, {tile}: DiscardEvent, state: TableState): boolean {
  const held = closedTiles(hand)
  const tiles = held && without(held, [tile])
  return tiles === null || waitsOfHand({...hand, tiles}, state.players).length > 0
}

function callProblems(state: TableState, {type, player, from}: CallEvent): readonly LegalityProblem[] {
  const problems: LegalityProblem[] = []
  if (state.hands[player]!.riichi !== null) problems.push(problem('call-after-riichi', {player}))
  if (type === 'chii' && nextOf(from, state.players) !== player)
    problems.push(problem('chii-not-from-kamicha', {player, from}))
  if (type === 'chii' && state.players === 3) problems.push(problem('chii-with-three', {player}))
  if (state.left === 0) problems.push(problem('call-of-last-tile', {player}))
  if (type === 'daiminkan') append(problems, fifthKan(state, player))
  return problems
}

function kanProblems(state: TableState, player: Player, type: 'ankan' | 'kakan'): readonly LegalityProblem[] {
  const hand = state.hands[player]!
  const problems: LegalityProblem[] = [...fifthKan(state, player)]
  if (state.left === 0) problems.push(problem('call-of-last-tile', {player}))
  if (hand.riichi !== null && type === 'kakan') problems.push(problem('kan-after-riichi', {player}))
  return problems
}

/** How many kans each player has on the table. */
function kansOf(state: TableState): readonly number[] {
  return state.hands.map(({melds}) => melds.filter(({tiles}) => tiles.length === 4).length)
}

function fifthKan(state: TableState, player: Player): readonly LegalityProblem[] {
  return kansOf(state).reduce((sum, kans) => sum + kans, 0) >= 4 ? [problem('fifth-kan', {player})] : fine
}

/** Whether a round may end in this way. Whatever depends on hidden hands is assumed to be right. */
function isDue(state: TableState, reason: DrawReason): boolean {
  switch (reason) {
    case 'exhaustive':
    case 'nagashi':
      return state.left === 0 && state.phase === 'draw'
    case 'kyuushu':
      return hasNineKinds(state)
    case 'suucha-riichi':
      return state.hands.every(({riichi}) => riichi !== null)
    case 'suukaikan': {
      const kans = kansOf(state)
      return kans.reduce((sum, one) => sum + one, 0) === 4 && !kans.includes(4)
    }
    case 'suufon-renda':
      return isOneWind(state)
    case 'sanchahou':
      return isWonByThree(state)
  }
}

/** Nine kinds of terminals and honors in the first turn, before any call. */
function hasNineKinds({hands, turn, phase, isUncalled}: TableState): boolean {
  const hand = hands[turn]!
  const tiles = closedTiles(hand)
  const kinds = new Set(tiles?.filter(isTerminalOrHonor).map(kindOf))
  return isUncalled && hand.river.length === 0 && phase === 'discard' && (tiles === null || kinds.size >= 9)
}

/** The first discard of all is the same wind, before any call. */
function isOneWind({hands, isUncalled}: TableState): boolean {
  const [first, ...others] = hands.map(({river}) => (river.length === 1 ? river[0]!.tile : null))
  const isWind = first !== null && first !== undefined && first[1] === 'z' && Number(first[0]) < 5
  return isUncalled && isWind && others.every(tile => tile === first)
}

/** Three can win by the open tile. */
function isWonByThree({hands, open}: TableState): boolean {
  if (open === null) return false
  const winners = hands.filter(
    ({waits, tiles}, player) =>
      player !== open.player && (tiles === null || waits.includes(kindOf(open.tile)))
  )
  return winners.length >= 3
}
