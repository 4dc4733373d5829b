/**
 * MDX: pages whose HTML is JSX, and whose braces are expressions. They are read as in MDX, and never run.
 */
import {message, messageTable, type Message, type MessageWords} from '@tehai/kernel/source'
import type {Element, ElementContent} from 'hast'
import type {Nodes, Parents} from 'mdast'
import type {Options as RehypeOptions} from 'remark-rehype'
import type {PluggableList} from 'unified'
import {dictionaries} from '../words/messages.js'

/** Whether a file is MDX, according to its name. */
export function isMdx(file: string): boolean {
  return /\.mdx$/i.test(file)
}

/** The syntax of MDX, which is loaded only for MDX files. */
export async function mdxPlugins(file: string): Promise<PluggableList> {
  if (!isMdx(file)) return []
  const {default: remarkMdx} = await import('remark-mdx')
  return [remarkMdx]
}

/** Words of the messages of this file. */
export const mdxMessages: Readonly<Record<'bad-mdx', MessageWords>> = messageTable<'bad-mdx'>(
  {'bad-mdx': 'error'},
  dictionaries
)

/** The parts that we read of an error of the MDX parser. */
interface MdxError {
  readonly place?: Place | {readonly start: Place; readonly end: Place} | undefined
}

interface Place {
  readonly offset?: number | undefined
}

/** The message of an error of the parser. `text`: the whole file. */
export function mdxFault(error: unknown, text: string): Message {
  const {place} = error as MdxError
  const start = place && 'start' in place ? place.start.offset : place?.offset
  let at = Math.max(0, Math.min(start ?? 0, text.length - 1))
  while (at > 0 && /\s/.test(text[at]!)) at-- // what is missing is shown at the last character that is there
  const end = at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1)
  return message(mdxMessages, 'bad-mdx', at, end)
}

/** A node of JSX, of an expression or of a module. */
interface MdxNode {
  readonly type: string
  readonly name?: string | null
  readonly value?: string
  readonly attributes?: readonly {readonly type: string; readonly name?: string; readonly value?: unknown}[]
}

interface State {
  readonly all: (node: Parents) => ElementContent[]
}

type Handlers = NonNullable<NonNullable<RehypeOptions>['handlers']>

/**
 * How JSX becomes HTML without being run: elements stay as they are, components become their children, expressions
 * become code.
 */
export const mdxHandlers = {
  mdxJsxFlowElement: jsx,
  mdxJsxTextElement: jsx,
  mdxFlowExpression: expression,
  mdxTextExpression: expression,
  mdxjsEsm: () => undefined
} as unknown as Handlers

function jsx(state: State, node: Nodes): Element {
  const {type, name, attributes = []} = node as unknown as MdxNode
  const isElement = /^[a-z][a-z\d-]*$/.test(name ?? '')
  const wrapper = type === 'mdxJsxFlowElement' ? 'div' : 'span'
  const properties: Record<string, string | true> = {}
  for (const {type: kind, name: key, value} of isElement ? attributes : []) {
    if (kind !== 'mdxJsxAttribute' || key === undefined) continue
    if (typeof value === 'string') properties[key] = value
    else if (value === null || value === undefined) properties[key] = true
  }
  const children = state.all(node as Parents)
  return {type: 'element', tagName: isElement ? name! : wrapper, properties, children}
}

function expression(_: State, node: Nodes): Element | undefined {
  const {value = ''} = node as unknown as MdxNode
  if (/^\s*(?:\/\*[\s\S]*\*\/\s*)?$/.test(value)) return undefined
  return {type: 'element', tagName: 'code', properties: {}, children: [{type: 'text', value: `{${value}}`}]}
}
