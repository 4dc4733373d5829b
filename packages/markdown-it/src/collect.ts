/**
 * The walk over tokens: finds what is ours and has it read.
 */
import {append} from '@tehai/kernel/source'
import {
  almostFence,
  codeRow,
  isShortFence,
  lineOf,
  readContainer,
  shortFence,
  sourceOf,
  positionOf,
  notationAsImage,
  writtenRow,
  type Document,
  type GamePage,
  type Position,
  type ReadConstruct,
  type WrittenRow
} from '@tehai/kernel/markdown'
import {openingMarks, type Piece} from 'rehype-tiles/render'
import {almostFindings} from './almost.js'
import type {Token} from './host.js'
import {marksAfter, marksBefore, readHtmlToken, type HtmlPart} from './html.js'
import {makeFinder, placeBetween, type Locate} from './places.js'
import {blockType, carriedBy, carry, containerType, type Carried} from './syntax.js'

/** A construct on the page. */
export interface Found {
  readonly carried: Carried
  readonly piece: Piece
  /** The text token right before it: opening marks are taken from it. */
  readonly previous: TextToken | null
  /** The text token right after it: closing marks are taken from it. */
  readonly next: TextToken | null
}

/** A token of text, from whose content marks are taken. */
type TextToken = Pick<Token, 'content'>

/** The text tokens around a construct. */
type Around = Pick<Found, 'previous' | 'next'>

/** What a block has around it. */
const alone: Around = {previous: null, next: null}

/** A block of HTML with constructs in it: its parts, in their order. */
export interface FoundHtml {
  readonly token: Token
  readonly parts: readonly HtmlPart[]
}

/** The constructs of a page. */
export interface Collected {
  readonly found: readonly Found[]
  readonly html: readonly FoundHtml[]
}

interface Walk {
  readonly document: Document
  readonly games: readonly GamePage[]
  /** Resolves escapes and character references, as markdown-it does. */
  readonly unescape: (text: string) => string
  readonly found: Found[]
  readonly html: FoundHtml[]
}

/** Read every construct of a page. Findings go to the games. */
export function collect(
  tokens: readonly Token[],
  document: Document,
  games: readonly GamePage[],
  unescape: Walk['unescape']
): Collected {
  const walk: Walk = {document, games, unescape, found: [], html: []}
  const finder = makeFinder(document)
  let line = 0 // first line of the block that contains a token, 0-based
  let inRow = false
  for (const token of tokens) {
    if (token.map) line = token.map[0]
    if (token.type === 'tr_open') inRow = true
    else if (token.type === 'tr_close') inRow = false
    if (token.type === 'fence') readBlock(walk, token)
    else if (token.type === blockType) readLeaf(walk, token, line)
    else if (token.type === 'html_block') readHtmlBlock(walk, token)
    else if (token.type === containerType) readContainerToken(walk, token)
    else if (token.type === 'inline' && token.children) {
      readInline(walk, token, line, finder(token.content, line, inRow))
    }
  }
  return walk
}

/** The constructs in a block of HTML, whose parts are put together when they are drawn. */
function readHtmlBlock({document, games, found, html}: Walk, token: Token): void {
  const parts: HtmlPart[] = []
  let at = 0
  for (const one of readHtmlToken(token, document, games)) {
    const {start, end, construct} = one
    if (!construct) {
      parts.push(token.content.slice(at, start))
      at = end
      continue
    }
    const {row, read} = construct
    const carried = {row, name: '', start, html: ''}
    const previous = {content: marksBefore(token.content, start, at)}
    const next = {content: marksAfter(token.content, end)}
    parts.push(token.content.slice(at, start - previous.content.length), previous, carried, next)
    at = end + next.content.length
    draw(found, read, carried, {previous, next})
  }
  if (at > 0) html.push({token, parts: [...parts, token.content.slice(at)]})
}

function readBlock({document, games, unescape, found}: Walk, token: Token): void {
  const [, id, meta] = /^(\S+)(?:[ \t]+(.*))?$/s.exec(unescape(token.info).trim()) ?? []
  const ours = games.find(game => game.id === id?.toLowerCase())
  const [first, end] = token.map ?? [0, 1]
  if (!ours) {
    const position = {start: {line: first + 1, column: 1}, end: {line: end, column: 1}}
    const block = {lang: id, value: token.content, position}
    for (const game of games) append(game.findings, almostFence(document, block, game))
    return
  }
  const start = document.starts[first]! + Math.max(0, lineOf(document, first + 1).indexOf(token.markup))
  const last = document.starts[end - 1]! + lineOf(document, end).length
  const position = positionOf(document, start, last)
  const read = ours.file.readFence({value: token.content.replace(/\n$/, ''), meta, position})
  token.type = blockType
  keep(found, ours, read, carry(token, null), alone)
}

/** A block between colons. */
function readContainerToken({document, games, found}: Walk, token: Token): void {
  const ours = games.find(({names}) => names.has(token.info))!
  const [first, end] = token.map!
  const start = document.starts[first]! + Math.max(0, lineOf(document, first + 1).indexOf(':::'))
  const last = document.starts[end - 1]! + lineOf(document, end).length
  const block = readContainer(token.content)!
  const read = ours.file.readFence({...block, position: positionOf(document, start, last)})
  token.type = blockType
  keep(found, ours, read, carry(token, null), alone)
}

function readLeaf(walk: Walk, token: Token, line: number): void {
  const carried = carriedBy(token)!
  const {source} = carried.row!
  const start = walk.document.starts[line]! + lineOf(walk.document, line + 1).indexOf(source!)
  const position = positionOf(walk.document, start, start + source!.length)
  readDirective(walk, carried, {...carried.row!, position}, alone)
}

function readInline(walk: Walk, {content, children}: Token, line: number, locate: Locate): void {
  let code = 0 // where to look for the next inline code
  let image = 0 // and for the next image
  for (const [index, child] of children!.entries()) {
    if (child.type === 'image') {
      plainAlt(child)
      const start = content.indexOf('![', image)
      image = content.indexOf(')', start) + 1
      reportAddress(walk, child, placeBetween(walk.document, locate, start, image, line))
    }
    if (child.type !== 'code_inline') continue
    const around = {previous: textAt(children!, index - 1), next: textAt(children!, index + 1)}
    const carried = carriedBy(child)
    if (carried) {
      const end = carried.start + carried.row!.source!.length
      const position = placeBetween(walk.document, locate, carried.start, end, line)
      const written = sourceOf(walk.document, {position})
      const row = (written && writtenRow(written, false, position)) || {...carried.row!, position}
      readDirective(walk, carried, row, around)
    } else {
      reportShortFence(walk, child, content, locate, line)
      const at = content.indexOf(child.content, code)
      code = Math.max(code, at + child.content.length)
      readCode(walk, child, placeBetween(walk.document, locate, at - 1, code + 1, line), around)
    }
  }
  for (const ours of walk.games) {
    append(ours.findings, almostFindings(walk.document, content, children!, locate, line, ours))
  }
}

function textAt(tokens: readonly Token[], index: number): Token | null {
  const token = tokens[index]
  return token?.type === 'text' ? token : null
}

/** An image whose address is tiles. */
function reportAddress({document, games}: Walk, {attrs}: Token, position: Position): void {
  const url = attrs?.find(([name]) => name === 'src')?.[1]
  if (url === undefined) return
  for (const game of games)
    append(game.findings, notationAsImage(document, {url: String(url), position}, game))
}

/** A block between two backticks. */
function reportShortFence(
  {document, games}: Walk,
  {content: value}: Token,
  content: string,
  locate: Locate,
  line: number
): void {
  for (const game of games) {
    if (!isShortFence(value, game)) continue
    const name = value.trimStart().slice(0, value.trimStart().search(/[\s{]/))
    const start = Math.max(0, content.indexOf(`\`\`${name}`))
    const position = placeBetween(document, locate, start, content.length, line)
    append(game.findings, shortFence(document, {value, position}, game))
  }
}

/** Inline code that begins with the prefix of a game. */
function readCode(walk: Walk, token: Token, position: Position, around: Around): void {
  for (const ours of walk.games) {
    const row = codeRow(walk.document, {value: token.content, position}, ours.game.host.inlineCode)
    if (!row) continue
    keep(walk.found, ours, ours.file.readRow(row), carry(token, row), around)
    return
  }
}

function readDirective({games, found}: Walk, carried: Carried, row: WrittenRow, around: Around): void {
  const ours = games.find(({names}) => names.has(carried.name))!
  keep(found, ours, ours.file.readRow(row), carried, around)
}

function keep(
  found: Found[],
  {findings}: GamePage,
  read: ReadConstruct,
  carried: Carried,
  around: Around
): void {
  append(findings, read.findings)
  draw(found, read, carried, around)
}

/** A construct to be drawn, whose findings are known. */
function draw(found: Found[], {markup}: ReadConstruct, carried: Carried, {previous, next}: Around): void {
  const piece = {markup, before: openingMarks(previous?.content ?? ''), after: next?.content ?? ''}
  found.push({carried, piece, previous, next})
}

/** Tiles in the text alternative of an image are their notation. */
function plainAlt(image: Token): void {
  for (const child of image.children ?? []) {
    if (child.type === 'image') plainAlt(child)
    else if (carriedBy(child)) child.type = 'text'
  }
}
