/**
 * Several rons on one discard (ダブロン, トリロン): each winner is paid by the same player.
 *
 * The sticks go to the winner whose turn comes first after the discard (上家取り). The honba go to that winner alone or to
 * each winner; rules differ.
 */
import {clause, type Clause} from '../../../labels/clauses/clauses.js'
import {scoreWords} from '../../../labels/clauses/explain.js'
import type {ClaimedTable} from '../../../page/check/result/claims.js'
import {score, type WinScore, winds, type Situation, type Win} from '@tehai/riichi'
import {playerAt, stepsTo} from '../../../model/players.js'
import {analysisOf, type Analysis} from '../../analysis.js'
import {winOfHand} from '../../win-of-hand.js'
import type {Settlement} from './ways.js'
import {lessSticks, stickWays} from './sticks.js'

/** A winner: the seat (0 for east), the ron without its loser, and the seat of the stated loser. */
interface Winner {
  readonly seat: number
  readonly win: Win
  readonly rules: ReturnType<Analysis['rules']>
  readonly loser: number | null
}

/**
 * Every way in which several wins can have been paid; empty if the block does not say enough, or the rules do not allow
 * as many.
 */
export function waysOfSeveral(table: ClaimedTable): Settlement[] {
  const {winners} = table
  const all = winners.map(hand => winnerOf(analysisOf(hand)))
  const known = all.filter(one => one !== null)
  const [first] = known
  if (!first || known.length < all.length || known.length > first.rules.rons) return []
  if (new Set(known.map(({seat}) => seat)).size < known.length) return []
  return losersOf(known).flatMap(loser =>
    stickWays(table).flatMap(({sticks, isBeforeRiichi, isDoubtful}) =>
      [false, true].flatMap(each => {
        const paid = paidBy(loser, known, sticks, each)
        if (!paid) return []
        return [{...paid, isDoubtful, won: isBeforeRiichi ? lessSticks(table, paid.won) : paid.won}]
      })
    )
  )
}

/** The winners who are paid nothing, and why; empty if each is paid, or the block does not say enough. */
export function winNothing({winners}: ClaimedTable): Clause[] {
  if (winners.length < 2) return []
  const known = winners.flatMap(hand => winnerOf(analysisOf(hand)) ?? [])
  if (known.length === 0) return []
  const [loser, ...others] = losersOf(known)
  if (loser === undefined || others.length > 0) return []
  return known.flatMap(({seat, win, rules}) => {
    const from = playerAt(loser - seat)
    const {outcome} = from ? score({...win, situation: {...win.situation, loser: from}}, rules) : {}
    const id =
      outcome === 'no-yaku' ? 'seat-without-yaku' : outcome === 'incomplete' ? 'seat-not-complete' : null
    return id ? clause(id, {seat: winds[seat]!}) : []
  })
}

function winnerOf({hand, tiles, rules}: Analysis): Winner | null {
  const {seat} = hand.situation
  if (!tiles?.win || !seat || tiles.win.by === 'tsumo') return null
  const win = winOfHand(hand, tiles, 'ron')
  if (!win) return null
  const place = winds.indexOf(seat)
  const {from} = tiles.win
  return {seat: place, win, rules: rules(), loser: from ? (place + stepsTo(from)) % 4 : null}
}

/** Who can have dealt in: the named player, or else every player who has not won. */
function losersOf(winners: readonly Winner[]): number[] {
  const said = new Set(winners.flatMap(({loser}) => loser ?? []))
  if (said.size > 0) return said.size === 1 ? [...said] : []
  const players = winners[0]!.rules.sanma ? 3 : 4
  return Array.from({length: players}, (_, seat) => seat).filter(seat =>
    winners.every(one => one.seat !== seat)
  )
}

/** Points when one player pays all winners; `null` if a hand is paid nothing. */
function paidBy(loser: number, winners: readonly Winner[], sticks: number, each: boolean): Settlement | null {
  const inTurn = winners.toSorted((a, b) => ((a.seat - loser + 4) % 4) - ((b.seat - loser + 4) % 4))
  const won: number[] = []
  const reasons: Clause[] = []
  for (const [index, {seat, win, rules}] of inTurn.entries()) {
    const from = playerAt(loser - seat)
    if (!from) return null
    const honba = index === 0 || each ? (win.situation?.honba ?? 0) : 0
    const situation: Situation = {...win.situation, loser: from, honba, sticks: index === 0 ? sticks : 0}
    const scored = score({...win, situation}, rules)
    if (scored.outcome !== 'win' || !scored.payments) return null
    for (const [at, points] of scored.payments.entries()) won[at] = (won[at] ?? 0) + points
    reasons.push(worthOf(seat, scored))
  }
  const honba = inTurn[0]?.win.situation?.honba ?? 0
  if (honba > 0) reasons.push(clause('honba', {honba}))
  if (sticks > 0) reasons.push(clause('sticks', {sticks}))
  return {won, reason: reasons}
}

const worthOf = (seat: number, scored: WinScore): Clause =>
  clause('seat-worth', {seat: winds[seat]!, score: scoreWords(scored)})
