/**
 * Koi-koi in English.
 */
import type {CardId} from '../../cards/index.js'
import type {GameResult, PlayerId} from '../../round/index.js'
import {cardColumn, monthColumn} from '../card-names.js'
import {yakuColumn} from '../yaku-names.js'
import type {KoiKoiWords, LogNames} from './schema.js'

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`)

export const en: KoiKoiWords = {
  cardNames: cardColumn('nameEn'),
  monthNames: monthColumn('en'),
  types: {hikari: 'bright', tane: 'animal', tanzaku: 'ribbon', kasu: 'plain'},
  yaku: yakuColumn('en'),
  typed: (card, type) => `${card} (${type})`,
  points,
  players: ['Player 1', 'Player 2'],
  cards: items =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)!}`,
  yakuPoints: (name, score) => `${name} (${score})`,
  yakuList: (items, total) => (items.length === 1 ? items[0]! : `${items.join(', ')}: ${points(total)}`),
  events: {
    Redeal: ({month, reason}, say) =>
      month === null
        ? 'Four pairs lie on the field: the cards are dealt again.'
        : `All four cards of ${say.month(month)} lie ${reason === 'handFour' ? 'in one hand' : 'on the field'}: the cards are dealt again.`,
    Dealt: ({dealer, field}, say) => `${say.player(dealer)} deals. On the field: ${say.cards(field)}.`,
    Teshi: ({player}, say) => `${say.player(player)} was dealt all four cards of a month (teshi).`,
    Kuttsuki: ({player}, say) => `${say.player(player)} was dealt four pairs (kuttsuki).`,
    CardPlayed: ({player, card}, say) => `${say.player(player)} plays ${say.card(card)}.`,
    CardDrawn: ({player, card}, say) => `${say.player(player)} draws ${say.card(card)}.`,
    CardPlaced: ({card}, say) => `${say.card(card)} stays on the field.`,
    FieldChoiceRequired: ({player, options}, say) =>
      `${say.player(player)} must choose: ${options.map(say.card).join(' or ')}.`,
    CardsCaptured: ({player, cards, kuitsuki}, say) => {
      const [card, ...taken] = cards as [CardId, ...CardId[]]
      const whole = kuitsuki ? ', the rest of its month (kuitsuki)' : ''
      return `${say.player(player)} captures ${say.cards(taken)} with ${say.card(card)}${whole}.`
    },
    YakuCompleted: ({player, yaku}, say) => `${say.player(player)} has ${say.yaku(yaku)}.`,
    KoiKoiCalled: ({player}, say) => `${say.player(player)} calls koi-koi.`,
    ShobuCalled: ({player}, say) => `${say.player(player)} stops (shobu).`,
    TurnEnded: ({player}, say) => `The turn of ${say.player(player)} ends.`,
    GameEnded: ({result}, say) => resultOf(result, say)
  }
}

function resultOf(
  {winner, scores, base, reason, koiKoiMultiplierApplied}: GameResult,
  {player}: LogNames
): string {
  if (winner === null) {
    const dealer = scores.findIndex(score => score > 0)
    if (dealer < 0) return 'The round is drawn.'
    return `The round is drawn; the dealer, ${player(dealer as PlayerId)}, gets ${points(scores[dealer]!)}.`
  }
  const won = scores[winner]
  const from =
    won === base ? '' : ` (${base} ${koiKoiMultiplierApplied ? 'from the yaku' : 'before doubling'})`
  const end = reason === 'Exhausted' ? ' with the last card' : ''
  return `${player(winner)} wins ${points(won)}${from}${end}.`
}
