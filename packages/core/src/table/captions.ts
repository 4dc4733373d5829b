/** Events in words, and the steps of a round: each discard with the events before it. */
import {grammars, type Language} from '@tehai/kernel/source'
import {
  recordVocabulary,
  tablesOf,
  windOf,
  type Event,
  type Player,
  type RecordedGame,
  type RecordedRound,
  type TableState
} from '@tehai/record'
import {nameOf, nameOfMeld} from '../labels/index.js'
import {dictionaries as tableWords} from './words/table.js'

/** A moment to stop at. */
export interface Step {
  /** How many events have happened. */
  readonly count: number
  readonly table: TableState
  /** What has happened since the previous step. */
  readonly caption: string
  /** The turn of the player who discarded (巡目), from 1; 0 before the first discard and at the end. */
  readonly turn: number
  /** The winners: their hands are shown. */
  readonly winners: readonly Player[]
}

/** A player by the seat wind of the round: `South`, 南家. */
export function seatName(
  player: Player,
  {dealer, players}: Pick<TableState, 'dealer' | 'players'>,
  language: Language
): string {
  return recordVocabulary[language].seats[windOf(player, dealer, players)]
}

/** An event in words, at the table after it; '' for a draw, which is not visible. */
export function captionOf(event: Event, after: TableState, language: Language): string {
  const words = tableWords[language]
  const seat = (player: Player): string => seatName(player, after, language)
  switch (event.type) {
    case 'draw':
      return ''
    case 'discard':
      return words[event.riichi ? 'declares' : 'discards'](seat(event.player), nameOf(event.tile, language))
    case 'chii':
    case 'pon':
    case 'daiminkan':
    case 'ankan':
    case 'kakan': {
      const {melds} = after.hands[event.player]!
      const meld =
        event.type === 'kakan'
          ? melds.find(({type, tiles}) => type === 'kakan' && tiles.includes(event.tile))
          : melds.at(-1)
      return meld ? words.makes(seat(event.player), nameOfMeld(meld, language)) : ''
    }
    case 'kita':
      return words.putsAside(seat(event.player))
    case 'dora':
      return words.turns(nameOf(event.tile, language))
    case 'agari':
      return words.wins(
        seat(event.player),
        event.from === event.player ? words.tsumo : words.ron(seat(event.from))
      )
    case 'ryuukyoku':
      return recordVocabulary[language].draws[event.reason]
  }
}

/** The steps of a round: the deal with the first draw, each discard, and the end. */
export function stepsOf(
  round: RecordedRound,
  game: Pick<RecordedGame, 'players'>,
  language: Language
): readonly Step[] {
  const tables = tablesOf(round, game)
  const first = Math.min(1, tables.length - 1)
  const steps: Step[] = [
    {
      count: first,
      table: tables[first]!,
      caption: tableWords[language].deals,
      turn: 0,
      winners: []
    }
  ]
  let said: string[] = []
  const {list} = grammars[language]
  for (let count = 2; count < tables.length; count++) {
    const event = round.events[count - 1]!
    const table = tables[count]!
    const caption = captionOf(event, table, language)
    if (caption !== '') said.push(caption)
    if (event.type !== 'discard' && count < tables.length - 1) continue
    const turn = event.type === 'discard' ? table.hands[event.player]!.river.length : 0
    const winners = round.events.slice(0, count).flatMap(one => (one.type === 'agari' ? [one.player] : []))
    if (said.length > 0) steps.push({count, table, caption: list(said), turn, winners})
    said = []
  }
  return steps
}
