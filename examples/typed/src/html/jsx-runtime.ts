/**
 * The least that JSX needs: elements become HTML text. It takes the place of React, Preact or any other JSX library.
 */

/** Markup that needs no escaping any more. */
export class Html {
  constructor(readonly text: string) {}
}

type Child = Html | string | number | null | undefined | readonly Child[]
type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

export namespace JSX {
  export type Element = Html
  export interface ElementChildrenAttribute {
    children: unknown
  }
  export interface IntrinsicElements {
    [name: string]: Attributes | {readonly children?: Child}
  }
}

const escapes: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'}
const escape = (text: string) => text.replace(/[&<>"]/g, character => escapes[character]!)

function textOf(child: Child): string {
  if (child === null || child === undefined) return ''
  if (child instanceof Html) return child.text
  return typeof child === 'object' ? child.map(textOf).join('') : escape(String(child))
}

/** An element, or what a component makes of its properties. */
export function jsx<Properties extends {readonly children?: Child}>(
  type: string | ((properties: Properties) => Html),
  properties: Properties
): Html {
  if (typeof type !== 'string') return type(properties)
  const {children, ...attributes} = properties
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(String(value))}"`)
  return new Html(`<${type}${written.join('')}>${textOf(children)}</${type}>`)
}

export {jsx as jsxs}
