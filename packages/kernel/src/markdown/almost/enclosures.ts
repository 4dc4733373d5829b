/**
 * Constructs whose brackets are around the name as well, as templates, shortcodes and forums have them.
 *
 *     [tiles:123m]      {{tiles 123m}}      (tiles 123m)      [tiles]123m[/tiles]
 */
import type {Message} from '../../source/message/message.js'
import {narrow} from '../../source/text/wide.js'
import {almost} from './brackets.js'
import {nameOfRelated} from './names.js'
import type {Constructs} from './spelling.js'

/** Brackets, each beside the one that closes it. */
const closing: Readonly<Record<string, string>> = {
  '[': ']',
  '{': '}',
  '(': ')',
  '［': '］',
  '｛': '｝',
  '【': '】',
  '（': '）'
}
const opening = `[${Object.keys(closing)
  .map(one => `\\${one}`)
  .join('')}]{1,2}`

/**
 * Source of a pattern for what may be such a construct: brackets, one of some words (patterns themselves), and what
 * follows. It has one group.
 */
export function aroundOf(words: readonly string[]): string {
  return `(${opening}[#%<]?[ \\t]{0,2}(?:${words.join('|')})(?:[ \\t]{1,3}|[ \\t]?[:：=|｜][ \\t]{0,3}|[\\]}]))(?=[^\\s\\]])`
}

const begun = /^([^\p{L}\s]{1,3})\s{0,2}([^\s:：=|｜\]}]{1,20})/u

/** What ends a construct whose name has brackets of its own: `[/tiles]`. */
const endTag = /[[{]\/([A-Za-z]{1,20})[\]}]/y

/** Words of a label, with blanks, commas or quotes around them. */
const word = /[ \t,、，"'“”]{0,3}([^\s,、，"“”()[\]{}（）［］｛｝【】<>%]{1,60})/gy

/** The message about such a construct around notation; `null` if the text is something else. */
export function around(
  source: string,
  start: number,
  opened: string,
  constructs: Constructs
): Message | null {
  const {names, spelling} = constructs
  const [, brackets = '', written = ''] = begun.exec(opened) ?? []
  const folded = narrow(written)
  const lower = folded.toLowerCase()
  const name = names.has(lower) ? lower : nameOfRelated(folded, constructs)
  if (name === null) return null
  const labelStart = start + opened.length
  let labelEnd = labelStart
  for (const found of source.slice(labelStart, labelStart + 200).matchAll(word)) {
    if (!spelling.isNotation(narrow(found[1]!))) break
    labelEnd = labelStart + found.index + found[0].length
  }
  if (labelEnd === labelStart) return null
  const end = /[\]}]$/.test(opened)
    ? afterTag(source, labelEnd, written)
    : afterBrackets(source, labelEnd, brackets)
  if (end === null) return null
  const label = narrow(source.slice(labelStart, labelEnd)).replace(/^[\s"'“”]+/, '')
  return almost(start, end, {name, what: 'around', label})
}

/** Where the open brackets close; `null` if they do not, or if a link follows. */
function afterBrackets(source: string, from: number, brackets: string): number | null {
  let at = from
  while (at < from + 4 && /[ \t"'”%>]/.test(source[at] ?? '')) at++
  for (const one of [...brackets].toReversed()) {
    const close = closing[one]
    if (close === undefined) continue
    if (source[at] !== close) return null
    at++
  }
  return brackets === '[' && '([:'.includes(source[at] || ' ') ? null : at
}

function afterTag(source: string, from: number, written: string): number | null {
  endTag.lastIndex = from
  const name = endTag.exec(source)?.[1]
  return name?.toLowerCase() === written.toLowerCase() ? endTag.lastIndex : null
}
