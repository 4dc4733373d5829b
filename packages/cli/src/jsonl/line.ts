/**
 * One line of a batch: what is wrong with it before its fields are read, and the text of its answer.
 *
 * Every line is answered in its place, whatever it contains. Nothing here throws.
 */
import {type Language, shownValue} from '@tehai/kernel/source'
import type {Words} from '../command/command.js'
import {findJsonFault, type JsonExpectation} from './json-fault.js'
import {longestLine} from './lines.js'
import {commandWords} from '../words/commands.js'

/** One object of the input. */
export type JsonObject = Readonly<Record<string, unknown>>

export interface LineAnswer {
  readonly answer: object
  /** Whether the line could not be used at all, so that the run ends with exit code 1. */
  readonly isFault: boolean
}

/** Answers one object. */
export type AnswerObject = (given: JsonObject) => LineAnswer

/** The answer to a line, as text. */
export interface LineText {
  readonly text: string
  readonly isFault: boolean
}

/** Why a line is not valid input. `line` is its number, from 1; `field` is the invalid field, if there is one. */
export interface LineError {
  readonly code: 'bad-json' | 'not-an-object' | 'line-too-long' | 'too-deep' | 'not-answered'
  readonly line: number
  readonly field?: string
  readonly message: string
}

const faults: Readonly<Record<LineError['code'], Words>> = commandWords.lineFaults

const expectedWords: Readonly<Record<JsonExpectation | 'object', Words>> = commandWords.jsonExpected

const endWords: Words = commandWords.lines.endOfLine

/** The deepest nesting of lists and objects. Requests need three levels. */
const deepest = 32

/**
 * The answer to a line.
 *
 * @param content
 *   The line; `null` if it is too long.
 * @param line
 *   Its number, from 1.
 */
export function answerLine(
  content: string | null,
  line: number,
  language: Language,
  answer: AnswerObject
): LineText {
  if (content === null) return fault('line-too-long', {line, most: longestLine}, language)
  const text = line === 1 ? content.replace(/^\uFEFF/, '') : content
  const read = readJson(text)
  if (read === null) return badJson(text, line, language)
  const {value} = read
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const found = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value
    return fault('not-an-object', {line, found}, language)
  }
  const given = value as JsonObject
  const deep = Object.keys(given).find(field => isDeep(given[field]))
  if (deep !== undefined) {
    const {id} = given
    const field = shownValue(deep)
    return fault('too-deep', {line, field, most: deepest}, language, isDeep(id) ? null : id)
  }
  try {
    const {answer: found, isFault} = answer(given)
    return {text: JSON.stringify(found), isFault}
  } catch {
    return fault('not-answered', {line}, language, given['id'])
  }
}

function readJson(text: string): {readonly value: unknown} | null {
  try {
    return {value: JSON.parse(text) as unknown}
  } catch {
    return null
  }
}

function badJson(text: string, line: number, language: Language): LineText {
  const {at, expected} = findJsonFault(text) ?? {at: 0, expected: 'value'}
  const what = /^(?:[\p{L}\p{N}_.+-]{1,20}|.)/u.exec(text.slice(at, at + 40))?.[0]
  const found = what === undefined ? endWords[language] : `\`${what}\``
  const wanted = text.slice(0, at).trim() === '' ? 'object' : expected
  return fault('bad-json', {line, at: at + 1, found, expected: expectedWords[wanted][language]}, language)
}

/** Whether lists and objects are nested too deep in a value. */
function isDeep(value: unknown): boolean {
  let level = [value].filter(isNested)
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === deepest) return true
    level = level.flatMap(one => Object.values(one).filter(isNested))
  }
  return false
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function fault(
  code: LineError['code'],
  values: Readonly<Record<string, string | number>> & {readonly line: number},
  language: Language,
  id: unknown = null
): LineText {
  const message = faults[code][language].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
  const field = values['field'] === undefined ? {} : {field: String(values['field'])}
  const error: LineError = {code, line: values.line, ...field, message}
  return {text: JSON.stringify({id, errors: [error]}), isFault: true}
}
