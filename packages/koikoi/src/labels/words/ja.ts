/**
 * Koi-koi in Japanese. Points are 文.
 */
import type {CardId} from '../../cards/index.js'
import type {GameResult, PlayerId} from '../../round/index.js'
import {cardColumn, monthColumn} from '../card-names.js'
import {yakuColumn} from '../yaku-names.js'
import type {KoiKoiWords, LogNames} from './schema.js'

const points = (count: number): string => `${count}文`

export const ja: KoiKoiWords = {
  cardNames: cardColumn('name'),
  monthNames: monthColumn('kanji'),
  types: {hikari: '光', tane: 'タネ', tanzaku: 'タン', kasu: 'カス'},
  yaku: yakuColumn('ja'),
  typed: (card, type) => `${card}（${type}）`,
  points,
  players: ['プレイヤー1', 'プレイヤー2'],
  cards: items => items.join('、'),
  yakuPoints: (name, score) => name + points(score),
  yakuList: (items, total) =>
    items.length === 1 ? items[0]! : `${items.join('、')}、合わせて${points(total)}`,
  events: {
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
    TurnEnded: ({player}, say) => `${say.player(player)}の番が終わりました。`,
    GameEnded: ({result}, say) => resultOf(result, say)
  }
}

function resultOf(
  {winner, scores, base, reason, koiKoiMultiplierApplied}: GameResult,
  {player}: LogNames
): string {
  if (winner === null) {
    const dealer = scores.findIndex(score => score > 0)
    if (dealer < 0) return '総流れ。引き分けです。'
    return `総流れ。親の${player(dealer as PlayerId)}に${points(scores[dealer]!)}が入ります。`
  }
  const won = scores[winner]
  const from = won === base ? '' : `（${koiKoiMultiplierApplied ? '役' : '倍付け前'}は${points(base)}）`
  const end = reason === 'Exhausted' ? '札が尽きました。' : ''
  return `${end}${player(winner)}の勝ち、${points(won)}です${from}。`
}
