/**
 * Foreign constructs, and inline code that holds tiles, as `:tiles[…]`; and those that are skipped, with the reason.
 */
import type {DialectId} from '@tehai/core'
import type {Message, Span} from '@tehai/kernel/source'
import {escapeLabel} from '@tehai/kernel/markdown'
import {formatMeta} from '@tehai/kernel/block'
import type {ClosedSpan, Constructs} from './constructs.js'
import {usualConstruct, type ForeignConstruct, type ForeignRow} from './foreign/foreign-construct.js'
import {findForeign} from './foreign/foreign.js'
import {convertMessage} from './messages.js'
import {needsName, outcomeOf, type MarkdownConversion, type Outcome} from './outcome.js'
import {convertRow, convertTree, type ConvertedRow} from './row.js'
import type {ClosedPlace, PassedReason} from '../words/passed-reason.js'

export interface PassedOver extends Span {
  readonly reason: PassedReason
}

/** The outcome for a foreign construct. */
export interface ForeignOutcome extends Outcome, Span {}

export interface ForeignOutcomes {
  readonly outcomes: readonly ForeignOutcome[]
  readonly passedOver: readonly PassedOver[]
}

export function foreignOutcomes(
  text: string,
  {closed, codes}: Constructs,
  conversion: MarkdownConversion
): ForeignOutcomes {
  const {from, inlineCode, site} = conversion
  const outcomes: ForeignOutcome[] = []
  const passedOver: PassedOver[] = []
  const placeOf = placesIn(closed)
  for (const construct of findForeign(text, site)) {
    const {start, end} = construct
    const place = placeOf(construct)
    if (place === 'own') continue
    const prefix =
      place === 'code-span' && inlineCode !== '' ? text.slice(start - inlineCode.length, start) : ''
    if (prefix !== '' && prefix === inlineCode) continue
    const dialects = dialectsFor(construct, from)
    if (construct.isShy && dialects.length === 0 && isPlain(construct, text)) continue
    const reason =
      place ?? (dialects.length > 0 ? null : construct.id === 'picture' ? 'uncertain' : 'other-notation')
    if (reason !== null) passedOver.push({start, end, reason})
    else outcomes.push({start, end, ...outcomeOfForeign(construct, dialects, text, conversion)})
  }
  for (const {value, start, end} of codes) {
    if (inlineCode === '' || !value.startsWith(inlineCode)) continue
    const row = value.slice(inlineCode.length)
    const rowStart = start + text.slice(start, end).lastIndexOf(row)
    const construct = {
      ...usualConstruct,
      id: 'own' as const,
      start,
      end,
      rows: [{text: row, start: rowStart}]
    }
    outcomes.push({start, end, ...outcomeOfForeign(construct, [from], text, conversion)})
  }
  return {outcomes, passedOver}
}

/**
 * Finds the closed range that contains a construct. Constructs must be looked up in order, so that each range is
 * visited once.
 */
function placesIn(closed: readonly ClosedSpan[]): (construct: Span) => ClosedPlace | null {
  let at = 0
  return ({start, end}) => {
    while (at < closed.length && closed[at]!.end <= start) at++
    const place = closed[at]
    return place && place.start < end ? place.place : null
  }
}

/** The notations to try; empty if the construct is in another notation than the requested one. */
function dialectsFor(
  {dialects, isSelfEvident, isShy, id}: ForeignConstruct,
  from: DialectId
): readonly DialectId[] {
  if (id === 'picture') return isShy ? [] : ['auto']
  if (isSelfEvident) return dialects ?? ['auto']
  if (from === 'auto') return isShy ? [] : (dialects ?? ['auto'])
  return dialects === null || dialects.includes(from) ? [from] : []
}

/** A single Unicode tile among words is an ornament as often as a tile, so it is not reported. */
const isPlain = ({id, start, end}: ForeignConstruct, text: string): boolean =>
  id === 'unicode' && [...text.slice(start, end).replace(/[\uFE0E\uFE0F]/g, '')].length < 2

function outcomeOfForeign(
  construct: ForeignConstruct,
  dialects: readonly DialectId[],
  text: string,
  conversion: MarkdownConversion
): Outcome {
  const {start, end, unread, waits, isLeaf, mode} = construct
  const rows = readRows(construct, dialects, conversion)
  const faults: Message[] = unread.map(argument => convertMessage('unread-argument', construct, {argument}))
  const isWhole = rows.length > 0 && rows.every(({row}) => row.text !== null)
  const messages = [...faults, ...rows.flatMap(({messages}) => messages)]
  return outcomeOf(conversion, {isWhole, messages, losses: rows.flatMap(({losses}) => losses)}, () => {
    const opening = isLeaf && rows.length === 1 ? '::tiles' : ':tiles'
    const written = rows.map(({row, dialect}) => {
      const isRiver = mode === 'river' && !row.text!.startsWith('j')
      const name = needsName(row, conversion) ? conversion.to : null
      const attributes = formatMeta({
        ...(isRiver && {mode: 'river'}),
        ...(name && {dialect: name}),
        ...(waits !== null && {waits: waitsIn(waits, dialect)})
      })
      const braces = attributes !== '' || text[end] === '{' ? `{${attributes}}` : ''
      return `${opening}[${escapeLabel(row.text!)}]${braces}`
    })
    return [{start, end, text: written.join('\n')}]
  })
}

interface ReadRow {
  readonly row: ConvertedRow
  readonly dialect: DialectId
  readonly messages: readonly Message[]
  readonly losses: readonly Message[]
}

function readRows(
  construct: ForeignConstruct,
  dialects: readonly DialectId[],
  conversion: MarkdownConversion
): ReadRow[] {
  const {tree, rows, start, end} = construct
  const whole = {start, end}
  const placed = (messages: readonly Message[], from: ForeignRow | null): Message[] =>
    messages.map(one =>
      from === null || from.start === null
        ? {...one, ...(tree ? {} : whole)}
        : {...one, start: one.start + from.start, end: one.end + from.start}
    )
  if (tree) {
    const row = convertTree(tree, conversion.to)
    return [{row, dialect: 'auto', messages: row.messages, losses: placed(row.losses, null)}]
  }
  return rows.map(from => {
    const {row, dialect, doubt} = readRow(construct, from, dialects, conversion)
    const messages = placed(row.messages, from)
    return {row, dialect, messages: doubt ? [...messages, doubt] : messages, losses: placed(row.losses, from)}
  })
}

/** Read a row in the first notation in which it has no error. */
function readRow(
  construct: ForeignConstruct,
  {text}: ForeignRow,
  dialects: readonly DialectId[],
  {to, y}: MarkdownConversion
): {readonly row: ConvertedRow; readonly dialect: DialectId; readonly doubt: Message | null} {
  const read = dialects.map(dialect => ({
    dialect,
    row: convertRow(text, {from: dialect, to, mode: construct.mode, y})
  }))
  const clean = read.filter(({row}) => row.text !== null)
  const [first, second] = clean
  const isDoubtful = construct.id === 'tex' && first && second && first.row.text !== second.row.text
  const doubt = isDoubtful
    ? convertMessage('two-notations', construct, {first: first.dialect, second: second.dialect})
    : null
  return {...(first ?? read.at(-1)!), doubt}
}

/** Waits as they are written in a claim. */
function waitsIn(waits: string, from: DialectId): string {
  const {text} = convertRow(waits, {from, to: 'auto', mode: 'hand', y: 'prefix'})
  return (text ?? waits).replaceAll(' ', '')
}
