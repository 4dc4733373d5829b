/**
 * Almost-directives: text that its author meant as `:tiles[…]`.
 *
 *     ：tiles［４ｍ］     typed with an input method (IME)
 *     :tiles[4m           not closed on its line
 *     a ::tiles[4m] b     two colons inside a line
 *     :tiles{size=l}      no label
 *
 * The source of a text is searched, not its value: `\:tiles[4m` is meant as text.
 */
import type {Message} from '../source/message.js'
import {readDirective} from './directive.js'
import {markdownMessage} from './messages.js'

const opening = '[［【〔'
const closing = ']］】〕'

/** A pattern that finds candidates, made once for the names of a processor. Linear: it looks at three colons only. */
export function almostPattern(names: ReadonlySet<string>): RegExp {
  const written = [...names].flatMap(name => [name, widen(name)]).map(escapePattern)
  return new RegExp(`[:：]{1,3}(${written.join('|') || '(?!)'})[{${escapePattern(opening)}]`, 'g')
}

/** Messages on the almost-directives of a text; their spans point into the source. */
export function almostDirectives(source: string, pattern: RegExp, names: ReadonlySet<string>): Message[] {
  const messages: Message[] = []
  for (const found of source.matchAll(pattern)) {
    const {index} = found
    const [written, name] = found as unknown as readonly [string, string]
    if (source[index - 1] === '\\') continue
    const colons = written.length - name.length - 1
    const bracket = index + written.length - 1
    const typed =
      written.slice(0, colons).includes('：') || !names.has(name) || !'[{'.includes(written.at(-1)!)
    if (typed) messages.push(typedWithInputMethod(source, index, bracket, narrow(name), colons))
    else if (source[bracket] === '{') messages.push(markdownMessage('missing-label', index, bracket, {name}))
    else if (!readDirective(source.slice(index))) {
      messages.push(markdownMessage('unclosed-label', index, bracket + 1, {name}))
    } else if (colons > 1)
      messages.push(markdownMessage('bad-colons', index, bracket + 1, {name}, [`:${name}[…]`]))
  }
  return messages
}

function typedWithInputMethod(
  source: string,
  start: number,
  bracket: number,
  name: string,
  colons: number
): Message {
  let end = bracket + 1
  while (end < source.length && end - bracket <= 200 && !`${closing}\r\n`.includes(source[end]!)) end++
  const closed = end < source.length && closing.includes(source[end]!)
  const label = closed ? narrow(source.slice(bracket + 1, end)) : '…'
  const meant = `${colons > 1 ? '::' : ':'}${name}[${label}]`
  return markdownMessage('almost-directive', start, closed ? end + 1 : bracket + 1, {name}, [meant])
}

/** Full-width forms of ASCII signs as the signs themselves. */
function narrow(text: string): string {
  return text.replace(/[！-～]/g, sign => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
}

/** ASCII signs as their full-width forms. */
function widen(text: string): string {
  return text.replace(/[!-~]/g, sign => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
}
