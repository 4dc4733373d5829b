/**
 * A table and a hand with changes, each written in one piece: `{...state, …}` takes twice as long, and a record has
 * thousands of tables.
 */
import type {HandState, TableState} from './state.js'

/** The table with changes. */
export function tableWith(
  state: TableState,
  {
    players = state.players,
    kyoku = state.kyoku,
    honba = state.honba,
    dealer = state.dealer,
    sticks = state.sticks,
    riichiStick = state.riichiStick,
    scores = state.scores,
    indicators = state.indicators,
    hiddenDora = state.hiddenDora,
    hands = state.hands,
    phase = state.phase,
    turn = state.turn,
    open = state.open,
    isReplacement = state.isReplacement,
    left = state.left,
    isUncalled = state.isUncalled,
    swaps = state.swaps,
    seen = state.seen
  }: Partial<TableState>
): TableState {
  return {
    players,
    kyoku,
    honba,
    dealer,
    sticks,
    riichiStick,
    scores,
    indicators,
    hiddenDora,
    hands,
    phase,
    turn,
    open,
    isReplacement,
    left,
    isUncalled,
    swaps,
    seen
  }
}

/** The hand with changes. */
export function handWith(
  hand: HandState,
  {
    tiles = hand.tiles,
    drawn = hand.drawn,
    melds = hand.melds,
    river = hand.river,
    kita = hand.kita,
    riichi = hand.riichi,
    waits = hand.waits,
    missed = hand.missed
  }: Partial<HandState>
): HandState {
  return {
    tiles,
    drawn,
    melds,
    river,
    kita,
    riichi,
    waits,
    missed
  }
}
