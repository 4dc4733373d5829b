/**
 * A Markdown text in another notation: our own constructs and those of a host. Everything else stays byte for byte.
 */
import {message, type Message, type Span} from '@tehai/kernel/source'
import type {DialectId} from '@tehai/core'
import {
  documentOf,
  escapeLabel,
  lineOf,
  metaOffset,
  readDirective,
  unescapeLabel,
  valueOffsets,
  type Document
} from '@tehai/kernel/markdown'
import type {Code} from 'mdast'
import type {Mahjong, MahjongText} from 'remark-mahjong'
import {nameDialect, nameRiver, readingOf, tilesIn} from './attributes.js'
import {findConstructs, type PlacedNode} from './constructs.js'
import {applyEdits, placesAfter, type Edit} from './edit.js'
import {convertFence} from './fence.js'
import {foreignOutcomes, type PassedOver} from './foreign-outcomes.js'
import {hasOwnConstruct} from './foreign/foreign-syntaxes.js'
import {needsName, outcomeOf, readAs, type MarkdownConversion, type Outcome} from './outcome.js'
import {losesRiver, lossMessages, rewriteRow, saysTheSame} from './row.js'
import {isInSpans, textsOfHtml} from './text-of-html.js'

export type {MarkdownConversion} from './outcome.js'

export interface ConvertedMarkdown {
  readonly text: string
  /** How many constructs were rewritten, and how many were selected but left unchanged. */
  readonly converted: number
  readonly left: number
  /** Errors and losses, with spans in the text that was read. */
  readonly messages: readonly Message[]
  /** Foreign constructs in places where Markdown is not read, such as inside HTML. */
  readonly unreachable: readonly Span[]
  /** Foreign constructs that are skipped: in code, or in another notation. */
  readonly passedOver: readonly PassedOver[]
}

/** Convert a Markdown text. `name`: of its file; one of MDX is read as MDX. Never throws. */
export async function convertMarkdown(
  text: string,
  conversion: MarkdownConversion,
  name = '-'
): Promise<ConvertedMarkdown> {
  const document = documentOf(text)
  const body = document.text
  const mark = text.slice(0, text.length - body.length) // a byte order mark
  const constructs = await findConstructs(body, name)
  const foreign = foreignOutcomes(body, constructs, conversion)
  const own = [
    ...constructs.labels.flatMap(label => labelOutcome(label, conversion) ?? []),
    ...constructs.fences.flatMap(({node}) => fenceOutcome(node, document, conversion) ?? [])
  ]
  const outside = async (found: readonly Outcome[]) =>
    new Set(await unreadable(body, editsOf([...own, ...found]), editsOf(found), conversion, name))
  const added = conversion.inHtml
    ? asText(foreign.outcomes, await outside(foreign.outcomes))
    : foreign.outcomes
  const outcomes = [...own, ...added]
  const edits = editsOf(outcomes)
  const unreachable = await outside(added)
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
    unreachable: [...unreachable].map(moved),
    passedOver: foreign.passedOver.map(moved)
  }
}

const editsOf = (outcomes: readonly Outcome[]): Edit[] => outcomes.flatMap(({edits}) => edits ?? [])

/**
 * Outcomes in which edits inside HTML write `:tiles[…]` instead of `::tiles[…]`: there are no Markdown blocks inside
 * HTML.
 */
function asText(outcomes: readonly Outcome[], blocks: ReadonlySet<Edit>): readonly Outcome[] {
  const inText = (edit: Edit): Edit =>
    blocks.has(edit) ? {...edit, text: edit.text.replace(/^::/, ':')} : edit
  return outcomes.map(one => ({...one, edits: one.edits?.map(inText) ?? null}))
}

/** Notation of our own constructs that do not name one: that of the page, otherwise `from`. */
function unnamedDialect({from, pageDialect}: MarkdownConversion): DialectId {
  // If a notation has its own construct, `:tiles[…]` is not read in it, so a second run changes nothing.
  return pageDialect ?? (hasOwnConstruct(from) ? 'auto' : from)
}

const isWanted = ({from}: MarkdownConversion, dialect: DialectId): boolean =>
  from === 'auto' || dialect === from

/** `:tiles[…]` or `::tiles[…]`; `null` if it is not to be converted. */
function labelOutcome(
  {node, start, inHtml = false}: PlacedNode<Mahjong | MahjongText>,
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
  const isText = !inHtml || !/[<>&]/.test(row.text ?? '')
  const isWhole = row.text !== null && !stuck && isText
  return outcomeOf(conversion, {isWhole, messages: row.messages.map(place), losses}, () => {
    const edits: Edit[] = []
    if (row.text !== value) {
      edits.push({start: start + label.start, end: start + label.end, text: escapeLabel(row.text!)})
    }
    const isLost = mode !== 'river' && losesRiver(row, name ?? readAs(conversion), y)
    const named = nameDialect(isLost ? nameRiver(meta) : meta, name)
    const braces = attributes ?? {start: label.end + 2, end: label.end}
    if (named !== meta) {
      const text = named === '' ? '' : `{${named}}`
      edits.push({start: start + braces.start - 1, end: start + braces.end + 1, text})
    }
    return edits
  })
}

/** A fence; `null` if it is not to be converted. */
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
  const rewritten = {isWhole, messages: errors.map(placed), losses: losses.map(placed)}
  return outcomeOf(conversion, rewritten, () => {
    const inside = edits.map(placed).filter(({start, end, text}) => document.text.slice(start, end) !== text)
    return [...inside, ...metaEdits(document, node, meta)]
  })
}

/** Replace the words after ```mahjong if they have changed. */
function metaEdits(document: Document, node: Code, wanted: string): Edit[] {
  const {meta, position} = node
  if (!position || wanted === (meta ?? '')) return []
  const found = metaOffset(document, node)
  if (meta && found === null) return []
  const isBraced = document.text.startsWith(':::', position.start.offset)
  if (found !== null) {
    if (isBraced && wanted === '') return [{start: found - 1, end: found + meta!.length + 1, text: ''}]
    return [{start: wanted === '' ? found - 1 : found, end: found + meta!.length, text: wanted}]
  }
  const {line} = position.start
  const end = document.starts[line - 1]! + lineOf(document, line).trimEnd().length
  return [{start: end, end, text: isBraced ? `{${wanted}}` : ` ${wanted}`}]
}

/** Edits whose `:tiles[…]` would not be read, since it is inside HTML or follows a colon. */
async function unreadable(
  text: string,
  edits: readonly Edit[],
  added: readonly Edit[],
  {inHtml}: MarkdownConversion,
  name: string
): Promise<Edit[]> {
  if (added.length === 0) return []
  const after = applyEdits(text, edits)
  const {labels, html} = await findConstructs(after, name)
  const read = new Set(labels.filter(one => !one.inHtml).map(({start}) => start))
  const places = placesAfter(edits)
  const texts = inHtml ? textsOfHtml(after, html) : []
  const isRead = (edit: Edit): boolean => {
    const start = places.get(edit)!
    // A construct that is a block becomes a block of Markdown, not of HTML.
    return read.has(start) || (isInSpans(texts, start) && !after.startsWith('::', start))
  }
  return added.filter(edit => !isRead(edit))
}
