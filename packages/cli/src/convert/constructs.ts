/**
 * The constructs of a Markdown text: ours, code that may hold tiles, and the places where nothing is read as Markdown.
 */
import {type Span, append} from '@tehai/kernel/source'
import {isContainer, rowsInHtml, writtenRow} from '@tehai/kernel/markdown'
import type {Code, Html, Nodes} from 'mdast'
import remarkMahjong, {type Mahjong, type MahjongText} from 'remark-mahjong'
import {parsePage} from '../markdown/reader.js'
import type {ClosedPlace} from '../words/passed-reason.js'

export interface Constructs {
  /** `:tiles[…]` and `::tiles[…]`. */
  readonly labels: readonly PlacedNode<Mahjong | MahjongText>[]
  /** ```mahjong fences. */
  readonly fences: readonly PlacedNode<Code>[]
  /** Inline code, without its backticks. */
  readonly codes: readonly (Span & {readonly value: string})[]
  /** Ranges in which no foreign construct is converted, in order and without overlaps. */
  readonly closed: readonly ClosedSpan[]
  /** Blocks of HTML, in their order. Hosts that parse HTML read `:tiles[…]` in their text. */
  readonly html: readonly Span[]
}

export interface ClosedSpan extends Span {
  readonly place: ClosedPlace
}

export interface PlacedNode<Type> extends Span {
  readonly node: Type
  /** Whether it is in a block of HTML, where `<` and `&` are not plain text (default: false). */
  readonly inHtml?: boolean | undefined
}

/** Find all constructs. `name`: of the file. Never throws. */
export async function findConstructs(text: string, name: string): Promise<Constructs> {
  const labels: PlacedNode<Mahjong | MahjongText>[] = []
  const fences: PlacedNode<Code>[] = []
  const codes: (Span & {value: string})[] = []
  const closed: ClosedSpan[] = []
  const html: Span[] = []
  const visit = (node: Nodes): void => {
    const start = node.position?.start.offset
    const end = node.position?.end.offset
    if (start !== undefined && end !== undefined) {
      if (node.type === 'mahjong' && isContainer(node.source)) fences.push({node: codeOf(node), start, end})
      else if (node.type === 'mahjong' || node.type === 'mahjongText') labels.push({node, start, end})
      else if (node.type === 'inlineCode') codes.push({value: node.value, start, end})
      else if (node.type === 'code' && node.lang?.toLowerCase() === 'mahjong') fences.push({node, start, end})
      if (node.type === 'html') {
        html.push({start, end})
        append(labels, labelsInHtml(node, text, start))
      }
      append(closed, closedIn(node, text, start, end))
    }
    if ('children' in node) node.children.forEach(visit)
  }
  const {tree} = await parsePage({readers: [remarkMahjong]}, text, name, 'en')
  visit(tree)
  return {labels, fences, codes, closed: closed.toSorted((a, b) => a.start - b.start), html}
}

const names: ReadonlySet<string> = new Set(['tiles', '牌'])

/** `:tiles[…]` in a block of HTML. The block must not be in a container, whose marks would be in its lines. */
function labelsInHtml({value}: Html, text: string, from: number): PlacedNode<MahjongText>[] {
  if (!text.startsWith(value, from)) return []
  return rowsInHtml(value, names).flatMap(({start, end}) => {
    const source = value.slice(start, end)
    const tiles = source.includes('&') ? null : writtenRow(source, false)
    if (!tiles) return []
    const node: MahjongText = {type: 'mahjongText', value: tiles.value, meta: tiles.meta, source}
    return [{node, start: from + start, end: from + end, inHtml: true}]
  })
}

/** A block between colons, as a code node like that of a fence. */
function codeOf({value, meta = null, position}: Mahjong): Code {
  return {type: 'code', lang: 'mahjong', value, meta, ...(position && {position})}
}

function closedIn(node: Nodes, text: string, start: number, end: number): ClosedSpan[] {
  const isFenced = node.type === 'code' && /^[`~]/.test(text.slice(start, start + 1))
  switch (node.type as string) {
    case 'mahjong':
    case 'mahjongText':
      return [{start, end, place: 'own'}]
    case 'inlineCode':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
    case 'mdxjsEsm':
      return [{start, end, place: 'code-span'}]
    case 'code':
      if ((node as Code).lang?.toLowerCase() === 'mahjong') return [{start, end, place: 'own'}]
      return [{start, end, place: isFenced ? 'fenced-code' : 'indented-code'}]
    case 'yaml':
    case 'toml':
      return [{start, end, place: 'front-matter'}]
    case 'html':
      return commentsIn(text.slice(start, end)).map(comment => ({
        start: start + comment.start,
        end: start + comment.end,
        place: 'comment'
      }))
    default:
      return []
  }
}

/** The closed comments of an HTML text. */
function commentsIn(html: string): Span[] {
  const found: Span[] = []
  let start = html.indexOf('<!--')
  while (start >= 0) {
    const close = html.indexOf('-->', start + 4)
    if (close < 0) break
    found.push({start, end: close + 3})
    start = html.indexOf('<!--', close + 3)
  }
  return found
}
