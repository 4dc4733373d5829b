/**
 * The log of a round in Japanese.
 */
import type {CardId} from '../../../cards/index.js'
import type {EventSentences} from '../schema.js'

export const ja: EventSentences = {
  Redeal: ({month, reason}, say) =>
    month === null
      ? '場札が4組の対になったので、配り直します。'
      : `${reason === 'handFour' ? '手札' : '場札'}に${say.month(month)}が4枚そろったので、配り直します。`,
  Dealt: ({dealer, field}, say) => `${say.player(dealer)}が親です。場札は${say.cards(field)}です。`,
  Teshi: ({player}, say) => `${say.player(player)}の手四です。`,
  Kuttsuki: ({player}, say) => `${say.player(player)}のくっつきです。`,
  CardPlayed: ({player, card}, say) => `${say.player(player)}が手札から${say.card(card)}を出しました。`,
  CardDrawn: ({player, card}, say) => `${say.player(player)}が山札から${say.card(card)}を引きました。`,
  CardPlaced: ({card}, say) => `${say.card(card)}は場に残ります。`,
  FieldChoiceRequired: ({player, options}, say) =>
    `${say.player(player)}は${options.map(say.card).join('か')}を選びます。`,
  CardsCaptured: ({player, cards, kuitsuki}, say) => {
    const [card, ...taken] = cards as [CardId, ...CardId[]]
    const whole = kuitsuki ? '（喰い付き）' : ''
    return `${say.player(player)}が${say.card(card)}で${say.cards(taken)}を取りました${whole}。`
  },
  YakuCompleted: ({player, yaku}, say) => `${say.player(player)}に役ができました。${say.yaku(yaku)}。`,
  KoiKoiCalled: ({player}, say) => `${say.player(player)}が「こいこい」と言いました。`,
  ShobuCalled: ({player}, say) => `${say.player(player)}があがりました（勝負）。`,
  TurnEnded: ({player}, say) => `${say.player(player)}の番が終わりました。`
}
