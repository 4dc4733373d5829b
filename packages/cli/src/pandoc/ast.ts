/**
 * The syntax tree of Pandoc, as a filter receives it in JSON.
 *
 * A node has its name in `t` and its content in `c`; lists of nodes are inlines or blocks. Only the nodes that we read
 * or make are described. Source: <https://hackage.haskell.org/package/pandoc-types>, 1.22 to 1.23.
 */

export interface Node {
  readonly t: string
  readonly c?: unknown
}

/** Id, classes, and attributes by name. */
export type Attr = readonly [
  id: string,
  classes: readonly string[],
  attributes: readonly (readonly [name: string, value: string])[]
]

export interface Pandoc {
  readonly 'pandoc-api-version': readonly number[]
  readonly meta: Readonly<Record<string, Node>>
  readonly blocks: readonly Node[]
}

export const noAttr: Attr = ['', [], []]

export const str = (text: string): Node => ({t: 'Str', c: text})
export const space: Node = {t: 'Space'}
export const raw = (isBlock: boolean, format: string, text: string): Node => ({
  t: isBlock ? 'RawBlock' : 'RawInline',
  c: [format, text]
})

const inlineNames: ReadonlySet<string> = new Set([
  'Str',
  'Emph',
  'Underline',
  'Strong',
  'Strikeout',
  'Superscript',
  'Subscript',
  'SmallCaps',
  'Quoted',
  'Cite',
  'Code',
  'Space',
  'SoftBreak',
  'LineBreak',
  'Math',
  'RawInline',
  'Link',
  'Image',
  'Note',
  'Span'
])

const blockNames: ReadonlySet<string> = new Set([
  'Plain',
  'Para',
  'LineBlock',
  'CodeBlock',
  'RawBlock',
  'BlockQuote',
  'OrderedList',
  'BulletList',
  'DefinitionList',
  'Header',
  'HorizontalRule',
  'Table',
  'Figure',
  'Div',
  'Null'
])

/** Whether the members of a list in the tree are inlines or blocks; `null` for other lists, and for an empty one. */
export function kindOfList(list: readonly unknown[]): 'inlines' | 'blocks' | null {
  const names = list.map(one => (isNode(one) ? one.t : ''))
  if (list.length === 0) return null
  if (names.every(name => inlineNames.has(name))) return 'inlines'
  return names.every(name => blockNames.has(name)) ? 'blocks' : null
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as {t?: unknown}).t === 'string'
}

/** Read a document; `null` if the text is something else. */
export function readPandoc(json: string): Pandoc | null {
  try {
    const found = JSON.parse(json) as Partial<Pandoc> | null
    const isPandoc = Array.isArray(found?.blocks) && typeof found.meta === 'object'
    return isPandoc && Array.isArray(found['pandoc-api-version']) ? (found as Pandoc) : null
  } catch {
    return null
  }
}
