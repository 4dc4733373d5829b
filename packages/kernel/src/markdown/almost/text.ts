/**
 * Almost-directives in the texts of a page.
 */
import {almostDirectives} from './directive.js'
import {restOfLine, sourceOf, type Document, type Position} from '../document/document.js'
import {findingsOf, placesFrom, type Finding} from '../document/finding.js'
import type {Constructs} from './spelling.js'

/** The findings about a text as parsers give it: its source is searched, not its value. */
export function almostInText(
  document: Document,
  node: {readonly value: string; readonly position?: Position | undefined},
  constructs: Constructs
): Finding[] {
  if (node.value.search(constructs.almost) < 0) return []
  const source = sourceOf(document, node)
  const start = node.position?.start.offset
  if (source === null || start === undefined) return []
  const messages = almostDirectives(source, constructs, () => restOfLine(document, start + source.length))
  return findingsOf(
    messages,
    source,
    placesFrom(document, at => start + at)
  )
}
