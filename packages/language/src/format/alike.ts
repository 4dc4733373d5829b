/**
 * Whether two pages show and report the same, regardless of positions.
 *
 * Rows may differ in their blanks if their pictures are the same: only the source of the row changes, which is copied
 * with the picture.
 */
import type {Element, ElementContent, Root} from 'hast'
import rehypeTiles from 'rehype-tiles'
import rehypeHanafuda from 'remark-hanafuda/rehype'
import {VFile} from 'vfile'
import type {Construct, Page} from '../page/page.js'

/** Whether two pages are alike except for blanks in the source of rows. */
export function isAlike(one: Page, other: Page): boolean {
  return essenceOf(one) === essenceOf(other)
}

/** Whether two pages are alike, and their rows have the same pictures. */
export function isDrawnAlike(one: Page, other: Page): boolean {
  return (
    isAlike(one, other) &&
    (JSON.stringify(one.constructs.map(elementOf)) === JSON.stringify(other.constructs.map(elementOf)) ||
      drawnOf(one) === drawnOf(other))
  )
}

function essenceOf({constructs, diagnostics}: Page): string {
  return JSON.stringify([
    constructs.map(one => [one.game, one.kind, withSources(elementOf(one), one.kind === 'inline', spaced)]),
    diagnostics.map(({id, severity, reason}) => [id, severity, reason])
  ])
}

const elementOf = ({tagName, properties, shown}: Construct): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [...shown]
})

const spaced = (source: string): string => source.trim().replace(/[ \t]+/g, ' ')

/** An element with the sources of its rows as `change` gives them. `isRow`: the element is a row itself. */
function withSources(node: Element, isRow: boolean, change: (source: string) => string): Element {
  const {className} = node.properties
  const isSource =
    isRow || (Array.isArray(className) && className.some(name => String(name).startsWith('language-')))
  const children = node.children.map((child): ElementContent => {
    if (child.type === 'text' && isSource) return {...child, value: change(child.value)}
    return child.type === 'element' ? withSources(child, false, change) : child
  })
  return {...node, children}
}

/** The pictures of a page. */
function drawnOf({constructs}: Page): string {
  const tree: Root = {
    type: 'root',
    children: JSON.parse(JSON.stringify(constructs.map(elementOf))) as Element[]
  }
  const file = new VFile()
  rehypeTiles()(tree, file)
  rehypeHanafuda()(tree, file)
  return JSON.stringify(tree.children.map(node => (node.type === 'element' ? withoutCopies(node) : node)))
}

/** An element without the sources that are copied with its pictures. */
function withoutCopies(node: Element): Element {
  const children = node.children.flatMap((child): ElementContent[] =>
    child.type !== 'element' ? [child] : child.tagName === 'datalist' ? [] : [withoutCopies(child)]
  )
  return {...node, children}
}
