/** Attributes of inline or leaf tiles, `{waits=69s mark=3p}`: options, claims, the winning tile, and faults. */
import type {Message, Span} from '@tehai/kernel/source'
import {foldName, addClasses, parseMeta, withoutLooseWords, type MetaPart} from '@tehai/kernel/block'
import {bareValueMessage} from '../../grammar/keys/bare-value.js'
import {findKey, keys, type ClaimKey, type Key} from '../../grammar/keys/keys.js'
import {fillOfKey} from '../../grammar/values/fill.js'
import type {Claim, KeyPlace} from '../result/claims.js'
import {pageMessage} from '../../grammar/messages.js'
import {unknownOption} from '../../grammar/keys/options.js'
import type {RowOptions} from '../../row/row-options.js'
import type {WinValue} from '../../grammar/values/win.js'
import {inlineOptions, missingValue, readInlineOption, readWinOption, winning} from './options.js'

/** Claims about the hand of the line; claims about a whole block are not included. */
function isClaim({group, of}: Key): boolean {
  return group === 'claim' && of === 'hand'
}

const known: readonly string[] = [
  ...inlineOptions,
  ...winning,
  'class',
  'id',
  ...keys.filter(isClaim).flatMap(({names}) => names)
]

/** The content of the attributes of an inline. */
export interface Attributes {
  readonly options: RowOptions
  readonly claims: readonly {readonly claim: Claim; readonly literal: boolean}[]
  readonly win: WinValue | null
  /** The rules. They belong in a block, but apply nevertheless. */
  readonly rules: KeyPlace | null
  /** Whether a fact that claims depend on could not be read, or belongs in a block. */
  readonly isUnread: boolean
  /** Marks and bars, which refer to tiles of the row. */
  readonly marked: readonly MetaPart[]
  readonly classes: readonly string[]
  readonly id: string | null
  readonly messages: readonly Message[]
}

/** Most tiles have none. */
export const noAttributes: Attributes = {
  options: {},
  claims: [],
  win: null,
  rules: null,
  isUnread: false,
  marked: [],
  classes: [],
  id: null,
  messages: []
}

/** Read the attributes of an inline. */
export function readAttributes(text: string): Attributes {
  const isKnown = (name: string) => known.includes(foldName(name)) || findKey(name) !== null
  const {parts, messages: found} = withoutLooseWords(text, parseMeta(text), isKnown)
  const messages = [...found]
  const options: Record<string, unknown> = {}
  const claims: {claim: Claim; literal: boolean}[] = []
  let win: WinValue | null = null
  let rules: KeyPlace | null = null
  let isUnread = false
  const marked: MetaPart[] = []
  const classes: string[] = []
  let id: string | null = null
  const seen = new Set<string>()
  for (const part of parts) {
    const name = attributeName(part)
    const value = part.value ?? ''
    const nameSpan = {start: part.start, end: part.start + part.name.length}
    if (name === 'class') addClasses(classes, value)
    else if (name !== null && seen.has(name)) messages.push(doubleOption(name, nameSpan))
    else if (name === 'id') id = value
    else if (name === null) {
      messages.push(unknownAttribute(part, nameSpan))
      rules = rulesIn(part) ?? rules
      isUnread ||= isFact(part.name)
    } else if (inlineOptions.has(name)) {
      const problem = readInlineOption(name, part, options)
      if (problem) messages.push(problem)
      if (problem) isUnread ||= name === 'dora'
      else if (name === 'mark' || name === 'bars') marked.push(part)
    } else if (winning.has(name)) {
      win = readWinOption(name, part, options, messages)
      if (win.tile) claims.push({claim: claimOf('win', part), literal: part.literal})
    } else if (value.trim() === '') messages.push(missingValue(part.name, name as ClaimKey, nameSpan))
    else claims.push({claim: claimOf(name as ClaimKey, part), literal: part.literal})
    if (name !== null) seen.add(name)
  }
  return {options, claims, win, rules, isUnread, marked, classes, id, messages}
}

/** The key that the name of an attribute refers to. */
export const attributeKey = (name: string): string | undefined => findKey(name)?.key.id

/** The name of an attribute in our tables; `null` for an unknown one. */
function attributeName({type, name}: MetaPart): string | null {
  if (type !== 'option') return type
  const folded = foldName(name)
  if (folded === 'class' || folded === 'id' || folded === 'mode') return folded
  const key = findKey(name)?.key
  const isRead = key && (inlineOptions.has(key.id) || winning.has(key.id) || isClaim(key))
  return isRead ? key.id : null
}

/** The message for an attribute that inline tiles do not have: some are keys that only blocks have. */
function unknownAttribute({name, value}: MetaPart, span: Span): Message {
  const bare = value === null ? bareValueMessage(name, span, 'line') : null
  if (bare) return bare
  const key = findKey(name)?.key
  if (!key) return unknownOption(name, span, known)
  const line = `${name}: ${value?.trim() || key.example}`
  return pageMessage('option-of-blocks', span.start, span.end, {actual: name, line})
}

/** The rules that an attribute names; `null` if there are none. */
function rulesIn({name, value, valueStart, valueEnd}: MetaPart): KeyPlace | null {
  if (value === null || findKey(name)?.key.id !== 'rules') return null
  return {key: 'rules', value, start: valueStart, end: valueEnd, part: 'meta', facts: []}
}

/** Whether an attribute says something that claims depend on: the state of play, or the dora. */
function isFact(name: string): boolean {
  const key = findKey(name)?.key
  return key !== undefined && (key.group === 'situation' || blockDoraKeys.has(key.id))
}

/** Keys of dora, which inline tiles do not have. */
const blockDoraKeys: ReadonlySet<string> = new Set(['indicator', 'ura', 'ura-indicator'])

function doubleOption(name: string, {start, end}: Span): Message {
  return pageMessage('double-option', start, end, {actual: name})
}

function claimOf(key: ClaimKey | 'win', {value, valueStart, valueEnd}: MetaPart): Claim {
  const text = value ?? ''
  return {
    key,
    value: text,
    fill: fillOfKey(key, text),
    start: valueStart,
    end: valueEnd,
    part: 'meta',
    row: 0
  }
}
