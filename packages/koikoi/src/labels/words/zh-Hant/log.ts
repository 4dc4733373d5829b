/**
 * The log of a round in Chinese in traditional characters.
 */
import type {CardId} from '../../../cards/index.js'
import type {EventSentences} from '../schema.js'

export const zhHant: EventSentences = {
  Redeal: ({month, reason}, say) =>
    month === null
      ? '場上成了四對，重新發牌。'
      : `${reason === 'handFour' ? '手牌裡' : '場上'}有四張${say.month(month)}，重新發牌。`,
  Dealt: ({dealer, field}, say) => `${say.player(dealer)}是莊家。場上有${say.cards(field)}。`,
  Teshi: ({player}, say) => `${say.player(player)}拿到手四（同月四張）。`,
  Kuttsuki: ({player}, say) => `${say.player(player)}拿到四對。`,
  CardPlayed: ({player, card}, say) => `${say.player(player)}從手牌打出${say.card(card)}。`,
  CardDrawn: ({player, card}, say) => `${say.player(player)}從牌堆翻出${say.card(card)}。`,
  CardPlaced: ({card}, say) => `${say.card(card)}留在場上。`,
  FieldChoiceRequired: ({player, options}, say) =>
    `${say.player(player)}要選擇${options.map(say.card).join('或')}。`,
  CardsCaptured: ({player, cards, kuitsuki}, say) => {
    const [card, ...taken] = cards as [CardId, ...CardId[]]
    const whole = kuitsuki ? '（同月全收）' : ''
    return `${say.player(player)}用${say.card(card)}拿走${say.cards(taken)}${whole}。`
  },
  YakuCompleted: ({player, yaku}, say) => `${say.player(player)}成役：${say.yaku(yaku)}。`,
  KoiKoiCalled: ({player}, say) => `${say.player(player)}宣言「來來」。`,
  ShobuCalled: ({player}, say) => `${say.player(player)}宣言結束。`,
  TurnEnded: ({player}, say) => `${say.player(player)}的回合結束。`
}
