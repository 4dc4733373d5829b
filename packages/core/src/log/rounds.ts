/**
 * Rounds of a record in the words of authors: `East 2-1`, 東2局1本場, `3rd`, 第3局.
 */
import type {RecordedGame} from '@tehai/record'
import {winds} from '@tehai/riichi'
import {parseSituation} from '../page/grammar/parse-situation.js'

/** The index of the round that a value names; `null` for none. */
export function findRound(value: string, {rounds}: RecordedGame): number | null {
  const text = value.normalize('NFKC').trim().slice(0, 80)
  const number = /^(?:第? ?(\d{1,3}) ?(?:局|st|nd|rd|th)?(?: round)?|round (\d{1,3})|#(\d{1,3}))$/i.exec(text)
  if (number) {
    const index = Number(number[1] ?? number[2] ?? number[3]) - 1
    return index >= 0 && index < rounds.length ? index : null
  }
  const [, before = text, dashed] = /^(.*?\d)-(\d{1,2})$/.exec(text) ?? []
  const facts = parseSituation(before)
  const round = facts.find(({field}) => field === 'round')
  const honba = facts.find(({field}) => field === 'honba')
  const count = dashed === undefined ? (honba?.field === 'honba' ? honba.value : null) : Number(dashed)
  if (round?.field !== 'round') return null
  const found = rounds.findIndex(one => {
    if (winds[Math.floor(one.kyoku / 4) % 4] !== round.wind) return false
    if (round.hand !== null && (one.kyoku % 4) + 1 !== round.hand) return false
    return count === null || one.honba === count
  })
  return found < 0 ? null : found
}
