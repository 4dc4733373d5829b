/**
 * The log of a round in English.
 */
import type {CardId} from '../../../cards/index.js'
import type {EventSentences} from '../schema.js'

export const en: EventSentences = {
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
  TurnEnded: ({player}, say) => `The turn of ${say.player(player)} ends.`
}
