/** The summary of a game: one row for each round, with who won what, and the scores after it. */
import {grammars, type Language} from '@tehai/kernel/source'
import {
  recordVocabulary,
  roundName,
  scoredGame,
  tablesOf,
  type DrawResult,
  type Player,
  type RecordedGame,
  type RecordedRound,
  type RecordedYaku,
  type WinResult
} from '@tehai/record'
import {winds} from '@tehai/riichi'
import {nameOfLimit, nameOfSeatWind, nameOfYaku} from '../labels/index.js'
import {seatName} from './captions.js'
import {dictionaries as tableWords} from './words/table.js'

/** How a round ended for one winner, or for all. */
export interface RoundResult {
  /** `South wins by ron from West: riichi, tanyao, dora 2`. */
  readonly words: string
  /** The value of the hand, without honba and sticks; `null` if nothing was won or the record does not say. */
  readonly points: number | null
  /** `mangan`, if the value is a limit; otherwise ''. */
  readonly limit: string
}

/** A round in the table of a game. */
export interface RoundRow {
  /** `East 2, honba 1`. */
  readonly name: string
  readonly results: readonly RoundResult[]
  /** Scores after the round, by player; `null` where they cannot be known. */
  readonly scores: readonly number[] | null
  /**
   * The changes of the scores in the round, including sticks that were paid, by player; `null` if they cannot be known.
   */
  readonly changes: readonly number[] | null
}

/** The table of a game. */
export interface RoundTable {
  /** By player: the name, or the seat in the first round if the record has no name. */
  readonly players: readonly string[]
  readonly rows: readonly RoundRow[]
}

/** The rounds of a game as a table. */
export function roundsOf(record: RecordedGame, language: Language): RoundTable {
  const game = scoredGame(record)
  const players = Array.from(
    {length: game.players},
    (_, player) => game.names[player] || nameOfSeatWind(winds[player]!, language)
  )
  return {players, rows: game.rounds.map((round, index) => rowOf(game, round, index, language))}
}

function rowOf(game: RecordedGame, round: RecordedRound, index: number, language: Language): RoundRow {
  const scores = scoresAfter(game, index)
  return {
    name: roundName(round, language),
    results: round.results.map(result =>
      result.type === 'win' ? winOf(result, round, game, language) : drawOf(result, language)
    ),
    scores,
    changes: scores && scores.map((points, player) => points - (round.scores[player] ?? 0))
  }
}

/** The scores at the end of a round: those of the next round, or else according to the result in the record. */
function scoresAfter(game: RecordedGame, index: number): readonly number[] | null {
  const next = game.rounds[index + 1]
  if (next) return next.scores.slice(0, game.players)
  const round = game.rounds[index]!
  const deltas = round.results.map(({delta}) => delta)
  if (deltas.length === 0 || deltas.includes(null)) return null
  const {scores} = tablesOf(round, game).at(-1)!
  return scores.map((points, player) => deltas.reduce((sum, delta) => sum + (delta?.[player] ?? 0), points))
}

function drawOf({reason}: DrawResult, language: Language): RoundResult {
  return {words: recordVocabulary[language].draws[reason], points: null, limit: ''}
}

function winOf(
  {player, from, yaku, points, limit, yakuman}: WinResult,
  {dealer}: RecordedRound,
  {players}: Pick<RecordedGame, 'players'>,
  language: Language
): RoundResult {
  const words = tableWords[language]
  const seat = (one: Player): string => seatName(one, {dealer, players}, language)
  const way = words.wins(seat(player), player === from ? words.tsumo : words.ron(seat(from)))
  const names = grammars[language].list(yaku.filter(({han}) => han > 0).map(one => yakuName(one, language)))
  return {
    words: words.result(way, names),
    points,
    limit: limit === null ? '' : nameOfLimit(limit, yakuman, language)
  }
}

/** Names of dora in records, with the ids that have words. */
const doraIds = {dora: 'dora', ura: 'ura_dora', aka: 'aka_dora', kita: 'north_dora'} as const

/** A yaku, with its number where it is dora: `dora 2`. */
function yakuName({id, name, han}: RecordedYaku, language: Language): string {
  if (id === null) return name
  if (id === 'dora' || id === 'ura' || id === 'aka' || id === 'kita') {
    const dora = nameOfYaku(doraIds[id], language)
    return han > 1 ? tableWords[language].times(dora, han) : dora
  }
  return nameOfYaku(id, language)
}
