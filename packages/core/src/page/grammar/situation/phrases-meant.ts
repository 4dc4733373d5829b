/**
 * What may be meant by several words of a situation together, at least one of which is not understood.
 *
 *     last discard → houtei      one honba → 1 honba      南3極 → 南3局      doublle riichi → double riichi
 */
import {nearest, nearestSpelling, residentLanguages, type Message, type Span} from '@tehai/kernel/source'
import {plainNumbers} from '../../../notation/plain-numbers.js'
import {pageMessage} from '../messages.js'
import {foldWidth} from '../spelling/fold-width.js'
import {nameOfFact} from './fact-names.js'
import {isRead, isUnread, parseSituation} from './parse-situation.js'
import type {SituationFact} from './situation.js'
import {otherPhrases, situationWords} from './word-list.js'

/** Facts that can be read once their numbers are in digits: `one honba`, `25k points`, 2万点. */
export function numbersMeant(text: string, offset: number, facts: readonly SituationFact[]): Message[] {
  const plain = facts.some(isUnread) ? plainNumbers(foldWidth(text)) : null
  if (!plain) return []
  return parseSituation(plain.text).flatMap(fact => {
    const {start, end} = plain.original(fact)
    const meant = plain.text.slice(fact.start, fact.end)
    const isUnreadHere = facts.some(
      one => isUnread(one) && one.start - offset < end && start < one.end - offset
    )
    return isUnread(fact) || !isUnreadHere || meant === text.slice(start, end)
      ? []
      : [pageMessage('bad-situation', start + offset, end + offset, {}, [meant])]
  })
}

/** Phrases that people use, with parts that are not understood: `last discard`, `6 junme`, 2本. */
export function phrasesMeant(text: string, offset: number, facts: readonly SituationFact[]): Message[] {
  const unread = facts.filter(isUnread)
  if (unread.length === 0) return []
  return otherPhrases.flatMap(([pattern, ...meant]) =>
    [...foldWidth(text).matchAll(pattern)].flatMap(({0: phrase, 1: first = '', 2: second = '', index}) => {
      const start = offset + index
      const end = start + phrase.length
      const proposals = meant.map(one => one.replace('$1', first).replace('$2', second)).filter(isRead)
      return proposals.length > 0 && unread.some(one => one.start < end && start < one.end)
        ? [pageMessage('bad-situation', start, end, {}, proposals)]
        : []
    })
  )
}

/**
 * A fact with only the last letters misspelt, 南3極 for 南3局: the part that is not understood directly after it, and the
 * words for the fact.
 */
export function misspeltEnd(
  text: string,
  offset: number,
  {end}: Span,
  before: SituationFact | undefined
): {readonly span: Span; readonly word: string} | null {
  if (!before) return null
  const unit = unitOfFact(before, text.slice(before.end - offset, end - offset))
  const typed = text.slice(before.start - offset, before.end - offset)
  const left = text.slice(before.end - offset, end - offset)
  // The end typed twice: 聴牌牌.
  if (typed.length > left.length && typed.endsWith(left))
    return {span: {start: before.start, end}, word: typed}
  if (unit !== null && isRead(typed + unit)) return {span: {start: before.start, end}, word: typed + unit}
  const span = {start: before.start, end}
  const written = text.slice(span.start - offset, end - offset)
  const names = residentLanguages.toReversed().flatMap(language => nameOfFact(before, language) ?? [])
  const [word] = nearest(written, names)
  return word === undefined || word === written ? null : {span, word}
}

/** What the name of a hand of a round ends with, by the script of the text typed in its place. */
const unitsOfRound: readonly (readonly [pattern: RegExp, unit: string])[] = [
  [/^\p{Script=Han}$/u, '局'],
  [/^\p{Script=Hangul}$/u, '국']
]

/** The unit that may be meant by another single character directly after a fact: 東1曲, 동1극. */
function unitOfFact(fact: SituationFact, typed: string): string | null {
  if (fact.field !== 'round' || fact.hand === null) return null
  return unitsOfRound.find(([pattern]) => pattern.test(typed))?.[1] ?? null
}

/** A misspelt word before one that is understood by itself: `doublle riichi`. */
export function misspeltStart(
  text: string,
  offset: number,
  {start, end}: Span,
  after: SituationFact | undefined
): {readonly span: Span; readonly word: string} | null {
  if (!after || isUnread(after) || !/^[ \u3000]$/.test(text.slice(end - offset, after.start - offset)))
    return null
  if (nearestSpelling(text.slice(start - offset, end - offset), situationWords).length > 0) return null
  const written = text.slice(start - offset, after.end - offset)
  const [word] = nearestSpelling(
    written,
    situationWords.filter(one => one.includes(' '))
  )
  return word === undefined ? null : {span: {start, end: after.end}, word}
}

/** A number that is not understood, and the misspelt unit after it: `2 hunba`. */
export function misspeltUnit(
  text: string,
  offset: number,
  {start, end}: Span,
  next: Span | undefined
): {readonly span: Span; readonly word: string} | null {
  const number = text.slice(start - offset, end - offset)
  if (!next || !/^\d{1,6}(?:st|nd|rd|th)?$/.test(number)) return null
  if (!/^[ \u3000](?:[a-z]{2,9} )?$/i.test(text.slice(end - offset, next.start - offset))) return null
  const [unit] = nearestSpelling(text.slice(end - offset, next.end - offset).trim(), situationWords)
  const word = `${number} ${unit}`
  return unit !== undefined && isRead(word) ? {span: {start, end: next.end}, word} : null
}
