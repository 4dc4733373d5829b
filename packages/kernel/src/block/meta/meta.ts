/**
 * Meta: the grammar of fence meta, of directive attributes and of the `data-mahjong` attribute.
 *
 *     title="東一局" dialect=quote size=l .wide #problem-1 waits=25p label='…'
 *
 * A value is bare (up to the next blank) or in quotes, `"…"`, `'…'` or `“…”`; inside quotes, `\"`, `\'` and `\\` mean
 * the character itself, and so does `\|` in any value, as in cells of tables. `=` may be full-width. Braces around
 * everything, `{title="…"}`, are ignored. This file does not know which options there are.
 */
import type {Message} from '../../source/message/message.js'
import {skip} from '../../source/text/sticky.js'
import {commaAfter} from './comma-options.js'
import {bareValue, partAt, textInQuotes} from './meta-options.js'
import {badOption, LONGEST, type Meta, type MetaPart} from './meta-part.js'
import {bracketsAround, moreOfValue, openQuote, optionsInValue, withoutLooseValues} from './meta-slips.js'

export type {Meta, MetaPart}

const blank = /[\s\u3000]+/y

/**
 * Read a meta. Never throws; what is not understood is a `bad-attribute` message.
 *
 * Takes time proportional to the length of the text.
 */
export function parseMeta(text: string): Meta {
  const parts: MetaPart[] = []
  const messages: Message[] = []
  const unclosed = new Set<string>()
  const [from, to] = withoutBraces(text)
  const around = bracketsAround(text, from, to)
  if (around) return around
  let at = skip(blank, text, from)
  while (at < to) {
    const part = partAt(text, at, to, unclosed) ?? textInQuotes(text, at, to)
    const slip =
      text.length > LONGEST
        ? null
        : part
          ? (moreOfValue(text, part, parts.at(-1)) ?? optionsInValue(part))
          : openQuote(text, at, to)
    const comma = slip || !part || text.length > LONGEST ? null : commaAfter(text, part, parts.at(-1))
    if (slip) {
      messages.push(slip)
      if (part) parts.pop()
      at = slip.end
    } else if (comma) {
      messages.push(comma.message)
      if (comma.part) parts.push(comma.part)
      at = comma.message.end
    } else if (part) {
      parts.push(part)
      at = part.end
    } else {
      const end = Math.min(to, Math.max(at + 1, skip(bareValue, text, at)))
      messages.push(badOption(at, end))
      at = end
    }
    at = skip(blank, text, at)
  }
  return withoutLooseValues(text, parts, messages)
}

/** The range inside braces around everything. */
function withoutBraces(text: string): readonly [number, number] {
  const start = skip(blank, text, 0)
  let end = text.length
  while (end > start && /\s/.test(text[end - 1]!)) end--
  return text[start] === '{' && text[end - 1] === '}' && end - start > 1 ? [start + 1, end - 1] : [start, end]
}

/** Add the classes of a value; blanks divide them. */
export function addClasses(classes: string[], value: string): void {
  for (const {0: word} of value.matchAll(/\S+/g)) classes.push(word)
}
