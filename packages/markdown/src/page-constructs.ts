/**
 * Constructs of a page: the nodes of its checked tree that become pictures, and their places in the text.
 */
import type {Html, Nodes, Root} from 'mdast'
import {escapesOfHtml, piecesOfHtml, type GameNode} from 'remark-mahjong/adapter'
import type {Position} from 'unist'

/** A construct in the text. */
export interface Construct {
  readonly node: GameNode
  /** Whether it is a block. */
  readonly isBlock: boolean
  /** Whether the construct is inside HTML, where Markdown images are not read. */
  readonly isHtml: boolean
  readonly start: number
  readonly end: number
}

/** How many rows and blocks a checked tree has. `games`: their ids. */
export function countConstructs(tree: Root, games: readonly string[]): number {
  return constructsOf(tree, games).length
}

/** The constructs of a tree. `games`: their ids. */
export function constructsOf(node: Nodes, games: readonly string[]): Construct[] {
  if (node.type === 'html') return constructsOfHtml(node)
  const isBlock = games.includes(node.type)
  if (!isBlock && !games.some(game => node.type === `${game}Text`)) {
    return 'children' in node ? node.children.flatMap(child => constructsOf(child, games)) : []
  }
  const start = node.position?.start.offset
  const end = node.position?.end.offset
  return start === undefined || end === undefined
    ? []
    : [{node: node as GameNode, isBlock, isHtml: false, start, end}]
}

/** The constructs inside of HTML. */
function constructsOfHtml(node: Html): Construct[] {
  return piecesOfHtml(node).flatMap(({node: inside}): Construct[] => {
    const {start, end} = (inside as {position?: Position}).position ?? {}
    if (start?.offset === undefined || end?.offset === undefined) return []
    return [{node: inside, isBlock: false, isHtml: true, start: start.offset, end: end.offset}]
  })
}

/** Offsets of the backslashes in HTML that escape a construct, in the order of the page. */
export function escapesOf(node: Nodes): readonly number[] {
  if (node.type === 'html') return escapesOfHtml(node).flatMap(({position}) => position?.start.offset ?? [])
  return 'children' in node ? node.children.flatMap(escapesOf) : []
}

/** Where the last line of a construct ends: a fence that is not closed continues to the beginning of the next item. */
export function endOfLastLine(text: string, {start, end}: Construct): number {
  let last = end
  while (last > start && (text[last - 1] === '\n' || text[last - 1] === '\r')) last--
  return last
}
