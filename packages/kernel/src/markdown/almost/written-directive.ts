/**
 * Directives of a host that has its own parser for them (remark-directive, Sätteri): which ones were meant as ours,
 * and attributes after them that their parser has not read.
 */
import {meantDirective} from './names.js'
import {readDirective} from '../constructs/directive.js'
import {sourceOf, type Document, type Position} from '../document/document.js'
import {findingsOf, placesFrom, type Finding} from '../document/finding.js'
import {markdownMessage} from '../messages.js'
import {isProseAt} from '../constructs/prose.js'
import type {Constructs} from './spelling.js'

/** A directive as these parsers give it. */
export interface DirectiveNode {
  readonly type: string
  readonly name: string
  readonly position?: Position | undefined
}

/**
 * Whether a directive such as `:tile[4m]` was meant as one of ours. Once it is text again, `almostDirectives` reports
 * it.
 */
export function isAlmostDirective(
  {type, name}: DirectiveNode,
  source: string | null,
  constructs: Constructs
): boolean {
  if (meantDirective(name, source, constructs) === null) return false
  // A block counts only if its name is an alias and it contains notation.
  return type !== 'containerDirective' || meantDirective(name, null, constructs) === null
}

/** Whether a directive is only prose: `10:30`. `source`: as written in the document. */
export function isProseDirective(
  {type, name, position}: DirectiveNode,
  source: string,
  document: Document
): boolean {
  return (
    type === 'textDirective' && source === `:${name}` && isProseAt(document.text, position!.start.offset!)
  )
}

/** The text of a directive as written, without the marks of a block quote on its later lines. */
export function textOfDirective(source: string): string {
  return source.replace(/(\r?\n|\r)[ \t>]*/g, '\n')
}

/** The finding about a container that has a label, `:::tiles[4m]`, and so is not a block. */
export function labelledContainer(document: Document, {name, position}: DirectiveNode): Finding[] {
  const start = position?.start.offset
  if (start === undefined) return []
  const colons = /^:*/.exec(document.text.slice(start, start + 100))![0].length
  const message = markdownMessage('bad-colons', start, start + colons + name.length, {name}, [`::${name}[…]`])
  const places = placesFrom(document, offset => offset)
  return findingsOf([message], document.text, places)
}

/**
 * The attributes, at the beginning of the text after a directive, that only our grammar reads; empty if there are
 * none.
 *
 * @param source
 *   The source of the directive, up to where its parser has read.
 */
export function attributesAfter(
  document: Document,
  source: string,
  text: {readonly value: string; readonly position?: Position | undefined}
): string {
  if (source.endsWith('}')) return ''
  const rest = sourceOf(document, text) ?? ''
  const attributes = readDirective(source + rest)?.attributes
  // With escapes or character references in the text, its value cannot be cut at an offset of its source.
  if (!attributes || text.value.length !== rest.length) return ''
  return rest.slice(0, attributes.end + 1 - source.length)
}
