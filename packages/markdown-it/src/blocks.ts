/**
 * Blocks among the tokens: fences, containers, directives on their own line, and blocks of HTML.
 */
import {append} from '@tehai/kernel/source'
import {almostFence, lineOf, positionOf, readContainer} from '@tehai/kernel/markdown'
import type {Token} from './host.js'
import {marksAfter, marksBefore, readHtmlToken, type HtmlPart} from './html.js'
import {blockType, carriedBy, carry} from './syntax.js'
import {alone, draw, keep, readDirective, type Walk} from './walk.js'

/** The constructs in a block of HTML, whose parts are put together when they are drawn. */
export function readHtmlBlock({document, games, found, html}: Walk, token: Token): void {
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

/** A fence: a block of one of the games, or what may have been meant as one. */
export function readBlock({document, games, unescape, found}: Walk, token: Token): void {
  const [, id, meta] = /^(\S+)(?:[ \t]+(.*))?$/s.exec(unescape(token.info).trim()) ?? []
  const ours = games.find(({fenceNames}) => fenceNames.has(id?.toLowerCase() ?? ''))
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
export function readContainerToken({document, games, found}: Walk, token: Token): void {
  const ours = games.find(({names}) => names.has(token.info))!
  const [first, end] = token.map!
  const start = document.starts[first]! + Math.max(0, lineOf(document, first + 1).indexOf(':::'))
  const last = document.starts[end - 1]! + lineOf(document, end).length
  const block = readContainer(token.content)!
  const read = ours.file.readFence({...block, position: positionOf(document, start, last)})
  token.type = blockType
  keep(found, ours, read, carry(token, null), alone)
}

/** A directive on its own line. */
export function readLeaf(walk: Walk, token: Token, line: number): void {
  const carried = carriedBy(token)!
  const {source} = carried.row!
  const start = walk.document.starts[line]! + lineOf(walk.document, line + 1).indexOf(source!)
  const position = positionOf(walk.document, start, start + source!.length)
  readDirective(walk, carried, {...carried.row!, position}, alone)
}
