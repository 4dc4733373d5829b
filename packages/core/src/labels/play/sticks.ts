/**
 * Words for score sticks (点棒), the same arithmetic in every language: `1,000 points × 2 + 100 points × 3 = 2,300 points`.
 */
import type {Language} from '@tehai/kernel/source'
import {nameOfPoints} from './situation.js'

/** Sticks of one kind: what one is worth in points, and how many there are. */
interface StickCount {
  readonly worth: number
  readonly count: number
}

/** Score sticks in words, and what they are worth in all. */
export function nameOfScoreSticks(sticks: readonly StickCount[], language: Language): string {
  const items = sticks.map(({worth, count}) => `${nameOfPoints(worth, language)} × ${count}`)
  const total = sticks.reduce((sum, {worth, count}) => sum + worth * count, 0)
  return `${items.join(' + ')} = ${nameOfPoints(total, language)}`
}
