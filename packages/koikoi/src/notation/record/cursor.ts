/**
 * Reading one line of a record from left to right, and stopping at what is wrong with it.
 */
import type {Message} from '@tehai/kernel/source'
import {notationMessage, type NotationMessageId} from '../messages.js'
import {spanIn, type Line} from './line.js'
import {refuse} from '../unknown-card.js'
import {tokenAt, type Reading} from '../token.js'

/** A wrong move: what stops the replay. */
export class WrongMove extends Error {
  readonly fault: Message

  constructor(fault: Message) {
    super(fault.id)
    this.fault = fault
  }
}

/** A reader of one line: a place in its folded text. */
export interface Cursor {
  readonly line: Line
  place: number
}

/** One card at the cursor. */
export function readingOf(cursor: Cursor): Reading {
  const {text} = cursor.line.folded
  const start = cursor.place
  const token = start < text.length ? tokenAt(text, start) : undefined
  const reading = token?.readings[0]
  if (!token || !reading || token.readings.length > 1) {
    const length = /^\S*/.exec(text.slice(start))![0].length
    cursor.place = token ? token.end : start + length
    fail(cursor, token?.fault ?? 'bad-move', start)
  }
  cursor.place = token!.end
  if (reading!.candidates.length === 0) {
    const [at, end] = spanOfReading(cursor, reading!)
    throw new WrongMove(refuse(reading!, {start: at, end}))
  }
  return reading!
}

export function skipBlanks(cursor: Cursor): void {
  const {text} = cursor.line.folded
  while (cursor.place < text.length && /\s/.test(text[cursor.place]!)) cursor.place++
}

export function eat(cursor: Cursor, ...marks: readonly string[]): boolean {
  const found = marks.find(mark => cursor.line.folded.text.startsWith(mark, cursor.place))
  if (found) cursor.place += found.length
  return found !== undefined
}

export function atEnd(cursor: Cursor): boolean {
  return cursor.line.folded.text.slice(cursor.place).trim() === ''
}

function spanFrom({line, place}: Cursor, start: number): [number, number] {
  return spanIn(line, start, place)
}

function spanOfReading({line}: Cursor, {start, end}: Reading): [number, number] {
  return spanIn(line, start, end)
}

/** Stop at a message that spans from a place to the cursor. */
export function fail(
  cursor: Cursor,
  id: NotationMessageId,
  start: number = cursor.place,
  values: Readonly<Record<string, string | number>> = {},
  expected: readonly string[] = []
): never {
  throw new WrongMove(notationMessage(id, ...spanFrom(cursor, start), values, expected))
}

/** Stop at a message about a card that was read. */
export function failAt(
  cursor: Cursor,
  reading: Reading,
  id: NotationMessageId,
  values: Readonly<Record<string, string | number>>
): never {
  throw new WrongMove(notationMessage(id, ...spanOfReading(cursor, reading), values))
}
