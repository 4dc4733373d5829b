/** The ways in which a won hand can be settled: by tsumo, or by ron from each player, with the sticks on the table. */
import type {ClaimedTable} from '../../../page/check/result/claims.js'
import {clause, clauses, type Clauses} from '../../../labels/clauses/clauses.js'
import {scoreWords} from '../../../labels/clauses/explain.js'
import {score, type WinScore} from '@tehai/riichi'
import type {From} from '@tehai/riichi/tile'
import type {Analysis} from '../../analysis.js'
import {winOfHand} from '../../win-of-hand.js'
import type {Settlement} from './ways.js'
import {waysOfSeveral} from './several-wins.js'
import {lessSticks, stickWays} from './sticks.js'

/** The ways for the win that a block shows; empty if it leaves too much open. */
export function waysOfWin(table: ClaimedTable, {hand, tiles, rules}: Analysis): Settlement[] {
  if (table.winners.length > 1) return waysOfSeveral(table)
  if (table.winners.length === 0 || !tiles?.win || !hand.situation.seat) return []
  const {by, from} = tiles.win
  const losers: readonly From[] = from ? [from] : ['kamicha', 'toimen', 'shimocha']
  const found: Settlement[] = []
  for (const way of by ? [by] : (['tsumo', 'ron'] as const)) {
    const win = winOfHand(hand, tiles, way)
    if (!win) continue
    for (const loser of way === 'ron' ? losers : [undefined]) {
      for (const {sticks, isBeforeRiichi, isDoubtful} of stickWays(table)) {
        const scored = score({...win, situation: {...win.situation, loser, sticks}}, rules())
        if (scored.outcome !== 'win' || !scored.payments) continue
        const reason = reasonOf(scored, win.situation?.honba ?? 0, sticks)
        const won = isBeforeRiichi ? lessSticks(table, scored.payments) : scored.payments
        found.push({won, reason, isDoubtful})
      }
    }
  }
  return found
}

function reasonOf(won: WinScore, honba: number, sticks: number): Clauses {
  return clauses(
    clause('worth', {score: scoreWords(won)}),
    won.liabilities.map(({seat}) => clause('liable', {seat})),
    honba > 0 ? clause('honba', {honba}) : null,
    sticks > 0 ? clause('sticks', {sticks}) : null
  )
}
