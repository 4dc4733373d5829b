/**
 * The walk over tokens: finds what is ours and has it read.
 */
import {
  lineOf,
  readFence,
  readTiles,
  sourceOf,
  stretchOf,
  tilesOf,
  type Document,
  type Finding,
  type LooseStretch,
  type Tiles
} from '@tehai/core/markdown'
import type {Settings} from '@tehai/core/page'
import type {Piece} from 'rehype-tiles/render'
import {almostFindings} from './almost.js'
import type {Token} from './host.js'
import {makeFinder, placeBetween, type Locate} from './places.js'
import {blockType, carriedBy, carry, type Carried} from './syntax.js'

/** A construct on the page. */
export interface Found {
  readonly carried: Carried
  readonly piece: Piece
  /** The text token right after it: closing marks are taken from it. */
  readonly next: Token | null
}

/** What a walk looks for. */
export interface Wanted {
  readonly names: ReadonlySet<string>
  readonly almost: RegExp
  readonly inlineCode: string | null
  /** Resolves escapes and character references, as markdown-it does. */
  readonly unescape: (text: string) => string
}

/** The constructs of a page and what there is to tell about them; grows while tokens are walked. */
export interface Collected {
  readonly found: Found[]
  readonly findings: Finding[]
}

interface Walk extends Collected {
  readonly document: Document
  readonly settings: Settings
  readonly wanted: Wanted
}

/** Read every construct of a page. */
export function collect(
  tokens: readonly Token[],
  document: Document,
  settings: Settings,
  wanted: Wanted
): Collected {
  const walk: Walk = {document, settings, wanted, found: [], findings: []}
  const finder = makeFinder(document)
  let line = 0 // first line of the block that a token stands in, 0-based
  let inRow = false
  for (const token of tokens) {
    if (token.map) line = token.map[0]
    if (token.type === 'tr_open') inRow = true
    else if (token.type === 'tr_close') inRow = false
    if (token.type === 'fence') readBlock(walk, token)
    else if (token.type === blockType) readRow(walk, token, line)
    else if (token.type === 'inline' && token.children) {
      readInline(walk, token, line, finder(token.content, line, inRow))
    }
  }
  return walk
}

function readBlock(walk: Walk, token: Token): void {
  const {document, settings, wanted, found, findings} = walk
  const info = /^mahjong(?:[ \t]+(.*))?$/i.exec(wanted.unescape(token.info).trim())
  if (!info) return
  const [first, end] = token.map ?? [0, 1]
  const start = document.starts[first]! + Math.max(0, lineOf(document, first + 1).indexOf(token.markup))
  const last = document.starts[end - 1]! + lineOf(document, end).length
  const position = stretchOf(document, start, last)
  const read = readFence(
    document,
    {value: token.content.replace(/\n$/, ''), meta: info[1], position},
    settings
  )
  findings.push(...read.findings)
  token.type = blockType
  found.push({carried: carry(token, null), piece: {markup: read.markup}, next: null})
}

function readRow(walk: Walk, token: Token, line: number): void {
  const carried = carriedBy(token)!
  const {source} = carried.tiles!
  const start = walk.document.starts[line]! + lineOf(walk.document, line + 1).indexOf(source!)
  const position = stretchOf(walk.document, start, start + source!.length)
  readConstruct(walk, carried, {...carried.tiles!, position}, null)
}

function readInline(walk: Walk, {content, children}: Token, line: number, locate: Locate): void {
  let code = 0 // where to look for the next inline code
  for (const [index, child] of children!.entries()) {
    if (child.type === 'image') plainAlt(child)
    if (child.type !== 'code_inline') continue
    const after = children![index + 1]
    const next = after?.type === 'text' ? after : null
    const carried = carriedBy(child)
    if (carried) {
      const end = carried.start + carried.tiles!.source!.length
      const position = placeBetween(walk.document, locate, carried.start, end, line)
      const written = sourceOf(walk.document, {position})
      const tiles = (written && tilesOf(written, false, position)) || {...carried.tiles!, position}
      readConstruct(walk, carried, tiles, next)
    } else {
      const at = content.indexOf(child.content, code)
      code = Math.max(code, at + child.content.length)
      readCode(walk, child, placeBetween(walk.document, locate, at - 1, code + 1, line), next)
    }
  }
  walk.findings.push(...almostFindings(walk.document, content, children!, locate, line, walk.wanted))
}

/** Inline code that begins with the prefix of the site. */
function readCode(walk: Walk, token: Token, position: LooseStretch, next: Token | null): void {
  const prefix = walk.wanted.inlineCode
  if (prefix === null || !token.content.startsWith(prefix)) return
  const value = token.content.slice(prefix.length)
  const tiles: Tiles = {value, source: sourceOf(walk.document, {position}), position, leaf: false}
  readConstruct(walk, carry(token, tiles), tiles, next)
}

function readConstruct(
  {document, settings, found, findings}: Walk,
  carried: Carried,
  tiles: Tiles,
  next: Token | null
): void {
  const read = readTiles(document, tiles, settings)
  findings.push(...read.findings)
  found.push({carried, piece: {markup: read.markup, after: next?.content ?? ''}, next})
}

/** Tiles in the text alternative of an image are their notation. */
function plainAlt(image: Token): void {
  for (const child of image.children ?? []) {
    if (child.type === 'image') plainAlt(child)
    else if (carriedBy(child)) child.type = 'text'
  }
}
