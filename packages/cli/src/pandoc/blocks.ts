/**
 * Constructs that are blocks: fences, rows alone in their paragraph, containers, and blocks that Pandoc has read as
 * something else.
 */
import {append, largest, message, messageTable, type MessageWords} from '@tehai/kernel/source'
import {
  almostFence,
  documentOf,
  findingsOf,
  isShortFence,
  placesFrom,
  positionOf,
  readContainer,
  readDirective,
  writtenRow,
  type Document,
  type Finding,
  type GameConstructs,
  type GamePage
} from '@tehai/kernel/markdown'
import {dictionaries} from '../words/messages.js'
import type {Attr, Node} from './ast.js'
import {slotOf, type Slot} from './constructs.js'
import type {LostFence} from './fences.js'
import {originsInBlock, type OriginOf} from './origin.js'
import {attributesText, lineOf} from './source.js'

export type PandocMessageId = 'fence-as-code' | 'unread-container'

/** Words of the messages of this file. */
export const pandocMessages: Readonly<Record<PandocMessageId, MessageWords>> = messageTable<PandocMessageId>(
  {'fence-as-code': 'error', 'unread-container': 'error'},
  dictionaries
)

/** The games of a document, opened for a text. */
export type Open = (document: Document) => readonly GamePage[]

/** A block that was read: its text as it was typed, and its findings. */
export interface ReadBlock {
  /** `null` if the block stays as it is. */
  readonly slot: Slot | null
  readonly document: Document
  readonly games: readonly GamePage[]
  /** Findings that belong to no game. */
  readonly findings: readonly Finding[]
  /** Positions of its text in the file (default: unknown). */
  readonly originOf?: OriginOf
}

/**
 * The paragraphs that Pandoc has read as a definition list; `null` for any other block. Formats based on CommonMark
 * read `:tiles[4m]` at the beginning of a paragraph as a definition for the paragraph before it.
 */
export function paragraphsOf({t, c}: Node, games: readonly GameConstructs[]): readonly Node[] | null {
  if (t !== 'DefinitionList') return null
  const items = c as readonly (readonly [term: readonly Node[], definitions: readonly (readonly Node[])[]])[]
  const names = games.flatMap(game => [...game.names])
  const isMeant = ([first, ...others]: readonly Node[]) =>
    others.length === 0 &&
    (first?.t === 'Para' || first?.t === 'Plain') &&
    names.some(name => lineOf(first.c as readonly Node[]).text.startsWith(`${name}[`))
  if (!items.every(([, definitions]) => definitions.every(isMeant))) return null
  return items.flatMap(([term, definitions]) => [
    {t: 'Para', c: term},
    ...definitions.map(([first]) => ({t: 'Para', c: [{t: 'Str', c: ':'}, ...(first!.c as readonly Node[])]}))
  ])
}

/** Read a block as a construct; `null` for a block that is not one of ours. */
export function readBlock({t, c}: Node, games: readonly GameConstructs[], open: Open): ReadBlock | null {
  if (t === 'CodeBlock') return readCodeBlock(c as [Attr, string], games, open)
  if (t === 'Div') return readDiv(c as [Attr, readonly Node[]], games, open)
  return t === 'Para' || t === 'Plain' ? readParagraph(c as readonly Node[], games, open) : null
}

function readCodeBlock(
  [attr, value]: [Attr, string],
  games: readonly GameConstructs[],
  open: Open
): ReadBlock | null {
  const [, classes] = attr
  const lang = classes.find(name => games.some(({fenceNames}) => fenceNames.has(name.toLowerCase())))
  if (lang !== undefined) {
    const meta = attributesText(attr, lang)
    return {
      ...fenceOf(documentOf(fenceText(lang, meta, value)), {id: lang.toLowerCase(), value, meta}, open),
      originOf: originsInBlock(attr)
    }
  }
  const document = documentOf(`\`\`\` ${classes[0] ?? ''}\n${value}`)
  const position = positionOf(document, 0, document.text.length)
  const found = open(document)
  for (const one of found)
    append(one.findings, almostFence(document, {lang: classes[0], value, position}, one))
  return {slot: null, document, games: found, findings: [], originOf: originsInBlock(attr)}
}

/** A fence in the form that Pandoc requires. */
function fenceText(language: string, meta: string, value: string): string {
  const ticks = [...value.matchAll(/`{3,}/g)].map(([run]) => run.length)
  const mark = '`'.repeat(largest(ticks, 2) + 1)
  return `${mark} {.${language}${meta === '' ? '' : ` ${meta}`}}\n${value}\n${mark}`
}

/** Read a fence that Pandoc has read as code, in the form that it has in the file. */
export function readLostFence({language, meta, value}: LostFence, open: Open): ReadBlock {
  return fenceOf(documentOf(fenceText(language, meta, value)), {id: language, value, meta}, open)
}

/** A block of a game, and the options after its name. */
interface WrittenBlock {
  readonly id: string
  readonly value: string
  readonly meta: string
}

/** Read a block of a game. `document`: the whole block. */
function fenceOf(document: Document, {id, value, meta}: WrittenBlock, open: Open): ReadBlock {
  const games = open(document)
  const game = games.find(({fenceNames}) => fenceNames.has(id))!
  const read = game.file.readFence({value, meta, position: positionOf(document, 0, document.text.length)})
  append(game.findings, read.findings)
  return {slot: slotOf(read, true), document, games, findings: []}
}

/** `::tiles[…]`, a container in formats without containers, or a fence that Pandoc has read as code in a line. */
function readParagraph(
  inlines: readonly Node[],
  games: readonly GameConstructs[],
  open: Open
): ReadBlock | null {
  const [only, ...others] = inlines
  if (only?.t === 'Code' && others.length === 0) return readCode(only, games)
  const {text} = lineOf(inlines)
  // Pandoc reads such a fence as text if it has an empty line.
  const opening = /^`{3,}([^`\n]*)\n/.exec(text)?.[1]?.trimStart()
  const [lang = ''] = /^[^\s{]+/.exec(opening ?? '') ?? []
  if (opening !== undefined && games.some(({fenceNames}) => fenceNames.has(lang.toLowerCase()))) {
    return fenceAsCode(documentOf(text), opening, lang.toLowerCase())
  }
  if (!text.startsWith('::')) return null
  const name = /^:{2,}([^\s:{[]+)/.exec(text)?.[1] ?? ''
  const named = games.find(({names}) => names.has(name))
  if (!named) return null
  const document = documentOf(text)
  if (text.startsWith(':::')) {
    const found = readContainer(text)
    return found && fenceOf(document, {id: named.id, value: found.value, meta: found.meta ?? ''}, open)
  }
  const parts = readDirective(text)
  const end = parts && (parts.attributes ?? parts.label).end + 1
  if (end === null || text.slice(end).trim() !== '') return null
  const opened = open(document)
  const game = opened.find(({id}) => id === named.id)!
  const read = game.file.readRow(writtenRow(text.slice(0, end), true, positionOf(document, 0, end))!)
  append(game.findings, read.findings)
  return {slot: slotOf(read, true), document, games: opened, findings: []}
}

/** A fence with options after its name. Pandoc reads it as code in a line, so its line endings are lost. */
function readCode({c}: Node, games: readonly GameConstructs[]): ReadBlock | null {
  const [, value] = c as [Attr, string]
  const game = games.find(one => isShortFence(value, one))
  if (!game) return null
  const [opening, name] =
    /^ ?([^\s{]+)((?:\s*\{[^{}]*\}|\s+[.#][^\s="'{}]+|\s+[^\s.#="'{}]+=(?:"[^"]*"|'[^']*'|[^\s"']+))*)/.exec(
      value
    )!
  // Code in a sentence, such as `mahjong build`, has no notation after the name.
  const [first = ''] = value.slice(opening.length).trim().split(/\s/)
  if (!game.spelling.isNotation(first) && !/^[^\s:：]{1,20}[:：]$/.test(first)) return null
  const document = documentOf(`\`\`\`${value.trimStart()}`)
  return fenceAsCode(document, opening.trimStart().length > name!.length ? opening.trim() : name!, game.id)
}

/** The message about a fence that Pandoc does not read as a fence. `opening`: its first line, after the backticks. */
function fenceAsCode(document: Document, opening: string, id: string): ReadBlock {
  const options = opening
    .trim()
    .replace(/^[^\s{]+/, '')
    .replace(/[{}]/g, '')
    .trim()
  const start = document.text.indexOf(opening)
  const found = message(pandocMessages, 'fence-as-code', start, start + opening.trimEnd().length, {}, [
    `{${[`.${id}`, options].join(' ').trim()}}`
  ])
  const places = placesFrom(document, at => at)
  return {slot: null, document, games: [], findings: findingsOf([found], document.text, places)}
}

/** A container, which Pandoc reads as a `Div`: `:::tiles{title="T"}` has a class `tiles{title="T"}`. */
function readDiv(
  [attr, blocks]: [Attr, readonly Node[]],
  games: readonly GameConstructs[],
  open: Open
): ReadBlock | null {
  const [id, [first = '', ...classes], attributes] = attr
  const [, name = '', braces = ''] = /^([^{]+)(?:\{(.*)\})?$/s.exec(first) ?? []
  const game = games.find(({names}) => names.has(name))
  if (!game) return null
  const meta = [braces, attributesText([id, classes, attributes])].join(' ').trim()
  const opening = `:::${name}${meta === '' ? '' : `{${meta}}`}`
  const value = textOfBlocks(blocks)
  if (value !== null)
    return fenceOf(documentOf(`${opening}\n${value}\n:::`), {id: game.id, value, meta}, open)
  const document = documentOf(opening)
  const found = message(pandocMessages, 'unread-container', 0, opening.length, {}, [`{.${game.id}}`])
  return {
    slot: null,
    document,
    games: [],
    findings: findingsOf(
      [found],
      opening,
      placesFrom(document, at => at)
    )
  }
}

/** The lines of paragraphs as they were typed; `null` if there is anything else. */
function textOfBlocks(blocks: readonly Node[]): string | null {
  if (blocks.some(({t}) => t !== 'Para' && t !== 'Plain')) return null
  return blocks.map(({c}) => lineOf(c as readonly Node[]).text).join('\n\n')
}
