/**
 * Fields of the lines that other programs give: read by type, and refused with a sentence that names the field, what
 * is there and what was expected.
 */
import {unknownFields} from '@tehai/kernel/fields'
import {shownValue} from '@tehai/kernel/source'
import type {Month} from '../cards/index.js'
import type {PlayerId} from '../round/index.js'

/** What is wrong with a line, and where. */
export interface LineFault {
  readonly message: string
  /** Field of the line, as in `cards` or `actions`. */
  readonly field?: string
  /** Place in that field: that of an element, or a range of its text. */
  readonly index?: number
  readonly start?: number
  readonly end?: number
}

export type Line = Readonly<Record<string, unknown>>

/** A fault on its way to the answer. */
export class BadLine extends Error {
  readonly fault: LineFault

  constructor(fault: LineFault) {
    super(fault.message)
    this.fault = fault
  }
}

/** A fault of a value: `Expected {wanted}, got {value}`. */
export function badValue(wanted: string, value: unknown, field: string, index?: number): BadLine {
  const got = value === undefined ? 'nothing' : `\`${shownValue(value)}\``
  return new BadLine({
    message: `Expected ${wanted}, got ${got}`,
    field,
    ...(index === undefined ? {} : {index})
  })
}

/**
 * Refuse unknown fields.
 *
 * @throws {BadLine} at the first of them, with the nearest known field.
 */
export function checkFields(fields: Line, known: readonly string[], inside = ''): void {
  const [unknown] = unknownFields(fields, known)
  if (!unknown) return
  const names = known.map(name => `\`${name}\``).join(', ')
  const where = inside === '' ? '' : ` of \`${inside}\``
  const hint = unknown.nearest === '' ? '' : `; did you mean \`${unknown.nearest}\`?`
  throw new BadLine({
    message: `Expected a field${where}, one of ${names}, got \`${unknown.field}\`${hint}`,
    field: inside === '' ? unknown.field : inside
  })
}

/** The record of a field; empty if it is missing or `null`. */
export function recordOf(fields: Line, field: string): Line {
  const value = fields[field] ?? {}
  if (typeof value === 'object' && !Array.isArray(value)) return value as Line
  throw badValue(`\`${field}\` to be an object`, value, field)
}

/** The list of a field; empty if it is missing or `null`. */
export function listOf(fields: Line, field: string): readonly unknown[] {
  const value = fields[field] ?? []
  if (Array.isArray(value)) return value
  throw badValue(`\`${field}\` to be a list`, value, field)
}

/** A whole number from 0; 0 if it is missing or `null`. */
export function countOf(fields: Line, field: string): number {
  const value = fields[field] ?? 0
  if (Number.isSafeInteger(value) && (value as number) >= 0) return value as number
  throw badValue(`\`${field}\` to be a whole number from 0`, value, field)
}

/** A number of times, as a whole number, or a boolean. */
export function timesOf(fields: Line, field: string): number {
  const value = fields[field]
  return typeof value === 'boolean' ? Number(value) : countOf(fields, field)
}

export function dealerOf(fields: Line): PlayerId {
  const dealer = fields['dealer'] ?? 0
  if (dealer === 0 || dealer === 'Player1') return 0
  if (dealer === 1 || dealer === 'Player2') return 1
  throw badValue('`dealer` to be 0 or 1', dealer, 'dealer')
}

/** What is known about the round besides the cards: its month, and how often koi-koi was called. */
export function contextOf(fields: Line): {readonly month: Month | null; readonly koiKoiCalls: number} {
  const context = recordOf(fields, 'context')
  checkFields(context, ['month', 'koiKoiCalls'], 'context')
  const month = context['month'] ?? fields['month'] ?? null
  if (month !== null && !isMonth(month)) throw badValue('a month, 1 to 12', month, 'context')
  return {month, koiKoiCalls: countOf(context, 'koiKoiCalls')}
}

function isMonth(value: unknown): value is Month {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 12
}
