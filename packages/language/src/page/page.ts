/**
 * Text of a Markdown page → its constructs and its diagnostics, as a build reads them.
 *
 * Nothing is checked here: every sentence and every position is that of a build.
 */
import type {FileMessage} from '@tehai/kernel/report'
import type {Span} from '@tehai/kernel/source'
import type {Element, ElementContent} from 'hast'
import type {Nodes, Root} from 'mdast'
import {combineExtensions} from 'micromark-util-combine-extensions'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import {mahjongMarkdown} from '@tehai/core/markdown'
import {documentOf, type MarkdownGame} from '@tehai/kernel/markdown'
import remarkHanafuda from 'remark-hanafuda'
import hanafudaGame from 'remark-hanafuda/game'
import 'remark-hanafuda/with-records'
import remarkMahjong from 'remark-mahjong'
import {frontMatterOf} from 'remark-mahjong/adapter'
import remarkParse from 'remark-parse'
import {unified, type Processor} from 'unified'
import {VFile} from 'vfile'
import {diagnosticOf, inOrder} from './diagnostic.js'
import type {Options} from './options.js'
import type {Construct, GameId, Page, ReadPage} from './model.js'
import {aloneReader, type FrontOfPage} from './read-alone.js'

export type {Construct, GameId, Page, ReadPage, Section} from './model.js'

/** Readers of pages with the same options. */
export interface PageReader {
  /** Any page. */
  readonly whole: ReadPage
  /**
   * Reads a page that consists of one block and front matter; gives `null` for any other page. The result is the same,
   * in a quarter of the time.
   */
  readonly alone: (text: string) => Page | null
  /** The same without a search for what was meant, for services that read many pages. */
  readonly plain: (text: string) => Page | null
}

/**
 * Make a reader with some options. It keeps no state from page to page.
 *
 * @throws {TypeError} if an option has a value it cannot have.
 */
export function readerWith(options?: Readonly<Options>): ReadPage {
  return pageReader(options).whole
}

/**
 * The readers with some options, for pages whose path is unknown.
 *
 * @throws {TypeError} if an option has a value it cannot have.
 */
export function pageReader(options?: Readonly<Options>): PageReader {
  return pageReaders(options)()
}

/**
 * The readers with some options, by the path of their page (default: unknown). Records are found from the folder of the
 * page.
 *
 * @throws {TypeError} if an option has a value it cannot have.
 */
export function pageReaders({mahjong, hanafuda, syntax}: Readonly<Options> = {}): (
  path?: string
) => PageReader {
  const processor = unified()
    .use(remarkParse)
    .use(remarkFrontmatter, ['yaml', 'toml'])
    .use(remarkGfm)
    .use(syntax ?? [])
    .use(remarkMahjong, {...mahjong, onError: 'warn'})
    .use(remarkHanafuda, {...hanafuda, onError: 'warn'})
    .use(combinedSyntax)
    .freeze()
  const games = [mahjongMarkdown({...mahjong, onError: 'warn'}), hanafudaGame(hanafuda ?? {}).markdown]
  const frontOf = frontReader(processor, games)
  const wholeAt =
    (path?: string): ReadPage =>
    text =>
      wholePage(text, new VFile({value: text, ...(path !== undefined && {path})}), processor)
  const plain = games.map(game => ({...game, repair: undefined}))
  return path => ({
    whole: wholeAt(path),
    alone: aloneReader(games, frontOf, path),
    plain: aloneReader(plain, frontOf, path)
  })
}

type MarkdownProcessor = Processor<Root, Root>

/** A reader of front matter. It keeps the last one, since services read many pages with the same front matter. */
function frontReader(
  processor: MarkdownProcessor,
  games: readonly MarkdownGame[]
): (frontMatter: string) => FrontOfPage | null {
  let last: readonly [string, FrontOfPage | null] = ['', null]
  return frontMatter => {
    if (frontMatter === last[0]) return last[1]
    const file = new VFile(frontMatter)
    const tree = processor.parse(file)
    const [node] = tree.children
    const document = documentOf(frontMatter)
    const of = new Map(games.map(game => [game.id, frontMatterOf(tree, file, document, game)]))
    const isAll = tree.children.length === 1 && node !== undefined && ['yaml', 'toml'].includes(node.type)
    last = [frontMatter, isAll ? {of, type: node.type, end: node.position?.end.offset ?? 0} : null]
    return last[1]
  }
}

/** Any page, as the parser of Markdown and the plugins read it. */
function wholePage(text: string, file: VFile, processor: MarkdownProcessor): Page {
  const tree = treeOf(file, processor)
  // A byte order mark is a character of the text, but not of the page.
  const mark = text.startsWith('\uFEFF') ? 1 : 0
  const constructs: Construct[] = []
  const hasDefinitions = collect(tree, text, mark, constructs)
  const messages = file.messages as FileMessage[]
  return {
    text,
    constructs,
    diagnostics: inOrder(messages.map(message => diagnosticOf(message, mark))),
    frontMatter: frontMatterIn(tree, text, mark),
    sections: tree.children.map(({type, position}) => ({type, ...spanOf(position, mark)})),
    hasDefinitions
  }
}

/** The tree of a page; an empty one if the Markdown parsers themselves overflow the stack. */
function treeOf(file: VFile, processor: MarkdownProcessor): Root {
  try {
    return processor.runSync(withinDepth(processor.parse(file)), file) as Root
  } catch (error) {
    if (error instanceof RangeError) return {type: 'root', children: []}
    throw error
  }
}

/**
 * A plugin that joins the extensions of Markdown's syntax once. The parser would join them again for each text, however
 * short.
 */
function combinedSyntax(this: Processor): void {
  const shared = this.data()
  shared.micromarkExtensions = [combineExtensions(shared.micromarkExtensions ?? [])]
}

/**
 * How many levels of a page are read, far fewer than would overflow the stack. A line with thousands of `>` is not a
 * page with constructs.
 */
const DEEPEST = 400

/** A tree without the nodes below the deepest level that is read. */
function withinDepth<Tree extends Nodes>(tree: Tree): Tree {
  let level: readonly Nodes[] = [tree]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === DEEPEST) for (const node of level) if ('children' in node) node.children = []
    level = level.flatMap((node): readonly Nodes[] => ('children' in node ? node.children : []))
  }
  return tree
}

/** Put the constructs below a node into a list, in the order of the page. @returns whether there are definitions */
function collect(node: Nodes, text: string, mark: number, found: Construct[]): boolean {
  const [, game, inLine] = /^(mahjong|hanafuda)(Text)?$/.exec(node.type) ?? []
  if (game !== undefined) {
    const {value, meta, position, data} = node as Extract<Nodes, {type: 'mahjong'}>
    if (position?.start.offset === undefined || position.end.offset === undefined) return false
    const isRow = inLine !== undefined || isLeaf(text, position.start.offset + mark)
    const kind = isRow ? 'inline' : 'block'
    const written = {game: game as GameId, kind, value, meta: meta ?? null} as const
    const [tagName, properties] = [data?.hName ?? 'div', data?.hProperties ?? {}]
    found.push({...spanOf(position, mark), ...written, tagName, properties, shown: data?.hChildren ?? []})
    return false
  }
  let hasDefinitions = node.type === 'definition' || node.type === 'footnoteDefinition'
  if ('children' in node)
    for (const child of node.children) hasDefinitions = collect(child, text, mark, found) || hasDefinitions
  return hasDefinitions
}

/** Whether a construct is a row alone on its line, `::tiles[…]`, in contrast to a fence or a block of three colons. */
const isLeaf = (text: string, at: number): boolean => text.startsWith('::', at) && text[at + 2] !== ':'

function spanOf(position: Nodes['position'], mark: number): Span {
  return {start: (position?.start.offset ?? 0) + mark, end: (position?.end.offset ?? 0) + mark}
}

function frontMatterIn({children}: Root, text: string, mark: number): string {
  const [first] = children
  if (!first || !['yaml', 'toml'].includes(first.type)) return ''
  return `${text.slice(mark, (first.position?.end.offset ?? 0) + mark)}\n\n`
}

/** The elements of a class below some nodes, in their order. */
export function elementsOf(nodes: readonly ElementContent[], name: string): readonly Element[] {
  const found: Element[] = []
  collectElements(nodes, name, found)
  return found
}

/**
 * Append the elements to a list. Pages are searched for each of many keys, and a list for each node took most of the
 * time.
 */
function collectElements(nodes: readonly ElementContent[], name: string, found: Element[]): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue
    const {className} = node.properties
    if (Array.isArray(className) && className.includes(name)) found.push(node)
    collectElements(node.children, name, found)
  }
}

/** The text of some nodes, without the text of elements for which `isLeftOut` holds. */
export function textOf(
  nodes: readonly ElementContent[],
  isLeftOut: (element: Element) => boolean = () => false
): string {
  return nodes
    .map(node =>
      node.type === 'text'
        ? node.value
        : node.type === 'element' && !isLeftOut(node)
          ? textOf(node.children, isLeftOut)
          : ''
    )
    .join('')
}
