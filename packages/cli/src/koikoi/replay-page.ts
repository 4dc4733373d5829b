/**
 * Rounds on a Markdown page: its blocks of hanafuda that are records, in the form that `tehai koikoi play` writes.
 *
 *     ```hanafuda          a fence that may be in lists and quotes
 *     title: Round 1       title
 *     deal 2b9d3b8a…       source, with offsets of the page
 *     ```
 */
import {documentOf, valueOffsets, type Document} from '@tehai/kernel/markdown'
import {append} from '@tehai/kernel/source'
import type {Code, Nodes} from 'mdast'
import {furtherFences, isRecord, recordLines} from 'remark-hanafuda/record-lines'
import remarkFrontmatter from 'remark-frontmatter'
import remarkParse from 'remark-parse'
import {unified} from 'unified'

/** A record in a text. */
export interface WrittenRound {
  /** The title of the block; `null` if it has none. */
  readonly title: string | null
  /** The record alone. */
  readonly source: string
  /** The offset in the text of an offset in the source. */
  readonly toText: (offset: number) => number
}

/** Whether a text is a page: one of its lines opens a fence, which never occurs in a record. */
export const isPage = (text: string): boolean => /^[ \t>]*(?:[-+*] +|\d+[.)] +)?(?:`{3}|~{3})/mu.test(text)

/** Languages of fences of hanafuda. */
const fences: ReadonlySet<string> = new Set(['hanafuda', ...furtherFences])

/** The records in the fences of a page, in their order. */
export function roundsOfPage(text: string): WrittenRound[] {
  const document = documentOf(text)
  const mark = text.length - document.text.length // a byte order mark
  const tree = unified().use(remarkParse).use(remarkFrontmatter, ['yaml', 'toml']).parse(document.text)
  return fencesOf(tree)
    .filter(({lang, value}) => fences.has(lang?.toLowerCase() ?? '') && isRecord(value))
    .map(node => roundOf(document, node, mark))
}

/**
 * The code blocks of a tree, in their order. It uses its own stack, since authors may nest blocks deeper than calls can
 * be nested.
 */
function fencesOf(tree: Nodes): Code[] {
  const found: Code[] = []
  const open: Nodes[] = [tree]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'code') found.push(node)
    if ('children' in node) append(open, node.children.toReversed())
  }
  return found
}

function roundOf(document: Document, node: Code, mark: number): WrittenRound {
  const {record, beside} = recordLines(node.value)
  const title = beside.find(({id}) => id === 'title')
  const toDocument = valueOffsets(document, node) ?? (() => node.position?.start.offset ?? 0)
  return {
    title: title ? node.value.slice(title.valueStart, title.end).trim() : null,
    source: record,
    toText: offset => toDocument(offset) + mark
  }
}
