/**
 * Koi-koi in Japanese. Points are 文.
 */
import type {GameResult, PlayerId} from '../../round/index.js'
import {cardColumn, monthColumn} from '../card-names.js'
import {yakuColumn} from '../yaku-names.js'
import type {KoiKoiWords} from './schema.js'

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
  result: resultOf
}

function resultOf(
  {winner, scores, base, reason, koiKoiMultiplierApplied}: GameResult,
  player: (player: PlayerId) => string
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
