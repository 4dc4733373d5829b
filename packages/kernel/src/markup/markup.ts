/**
 * Markup: a small tree of HTML elements, the form in which a checked block reaches a host.
 *
 * Host-neutral on purpose: remark, Sätteri and markdown-it each turn it into their own nodes in a few lines.
 * Attributes have their HTML names and string values; text is never escaped here.
 */

export interface MarkupElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Markup[]
}

export type Markup = MarkupElement | string

const noAttributes: Readonly<Record<string, string>> = {}

/** Make an element. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>> = noAttributes,
  ...children: readonly Markup[]
): MarkupElement {
  return {name, attributes, children}
}

/** Make an element from a list of children: a page can have more children than a call can have arguments. */
export function elementWith(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly Markup[]
): MarkupElement {
  return {name, attributes, children}
}

/** A line of text and tiles: phrasing content. */
export type Words = readonly Markup[]
