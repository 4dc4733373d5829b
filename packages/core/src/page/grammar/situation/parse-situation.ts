/**
 * Reads a situation (状況): the words of authors in any order, Japanese or English.
 *
 *     東1局1本場 南家 6巡目 25000点 ドラ5s        E1-1 South turn 6        East 1局 南seat
 *
 * The same words are read in a player's header (`対面: 西家 31000 立直8巡目`).
 */
import {moved, skip} from '@tehai/kernel/source'
import {plainNumbers} from '../../../notation/plain-numbers.js'
import {withDeclarers} from './declarers.js'
import {phrases} from './phrases.js'
import type {SituationFact, SituationValue} from './situation.js'
import {foldWidth} from '../spelling/fold-width.js'

/** All phrases as one pattern with a group for each: this finds the phrase to read faster than trying them in turn. */
const anyPhrase = new RegExp(phrases.map(({pattern}) => `(${withoutGroups(pattern.source)})`).join('|'), 'iy')

/**
 * The source of a pattern without capturing groups. Round brackets that are not groups are escaped, in classes as well.
 */
function withoutGroups(source: string): string {
  return source.replace(/(?<!\\)\((?!\?)/g, '(?:')
}

const separator =
  /(?:[\s、,，。．・/;；|]|\.(?=\s|$)|(?<=\S)!+(?=$|[\s、,，。])|(?<=\s)(?:[-–—−](?=\s)|(?:and|with)\s)|(?:現在|现在|目前|此[时時]|場上|지금은?)[是为為]?(?=[^、,，。]))+/iy
/** Brackets around facts: `South 4 (all last)`. */
const bracketed = /\(([^()]{1,60})\)/y
const closing = /\)(?: ?:)?/y
/** A name in brackets, before the colon of a header: `East (Bob): 25000`. */
const aside = /\([^()]{1,40}\)(?= ?:)/y
/** After a round or its honba, as in the name of a key: 東1局: 南家, 東1局1本場: 南家. */
const colonOfRound = / ?:(?! ?[-–])/y
const colon = /(?<=\)) ?:/y
const particle = /[でのにはが](?=\S)/y
const unreadPart = /[^\s、,，。・/;；|]+/y

/**
 * Reads a situation. Never throws.
 *
 * @param text
 *   The value of the key.
 * @param offset
 *   Offset of the text in the block; added to every span (default: 0).
 * @returns
 *   The facts in the order typed. Takes time proportional to the length of the text.
 */
export function parseSituation(text: string, offset = 0): SituationFact[] {
  const folded = foldWidth(text)
  const facts = factsIn(folded, offset)
  const plain = facts.some(({field}) => field === 'unread') ? plainNumbers(folded) : null
  if (!plain || plain.isMistyped) return facts
  // Numbers in words, `one honba`, if everything is understood with them.
  const inDigits = factsIn(foldWidth(plain.text), 0)
  if (inDigits.some(isUnread)) return facts
  return inDigits.map(fact => moved({...fact, ...plain.original(fact)}, offset))
}

/** The facts in a text of plain characters. */
function factsIn(folded: string, offset: number): SituationFact[] {
  const facts: SituationFact[] = []
  let at = skip(separator, folded, 0)
  while (at < folded.length) {
    const opened = isOpening(folded, at) ? at + 1 : at
    const stop = readPhrase(folded, opened, offset, facts)
    if (stop > opened) {
      const field = facts.at(-1)?.field
      const isRound =
        field === 'round' || field === 'last-hand' || (field === 'honba' && facts[0]?.field === 'round')
      const closed = skip(isRound ? colonOfRound : closing, folded, skip(closing, folded, stop))
      const after = skip(separator, folded, closed)
      at = after > closed ? after : skip(particle, folded, closed)
      continue
    }
    const asideEnd = skip(aside, folded, at)
    const unreadEnd = asideEnd > at ? asideEnd : Math.max(at + 1, skip(unreadPart, folded, at))
    facts.push({field: 'unread', start: offset + at, end: offset + unreadEnd})
    at = skip(separator, folded, skip(colon, folded, unreadEnd))
  }
  const hasSeats = facts.filter(({field}) => field === 'seat').length > 1
  return hasSeats ? withDeclarers(facts, folded, offset) : facts
}

/** Whether a bracket contains only facts: `(dealer: Bob)` does not. */
function isOpening(text: string, at: number): boolean {
  if (text[at] !== '(') return false
  bracketed.lastIndex = at
  const inside = bracketed.exec(text)?.[1]
  return inside !== undefined && isRead(inside)
}

/** Read the first phrase that matches at an offset; returns the offset at which it ends, or the offset itself. */
function readPhrase(text: string, at: number, offset: number, facts: SituationFact[]): number {
  anyPhrase.lastIndex = at
  const which = anyPhrase.exec(text)
  if (!which) return at
  const {pattern, read} = phrases[which.indexOf(which[0], 1) - 1]!
  pattern.lastIndex = at
  const value = read(pattern.exec(text)!)
  const stop = at + which[0].trimEnd().length
  for (const one of Array.isArray(value) ? value : [value]) {
    facts.push({start: offset + at, end: offset + stop, ...(one as SituationValue)})
  }
  return stop
}

/** Whether a part of a situation is not understood. */
export const isUnread = ({field}: SituationFact): boolean => field === 'unread'

/** Whether all of a text is understood. */
export const isRead = (text: string): boolean => !parseSituation(text).some(isUnread)
