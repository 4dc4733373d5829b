/**
 * Seats as tenhou counts them: the dealer of East 1 is the first player. Elsewhere, as in mjai, any player may be.
 */
import type {Event, Player} from '../game/event.js'
import type {RecordedGame, RecordedRound, Result} from '../game/record.js'

/** The game with the dealer of East 1 as its first player. Names are left out where several games have several. */
export function seated(game: RecordedGame): RecordedGame {
  const {players, names, rounds} = game
  const steps = rounds.map(({dealer, kyoku}) => (dealer - (kyoku % 4) + players) % players)
  const [first = 0] = steps
  if (steps.every(step => step === 0)) return game
  const isOne = steps.every(step => step === first)
  return {
    ...game,
    names: isOne ? turned(names, first, players) : names.map(() => ''),
    rounds: rounds.map((round, index) => seatedRound(round, steps[index]!, players))
  }
}

/** A list by player, rotated to begin with the player `step` seats on; a fourth place besides three players stays. */
function turned<Value>(list: readonly Value[], step: number, players: number): readonly Value[] {
  return list.map((value, player) => (player < players ? list[(player + step) % players]! : value))
}

function seatedRound(round: RecordedRound, step: number, players: number): RecordedRound {
  const seat = (player: Player): Player => ((player - step + players) % players) as Player
  const list = <Value>(values: readonly Value[] | null): readonly Value[] | null =>
    values && turned(values, step, players)
  const eventOf = (event: Event): Event => {
    if (!('player' in event)) return event
    return 'from' in event
      ? {...event, player: seat(event.player), from: seat(event.from)}
      : {...event, player: seat(event.player)}
  }
  const resultOf = (result: Result): Result => {
    const paid = {...result, before: list(result.before), delta: list(result.delta)}
    if (paid.type === 'draw') return {...paid, tenpai: list(paid.tenpai)}
    const {player, from, pao} = paid
    return {...paid, player: seat(player), from: seat(from), pao: pao === null ? null : seat(pao)}
  }
  return {
    ...round,
    dealer: seat(round.dealer),
    scores: turned(round.scores, step, players),
    haipai: turned(round.haipai, step, players),
    events: round.events.map(eventOf),
    results: round.results.map(resultOf)
  }
}
