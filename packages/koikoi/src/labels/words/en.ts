/**
 * Koi-koi in English.
 */
import type {GameResult, PlayerId} from '../../round/index.js'
import {cardColumn, monthColumn} from '../card-names.js'
import {yakuColumn} from '../yaku-names.js'
import type {KoiKoiWords} from './schema.js'
import {isReader, withVerb} from './second-person.js'

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
  result: resultOf
}

function resultOf(
  {winner, scores, base, reason, koiKoiMultiplierApplied}: GameResult,
  player: (player: PlayerId) => string
): string {
  if (winner === null) {
    const dealer = scores.findIndex(score => score > 0)
    if (dealer < 0) return 'The round is drawn.'
    const name = player(dealer as PlayerId)
    const gets = isReader(name) ? 'you, the dealer, get' : `the dealer, ${name}, gets`
    return `The round is drawn; ${gets} ${points(scores[dealer]!)}.`
  }
  const won = scores[winner]
  const from =
    won === base ? '' : ` (${base} ${koiKoiMultiplierApplied ? 'from the yaku' : 'before doubling'})`
  const end = reason === 'Exhausted' ? ' with the last card' : ''
  return `${withVerb(player(winner), 'win', 'wins')} ${points(won)}${from}${end}.`
}
