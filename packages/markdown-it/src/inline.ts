/**
 * Constructs in a line of text: directives, inline code, and misspelt forms of them.
 */
import {append} from '@tehai/kernel/source'
import {
  codeRow,
  isShortFence,
  notationAsImage,
  shortFence,
  sourceOf,
  writtenRow,
  type Position
} from '@tehai/kernel/markdown'
import {almostFindings} from './almost-directives.js'
import type {Token} from './host.js'
import {placeBetween, type Locate} from './places.js'
import {carriedBy, carry} from './syntax.js'
import {keep, readDirective, type Neighbours, type Walk} from './walk.js'

/** Read the tokens of a line of text. */
export function readInline(walk: Walk, {content, children}: Token, line: number, locate: Locate): void {
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
function readCode(walk: Walk, token: Token, position: Position, around: Neighbours): void {
  for (const ours of walk.games) {
    const row = codeRow(walk.document, {value: token.content, position}, ours.game.host.inlineCode)
    if (!row) continue
    keep(walk.found, ours, ours.file.readRow(row), carry(token, row), around)
    return
  }
}

/** Tiles in the alternative text of an image become their notation. */
function plainAlt(image: Token): void {
  for (const child of image.children ?? []) {
    if (child.type === 'image') plainAlt(child)
    else if (carriedBy(child)) child.type = 'text'
  }
}
