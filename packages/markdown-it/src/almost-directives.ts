/**
 * Almost-directives of an inline token.
 *
 * Its tokens do not say where their text was typed, so the whole text is searched, and what is not in a text
 * token (but in inline code, say) is left out.
 */
import {
  almostDirectives,
  codeAfterTag,
  findingsOf,
  restOfLine,
  type Constructs,
  type Document,
  type Finding
} from '@tehai/kernel/markdown'
import type {Span} from '@tehai/kernel/source'
import type {Token} from './host.js'
import {placeBetween, type Locate} from './places.js'

export function almostFindings(
  document: Document,
  content: string,
  children: readonly Token[],
  locate: Locate,
  line: number,
  constructs: Constructs
): Finding[] {
  if (content.search(constructs.almost) < 0) return []
  const texts = children.filter(({type}) => type === 'text').map(token => withPlainQuotes(token.content))
  const closed = closedIn(content, children)
  const rest = () => {
    const end = locate(content.length)
    return end === null ? '' : restOfLine(document, end)
  }
  const messages = almostDirectives(content, constructs, rest).filter(
    ({start, end}) =>
      texts.some(text => text.includes(withPlainQuotes(content.slice(start, end)))) &&
      !closed.some(span => span.start <= start && end <= span.end)
  )
  return findingsOf(messages, content, (start, end) => placeBetween(document, locate, start, end, line))
}

/** A text in which quotes are as they were typed: the typographer has made curly ones of them. */
const withPlainQuotes = (text: string): string => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')

/** Where inline code, tags, and what is between tags of code are in the text of a token. */
function closedIn(content: string, children: readonly Token[]): Span[] {
  const spans: Span[] = []
  let from = 0
  let code: readonly string[] = []
  for (const {type, content: written} of children) {
    if (type !== 'code_inline' && type !== 'html_inline') continue
    const start = content.indexOf(written, from)
    if (start < 0) continue
    // Between `<code>` and `</code>` all is closed, from the end of the last tag on.
    spans.push({start: code.length > 0 ? from : start, end: start + written.length})
    from = start + written.length
    if (type === 'html_inline') code = codeAfterTag(code, written)
  }
  return spans
}
