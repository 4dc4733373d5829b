/**
 * Nodes → Markdown, exactly as the author wrote it.
 */
import {escapeLabel, isContainer, readDirective, unescapeLabel} from '@tehai/kernel/markdown'
import {largest} from '@tehai/kernel/source'
import type {Handle, Options, Unsafe} from 'mdast-util-to-markdown'
import type {Html} from 'mdast'
import {typedHtml} from './html.js'
import type {GameNode} from './nodes.js'

/**
 * Extension for mdast-util-to-markdown.
 *
 * @param names
 *   Names of the directive; the first is written for nodes that have no source.
 * @param id
 *   The id of the game, which its fences are named after.
 */
export function gameToMarkdown(names: readonly string[], id: string): Options {
  const name = names[0] ?? id
  const text: Handle & {peek?: Handle} = (node: GameNode, _, state) => {
    const written = keepsValue(node) ? node.source : writeText(node, name)
    return state.stack.includes('tableCell' as never) ? escapePipes(written) : written
  }
  text.peek = (node: GameNode) => (keepsValue(node) ? node.source[0]! : ':')
  const block: Handle = (node: GameNode) => (keepsValue(node) ? node.source : writeFence(node, id))
  const html: Handle & {peek?: Handle} = (node: Html) => typedHtml(node)
  html.peek = () => '<'
  return {
    handlers: {[id]: block, [`${id}Text`]: text, html} as Options['handlers'],
    unsafe: unsafe(names, `${id}Text`)
  }
}

/** Whether a node still has the value that its source was read into: plugins may have changed it. */
function keepsValue(node: GameNode): node is GameNode & {source: string} {
  const {source, value} = node
  if (typeof source !== 'string') return false
  if (source.startsWith('`') || source.startsWith('~') || isContainer(source)) return source.includes(value)
  const label = readDirective(source)?.label
  return label !== undefined && unescapeLabel(source.slice(label.start, label.end)).value === value
}

function writeFence({value, meta}: GameNode, id: string): string {
  const runs = value.match(/`{3,}/g) ?? []
  const fence = '`'.repeat(
    largest(
      runs.map(run => run.length + 1),
      3
    )
  )
  const info = meta ? `${id} ${meta.replace(/[\r\n]+/g, ' ').replaceAll('`', '&#96;')}` : id
  return `${fence}${info}\n${value === '' ? '' : `${value}\n`}${fence}`
}

function writeText({value, meta}: GameNode, name: string): string {
  return `:${name}[${escapeLabel(value)}]${meta ? `{${meta}}` : ''}`
}

/** In a table cell a bare `|` would end the cell. */
function escapePipes(text: string): string {
  return text.replace(/\\[\s\S]|\|/g, match => (match === '|' ? '\\|' : match))
}

/** The patterns that must be escaped so that text stays text. `node`: the type of nodes in text. */
function unsafe(names: readonly string[], node: string): Unsafe[] {
  const type = node as NonNullable<Unsafe['afterNode']> & string // nodes of games are declared by their packages

  const written = names.map(name => name.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('|')
  return [
    {character: ':', after: `(?:${written})[[{]`, inConstruct: 'phrasing'},
    {character: ':', afterNode: type, inConstruct: 'phrasing'},
    {character: '{', beforeNode: type, inConstruct: 'phrasing'}
  ]
}
