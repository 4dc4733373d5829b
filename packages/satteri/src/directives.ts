/**
 * Directives: ours become tiles, prose is turned back into text, and the rest is left to `restore.ts` or to other
 * plugins.
 */
import {append} from '@tehai/kernel/source'
import {
  almostDirectives,
  codeAfterTag,
  containerAt,
  findingsOf,
  isAlmostDirective,
  isCodeElement,
  isProseDirective,
  labelledContainer,
  placesFrom,
  readDirective,
  sourceOf,
  textOfDirective,
  writtenRow,
  type GamePage
} from '@tehai/kernel/markdown'
import {nextText, takeAround} from './surroundings.js'
import {mark} from './marker.js'
import {isInRead, type Page} from './page.js'
import type {DirectiveNode, LiteralNode, MarkdownContext, NewNode, Node} from './plugin.js'
import {closes, isTaken} from './restore.js'

/**
 * What replaces a directive; `undefined` if it stays, or has been replaced already.
 *
 * @param restoreProse
 *   Whether prose that was read as a directive is turned back into text.
 */
export function visitDirective(
  node: DirectiveNode,
  context: MarkdownContext,
  page: Page,
  restoreProse: boolean
): NewNode | undefined {
  if (isInRead(page, node)) return undefined
  const made = replacementOf(node, context, page, restoreProse)
  if (made) page.read = {start: node.position!.start.offset!, end: node.position!.end.offset!}
  return made
}

function replacementOf(
  node: DirectiveNode,
  context: MarkdownContext,
  page: Page,
  restoreProse: boolean
): NewNode | undefined {
  const source = sourceOf(page.document, node)
  if (source === null || isTaken(node)) return undefined
  const ours = page.games.find(({names}) => names.has(node.name))
  if (ours) {
    if (node.type === 'containerDirective') {
      const block = containerAt(page.document, node)
      if (block) {
        closes(node, source, page)
        return mark(page, ours, ours.file.readFence({...block, position: node.position}), block.value)
      }
      append(ours.findings, labelledContainer(page.document, node))
    } else if (node.type === 'textDirective' && isInCode(node, context, page))
      return {type: 'text', value: source}
    else if (readDirective(source)) return takeRow(node, source, context, page, ours)
    else if (node.type === 'textDirective') {
      // No label, or one that does not end on its line.
      reportAlmost(node, source, context, page, ours)
      return {type: 'text', value: source}
    }
  }
  if (restoreProse && isProseDirective(node, source, page.document)) {
    return {type: 'text', value: textOfDirective(source)}
  }
  const near = restoreProse ? page.games.find(game => isAlmostDirective(node, source, game)) : null
  if (near) {
    reportAlmost(node, source, context, page, near)
    const text = {type: 'text', value: source}
    return node.type === 'textDirective' ? text : {type: 'paragraph', children: [text]}
  }
  return undefined
}

const codeTag = /<(?:code|kbd|samp|listing|xmp|plaintext|pre)[\s>]/i

/**
 * Whether a node is between `<code>` and `</code>` in its line. Sätteri builds siblings when they are read, so they are
 * only read if needed.
 */
export function isInCode(node: Node, context: MarkdownContext, {document}: Page): boolean {
  const start = node.position?.start
  if (start?.offset === undefined) return false
  const before = lineBefore(document.text, start.offset)
  // Most text has no tag, and searching for the one character first takes a tenth of the time.
  if (!before.includes('<') || !codeTag.test(before)) return false
  let around: readonly string[] = []
  for (let one: Node | undefined = node; one && !blocks.has(one.type); one = context.parent(one)) {
    const parent = context.parent(one)
    if (parent && isCodeOfMdx(parent)) return true
    const tags = parent?.children?.slice(0, context.indexOf(one) ?? 0) ?? []
    around = [...tagsAfter(tags), ...around]
  }
  return around.length > 0
}

/** Whether a node is an element of code in MDX. */
function isCodeOfMdx({type, name}: Node & {readonly name?: unknown}): boolean {
  return type === 'mdxJsxTextElement' && typeof name === 'string' && isCodeElement(name)
}

/** At most this many characters before a construct are searched for a tag. */
const NEAR = 2000

const lineBefore = (text: string, offset: number) => text.slice(Math.max(0, offset - NEAR), offset)

/** What holds no line of text. */
const blocks: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell', 'root'])

function tagsAfter(nodes: readonly Node[]): readonly string[] {
  return nodes.reduce<readonly string[]>(
    (around, node) => (node.type === 'html' ? codeAfterTag(around, (node as LiteralNode).value) : around),
    []
  )
}

function takeRow(
  node: DirectiveNode,
  written: string,
  context: MarkdownContext,
  page: Page,
  game: GamePage
): NewNode | undefined {
  const leaf = node.type === 'leafDirective'
  const {source, before, after} = takeAround(page, context, node, written)
  const left = source.slice(lengthOf(source)) // braces that Sätteri reads as attributes, and our grammar does not
  if (leaf && left !== '') return {type: 'paragraph', children: [{type: 'text', value: source}]}
  const row = writtenRow(source, leaf, node.position)!
  const around = left === '' ? {before, after} : {before, after: ''}
  const marker = mark(page, game, game.file.readRow(row), row.value, around)
  if (left === '') return marker
  context.replaceNode(node, [marker, {type: 'text', value: left + after}])
  return undefined
}

/** Length of a directive with a label, as our grammar reads it. */
function lengthOf(source: string): number {
  const {label, attributes} = readDirective(source)!
  return (attributes ?? label).end + 1
}

/** Report what is wrong with a directive of ours that has no label. `almost/directive.ts` of the kernel looks at other texts. */
function reportAlmost(
  node: DirectiveNode,
  source: string,
  context: MarkdownContext,
  {document}: Page,
  game: GamePage
): void {
  const colon = node.position!.start.offset!
  const before = /[\p{L}\p{N}]?$/u.exec(document.text.slice(Math.max(0, colon - 2), colon))![0]
  const start = colon - before.length
  const next = nextText(context, node)
  const text = before + source + ((next && sourceOf(document, next)) ?? '')
  const [first] = almostDirectives(text, game)
  if (first?.start !== before.length) return
  const places = placesFrom(document, at => start + at)
  append(game.findings, findingsOf([first], text, places))
}
