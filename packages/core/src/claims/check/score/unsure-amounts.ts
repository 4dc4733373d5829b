/**
 * Amounts beside words that are not understood and not misspelt: they may be something other than what is paid, as in
 * `1300 from the next player`. They are not judged.
 */
import type {UnreadPart} from '../../grammar/phrases.js'
import type {ScorePart} from '../../grammar/score-parts.js'
import {nearestInClaim} from '../../grammar/spellings.js'

type Part = ScorePart | UnreadPart

const paymentTypes: ReadonlySet<string> = new Set<ScorePart['type']>(['points', 'shares', 'all', 'dealer'])

/** Parts of a score with such amounts made to say nothing. */
export function withoutUnsure(parts: readonly Part[], text: string): readonly Part[] {
  const isWord = (one: Part | undefined) =>
    one?.type === 'unread' &&
    /\p{L}/u.test(text.slice(one.start, one.end)) &&
    nearestInClaim(text.slice(one.start, one.end), 'score').length === 0
  const isBeside = (one: Part | undefined, other: Part | undefined) =>
    one !== undefined && other !== undefined && /^\s*$/.test(text.slice(one.end, other.start))
  return parts.map((part, index) => {
    if (!paymentTypes.has(part.type)) return part
    const [before, after] = [parts[index - 1], parts[index + 1]]
    const isUnsure = (isWord(before) && isBeside(before, part)) || (isWord(after) && isBeside(part, after))
    return isUnsure ? {type: 'filler' as const, start: part.start, end: part.end} : part
  })
}
