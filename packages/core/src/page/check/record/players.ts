/**
 * What a game record says about a player in place of what an author has written: seat, points, riichi, tenpai, turn.
 */
import {nameOfRiichi, nameOfTenpai} from '../../../labels/play/situation.js'
import {nameOfSeatWind} from '../../../labels/play/winds.js'
import type {Seat} from '../../../model/players.js'
import type {SituationFact} from '../../grammar/situation/situation.js'
import {isSeat, type RecordContent, type RecordedPlayer} from './record-content.js'
import {inItsWords} from './rewording.js'

const STICK = 1000

/** What a record says about a player in place of a fact; `null` if it agrees, or says nothing about it. */
export function playerFactOf(
  fact: SituationFact,
  written: string,
  seat: Seat,
  recorded: RecordContent
): string | null {
  const {owner, content} = recorded
  const player = recorded.players.get(seat)!
  switch (fact.field) {
    case 'seat': {
      const wind = seat === 0 ? owner : (player.facts.find(isSeat)?.wind ?? null)
      return wind === null || wind === fact.wind ? null : nameOfSeatWind(wind, content.settings.lang)
    }
    case 'riichi':
      return riichiOf(fact, written, player, recorded)
    case 'tenpai':
      return tenpaiOf(fact, seat, recorded)
    case 'points': {
      const points = pointsOf(player)
      return points === null || points.includes(fact.value) ? null : String(points[0])
    }
    case 'turn': {
      const turns = turnsOf(player, seat, recorded)
      return turns.includes(fact.value) ? null : inItsWords(written, String(turns[0]))
    }
    default:
      return null
  }
}

/** The points of a player. They may also be those from before the riichi stick was paid. */
function pointsOf({facts}: RecordedPlayer): readonly number[] | null {
  const truth = facts.find(({field}) => field === 'points')
  if (truth?.field !== 'points') return null
  return facts.some(({field}) => field === 'riichi') ? [truth.value, truth.value + STICK] : [truth.value]
}

/**
 * Turns that may be stated for a player: the player's own, the one about to begin, that of the owner of the page's
 * hand, and that of the player's riichi (`riichi, turn 7`).
 */
function turnsOf({discards, facts}: RecordedPlayer, seat: Seat, {content}: RecordContent): readonly number[] {
  const now = content.values.flatMap(one => one.facts).find(({field}) => field === 'turn')
  const riichi = facts.find(({field}) => field === 'riichi')
  const common = [
    ...(now?.field === 'turn' ? [now.value] : []),
    ...(riichi?.field === 'riichi' && riichi.turn !== null ? [riichi.turn] : [])
  ]
  return seat === 0 ? common : [Math.max(1, discards), discards + 1, ...common]
}

/**
 * Whether a player was tenpai at a draw, in place of what is written; `null` if it agrees, or the record does not say.
 */
function tenpaiOf(
  {isTenpai}: SituationFact & {readonly field: 'tenpai'},
  seat: Seat,
  {hands, content}: RecordContent
): string | null {
  const truth = hands.get(seat)?.isTenpai ?? null
  return truth === null || truth === isTenpai ? null : nameOfTenpai(truth, content.settings.lang)
}

/** The riichi of a player in place of a written one; `null` if they agree, or there is none. */
function riichiOf(
  fact: SituationFact & {readonly field: 'riichi'},
  written: string,
  {facts}: RecordedPlayer,
  {content}: RecordContent
): string | null {
  const {lang} = content.settings
  const truth = facts.find(one => one.field === 'riichi')
  if (truth?.field !== 'riichi') return null
  if (fact.kind !== truth.kind) return nameOfRiichi(truth.kind, lang)
  // In `riichi, turn 15` the turn is that of the moment.
  const isNow = content.values.some(({facts: [now]}) => now?.field === 'turn' && now.value === fact.turn)
  if (fact.turn === null || fact.turn === truth.turn || isNow) return null
  return inItsWords(written, String(truth.turn))
}
