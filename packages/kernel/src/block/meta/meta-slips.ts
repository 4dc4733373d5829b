/**
 * Slips in a meta: several pieces that were meant as one option.
 */
import type {Message, Span} from '../../source/message/message.js'
import {skip} from '../../source/text/sticky.js'
import {foldName} from '../keys.js'
import {badOption, LONGEST, type Meta, type MetaPart} from './meta-part.js'

const inBrackets = /^(?:\[([^[\]]{1,200})\]|\(([^()]{1,200})\))$/

/** Options in other brackets than braces: `[size=l]`. */
export function bracketsAround(text: string, from: number, to: number): Meta | null {
  if (to - from > LONGEST || !/[[(]/.test(text[from] ?? '')) return null
  const found = inBrackets.exec(text.slice(from, to))
  const inside = found?.[1] ?? found?.[2]
  if (inside === undefined || !/[=＝]/.test(inside)) return null
  return {parts: [], messages: [badOption(from, to, inside.trim())]}
}

const moreWords = /(?:[ \t\u3000]{1,9}[0-9][^\s\u3000"'=＝{}]{0,20}){1,20}(?![^\s\u3000}])/y

/** Bare words of digits after a bare value: `waits=1m 4m`. No option begins with a digit. */
export function moreOfValue(text: string, part: MetaPart, before: MetaPart | undefined): Message | null {
  if (part.value !== null || !/^[0-9]/.test(part.name)) return null
  const isBare = before?.type === 'option' && before.value !== null && before.end === before.valueEnd
  if (!isBare) return null
  const end = skip(moreWords, text, before.end)
  if (end === before.end) return null
  const expected = `${before.name}="${text.slice(before.valueStart, end)}"`
  return badOption(before.start, end, expected)
}

/** A comma in a bare value, and the next option: `waits=14m,size=2`. */
const nextOption = /[,，;；、](?=[a-z][a-z-]{1,39}[=＝])/giu

/** Options separated by commas: each has a blank before it. */
export function optionsInValue({type, name, value, start, end, valueEnd}: MetaPart): Message | null {
  if (type !== 'option' || value === null || end !== valueEnd || value.search(nextOption) < 0) return null
  // The value of rules is a list of them, some with values of their own.
  if (foldName(name) === 'rules') return null
  return badOption(start, end, `${name}=${value.replace(nextOption, ' ')}`)
}

const opened = /([^\s\u3000=＝"'“”.#{}<>`]{1,40})[=＝]["'“”]([^"'“”]*)$/uy

/** A value whose quote is not closed continues to the next option. */
export function openQuote(text: string, at: number, to: number): Message | null {
  opened.lastIndex = at
  const found = opened.exec(text.slice(0, to))
  if (!found) return null
  const next = /[\s\u3000][^\s\u3000=＝]{1,40}[=＝]/u.exec(found[2]!)?.index ?? found[2]!.length
  const value = found[2]!.slice(0, next).trimEnd()
  const end = at + found[0].length - found[2]!.length + value.length
  return badOption(at, end, `${found[1]}="${value}"`)
}

/** A name, a colon, an arrow or an equals sign among blanks, and a value in quotes or without: `waits: 14m`, `size = 2`. */
const looseValue =
  /(?<![^\s\u3000{])["']?([^\s\u3000=＝:："'“”.#{}<>`]{1,40}?)["']?(?:(?:[-=:]>|[→⇒])[ \t]{0,9}|(?<=["'])[=＝]|[:：][ \t\u3000]{0,9}|[ \t\u3000]{1,9}[=＝][ \t\u3000]{0,9}|[=＝][ \t\u3000]{1,9})("[^"\n]{0,80}"|'[^'\n]{0,80}'|[^\s\u3000"'{}=＝:：]{1,80})/gu

/** Words after a value that are not options, classes or ids. */
const wordsAfter = /(?:[ \t\u3000]{1,9}[^\s\u3000"'=＝:：.#{}]{1,40}(?![^\s\u3000}])){1,8}/y

/**
 * A message for each value that does not directly follow its name and `=`. It replaces what its pieces were read as.
 */
export function withoutLooseValues(
  text: string,
  parts: readonly MetaPart[],
  messages: readonly Message[]
): Meta {
  const isLoose = ({type, name, value}: MetaPart) =>
    type === 'option' && (/[:：→⇒]/u.test(name) || value === '')
  const isRight = messages.length === 0 && !parts.some(isLoose)
  if (isRight || text.length > LONGEST) return {parts, messages}
  const inQuotes = (at: number) => parts.some(({valueStart, valueEnd}) => valueStart < at && at < valueEnd)
  const loose = [...text.matchAll(looseValue)]
    .filter(({index}) => !inQuotes(index))
    .map(({0: found, 1: name, 2: value, index}) => {
      const end = index + found.length
      const after = /^["']/.test(value!) ? end : skip(wordsAfter, text, end)
      const whole = after === end ? value!.replace(/,$/, '') : `"${value}${text.slice(end, after)}"`
      return badOption(index, after, `${name}=${whole}`)
    })
  if (loose.length === 0) return {parts, messages}
  const isApart = ({start, end}: Span) => loose.every(one => end <= one.start || start >= one.end)
  const all = [...messages.filter(isApart), ...loose].toSorted((a, b) => a.start - b.start)
  return {parts: parts.filter(isApart), messages: all}
}
