/**
 * Turns directives that belong to no plugin back into text.
 *
 * For sites whose Markdown had no directives before Tehai was added: their `:name[label]`, `::name` and `:::name` stay
 * on the page as they were typed. This is a separate pass after our directives have been replaced: replacing a
 * directive replaces its children too, and Sätteri drops the changes that are queued for them.
 */
import {readDirective, sourceOf, type Document, type GameConstructs} from '@tehai/kernel/markdown'
import type {Page, Pages} from './page.js'
import type {
  DirectiveNode,
  MarkdownContext,
  MarkdownPlugin,
  MarkdownPluginMaker,
  NewNode,
  Node
} from './plugin.js'
import {version} from './version.js'

type Content = readonly (NewNode | Node)[]

const text = (value: string): NewNode => ({type: 'text', value})
const paragraph = (children: Content): NewNode => ({type: 'paragraph', children})

/**
 * The plugin that puts the text of directives in their place, for documents that may have one: a pass over the tree
 * takes a tenth of the time of a page of tiles.
 *
 * @param isWanted
 *   Called if a page has one.
 */
export function restorePlugin(
  pages: Pages,
  games: readonly GameConstructs[],
  isWanted: () => boolean
): MarkdownPluginMaker {
  const visit = (node: DirectiveNode, context: MarkdownContext): undefined => {
    const page = pages.of(context)
    if (isTaken(node) || sourceOf(page.document, node) === null || !isWanted()) return
    if (!page.restored.has(node.position!.start.offset!)) context.replaceNode(node, restored(node, page))
  }
  const plugin: MarkdownPlugin = {
    name: 'tehai-restore',
    version,
    options: {position: true},
    textDirective: visit,
    leafDirective: visit,
    containerDirective: visit
  }
  const names = games.flatMap(game => [...game.names])
  return ({source}) => (mayHaveOthers(source, names) ? plugin : null)
}

/**
 * Whether a document may have a directive: a colon before a character that may begin a name. Our rows in a line
 * (`:tiles[`) do not count, since the plugin before this one has replaced them.
 */
export function mayHaveOthers(source: string, names: readonly string[]): boolean {
  for (let at = source.indexOf(':'); at >= 0; at = source.indexOf(':', at + 1)) {
    const next = at + 1
    if (!beginsName(source.charCodeAt(next))) continue
    const isRow =
      source[at - 1] !== ':' &&
      names.some(name => source.startsWith(name, next) && source[next + name.length] === '[')
    if (!isRow) return true
  }
  return false
}

/** Whether a character may begin a name. In ASCII these are letters, digits and `_`. */
function beginsName(unit: number): boolean {
  if (unit > 127) return true
  return (unit >= 48 && unit < 58) || (unit >= 65 && unit < 91) || unit === 95 || (unit >= 97 && unit < 123)
}

/** Whether another plugin has marked a directive as its own. */
export function isTaken({data}: DirectiveNode): boolean {
  return Object.keys(data ?? {}).length > 0
}

/** What replaces a directive; the content of its label and its body stays Markdown. */
function restored(node: DirectiveNode, page: Page): Content {
  const {document} = page
  const source = sourceOf(document, node)!
  page.restored.add(node.position!.start.offset!)
  const inside = (children: readonly Node[]): Content =>
    children.flatMap(child => (isUntaken(child, document) ? restored(child, page) : [child]))
  const [opening = ''] = /^.*/.exec(source)!
  const label = readDirective(opening)?.label
  const around = (children: readonly Node[]): Content =>
    label
      ? [text(opening.slice(0, label.start)), ...inside(children), text(opening.slice(label.end))]
      : [text(opening)]
  if (node.type === 'textDirective') return label ? around(node.children) : [text(source)]
  if (node.type === 'leafDirective') return [paragraph(around(node.children))]
  const [first, ...rest] = node.children
  const labelled = first?.data?.['directiveLabel'] === true ? first : null
  const body = labelled || !first ? rest : [first, ...rest]
  const content = [paragraph(around(labelled?.children ?? [])), ...inside(body)]
  const closing = closes(node, source, page) ? closingColons(source) : null
  return closing ? [...content, paragraph([text(closing)])] : content
}

/** Whether a child is a directive that becomes text as well. */
function isUntaken(node: Node, document: Document): node is DirectiveNode {
  const isDirective = /^(?:text|leaf|container)Directive$/.test(node.type)
  return isDirective && !isTaken(node as DirectiveNode) && sourceOf(document, node) !== null
}

/** Record where a container ends. @returns `false` if an inner container ends there, to which the colons then belong */
export function closes({position}: DirectiveNode, source: string, {closed}: Page): boolean {
  const end = position!.start.offset! + source.trimEnd().length
  const isFirst = !closed.has(end)
  closed.add(end)
  return isFirst
}

/** The colons that close a container, which are its last line. */
function closingColons(source: string): string | null {
  const start = Math.max(source.lastIndexOf('\n'), source.lastIndexOf('\r')) + 1
  return start === 0 ? null : (/^[ \t>]*(:{3,})[ \t]*$/.exec(source.slice(start))?.[1] ?? null)
}
