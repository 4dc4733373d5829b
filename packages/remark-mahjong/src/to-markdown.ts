/**
 * Nodes → Markdown: the bytes of the author come back.
 */
import {escapeLabel, readDirective, unescapeLabel} from '@tehai/core/markdown'
import type {Handle, Options, Unsafe} from 'mdast-util-to-markdown'
import type {Mahjong, MahjongText} from './nodes.js'

/** Extension for mdast-util-to-markdown. `names`: the first is written for nodes that have no source. */
export function mahjongToMarkdown(names: readonly string[]): Options {
  const name = names[0] ?? 'tiles'
  const mahjongText: Handle & {peek?: Handle} = (node: MahjongText, _, state) => {
    const written = keepsValue(node) ? node.source : writeText(node, name)
    return state.stack.includes('tableCell' as never) ? escapePipes(written) : written
  }
  mahjongText.peek = (node: MahjongText) => (keepsValue(node) ? node.source[0]! : ':')
  return {handlers: {mahjong, mahjongText} as Options['handlers'], unsafe: unsafe(names)}
}

const mahjong: Handle = (node: Mahjong) => (keepsValue(node) ? node.source : writeFence(node))

/** Whether a node still has the value that its source was read into: plugins may have changed it. */
function keepsValue<Node extends Mahjong | MahjongText>(node: Node): node is Node & {source: string} {
  const {source, value} = node
  if (typeof source !== 'string') return false
  if (source.startsWith('`') || source.startsWith('~')) return source.includes(value)
  const label = readDirective(source)?.label
  return label !== undefined && unescapeLabel(source.slice(label.start, label.end)).value === value
}

function writeFence({value, meta}: Mahjong): string {
  const runs = value.match(/`{3,}/g) ?? []
  const fence = '`'.repeat(Math.max(3, ...runs.map(run => run.length + 1)))
  const info = meta ? `mahjong ${meta.replace(/[\r\n]+/g, ' ').replaceAll('`', '&#96;')}` : 'mahjong'
  return `${fence}${info}\n${value === '' ? '' : `${value}\n`}${fence}`
}

function writeText({value, meta}: MahjongText, name: string): string {
  return `:${name}[${escapeLabel(value)}]${meta ? `{${meta}}` : ''}`
}

/** In a table cell a bare `|` would end the cell. */
function escapePipes(text: string): string {
  return text.replace(/\\[\s\S]|\|/g, match => (match === '|' ? '\\|' : match))
}

/** What must be escaped so that text stays text. */
function unsafe(names: readonly string[]): Unsafe[] {
  const written = names.map(name => name.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('|')
  return [
    {character: ':', after: `(?:${written})[[{]`, inConstruct: 'phrasing'},
    {character: ':', afterNode: 'mahjongText', inConstruct: 'phrasing'},
    {character: '{', beforeNode: 'mahjongText', inConstruct: 'phrasing'}
  ]
}
