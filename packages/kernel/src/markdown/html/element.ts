/**
 * Elements with the name of a construct, as other tools write them: `<tiles>123m</tiles>`, `<tiles hand="123m">`.
 *
 * Such an element counts only around notation. In MDX it is a component of the author, which is not HTML and never
 * gets here.
 */
import {nameOfRelated} from '../almost/names.js'
import {positionOf, restOfLine, type Document} from '../document/document.js'
import type {Finding, Places} from '../document/finding.js'
import type {HtmlBlock} from './html.js'
import {markdownMessage} from '../messages.js'
import type {Constructs} from '../almost/spelling.js'

/** A start tag without content of its own, and the text up to the next tag. */
const element = /<([A-Za-z][\w-]{0,32})(?:\s[^<>]{0,200})?>([^<>\r\n]{1,200})<\/\1>/gi

/** A tag with one value, as components have. An author's own components begin with a capital. */
const tagWithValue = /<([a-z]{1,20})\s{1,3}[a-z:-]{1,20}=["']([^"'<>\r\n]{1,200})["'][^<>]{0,100}>/g

/** What begins with a start tag only: in a line of Markdown each tag is an HTML node of its own. */
const startTag = /^<[A-Za-z][\w-]{0,32}(?:\s[^<>]{0,200})?>$/

/**
 * Findings on the elements of a piece of HTML that are meant as constructs.
 *
 * @param places
 *   The places in the document of spans of the value.
 */
export function misspeltElements(
  document: Document,
  {value, position}: HtmlBlock,
  constructs: Constructs,
  places: Places
): Finding[] {
  const offset = position?.start.offset
  if (offset === undefined || !startTag.test(value)) return elementsIn(value, constructs, places)
  const line = value + restOfLine(document, offset + value.length)
  return elementsIn(line, constructs, (start, end) =>
    positionOf(document, offset + start, offset + end)
  ).filter(({message}) => message.start === 0)
}

function elementsIn(source: string, constructs: Constructs, places: Places): Finding[] {
  return [...source.matchAll(element), ...source.matchAll(tagWithValue)].flatMap(
    ({0: written, 1: word, 2: text, index}) => {
      const label = text!.trim()
      const folded = word!.toLowerCase()
      const name = constructs.names.has(folded) ? folded : nameOfRelated(folded, constructs)
      if (name === null || !constructs.spelling.isNotation(label)) return []
      const end = index + written.length
      const expected = [`:${name}[${label}]`]
      const message = markdownMessage('almost-directive', index, end, {name, what: 'element'}, expected)
      return [{message, source, place: places(index, end)}]
    }
  )
}
