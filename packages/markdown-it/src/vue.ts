/**
 * Pages that Vue compiles: VitePress makes a template of the rendered HTML, in which `{{ x }}` is an expression. Each
 * element of a picture would be parsed, transformed and printed as a node, once for the browser and once for the
 * server.
 */
import type {Element, ElementContent} from 'hast'
import {toHtml} from 'hast-util-to-html'
import {divideDefinitions, sharedPrefix} from 'rehype-tiles/render'
import {artFunction} from './art-function.js'

/**
 * Whether what is rendered becomes a template of Vue.
 *
 * VitePress lists the files that are included only when it renders a page. It also renders the same text for its search
 * and for data loaders, which use it as HTML.
 */
export function isTemplate(env: unknown): boolean {
  return typeof env === 'object' && env !== null && 'relativePath' in env && 'includes' in env
}

/**
 * An element as part of a template: its inside is the value of `v-html`, a literal, which Vue knows never to change and
 * writes into static HTML.
 *
 * Vue does not treat an `<svg>` with a directive or an element with a `role` as static, so a `<span>` is put around
 * these.
 */
export function templateOf(element: Element): string {
  const {tagName, properties, children} = element
  if (tagName === 'svg' || 'role' in properties) return `<span${inside(literalOf([element]))}></span>`
  return withInside(element, literalOf(children))
}

/** How a template is written. */
export interface TemplateOptions {
  /** Ids of the definitions that the page takes from the file with the art; `null` if it takes none. */
  readonly inFile: ReadonlySet<string> | null
}

/**
 * Definitions as part of a template: those in the file with the art as a call of the function that `shareArt` gives to every
 * template, the others as a literal.
 */
export function definitionsTemplate(svg: Element, {inFile}: TemplateOptions): string {
  if (!inFile) return templateOf(svg)
  const {shared, own} = divideDefinitions(svg, inFile)
  const ids = shared.map(id => id.slice(sharedPrefix.length)).join(' ')
  const references = ids === '' ? '' : withInside(svg, `${artFunction}('${ids}')`)
  return references + (own ? templateOf(own) : '')
}

/** An element whose inside is the value of an expression. */
function withInside(element: Element, expression: string): string {
  return toHtml({...element, children: []}).replace(/><\/[^<>]*>$/, end => inside(expression) + end)
}

/** The attribute `v-html`. */
function inside(expression: string): string {
  return ` v-html="${attributeValue(expression)}"`
}

/** The HTML of elements as an expression. */
function literalOf(elements: readonly ElementContent[]): string {
  return templateLiteral(
    toHtml([...elements], {quote: "'", closeEmptyElements: true, tightSelfClosing: true})
  )
}

/** A text as an expression of JavaScript. Quotes stay as they are: there are many in a picture. */
function templateLiteral(text: string): string {
  return `\`${text.replace(/[\\`$]/g, character => `\\${character}`)}\``
}

function attributeValue(text: string): string {
  return text.replace(/[&"]/g, character => (character === '&' ? '&amp;' : '&quot;'))
}

/** An element, marked so that Vue leaves it alone if text in it would be an expression. */
export function keptByVue(element: Element): Element {
  if (!hasMustache(element)) return element
  return {...element, properties: {...element.properties, 'v-pre': ''}}
}

function hasMustache(node: ElementContent): boolean {
  if (node.type === 'text') return node.value.includes('{{')
  return node.type === 'element' && node.children.some(hasMustache)
}
