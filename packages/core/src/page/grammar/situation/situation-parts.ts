/**
 * Parts of one situation on several lines.
 *
 *     東1局: 南家        状況: 6巡目 リーチ
 */
import {parseSituation} from './parse-situation.js'
import {secondFacts} from './second-facts.js'
import type {SituationFact} from './situation.js'

/** Fields that a situation may have several times. */
const several: ReadonlySet<SituationFact['field']> = new Set([
  'circumstance',
  'riichi-of',
  'dora',
  'remark',
  'unread'
] as const)

/** The most lines of one situation: each is compared with all before it. */
const MOST_PARTS = 8

/** What a fact says, without its place. */
const said = (fact: SituationFact): string => JSON.stringify({...fact, start: 0, end: 0})

/**
 * Whether a line says something else of a situation than those before it: no field that they have with another value, unless
 * a message says which two facts cannot both be true. `false` for a ninth line.
 */
export function isOtherPart(before: readonly string[], value: string): boolean {
  if (before.length >= MOST_PARTS) return false
  const earlier = before.flatMap(one => parseSituation(one))
  const later = parseSituation(value)
  const isOther = (fact: SituationFact) =>
    several.has(fact.field) || earlier.every(one => one.field !== fact.field || said(one) === said(fact))
  return later.every(isOther) || contradicts(before, value)
}

/** Whether a second seat, round or similar is reported at its place. */
function contradicts(before: readonly string[], value: string): boolean {
  const text = [...before, value].join('\n')
  return secondFacts(text, 0, parseSituation(text)).length > 0
}
