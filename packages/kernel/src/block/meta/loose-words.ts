/**
 * Loose words: consecutive words of a meta that are not options.
 *
 *     title=My hand        a value that continues after a blank
 *     My first hand        a text without its option
 */
import {append} from '../../source/text/append.js'
import type {Message} from '../../source/message/message.js'
import {blockMessage} from '../messages.js'
import {LONGEST, bareWord, type Meta, type MetaPart} from './meta-part.js'

/**
 * A message for each bare value that continues after a blank, as in `title=My hand`. It replaces what its words were
 * read as.
 *
 * @param isKnown
 *   Whether a word is the name of an option: such a word may be an option by itself.
 */
export function withoutLooseWords(
  text: string,
  {parts, messages}: Meta,
  isKnown: (name: string) => boolean
): Meta {
  const isWord = ({type, value}: MetaPart) => type === 'option' && value === null
  if (text.length > LONGEST || !parts.some(part => isWord(part) && !isKnown(part.name)))
    return {parts, messages}
  const kept: MetaPart[] = []
  const loose: Message[] = []
  for (let index = 0; index < parts.length;) {
    const part = parts[index]!
    let after = index + 1
    while (after < parts.length && isWord(parts[after]!)) after++
    const isBare = part.type === 'option' && part.value !== null && part.end === part.valueEnd
    const last = parts[after - 1]!
    if (isBare && after > index + 1 && !isKnown(parts[index + 1]!.name)) {
      const value = text.slice(part.valueStart, last.end).replace(/,$/, '')
      loose.push(blockMessage('bad-attribute', part.start, last.end, {}, [`${part.name}="${value}"`]))
    } else append(kept, joinedWords(text, parts.slice(index, after), isKnown))
    index = after
  }
  return {parts: kept, messages: [...messages, ...loose].toSorted((a, b) => a.start - b.start)}
}

/** Consecutive words that are not options, joined: they are one text. */
function joinedWords(
  text: string,
  parts: readonly MetaPart[],
  isKnown: (name: string) => boolean
): readonly MetaPart[] {
  const joined: MetaPart[] = []
  for (const part of parts) {
    const before = joined.at(-1)
    const isMore = [before, part].every(
      one => one && one.type === 'option' && one.value === null && !isKnown(one.name)
    )
    if (before && isMore) {
      const name = text.slice(before.start, part.end)
      joined.splice(-1, 1, bareWord(name, before.start, part.end))
    } else joined.push(part)
  }
  return joined
}
