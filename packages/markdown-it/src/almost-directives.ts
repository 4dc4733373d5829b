/**
 * Almost-directives of an inline token.
 *
 * Its tokens do not have the positions of their text, so the whole text is searched, and matches outside of text tokens
 * (in inline code, for example) are left out.
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

/** A text with its quotes as they were typed, before the typographer made them curly. */
const withPlainQuotes = (text: string): string => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')

/** The ranges of inline code, of tags, and of text between `<code>` and `</code>` in the text of a token. */
function closedIn(content: string, children: readonly Token[]): Span[] {
  const spans: Span[] = []
  let from = 0
  let code: readonly string[] = []
  for (const {type, content: written} of children) {
    if (type !== 'code_inline' && type !== 'html_inline') continue
    const start = content.indexOf(written, from)
    if (start < 0) continue
    // Between `<code>` and `</code>` everything after the last tag is left out.
    spans.push({start: code.length > 0 ? from : start, end: start + written.length})
    from = start + written.length
    if (type === 'html_inline') code = codeAfterTag(code, written)
  }
  return spans
}
