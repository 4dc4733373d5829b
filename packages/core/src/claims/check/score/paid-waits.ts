/**
 * What each wait of a hand pays.
 */
import type {WinBy} from '../../../model/diagram.js'
import {tileOf, type Tile, type TileKind} from '@tehai/riichi/tile'
import {YAKUMAN_HAN} from '../../amounts.js'
import type {Analysis, ScoredWin} from '../../analysis.js'
import {possibleWaits} from '../ukeire/possible-waits.js'
import {WAITING} from '../../../notation/hand-size.js'

/** A wait and what it pays; 0 points and han if there is no yaku. */
export interface PaidWait {
  readonly tile: TileKind
  readonly scored: ScoredWin
  readonly points: number
  readonly han: number
}

/** The waits of a hand, all won in one way. */
export interface PaidWaits {
  readonly by: WinBy
  readonly waits: readonly PaidWait[]
}

/** What each wait pays: by ron and by tsumo where it is not said how the hand is won. */
export function paidWaits(analysis: Analysis): PaidWaits[] {
  const [first, ...others] = possibleWaits(analysis, [])
  if (!first || others.length > 0 || !canScore(analysis)) return []
  const found = waysOf(analysis).flatMap((by): PaidWaits[] => {
    const waits = first.waits.flatMap(({tile}) => paid(tile, by, first.discard, analysis))
    return waits.length > 0 ? [{by, waits}] : []
  })
  // A way of winning that has a yaku with some wait is preferred to one that has none.
  return found.toSorted((a, b) => Number(hasYaku(b)) - Number(hasYaku(a)))
}

/** Whether a win on some wait has a yaku. */
export const hasYaku = ({waits}: PaidWaits): boolean => waits.some(({points}) => points > 0)

/** The ways in which the hand may be won. */
export function waysOf({hand, tiles}: Analysis): readonly WinBy[] {
  const by = tiles!.win?.by ?? hand.situation.win
  return by ? [by] : ['ron', 'tsumo']
}

/** A win with a tile, scored; empty if it cannot be scored. */
export function winsOf(tile: Tile, by: WinBy, analysis: Analysis): ScoredWin[] {
  const [first] = possibleWaits(analysis, [])
  const scored = first ? analysis.scoreWith(tile, by, first.discard) : null
  return scored ? [scored] : []
}

function paid(tile: TileKind, by: WinBy, discard: TileKind | null, analysis: Analysis): PaidWait[] {
  const scored = analysis.scoreWith(tileOf(tile), by, discard)
  if (!scored) return []
  const {score} = scored
  if (score.outcome === 'win')
    return [{tile, scored, points: score.points, han: score.yakuman * YAKUMAN_HAN + score.han}]
  return score.outcome === 'no-yaku' ? [{tile, scored, points: 0, han: 0}] : []
}

/** Whether wins of a hand can be scored: it is a whole hand, and either waits or is complete. */
export function canScore({tiles}: Analysis): boolean {
  return tiles !== null && tiles.size >= WAITING && tiles.turn !== null
}
