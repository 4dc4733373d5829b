/**
 * Events, results and yaku in the lines of answers: cards are exact codes.
 */
import {codeOf} from '../cards/index.js'
import {codesOf} from '../notation/index.js'
import type {GameEvent, GameResult, PlayerId} from '../round/index.js'
import type {Yaku} from '../yaku/index.js'

/** A yaku on the wire; `cards` are exact codes. */
export interface YakuLine {
  readonly type: string
  readonly base: number
  readonly bonus: number
  readonly cards: string
}

/** An event on the wire: as in the vectors, cards are exact codes and yaku are pairs of type and points. */
export type EventLine = Readonly<Record<string, unknown>> & {readonly type: string}

export interface ResultLine {
  readonly winner: PlayerId | null
  readonly reason: string
  readonly base: number
  readonly scores: readonly [number, number]
  readonly isKoiKoiWin: boolean
  readonly isDraw: boolean
  readonly koiKoiMultiplierApplied: boolean
  readonly yaku: readonly (readonly [string, number])[]
}

/** A yaku of a pile. */
export function yakuLine({type, baseScore, bonusScore, cards}: Yaku): YakuLine {
  return {type, base: baseScore, bonus: bonusScore, cards: codesOf(cards)}
}

/** Yaku as pairs of type and points. */
function yakuPairs(yaku: readonly Yaku[]): readonly (readonly [string, number])[] {
  return yaku.map(one => [one.type, one.totalScore])
}

/** An event as the vectors write it. */
export function eventLine(event: GameEvent): EventLine {
  switch (event.type) {
    case 'Dealt':
      return {...event, hands: event.hands.map(codesOf), field: codesOf(event.field)}
    case 'CardPlayed':
    case 'CardDrawn':
    case 'CardPlaced':
      return {...event, card: codeOf(event.card)}
    case 'FieldChoiceRequired':
      return {...event, card: codeOf(event.card), options: codesOf(event.options)}
    case 'CardsCaptured':
      return {...event, cards: codesOf(event.cards)}
    case 'YakuCompleted':
      return {...event, yaku: yakuPairs(event.yaku)}
    case 'GameEnded': {
      const {seq, type, result} = event
      return {seq, type, reason: result.reason, scores: result.scores}
    }
    default:
      return {...event}
  }
}

/** A result as the vectors write it. */
export function resultLine(result: GameResult): ResultLine {
  const {winner, reason, base, scores, isKoiKoiWin, isDraw, koiKoiMultiplierApplied, completedYaku} = result
  const scored = winner !== null && (reason === 'Shobu' || reason === 'Exhausted')
  const yaku = scored ? yakuPairs(completedYaku[winner]) : []
  return {winner, reason, base, scores, isKoiKoiWin, isDraw, koiKoiMultiplierApplied, yaku}
}
