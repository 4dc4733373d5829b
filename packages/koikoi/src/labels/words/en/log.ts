/**
 * The log of a round in English.
 */
import type {CardId} from '../../../cards/index.js'
import type {EventSentences} from '../schema.js'
import {isReader, withVerb} from '../second-person.js'

export const en: EventSentences = {
  Redeal: ({month, reason}, say) =>
    month === null
      ? 'Four pairs lie on the field: the cards are dealt again.'
      : `All four cards of ${say.month(month)} lie ${reason === 'handFour' ? 'in one hand' : 'on the field'}: the cards are dealt again.`,
  Dealt: ({dealer, field}, say) =>
    `${withVerb(say.player(dealer), 'deal', 'deals')}. On the field: ${say.cards(field)}.`,
  Teshi: ({player}, say) =>
    `${withVerb(say.player(player), 'were', 'was')} dealt all four cards of a month (teshi).`,
  Kuttsuki: ({player}, say) => `${withVerb(say.player(player), 'were', 'was')} dealt four pairs (kuttsuki).`,
  CardPlayed: ({player, card}, say) => `${withVerb(say.player(player), 'play', 'plays')} ${say.card(card)}.`,
  CardDrawn: ({player, card}, say) => `${withVerb(say.player(player), 'draw', 'draws')} ${say.card(card)}.`,
  CardPlaced: ({card}, say) => `${say.card(card)} stays on the field.`,
  FieldChoiceRequired: ({player, options}, say) =>
    `${say.player(player)} must choose: ${options.map(say.card).join(' or ')}.`,
  CardsCaptured: ({player, cards, kuitsuki}, say) => {
    const [card, ...taken] = cards as [CardId, ...CardId[]]
    const whole = kuitsuki ? ', the rest of its month (kuitsuki)' : ''
    return `${withVerb(say.player(player), 'capture', 'captures')} ${say.cards(taken)} with ${say.card(card)}${whole}.`
  },
  YakuCompleted: ({player, yaku}, say) => `${withVerb(say.player(player), 'have', 'has')} ${say.yaku(yaku)}.`,
  KoiKoiCalled: ({player}, say) => `${withVerb(say.player(player), 'call', 'calls')} koi-koi.`,
  ShobuCalled: ({player}, say) => `${withVerb(say.player(player), 'stop', 'stops')} (shobu).`,
  TurnEnded: ({player}, say) =>
    isReader(say.player(player)) ? 'Your turn ends.' : `The turn of ${say.player(player)} ends.`
}
