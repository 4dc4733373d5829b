/**
 * The log of a round in Chinese in simplified characters.
 */
import type {CardId} from '../../../cards/index.js'
import type {EventSentences} from '../schema.js'

export const zhHans: EventSentences = {
  Redeal: ({month, reason}, say) =>
    month === null
      ? '场上成了四对，重新发牌。'
      : `${reason === 'handFour' ? '手牌里' : '场上'}有四张${say.month(month)}，重新发牌。`,
  Dealt: ({dealer, field}, say) => `${say.player(dealer)}是庄家。场上有${say.cards(field)}。`,
  Teshi: ({player}, say) => `${say.player(player)}拿到手四（同月四张）。`,
  Kuttsuki: ({player}, say) => `${say.player(player)}拿到四对。`,
  CardPlayed: ({player, card}, say) => `${say.player(player)}从手牌打出${say.card(card)}。`,
  CardDrawn: ({player, card}, say) => `${say.player(player)}从牌堆翻出${say.card(card)}。`,
  CardPlaced: ({card}, say) => `${say.card(card)}留在场上。`,
  FieldChoiceRequired: ({player, options}, say) =>
    `${say.player(player)}要选择${options.map(say.card).join('或')}。`,
  CardsCaptured: ({player, cards, kuitsuki}, say) => {
    const [card, ...taken] = cards as [CardId, ...CardId[]]
    const whole = kuitsuki ? '（同月全收）' : ''
    return `${say.player(player)}用${say.card(card)}拿走${say.cards(taken)}${whole}。`
  },
  YakuCompleted: ({player, yaku}, say) => `${say.player(player)}成役：${say.yaku(yaku)}。`,
  KoiKoiCalled: ({player}, say) => `${say.player(player)}宣言“来来”。`,
  ShobuCalled: ({player}, say) => `${say.player(player)}宣言结束。`,
  TurnEnded: ({player}, say) => `${say.player(player)}的回合结束。`
}
