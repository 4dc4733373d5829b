/**
 * Inline: `:tiles[label]{attributes}` and `::tiles[label]{attributes}` → the element that the drawing stage draws.
 */
import {append, type Message, type Span} from '@tehai/kernel/source'
import {blockRow, inlineCode} from '../row/wire.js'
import {foldName} from '@tehai/kernel/block'
import {bareValueMessage} from '../grammar/bare-value.js'
import {findKey, keyOf, keys, type ClaimKey, type Key} from '../grammar/keys.js'
import type {Diagram, HandDiagram} from '../../model/diagram.js'
import type {CheckedClaim} from './checked-block.js'
import {fillOfKey} from '../grammar/fill.js'
import type {CheckClaim, Claim, ClaimedHand, KeyPlace} from './claims.js'
import {element, elementWith, type Markup, type MarkupElement} from '@tehai/kernel/markup'
import {parseBars} from '../grammar/bar-list.js'
import {parseMarks} from '../grammar/mark-list.js'
import {missingBars, missingMarks} from './marked-tiles.js'
import {addClasses, parseMeta, withoutLooseWords, type MetaPart} from '@tehai/kernel/block'
import {meantOption, optionExamples, readOption} from '../grammar/option-values.js'
import {pageMessage} from '../grammar/messages.js'
import {badValue, defaultSettings, unknownOption, type Settings} from '../grammar/options.js'
import type {OpenRowOptions, RowOptions} from '../row/row-options.js'
import {readRow} from './read-row.js'
import {faultsOfRow} from '../row/row-faults.js'
import {readTiles} from '../grammar/read-tiles.js'
import {tilesInWords} from '../grammar/tile-words.js'
import {readWin, type WinValue} from '../grammar/win-value.js'
import {isSanmaRules} from '../grammar/sanma.js'
import {sanmaSlips} from '../row/sanma-row.js'

export interface InlineOptions {
  /** What the site and the file have set (default: `defaultSettings`). */
  readonly settings?: Settings | undefined
  /** The text between the braces, as written (default: nothing). */
  readonly attributes?: string | undefined
  /** Whether it is alone on its line: then it is a block (default: `false`). */
  readonly leaf?: boolean | undefined
  /** What checks claims (default: nothing). */
  readonly checkClaim?: CheckClaim | undefined
}

/** An inline or leaf of tiles that has been read. */
export interface CheckedInline {
  readonly markup: MarkupElement
  readonly options: RowOptions
  readonly claims: readonly CheckedClaim[]
  /** What is to be said of the label; spans are offsets into it. */
  readonly messages: readonly Message[]
  /** What is to be said of the attributes; spans are offsets into them. */
  readonly attributeMessages: readonly Message[]
}

/** Options that an author may set at an inline. */
const inlineOptions: ReadonlySet<string> = new Set([
  'dialect',
  'mode',
  'y',
  'size',
  'lang',
  'label',
  'columns',
  'mark',
  'bars',
  'dora',
  'draw'
])

/** Keys of the tile that won. */
const winning: ReadonlySet<string> = new Set(['win', 'ron'])

/** Claims about the hand of the line; those about a whole block are none. */
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

/** What the attributes of an inline say. */
interface Attributes {
  readonly options: RowOptions
  readonly claims: readonly {readonly claim: Claim; readonly literal: boolean}[]
  readonly win: WinValue | null
  /** The rules, which belong in a block: they hold nevertheless. */
  readonly rules: KeyPlace | null
  /** Marks and bars, whose tiles are those of the row. */
  readonly marked: readonly MetaPart[]
  readonly classes: readonly string[]
  readonly id: string | null
  readonly messages: readonly Message[]
}

/** Most tiles have none. */
const noAttributes: Attributes = {
  options: {},
  claims: [],
  win: null,
  rules: null,
  marked: [],
  classes: [],
  id: null,
  messages: []
}

/** Read an inline or leaf of tiles. Never throws; takes time proportional to the length of both texts. */
export function checkInline(label: string, options: InlineOptions = {}): CheckedInline {
  const {settings = defaultSettings, attributes = '', leaf = false, checkClaim} = options
  const read = attributes === '' ? noAttributes : readAttributes(attributes)
  const ofSite = optionsOfSettings(settings, leaf)
  const row: RowOptions = attributes === '' ? ofSite : {...ofSite, ...read.options}
  const {diagram, messages: ofNotation} = readRow(label, row)
  const messages = faultsOfRow(diagram, ofNotation, settings.rules, read.claims.length > 0)
  const {classes, id} = read
  const drawn = leaf ? blockRow(label, row, classes, id) : inlineCode(label, row, classes, id)
  const slips = read.claims.length > 0 && isSanmaRules(settings.rules) ? sanmaSlips(diagram) : []
  const attributeMessages = [...read.messages, ...read.marked.flatMap(part => notInRow(part, diagram))]
  const verdicts: Markup[] = []
  const hand = diagram.mode === 'hand' && read.claims.length > 0 ? handAlone(diagram, read, settings) : null
  let isUnscored = false
  const claims = read.claims.map(({claim, literal}): CheckedClaim => {
    const verdict = checkClaim?.(claim, hand)
    if (!verdict) return {...claim, state: 'unchecked'}
    for (const {start, end, ...message} of verdict.messages) {
      if (message.id === 'no-score' && isUnscored) continue
      isUnscored ||= message.id === 'no-score'
      const span = literal
        ? {start: claim.start + start, end: claim.start + end}
        : {start: claim.start, end: claim.end}
      attributeMessages.push({...message, ...span})
    }
    if (claim.fill !== null || verdict.state === 'false') append(verdicts, [' ', ...verdict.shown])
    return {...claim, state: verdict.state}
  })
  const markup = verdicts.length === 0 ? drawn : withClaims(drawn, verdicts, leaf)
  return {markup, options: row, claims, messages: [...messages, ...slips], attributeMessages}
}

/** What the settings say of tiles that no block holds. */
function optionsOfSettings({dialect, y, lang, size}: Settings, leaf: boolean): RowOptions {
  const options: OpenRowOptions = {checked: true, lang}
  if (dialect !== 'auto') options.dialect = dialect
  if (y !== 'auto') options.y = y
  if (leaf && size !== null) options.size = size
  return options
}

/** Tiles and what was filled in after them, or marked as false. */
function withClaims(drawn: MarkupElement, verdicts: readonly Markup[], leaf: boolean): MarkupElement {
  const words = elementWith(
    leaf ? 'p' : 'span',
    {class: 'mahjong-claim'},
    leaf ? verdicts.slice(1) : verdicts
  )
  return element(leaf ? 'div' : 'span', {class: 'mahjong-claimed'}, drawn, words)
}

/** A hand of which nothing is said but its tiles, what is claimed, and which of them won. */
function handAlone(diagram: HandDiagram, {claims, win, rules}: Attributes, settings: Settings): ClaimedHand {
  const tile = win ? (win.tile ?? diagram.hand.draw) : null
  return {
    place: null,
    diagram,
    situation: diagram.hand.kita > 0 ? {kita: diagram.hand.kita} : {},
    sanma: isSanmaRules(settings.rules),
    draw: null,
    win: win && tile ? {tile, by: win.by, from: win.from} : null,
    dora: [],
    ura: [],
    indicators: [],
    uraIndicators: [],
    pao: null,
    river: null,
    visible: [],
    elsewhere: [],
    said: [...(rules ? [rules] : []), ...claims.map(({claim}) => ({...claim, facts: []}))],
    settings
  }
}

function readAttributes(text: string): Attributes {
  const isKnown = (name: string) => known.includes(foldName(name)) || findKey(name) !== null
  const {parts, messages: found} = withoutLooseWords(text, parseMeta(text), isKnown)
  const messages = [...found]
  const options: Record<string, unknown> = {}
  const claims: {claim: Claim; literal: boolean}[] = []
  let win: WinValue | null = null
  let rules: KeyPlace | null = null
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
    } else if (inlineOptions.has(name)) {
      const problem = readInlineOption(name, part, options)
      if (problem) messages.push(problem)
      else if (name === 'mark' || name === 'bars') marked.push(part)
    } else if (winning.has(name)) {
      win = readWinOption(name, part, options, messages)
      if (win.tile) claims.push({claim: claimOf('win', part), literal: part.literal})
    } else if (value.trim() === '') messages.push(missingValue(part.name, name as ClaimKey, nameSpan))
    else claims.push({claim: claimOf(name as ClaimKey, part), literal: part.literal})
    if (name !== null) seen.add(name)
  }
  return {options, claims, win, rules, marked, classes, id, messages}
}

/** The messages for marks and bars of an attribute whose tiles the row does not have. */
function notInRow({name, value, literal, valueStart, valueEnd}: MetaPart, diagram: Diagram): Message[] {
  const missing = attributeKey(name) === 'mark' ? missingMarks : missingBars
  return missing(value ?? '', diagram).map(({start, end, expected}) =>
    literal
      ? pageMessage('tile-not-in-row', valueStart + start, valueStart + end, {}, expected)
      : pageMessage('tile-not-in-row', valueStart, valueEnd)
  )
}

const attributeKey = (name: string): string | undefined => findKey(name)?.key.id

/** What an attribute is called in our tables; `null` for an unknown one. */
function attributeName({type, name}: MetaPart): string | null {
  if (type !== 'option') return type
  const folded = foldName(name)
  if (folded === 'class' || folded === 'id' || folded === 'mode') return folded
  const key = findKey(name)?.key
  const isRead = key && (inlineOptions.has(key.id) || winning.has(key.id) || isClaim(key))
  return isRead ? key.id : null
}

/** The message for an attribute that tiles in a line do not have: some are keys that only blocks have. */
function unknownAttribute({name, value}: MetaPart, span: Span): Message {
  const bare = value === null ? bareValueMessage(name, span, 'line') : null
  if (bare) return bare
  const key = findKey(name)?.key
  if (!key) return unknownOption(name, span, known)
  const line = `${name}: ${value?.trim() || key.example}`
  return pageMessage('option-of-blocks', span.start, span.end, {actual: name, line})
}

/** The rules that an attribute names; `null` if it names none. */
function rulesIn({name, value, valueStart, valueEnd}: MetaPart): KeyPlace | null {
  if (value === null || findKey(name)?.key.id !== 'rules') return null
  return {key: 'rules', value, start: valueStart, end: valueEnd, part: 'meta', facts: []}
}

function doubleOption(name: string, {start, end}: Span): Message {
  return pageMessage('double-option', start, end, {actual: name})
}

function missingValue(written: string, key: ClaimKey | 'win', {start, end}: Span): Message {
  return pageMessage('missing-value', start, end, {key: written, example: keyOf(key).example})
}

/** Options whose values are tiles. */
const ofTiles: ReadonlySet<string> = new Set(['dora', 'draw'])

/** Whether a value is no tiles, or not only tiles. */
function isUnread(value: string): boolean {
  // A word is no list of letters for honors: `proto_`.
  if (/[a-z]{4}/i.test(value) && tilesInWords(value) === null) return true
  const {tiles, messages} = readTiles(value)
  return tiles.length === 0 || messages.some(({severity}) => severity === 'error')
}

/** Put the value of an option among the options, or say why not. */
function readInlineOption(name: string, part: MetaPart, options: Record<string, unknown>): Message | null {
  const value = part.value ?? ''
  if (value.trim() === '')
    return pageMessage('missing-value', part.start, part.start + part.name.length, {
      key: part.name,
      example: optionExamples[name] ?? keyOf(name as ClaimKey).example
    })
  const read = readOption(name, value)
  const span = {start: part.valueStart, end: part.valueEnd}
  if (read === undefined) {
    const meant = meantOption(name, value)
    if (meant !== undefined) options[name] = meant
    return badValue(name, value, span, part.name)
  }
  if (ofTiles.has(name) && isUnread(value))
    return pageMessage('bad-value', span.start, span.end, {
      key: part.name,
      example: keyOf(name as ClaimKey).example,
      kind: 'tiles'
    })
  if (name === 'mark') {
    const [problem] = parseMarks(value).messages
    if (problem) return {...problem, start: span.start, end: span.end}
  }
  if (name === 'bars') {
    const [problem] = parseBars(value).messages
    if (problem) return {...problem, start: span.start, end: span.end}
  }
  options[name] = read
  return null
}

/** The tile that won: it is set apart after the row, or is the one of the row that won. */
function readWinOption(
  name: string,
  {name: written, value, literal, start, end, valueStart, valueEnd}: MetaPart,
  options: Record<string, unknown>,
  messages: Message[]
): WinValue {
  if (value === null || value.trim() === '') {
    messages.push(missingValue(written, 'win', {start, end: start + written.length}))
    return {...readWin('', written, true, 'auto'), by: null, messages: []}
  }
  const read = readWin(value, written, true, 'auto')
  const by = name === 'ron' ? 'ron' : (read.by ?? (read.from ? 'ron' : null))
  for (const one of read.messages) {
    const span = literal
      ? {start: valueStart + one.start, end: valueStart + one.end}
      : value === null
        ? {start, end}
        : {start: valueStart, end: valueEnd}
    messages.push({...one, ...span})
  }
  if (read.tile) options['draw'] = read.tile
  if (read.tile && by) options['won'] = by
  return {...read, by}
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
