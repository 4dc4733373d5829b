/**
 * The parts of the plugins of Sätteri that we use.
 *
 * The shapes are written down here rather than imported: plugins are plain objects, and nothing of `satteri` is
 * needed to write or to run them.
 */
import type {Position} from '@tehai/kernel/markdown'
import type {Element, Root as HastRoot} from 'hast'

/** A node of mdast as a visitor receives it: frozen, with children that are built when they are read. */
export interface Node {
  readonly type: string
  readonly position?: Position | undefined
  readonly value?: string
  readonly children?: readonly Node[]
  readonly data?: Readonly<Record<string, unknown>> | null | undefined
}

export interface CodeNode extends Node {
  readonly lang?: string | null | undefined
  readonly meta?: string | null | undefined
  readonly value: string
}

export interface LiteralNode extends Node {
  readonly value: string
}

export interface ImageNode extends Node {
  readonly alt?: string | null | undefined
  /** An image reference has none. */
  readonly url?: string | null | undefined
}

export interface DirectiveNode extends Node {
  readonly type: 'textDirective' | 'leafDirective' | 'containerDirective'
  readonly name: string
  readonly children: readonly Node[]
}

/** A node to put into the tree; its children may include nodes of the tree itself. */
export interface NewNode {
  readonly type: string
  readonly value?: string
  readonly children?: readonly (NewNode | Node)[]
  readonly data?: Readonly<Record<string, unknown>>
}

/** What both stages know of a document. */
export interface DocumentContext {
  /** The document without a byte order mark; positions are offsets into it. */
  readonly source: string
  /** A `URL`, where the host knows the file. */
  readonly fileURL: {readonly pathname: string} | undefined
  /** One object for each document, the same in every plugin and stage. */
  readonly data: Readonly<Record<string, unknown>>
  /** What the document is written in. */
  readonly sourceFormat?: 'markdown' | 'mdx' | undefined
}

export interface MarkdownContext extends DocumentContext {
  readonly parent: (node: Node) => Node | undefined
  readonly indexOf: (node: Node) => number | undefined
  readonly setProperty: (node: Node, key: string, value: string) => void
  readonly replaceNode: (node: Node, nodes: readonly (NewNode | Node)[]) => void
}

/** HTML that is kept as it is. */
export interface RawNode {
  readonly type: 'raw'
  readonly value: string
}

export interface HtmlContext extends DocumentContext {
  readonly prependChild: (node: HastRoot, child: Element) => void
}

type Visit<Visited extends Node> = (node: Visited, context: MarkdownContext) => NewNode | undefined

/** A plugin of the Markdown stage. */
export interface MarkdownPlugin {
  readonly name: string
  /** Version of this package, so that hosts that cache pages by their configuration notice an upgrade. */
  readonly version: string
  /** The options of the site, for the same reason. */
  readonly settings?: unknown
  readonly options: {readonly position: true}
  readonly yaml?: Visit<LiteralNode>
  readonly code?: Visit<CodeNode>
  readonly text?: Visit<LiteralNode>
  readonly inlineCode?: Visit<LiteralNode>
  readonly html?: Visit<LiteralNode>
  readonly image?: Visit<ImageNode>
  readonly imageReference?: Visit<ImageNode>
  readonly textDirective?: Visit<DirectiveNode>
  readonly leafDirective?: Visit<DirectiveNode>
  readonly containerDirective?: Visit<DirectiveNode>
}

/** A plugin that is made for one document, or left out of it. */
export type MarkdownPluginMaker = (context: DocumentContext) => MarkdownPlugin | null

/** A plugin of the HTML stage. */
export interface HtmlPlugin {
  readonly name: string
  readonly version: string
  readonly settings: unknown
  readonly element: {
    readonly filter: string[]
    readonly visit: (node: Element, context: DocumentContext) => Element | undefined
  }
  readonly raw: (node: RawNode, context: DocumentContext) => RawNode | undefined
  readonly after: (root: HastRoot, context: HtmlContext) => void
}

/** The path of a file's address: `/a/b.md`, `C:/a/b.md`. */
export function pathOf(url: DocumentContext['fileURL']): string | undefined {
  return url && decodeURIComponent(url.pathname).replace(/^\/(?=[A-Za-z]:)/, '')
}
