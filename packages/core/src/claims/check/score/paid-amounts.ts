/** Amounts of a claim: whether they are what is paid, and whether that much is ever paid for any hand. */
import type {WinScore} from '@tehai/riichi'
import {amountsOf, possibleFu} from '../../amounts.js'
import type {Analysis, ScoredWin} from '../../analysis.js'
import type {Amount, ScorePart} from '../../grammar/score-parts.js'

/** Whether a limit is the one that the hand reaches. */
export function isLimit({limit, yakuman}: Extract<ScorePart, {type: 'limit'}>, score: WinScore): boolean {
  if (limit === 'kiriage')
    return score.limit === 'mangan' && score.han < 5 && score.fu * 2 ** (score.han + 2) < 2000
  if (limit === 'yakuman' && yakuman === 1 && score.limit === 'kazoe-yakuman') return true
  return score.limit === limit && (limit !== 'yakuman' || score.yakuman === yakuman)
}

/** Whether an amount is what is paid, with or without honba and sticks unless it says which. */
export function isPaid(part: Amount, scored: ScoredWin, analysis: Analysis): boolean {
  if (part.type === 'all' && part.isTotalToo) {
    const {isTotalToo: _, ...each} = part
    const sum: Amount = {...each, type: 'points', points: part.each}
    return isPaid(sum, scored, analysis) || isPaid(each, scored, analysis)
  }
  const {win, score} = scored
  const {points, tsumoPayments: shares} = score as WinScore
  const {sanma, honba: unit} = analysis.rules()
  const honba = (win.situation?.honba ?? 0) * unit
  const sticks = (win.situation?.sticks ?? 0) * 1000
  const honbas = part.honba ? [honba] : [0, honba]
  if (part.type === 'points') {
    const payers = sanma ? 2 : 3
    return honbas.some(more => [0, sticks].some(put => part.points === points + more * payers + put))
  }
  if (shares === null) return false
  const [first, other] = shares
  if (part.type === 'all') return other === undefined && honbas.some(more => part.each === first + more)
  return (
    other !== undefined && honbas.some(more => part.dealer === first + more && part.other === other + more)
  )
}

/** Whether an amount is never paid for any hand, or no hand has such fu. */
export function isImpossible(part: ScorePart, analysis: Analysis): boolean {
  if (part.type === 'fu') return !possibleFu.includes(part.fu)
  if (part.type !== 'points' && part.type !== 'shares' && part.type !== 'all') return false
  if (part.type === 'all' && part.isTotalToo) {
    const {isTotalToo: _, ...each} = part
    return (
      isImpossible(each, analysis) && isImpossible({...each, type: 'points', points: part.each}, analysis)
    )
  }
  const {situation} = analysis.hand
  const rules = analysis.rules()
  const {points, shares, all} = amountsOf(rules)
  const sticks = [0, (situation.sticks ?? 0) * 1000]
  // If an amount is claimed to be with honba, any number of honba may be meant.
  const counts = part.honba ? anyHonba : [0, situation.honba ?? 0]
  const payers = rules.sanma ? 2 : 3
  return !counts.some(count => {
    const honba = count * rules.honba
    if (part.type === 'points') return sticks.some(put => points.has(part.points - honba * payers - put))
    if (part.type === 'all') return all.has(part.each - honba)
    return shares.has(`${part.other - honba}/${part.dealer - honba}`)
  })
}

/** Higher numbers of honba do not occur in play. */
const anyHonba: readonly number[] = Array.from({length: 20}, (_, count) => count)

/** What to suggest for an amount that is never paid. */
export function proposal(part: ScorePart, {points, fu, tsumoPayments: shares}: WinScore): string {
  if (part.type === 'fu') return String(fu)
  if (part.type === 'points' || shares === null) return String(points)
  return shares.length === 1 ? `${shares[0]} all` : `${shares[1]}/${shares[0]}`
}
