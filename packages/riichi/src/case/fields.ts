/**
 * Fields of cases: which ones exist, and the problems of misspelt fields and wrong values.
 *
 * Reading a case reports problems and never throws, whatever the case contains.
 */
import {unknownFields} from '@tehai/kernel/fields'
import {type Values, shownValue} from '@tehai/kernel/source'
import type {Problem} from '../hand/problem.js'
import type {RuleProblem} from '../rules/rules.js'

/** A problem of a case: with the hand, the rules, or the way it is written. */
export type CaseProblem =
  | Problem
  | RuleProblem
  /** A value that a field cannot have: `field`, `value`. */
  | {readonly id: 'bad-field'; readonly values: Values}
  /** An unknown field: `field`, `value`, and `nearest`, the one that may be meant, or ''. */
  | {readonly id: 'unknown-field'; readonly values: Values}

/** Fields by name, whatever they hold. */
export type Fields = Readonly<Record<string, unknown>>

/** Report that a field has a value that it cannot have. */
export function bad(problems: CaseProblem[], field: string, value: unknown): void {
  problems.push({id: 'bad-field', values: {field, value: value === undefined ? '' : shownValue(value)}})
}

/** Report the unknown fields of a case. */
export function checkFields(given: Fields, known: readonly string[], problems: CaseProblem[]): void {
  for (const {field, value, nearest} of unknownFields(given, known))
    problems.push({id: 'unknown-field', values: {field, value, nearest}})
}

/** Whether a value is a record of fields. */
export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The id of a case, as its answer has it. */
export function idOf<Id>(given: {readonly id?: Id | undefined}): {readonly id?: Id} {
  return isRecord(given) && given.id !== undefined ? {id: given.id} : {}
}

/**
 * Fields other than those that are `null`, which many programs write for values not given. Empty for anything that is
 * not a case.
 */
export function withoutNulls(given: Fields): Fields {
  if (!isRecord(given)) return {}
  const values = Object.values(given)
  return values.includes(null) ? Object.fromEntries(Object.entries(given).filter(isGiven)) : given
}

function isGiven([, value]: readonly [string, unknown]): boolean {
  return value !== null
}

/** The record of a field; empty if the field is absent, and with a problem if it is something else. */
export function readRecord(given: Fields, field: string, problems: CaseProblem[]): Fields {
  const value = given[field]
  if (isRecord(value)) return withoutNulls(value)
  if (value !== undefined) bad(problems, field, value)
  return {}
}

/** The list of a field; empty if the field is absent, and with a problem if it is something else. */
export function readList(given: Fields, field: string, problems: CaseProblem[]): readonly unknown[] {
  const value = given[field]
  if (Array.isArray(value)) return value
  if (value !== undefined) bad(problems, field, value)
  return []
}

/**
 * A whole number from `first` up to, but not including `end`; `missing` if the field is absent, and with a problem for
 * any other value.
 */
export function readNumber<Missing>(
  given: Fields,
  field: string,
  [first, end]: readonly [first: number, end: number],
  missing: Missing,
  problems: CaseProblem[]
): number | Missing {
  const value = given[field]
  if (value === undefined) return missing
  if (Number.isSafeInteger(value) && (value as number) >= first && (value as number) < end)
    return value as number
  bad(problems, field, value)
  return missing
}

/** Numbers of honba, sticks and norths above this limit are reported as mistakes. */
const mostOfAmount = 1_000_000

/** An amount such as honba; `undefined` if the field is absent, and with a problem for any other value. */
export function readAmount(given: Fields, field: string, problems: CaseProblem[]): number | undefined {
  return readNumber(given, field, [0, mostOfAmount], undefined, problems)
}

/** Yes or no; `undefined` if the field is absent, and with a problem for any other value. */
export function readFlag(given: Fields, field: string, problems: CaseProblem[]): boolean | undefined {
  const value = given[field]
  if (value === undefined || typeof value === 'boolean') return value
  bad(problems, field, value)
  return undefined
}
