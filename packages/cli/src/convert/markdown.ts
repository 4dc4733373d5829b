/**
 * A Markdown text in another notation: our own constructs and those of a host. Everything else stays byte for byte.
 */
import {
  message,
  type DialectId,
  type Message,
  type ParseOptions,
  type Span,
  type WrittenDialect
} from '@tehai/core'
import {
  documentOf,
  escapeLabel,
  lineOf,
  metaOffset,
  readDirective,
  unescapeLabel,
  valueOffsets,
  type Document
} from '@tehai/core/markdown'
import type {Code} from 'mdast'
import type {Mahjong, MahjongText} from 'remark-mahjong'
import {nameDialect, readingOf, tilesIn} from './attributes.js'
import {findConstructs, type Constructs, type Placed} from './constructs.js'
import {applyEdits, placesAfter, type Edit} from './edit.js'
import {convertFence} from './fence.js'
import {findHosts, hasHost, type HostConstruct} from './hosts.js'
import {convertRow, lossMessages, readsIn, rewriteRow, saysTheSame, type ConvertedRow} from './row.js'

export interface MarkdownConversion {
  readonly from: DialectId
  readonly to: WrittenDialect
  readonly y: ParseOptions['y']
  /** Notation of our own constructs that name none, from the front matter; `null` where it says nothing. */
  readonly pageDialect: DialectId | null
  /** Inline code that begins with this is in the notation `from`; empty for none. */
  readonly inlineCode: string
  /** Leave alone what would lose something. */
  readonly strict: boolean
}

export interface ConvertedMarkdown {
  readonly text: string
  /** Constructs that were rewritten, and those that were wanted but left alone. */
  readonly converted: number
  readonly left: number
  /** Errors and losses, with spans in the text that was read. */
  readonly messages: readonly Message[]
  /** Constructs of a host that stand where Markdown is not read, such as inside HTML. */
  readonly unreachable: readonly Span[]
}

/** What becomes of one construct that is wanted: its edits, or `null` because it is left alone. */
interface Outcome {
  readonly edits: readonly Edit[] | null
  readonly messages: readonly Message[]
}

/** Convert a Markdown text. Never throws. */
export function convertMarkdown(text: string, conversion: MarkdownConversion): ConvertedMarkdown {
  const document = documentOf(text)
  const body = document.text
  const mark = text.slice(0, text.length - body.length) // a byte order mark
  const constructs = findConstructs(body)
  const hosted = hostOutcomes(body, constructs, conversion)
  const outcomes = [
    ...constructs.labels.flatMap(label => labelOutcome(label, conversion) ?? []),
    ...constructs.fences.flatMap(({node}) => fenceOutcome(node, document, conversion) ?? []),
    ...hosted
  ]
  const edits = outcomes.flatMap(outcome => outcome.edits ?? [])
  const added = hosted.flatMap(outcome => outcome.edits ?? [])
  const unreachable = new Set(unreadable(body, edits, added))
  const moved = <Type extends Span>(one: Type): Type => ({
    ...one,
    start: one.start + mark.length,
    end: one.end + mark.length
  })
  return {
    text:
      mark +
      applyEdits(
        body,
        edits.filter(edit => !unreachable.has(edit))
      ),
    converted: outcomes.filter(outcome => outcome.edits?.some(edit => !unreachable.has(edit))).length,
    left: outcomes.filter(outcome => outcome.edits === null).length + unreachable.size,
    messages: outcomes
      .flatMap(outcome => outcome.messages)
      .toSorted((a, b) => a.start - b.start)
      .map(moved),
    unreachable: [...unreachable].map(moved)
  }
}

/** Notation of our own constructs that name none: what the page says, else `from`. */
function unnamedDialect({from, pageDialect}: MarkdownConversion): DialectId {
  // Where a notation has a construct of its own, `:tiles[…]` is not in it: so a second run changes nothing.
  return pageDialect ?? (hasHost(from) ? 'auto' : from)
}

/** What a page reads a construct as that names no notation. */
const readAs = ({pageDialect}: MarkdownConversion): DialectId => pageDialect ?? 'auto'

const isWanted = ({from}: MarkdownConversion, dialect: DialectId): boolean =>
  from === 'auto' || dialect === from

/** Whether a page would read the new text otherwise unless it names its notation. */
function needsName(row: ConvertedRow, conversion: MarkdownConversion): boolean {
  return !readsIn(readAs(conversion), row, conversion.to, conversion.y)
}

/** The outcome of a construct: nothing is done where an error or, if that matters, a loss stands in the way. `isWhole`: all of it could be written. */
function outcomeOf(
  {strict}: MarkdownConversion,
  isWhole: boolean,
  messages: readonly Message[],
  losses: readonly Message[],
  edits: () => Edit[]
): Outcome {
  const errors = messages.filter(({severity}) => severity === 'error')
  const isLeft = !isWhole || errors.length > 0 || (strict && losses.length > 0)
  return {edits: isLeft ? null : edits(), messages: [...errors, ...losses]}
}

/** `:tiles[…]` or `::tiles[…]`; `null` if it is not wanted. */
function labelOutcome(
  {node, start}: Placed<Mahjong | MahjongText>,
  conversion: MarkdownConversion
): Outcome | null {
  const source = node.source ?? ''
  const parts = readDirective(source)
  const meta = node.meta ?? ''
  const {dialect: from = unnamedDialect(conversion), mode, y = conversion.y} = readingOf(meta)
  if (!parts || !isWanted(conversion, from)) return null
  const {label, attributes} = parts
  const {value, rawOffset} = unescapeLabel(source.slice(label.start, label.end))
  const row = rewriteRow(value, {from, to: conversion.to, mode, y})
  const name = needsName(row, conversion) ? conversion.to : null
  const stuck = !tilesIn(meta).every(tiles => saysTheSame(tiles, from, name ?? readAs(conversion)))
  const place = (one: Message): Message => ({
    ...one,
    start: start + label.start + rawOffset(one.start),
    end: start + label.start + rawOffset(one.end)
  })
  const losses = row.losses.map(place)
  if (stuck) {
    const at = {start: start + attributes!.start, end: start + attributes!.end}
    losses.push(message(lossMessages, 'lost-attribute', at.start, at.end, {to: conversion.to}))
  }
  return outcomeOf(conversion, row.text !== null && !stuck, row.messages.map(place), losses, () => {
    const edits: Edit[] = []
    if (row.text !== value) {
      edits.push({start: start + label.start, end: start + label.end, text: escapeLabel(row.text!)})
    }
    const named = nameDialect(meta, name)
    const braces = attributes ?? {start: label.end + 2, end: label.end}
    if (named !== meta) {
      const text = named === '' ? '' : `{${named}}`
      edits.push({start: start + braces.start - 1, end: start + braces.end + 1, text})
    }
    return edits
  })
}

/** A fence; `null` if it is not wanted. */
function fenceOutcome(node: Code, document: Document, conversion: MarkdownConversion): Outcome | null {
  const {to, y} = conversion
  const converted = convertFence(node, {
    unnamed: unnamedDialect(conversion),
    readAs: readAs(conversion),
    wants: dialect => isWanted(conversion, dialect),
    to,
    y
  })
  if (!converted) return null
  const {edits, meta, isWhole, errors, losses} = converted
  const place = valueOffsets(document, node)
  if (!place) return {edits: null, messages: []}
  const placed = <Type extends Span>(one: Type): Type => ({
    ...one,
    start: place(one.start),
    end: place(one.end)
  })
  return outcomeOf(conversion, isWhole, errors.map(placed), losses.map(placed), () => {
    const inside = edits.map(placed).filter(({start, end, text}) => document.text.slice(start, end) !== text)
    return [...inside, ...metaEdits(document, node, meta)]
  })
}

/** Write the words after ```mahjong anew, where they are others. */
function metaEdits(document: Document, node: Code, wanted: string): Edit[] {
  const {meta, position} = node
  if (!position || wanted === (meta ?? '')) return []
  const found = metaOffset(document, node)
  if (meta && found === null) return []
  if (found !== null) {
    return [{start: wanted === '' ? found - 1 : found, end: found + meta!.length, text: wanted}]
  }
  const {line} = position.start
  const end = document.starts[line - 1]! + lineOf(document, line).trimEnd().length
  return [{start: end, end, text: ` ${wanted}`}]
}

/** Constructs of the host, and inline code that holds tiles. */
function hostOutcomes(text: string, {closed, codes}: Constructs, conversion: MarkdownConversion): Outcome[] {
  const {from, inlineCode} = conversion
  const found = findHosts(text, from).filter(one => !closed.some(span => overlaps(span, one)))
  const inCode = codes.flatMap(({value, start, end}): HostConstruct[] => {
    if (inlineCode === '' || !value.startsWith(inlineCode)) return []
    const row = value.slice(inlineCode.length)
    const rowStart = start + text.slice(start, end).lastIndexOf(row)
    return [{start, end, row, rowStart, mode: 'hand'}]
  })
  return [...found, ...inCode].map(one => hostOutcome(one, conversion))
}

function hostOutcome(
  {start, end, row, rowStart, mode}: HostConstruct,
  conversion: MarkdownConversion
): Outcome {
  const {from, to, y} = conversion
  const converted = convertRow(row, {from, to, mode, y})
  const place = (one: Message): Message => ({...one, start: one.start + rowStart, end: one.end + rowStart})
  return outcomeOf(
    conversion,
    converted.text !== null,
    converted.messages.map(place),
    converted.losses.map(place),
    () => {
      const text = converted.text!
      const river = mode === 'river' && !text.startsWith('j') ? 'mode=river' : ''
      const attributes = nameDialect(river, needsName(converted, conversion) ? to : null)
      return [{start, end, text: `:tiles[${escapeLabel(text)}]${attributes && `{${attributes}}`}`}]
    }
  )
}

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end

/** Edits after which no `:tiles[…]` would stand there: Markdown is not read inside HTML, or a colon stands before. */
function unreadable(text: string, edits: readonly Edit[], added: readonly Edit[]): Edit[] {
  if (added.length === 0) return []
  const {labels} = findConstructs(applyEdits(text, edits))
  const read = new Set(labels.map(({start}) => start))
  const places = placesAfter(edits)
  return added.filter(edit => !read.has(places.get(edit)!))
}
