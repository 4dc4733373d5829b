/**
 * Faults of a situation: each word that is not understood, once, with the word that may have been meant.
 *
 *     Sotuh 2, tsmuo        `Sotuh`, did you mean `South`? · `tsmuo`, did you mean `tsumo`?
 *
 * A word is judged in its place. `2` alone says nothing, but it does after `South`: then it needs no separate message.
 */
import type {Message, Span} from '@tehai/kernel/source'
import {beyondOf} from './numbers.js'
import {pageMessage} from '../messages.js'
import {isUnread, parseSituation} from './parse-situation.js'
import type {SituationFact} from './situation.js'
import {numbersMeant, phrasesMeant, misspeltEnd, misspeltUnit, misspeltStart} from './phrases-meant.js'
import {wordsMeant} from './words-meant.js'

/** Words that are corrected in one value; a text with more is not a misspelt situation. */
const MOST_CORRECTIONS = 12

/** The number of parts of one value for which corrections are searched; parts after them are reported without. */
const MOST_SEARCHED = 60

/** The dealer, described as a non-dealer: `東家 子`. */
function otherSeat(facts: readonly SituationFact[]): Message[] {
  if (!facts.some(fact => fact.field === 'seat' && fact.wind === 'east')) return []
  return facts.flatMap(({field, start, end}) =>
    field === 'non-dealer' ? [pageMessage('bad-situation', start, end)] : []
  )
}

/**
 * The messages for the parts of a situation that are not understood.
 *
 * @param text
 *   The value of the key.
 * @param offset
 *   Offset of the text in the block, as for `parseSituation`.
 * @param facts
 *   The facts that `parseSituation` read in it.
 */
export function situationMessages(text: string, offset: number, facts: readonly SituationFact[]): Message[] {
  const messages = [
    ...numbersMeant(text, offset, facts),
    ...phrasesMeant(text, offset, facts),
    ...otherSeat(facts)
  ]
  const isSaid = ({start, end}: Span) => messages.some(one => one.start <= start && end <= one.end)
  let rest = facts.filter(fact => isUnread(fact) && !isSaid(fact))
  const byEnd = new Map(facts.map(fact => [fact.end, fact]))
  let at = 0
  let searched = 0
  while (at < rest.length) {
    const part = rest[at]!
    if (++searched > MOST_SEARCHED) {
      messages.push(pageMessage('bad-situation', part.start, part.end))
      at++
      continue
    }
    const end = offset + text.length
    const whole =
      misspeltEnd(text, offset, part, byEnd.get(part.start)) ??
      misspeltUnit(text, offset, part, rest[at + 1]) ??
      misspeltStart(
        text,
        offset,
        part,
        facts.find(one => one.start > part.start)
      )
    const first = whole?.span ?? part
    const written = text.slice(first.start - offset, first.end - offset)
    const proposals = whole ? [whole.word] : wordsMeant(written, text)
    messages.push(unreadMessage(first, whole ? null : beyondOf(written), proposals))
    if (proposals.length > 0 && messages.length <= MOST_CORRECTIONS) {
      rest = unreadAfter(text, offset, first, proposals[0]!)
      at = 0
    } else at++
    if (first.end >= end) break
  }
  return together(withoutParts(messages), text, offset)
}

/** A part that is not understood. `beyond`: what in it exceeds the limits of a game. */
const unreadMessage = ({start, end}: Span, beyond: string | null, proposals: readonly string[]): Message =>
  beyond
    ? pageMessage('beyond-situation', start, end, {wanted: beyond}, proposals)
    : pageMessage('bad-situation', start, end, {}, proposals)

/** Messages in order, without those about a part of another one's range: 三萬 of 三萬ドラ. */
function withoutParts(messages: readonly Message[]): Message[] {
  const whole: Message[] = []
  for (const one of messages.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const before = whole.at(-1)
    const isPart = before && one.end <= before.end && one.end - one.start < before.end - before.start
    if (!isPart) whole.push(one)
  }
  return whole
}

/** One message for the words of a phrase, none of which resembles a word that is understood. */
function together(messages: readonly Message[], text: string, offset: number): Message[] {
  const said: Message[] = []
  for (const one of messages) {
    const before = said.at(-1)
    const isNext =
      before !== undefined &&
      before.expected.length === 0 &&
      one.expected.length === 0 &&
      /^[ \u3000]{1,3}$/.test(text.slice(before.end - offset, one.start - offset))
    if (isNext) said[said.length - 1] = pageMessage('bad-situation', before.start, one.end)
    else said.push(one)
  }
  return said
}

/** What remains not understood after a word, once the word is spelled as proposed. */
function unreadAfter(text: string, offset: number, {start, end}: Span, word: string): SituationFact[] {
  const tail = text.slice(end - offset)
  const moved = end - word.length
  return parseSituation(word + tail, moved).filter(fact => isUnread(fact) && fact.start >= end && start < end)
}
