/**
 * What a hand without a winner pays: noten penalties (ノーテン罰符), or rivers of terminals and honors (流し満貫).
 */
import {nagashiPayments, rulesOf, winds, type Rules} from '@tehai/riichi'
import {clause, type Clauses} from '../../../labels/clauses/clauses.js'
import type {ClaimedTable} from '../../../page/check/result/claims.js'
import {isRuleSet, rulesOfText} from '../../rules.js'
import type {Settlement} from './ways.js'
import {withSticks} from './sticks.js'

/** Points that the noten players pay together. */
const penalties = {4: 3000, 3: 2000} as const

/** Points of a noten penalty that groups of three players may use instead; this rule has no name. */
const OTHER_PENALTY = 3000

/** The ways in which a draw can have been paid. */
export function waysOfDraw(table: ClaimedTable): Settlement[] {
  const {rules} = rulesOfText(table.rules)
  return playersOf(table).flatMap(players => {
    if (table.drawnHand === 'abortive') return settled(table, nothing(players), clause('no-payments'))
    return waysOfNagashi(table, players, rules) ?? waysOfTenpai(table, players)
  })
}

const nothing = (players: number): number[] => Array.from({length: players}, () => 0)

function settled(
  table: ClaimedTable,
  won: readonly number[],
  reason: Clauses,
  isDoubtful = false
): Settlement[] {
  return withSticks(table, won).map(paid => ({...paid, reason, ...(isDoubtful && {isDoubtful})}))
}

/** How many players a hand may have had: as many as are listed, or else as the rules say. */
function playersOf({claimed, before, players}: ClaimedTable): readonly (3 | 4)[] {
  const listed = Math.max(claimed.length, before.length)
  // If four players are named, one may have sat out.
  if (listed === 3 && players === 4 && claimed.some(({who}) => who !== null)) return [4, 3]
  return [listed < 3 ? players : listed === 3 ? 3 : 4]
}

/** Rivers that pay replace noten penalties; `null` if there are none, or the rules do not have them. */
function waysOfNagashi(table: ClaimedTable, players: 3 | 4, rules: Rules): Settlement[] | null {
  const {nagashi} = table
  if (nagashi === null || nagashi.some(wind => winds.indexOf(wind) >= players)) return []
  if (nagashi.length === 0) return null
  const played = players === 3 ? rulesOf({...rules, sanma: true}) : rules
  const won = nothing(players)
  for (const wind of nagashi) {
    const payments = nagashiPayments(wind, played)
    if (payments === null) return null
    payments.forEach((points, seat) => (won[seat]! += points))
  }
  return settled(table, won, clause('nagashi'))
}

/** What noten players pay the tenpai players: nothing if all or none were tenpai. */
function waysOfTenpai(table: ClaimedTable, players: 3 | 4): Settlement[] {
  const known = new Map(table.tenpai.map(({wind, isTenpai}) => [winds.indexOf(wind), isTenpai]))
  for (const wind of table.riichi) {
    const seat = winds.indexOf(wind)
    if (!known.has(seat)) known.set(seat, true)
  }
  const isOther = players === 3 && !isRuleSet(table.rules)
  const choices = Array.from({length: 2 ** players}, (_, choice) =>
    Array.from({length: players}, (_, seat) => Math.floor(choice / 2 ** seat) % 2 === 1)
  )
  return choices
    .filter(tenpai => [...known].every(([seat, is]) => is === tenpai[seat]))
    .flatMap(tenpai => {
      const pay = (points: number, isDoubtful: boolean): Settlement[] => {
        const reason = clause('noten-payments', {players: tenpai.filter(Boolean).length, points})
        return settled(table, paidToTenpai(tenpai, points), reason, isDoubtful)
      }
      return [...pay(penalties[players], false), ...(isOther ? pay(OTHER_PENALTY, true) : [])]
    })
}

function paidToTenpai(tenpai: readonly boolean[], points: number): readonly number[] {
  const many = tenpai.filter(Boolean).length
  if (many === 0 || many === tenpai.length) return tenpai.map(() => 0)
  return tenpai.map(is => (is ? points / many : -points / (tenpai.length - many)))
}
