/**
 * Turns: the events of a round grouped by turns, for tables and records.
 */
import type {CardId} from '../cards/index.js'
import type {Yaku} from '../yaku/index.js'
import type {GameEvent, Source} from './event.js'
import type {PlayerId} from './state/state.js'

/** A card that came to the field and what became of it. */
export interface PlacedCard {
  readonly card: CardId
  /** Field cards that it took; empty for a card that stays on the field, or while a choice is pending. */
  readonly taken: readonly CardId[]
  /** Two field cards of which one must be chosen, while the choice is pending. */
  readonly options?: readonly CardId[]
}

export interface Turn {
  readonly player: PlayerId
  readonly played: PlacedCard
  /** `null` while nothing has been drawn. */
  readonly drawn: PlacedCard | null
  /** All yaku of the player, if the turn brought a decision. */
  readonly yaku: readonly Yaku[] | null
  readonly call: 'koikoi' | 'shobu' | null
}

/** The turns of a list of events; the last may be unfinished. */
export function turnsOf(events: readonly GameEvent[]): readonly Turn[] {
  const turns: Turn[] = []
  for (const event of events) {
    const last = turns.at(-1)
    if (event.type === 'CardPlayed') {
      const played = {card: event.card, taken: []}
      turns.push({player: event.player, played, drawn: null, yaku: null, call: null})
    } else if (last) {
      turns[turns.length - 1] = continued(last, event)
    }
  }
  return turns
}

function continued(turn: Turn, event: GameEvent): Turn {
  switch (event.type) {
    case 'CardDrawn':
      return {...turn, drawn: {card: event.card, taken: []}}
    case 'CardsCaptured':
      return withPlaced(turn, event.source, {card: event.cards[0]!, taken: event.cards.slice(1)})
    case 'FieldChoiceRequired': {
      const source = turn.drawn ? 'deck' : 'hand'
      return withPlaced(turn, source, {card: event.card, taken: [], options: event.options})
    }
    case 'YakuCompleted':
      return {...turn, yaku: event.yaku}
    case 'KoiKoiCalled':
      return {...turn, call: 'koikoi'}
    case 'ShobuCalled':
      return {...turn, call: 'shobu'}
    default:
      return turn
  }
}

function withPlaced(turn: Turn, source: Source, placed: PlacedCard): Turn {
  return source === 'hand' ? {...turn, played: placed} : {...turn, drawn: placed}
}
