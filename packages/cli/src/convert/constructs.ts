/**
 * The constructs of a Markdown text: ours, code that may hold tiles, and the stretches in which nothing is ours.
 */
import type {Span} from '@tehai/core'
import type {Code, Nodes, Root} from 'mdast'
import remarkMahjong, {type Mahjong, type MahjongText} from 'remark-mahjong'
import {makeReader} from '../markdown/reader.js'

export interface Constructs {
  /** `:tiles[…]` and `::tiles[…]`. */
  readonly labels: readonly Placed<Mahjong | MahjongText>[]
  /** ```mahjong fences. */
  readonly fences: readonly Placed<Code>[]
  /** Inline code, without its backticks. */
  readonly codes: readonly (Span & {readonly value: string})[]
  /** Where no construct of a host can be: code, front matter, our own constructs. */
  readonly closed: readonly Span[]
}

export interface Placed<Type> extends Span {
  readonly node: Type
}

/** Find all constructs. Never throws. */
export function findConstructs(text: string): Constructs {
  const labels: Placed<Mahjong | MahjongText>[] = []
  const fences: Placed<Code>[] = []
  const codes: (Span & {value: string})[] = []
  const closed: Span[] = []
  const visit = (node: Nodes): void => {
    if ('children' in node) node.children.forEach(visit)
    const start = node.position?.start.offset
    const end = node.position?.end.offset
    if (start === undefined || end === undefined) return
    if (node.type === 'mahjong' || node.type === 'mahjongText') labels.push({node, start, end})
    else if (node.type === 'inlineCode') codes.push({value: node.value, start, end})
    else if (node.type === 'code' && node.lang?.toLowerCase() === 'mahjong') fences.push({node, start, end})
    else if (node.type !== 'code' && node.type !== 'yaml') return
    closed.push({start, end})
  }
  visit(makeReader({readers: [remarkMahjong]}).parse(text) as Root)
  return {labels, fences, codes, closed}
}
