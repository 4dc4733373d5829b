/**
 * Elements of JSX in MDX, whose inside is a string.
 */
import type {Element} from 'hast'
import {toHtml} from 'hast-util-to-html'

/** The part that we write of a node of `mdast-util-mdx-jsx`. */
export interface JsxElement {
  readonly type: 'mdxJsxTextElement'
  readonly name: string
  readonly attributes: readonly JsxAttribute[]
  readonly children: readonly []
}

export interface JsxAttribute {
  readonly type: 'mdxJsxAttribute'
  readonly name: string
  readonly value: string | {readonly type: string; readonly value: string; readonly data: object}
}

/**
 * An element as a JSX element whose inside is a string.
 *
 * @param html
 *   An ESTree expression for the string.
 */
export function jsxElement({tagName, properties}: Element, html: object): JsxElement {
  const attributes = Object.entries(properties).map(([name, value]) =>
    attribute(propOf(name), Array.isArray(value) ? value.join(' ') : String(value))
  )
  const inside = {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree: htmlProgram(html)}}
  return {
    type: 'mdxJsxTextElement',
    name: tagName,
    attributes: [...attributes, attribute('dangerouslySetInnerHTML', inside)],
    children: []
  }
}

/** The content of a row, or of an SVG element. */
export function insideOf({tagName, children}: Element): string {
  const space = tagName === 'span' || tagName === 'div' ? 'html' : 'svg'
  return toHtml(children, {space, closeEmptyElements: true, tightSelfClosing: true})
}

/** A string as an expression of ESTree. */
export const literal = (value: string): object => ({type: 'Literal', value})

function attribute(name: string, value: JsxAttribute['value']): JsxAttribute {
  return {type: 'mdxJsxAttribute', name, value}
}

/** Properties have the same names in hast and in React, except for `aria-*`. */
function propOf(name: string): string {
  return name.startsWith('aria') ? `aria-${name.slice(4).toLowerCase()}` : name
}

/** `({__html: …})` as an ESTree program. */
function htmlProgram(value: object): object {
  const property = {
    type: 'Property',
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
    key: {type: 'Identifier', name: '__html'},
    value
  }
  const expression = {type: 'ObjectExpression', properties: [property]}
  return {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [{type: 'ExpressionStatement', expression}]
  }
}
