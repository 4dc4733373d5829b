/**
 * The log of a round in Korean.
 */
import type {CardId} from '../../../cards/index.js'
import type {EventSentences} from '../schema.js'

export const ko: EventSentences = {
  Redeal: ({month, reason}, say) =>
    month === null
      ? '바닥에 네 쌍이 깔려 패를 다시 돌립니다.'
      : `${say.month(month)} 네 장이 모두 ${reason === 'handFour' ? '한 손에 들어와' : '바닥에 깔려'} 패를 다시 돌립니다.`,
  Dealt: ({dealer, field}, say) => `선: ${say.player(dealer)}. 바닥패: ${say.cards(field)}.`,
  Teshi: ({player}, say) => `${say.player(player)}: 총통 (같은 월 네 장).`,
  Kuttsuki: ({player}, say) => `${say.player(player)}: 네 쌍.`,
  CardPlayed: ({player, card}, say) => `${say.player(player)}: 손에서 ${say.card(card)}.`,
  CardDrawn: ({player, card}, say) => `${say.player(player)}: 더미에서 ${say.card(card)}.`,
  CardPlaced: ({card}, say) => `바닥에 남음: ${say.card(card)}.`,
  FieldChoiceRequired: ({player, options}, say) =>
    `${say.player(player)}: ${options.map(say.card).join(' 또는 ')} 중에서 고를 차례.`,
  CardsCaptured: ({player, cards, kuitsuki}, say) => {
    const [card, ...taken] = cards as [CardId, ...CardId[]]
    const whole = kuitsuki ? ' (같은 월 모두)' : ''
    return `${say.player(player)}: ${say.card(card)} → ${say.cards(taken)} 먹음${whole}.`
  },
  YakuCompleted: ({player, yaku}, say) => `${say.player(player)}: 족보 완성, ${say.yaku(yaku)}.`,
  KoiKoiCalled: ({player}, say) => `${say.player(player)}: ‘코이코이’.`,
  ShobuCalled: ({player}, say) => `${say.player(player)}: 승부 (스톱).`,
  TurnEnded: ({player}, say) => `${say.player(player)}: 차례 끝.`
}
