/**
 * The printed form of a round (牌譜): the tiles dealt to each player, and the draws and discards turn by turn, as in
 * books.
 */
import type {Language} from '@tehai/kernel/source'
import type {Event, Player, RecordedGame, RecordedRound} from '@tehai/record'
import {compareTiles, type Tile} from '@tehai/riichi/tile'
import {seatName} from './captions.js'

/** How a tile came to a player. */
export type KifuGain = 'draw' | 'chii' | 'pon' | 'daiminkan'

/** What a player did instead of a discard. */
export type KifuMove = 'ankan' | 'kakan' | 'kita' | 'agari'

/** One turn of a player: the tile that was taken, and the discard. */
export interface KifuTurn {
  /** `null` if the record hides it, or the turn begins with a win by ron. */
  readonly gained: Tile | null
  readonly by: KifuGain
  /** `null` if there was no discard: see `move`. */
  readonly discard: Tile | null
  readonly tsumogiri: boolean
  readonly riichi: boolean
  readonly move: KifuMove | null
}

/** One player of a round. */
export interface KifuPlayer {
  readonly seat: string
  readonly name: string
  readonly score: number
  /** Sorted; `null` if the record hides it. */
  readonly dealt: readonly Tile[] | null
  readonly turns: readonly KifuTurn[]
}

/** The players of a round, the dealer first. */
export function kifuOf(
  round: RecordedRound,
  {players, names}: Pick<RecordedGame, 'players' | 'names'>,
  language: Language
): readonly KifuPlayer[] {
  return Array.from({length: players}, (_, seat) => {
    const player = ((round.dealer + seat) % players) as Player
    return {
      seat: seatName(player, {dealer: round.dealer, players}, language),
      name: names[player] ?? '',
      score: round.scores[player] ?? 0,
      dealt: round.haipai[player]?.toSorted(compareTiles) ?? null,
      turns: turnsOf(round.events, player)
    }
  })
}

const empty: KifuTurn = {
  gained: null,
  by: 'draw',
  discard: null,
  tsumogiri: false,
  riichi: false,
  move: null
}

function turnsOf(events: readonly Event[], player: Player): readonly KifuTurn[] {
  const turns: KifuTurn[] = []
  let turn: KifuTurn | null = null
  const end = (changes: Partial<KifuTurn>): void => {
    turns.push({...(turn ?? empty), ...changes})
    turn = null
  }
  for (const event of events) {
    if (!('player' in event) || event.player !== player) continue
    switch (event.type) {
      case 'draw':
        turn = {...empty, gained: event.tile}
        break
      case 'chii':
      case 'pon':
      case 'daiminkan':
        turn = {...empty, gained: event.tile, by: event.type}
        // After an open kan, a tile is drawn: that is a separate turn.
        if (event.type === 'daiminkan') end({})
        break
      case 'discard':
        end({discard: event.tile, tsumogiri: event.tsumogiri, riichi: event.riichi})
        break
      case 'agari':
        end({move: 'agari', gained: event.tile})
        break
      default:
        end({move: event.type})
    }
  }
  if (turn !== null) turns.push(turn)
  return turns
}
