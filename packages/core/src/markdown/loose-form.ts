/**
 * Constructs in which any part may be wrong: a name, perhaps with another word, after any mark, and notation in
 * brackets or quotation marks of any kind, or between two copies of a name.
 *
 *     ;tiles[123m]      \tiles{123m}      :mahjong-tiles[123m]      :tiles : [123m]      :Tile ["123m"]
 *     :[123m]           :tile 2m           ::: tiles
 *
 * Words of prose before tiles are left alone: there has to be a mark right before the name, or a square bracket or a brace
 * right after it.
 */
import {
  markdownMessage,
  meantName,
  nameOfRelated,
  narrow,
  type Constructs,
  type LooseForm,
  type Spelling
} from '@tehai/kernel/markdown'
import {nearest, type Message, escapePattern, inAnyCase, widen} from '@tehai/kernel/source'

/** Characters typed in place of the colon. */
const mark = ';；!！@＠#＃$＄%％&＆/^*+=\\\\'
const marks = `(?:[:：]{1,2}|[${mark}])`

/** Characters typed in place of the brackets, possibly several, possibly with a blank. */
const opening = '[\\[({<"\'`“‘「『［（｛【〔〈《|｜:：=＝~/]'
const separators = `[ \\t]{0,2}${opening}(?:[ \\t]?${opening}){0,2}[ \\t]{0,2}`

/** Words before a name and after it: `mahjong-tiles`, `tiles_m`. */
const before = '(?:[A-Za-z]{2,10}[-_]|mj|mahjong|riichi)?'
const after = '(?:[-_][A-Za-z]{0,8})?'

/** Source of a pattern for text that may be such a construct. */
function looseOf(names: ReadonlySet<string>, aliases: Spelling['aliases']): string {
  const own = [...names].flatMap(name => [inAnyCase(name), escapePattern(widen(name))])
  const others = [...names].flatMap(name => aliases.get(name) ?? []).map(inAnyCase)
  const near = [...names].filter(name => /^[a-z]{4,}$/i.test(name)).map(wordsNear)
  const marked = `${marks}${before}(?:${[...own, ...others, ...near].join('|')})${after}${separators}`
  const unmarked = `(?:${own.join('|')})[-_]?[:：]?[\\[{]{1,2}[ \\t]?`
  // A search should look at the first character alone as far as possible: conditions on the text before it come after
  // it in the pattern.
  const first = `(?=[:：${mark}${[...names].flatMap(firstsOf).join('')}])`
  return `${first}(?<![A-Za-z0-9_./:\\\\-])(?:${marked}|${unmarked})(?=[^\\s\\]})])|[:：](?<=(?:^|[\\s　、。])[:：])(?:\\[|tile )(?=\\d{1,14}[mpsz])|(?:::: |：：：[ 　]?)(?<=(?:^|\\n)(?:::: |：：：[ 　]?))(?:${own.join('|')})(?=[ \\t]*\\r?\\n)`
}

/** First characters of a name, in lower case and upper case, and in the full-width form of input methods. */
const firstsOf = (name: string): string[] =>
  [name[0]!.toLowerCase(), name[0]!.toUpperCase(), widen(name[0]!)].map(escapePattern)

/** A pattern of the words that may be similar to a name; the first letter may be missing or different. */
const wordsNear = (name: string): string => `[A-Za-z]{${name.length - 1},${name.length + 1}}`

const parts =
  /^([^\p{L}]{0,2})(?:(?:[A-Za-z]{2,10}[-_]|mj|mahjong|riichi)(?=\p{L}))?([\p{L}\p{M}]{1,20})[-_]?([^\p{L}]*)$/u

/** Words of a label, with blanks or commas between them. */
const word = /[ \t,、，]{0,3}([^\s,、，"'“”‘’`()[\]{}（）［］｛｝【】〔〕「」『』<>〈〉《》|｜%/]{1,60})/gy

const closings = /[ \t]?[\])}>"'`”’」』］）｝】〕〉》|｜:：~/]/y

/** The message about such a construct around notation; `null` where it is other text. */
function looseAt(source: string, start: number, opened: string, constructs: Constructs): Message | null {
  if (/^(?:::: |：)/.test(opened) && /^[:：]{3}/.test(opened))
    return apartBlock(source, start, opened, constructs)
  if (/^[:：](?:\[|tile )$/.test(opened)) return withoutHalf(source, start, opened, constructs)
  const [, mark = '', written = '', separator = ''] = parts.exec(opened) ?? []
  // A name in characters follows hiragana without a blank.
  const isInWord =
    mark === '' &&
    /[\p{L}\p{N}_;[\]-]/u.test(source[start - 1] ?? '') &&
    !(/^[^ -~]/.test(written) && /[ぁ-ん]/.test(source[start - 1]!))
  const name = isInWord ? null : nameOf(written, constructs)
  if (name === null) return null
  const labelStart = start + opened.length
  const labelEnd = endOfNotation(source, labelStart, constructs)
  if (labelEnd === labelStart) return null
  // A word without a mark may be the name of another plugin: one tile is not enough.
  if (!isSureName(name, written, constructs) && labelEnd - labelStart < 3) return null
  const end = endOfMarks(source, labelEnd, separator.replace(/\s/g, '').length)
  const isClosed = end > labelEnd
  if (!isClosed && /[[({<"'`“‘「『［（｛【〔〈《]/.test(separator)) return null
  const isLink = source[end - 1] === ']' && '([:'.includes(source[end] || ' ')
  if (isLink) return null
  const label = narrow(source.slice(labelStart, labelEnd))
  const right = `:${name}[${label}]`
  // Text that is already right was escaped by its author.
  if (source.slice(start, end) === right) return null
  const isNameAlone = opened === mark + written + separator
  const what = whatOf(mark, isNameAlone ? written : opened, separator, constructs)
  return markdownMessage('almost-directive', start, end, {name, what}, [right])
}

/** Where the notation that begins at an offset ends. */
function endOfNotation(source: string, start: number, {spelling}: Constructs): number {
  let end = start
  for (const found of source.slice(start, start + 200).matchAll(word)) {
    if (!spelling.isNotation(narrow(found[1]!))) break
    end = start + found.index + found[0].length
  }
  return end
}

/** Whether a text is a name, in any case, or a known alias of one. */
function isSureName(name: string, written: string, constructs: Constructs): boolean {
  const folded = narrow(written)
  if (constructs.names.has(folded.toLowerCase())) return true
  return (
    constructs.names.has(name) &&
    (meantName(folded, constructs) ?? nameOfRelated(folded, constructs)) !== null
  )
}

/**
 * Where the marks after a label end. As many marks close it as have opened it: a colon and a bracket together may be
 * one bracket.
 */
function endOfMarks(source: string, labelEnd: number, opened: number): number {
  let end = labelEnd
  for (let left = opened; left > 0; left--) {
    closings.lastIndex = end
    if (!closings.test(source)) break
    end = closings.lastIndex
  }
  return end
}

/** A block whose colons are separate from the name, or are those of an input method, with notation on the next line. */
function apartBlock(
  source: string,
  start: number,
  opened: string,
  {names, spelling}: Constructs
): Message | null {
  const end = start + opened.length
  const name = narrow(opened.replace(/^[:： 　]+/, '')).toLowerCase()
  const next = /^[ \t]*\r?\n[ \t>]*([^\r\n]{1,200})/.exec(source.slice(end, end + 300))?.[1]
  if (next === undefined || !names.has(name) || !spelling.isNotation(next)) return null
  const what = opened.startsWith(':') ? 'apart' : 'width'
  return markdownMessage('almost-directive', start, end, {name, what}, [`:::${name}`])
}

/** A label without its name, or one tile without brackets. */
function withoutHalf(source: string, start: number, opened: string, constructs: Constructs): Message | null {
  const {names, spelling} = constructs
  const isOpen = !opened.endsWith('[')
  const at = start + opened.length
  const rest = source.slice(at, at + 204)
  const label = (isOpen ? /^[\dmpsz]{2,40}(?![\w[])/ : /^[^[\]\r\n]{1,200}(?=\](?![([:]))/).exec(rest)?.[0]
  const [name] = names
  if (label === undefined || name === undefined || !spelling.isNotation(label)) return null
  const end = at + label.length + (isOpen ? 0 : 1)
  return markdownMessage('almost-directive', start, end, {name, what: isOpen ? 'open' : 'name'}, [
    `:${name}[${label}]`
  ])
}

/** The name that is meant: the name itself in any case, a similar word, or an alias. */
function nameOf(written: string, constructs: Constructs): string | null {
  const folded = narrow(written)
  for (const one of [folded, folded.toLowerCase()]) if (constructs.names.has(one)) return one
  return meantName(folded, constructs) ?? nameOfRelated(folded, constructs) ?? nearestName(folded, constructs)
}

/** A name with one wrong letter, when the word is by itself. */
function nearestName(written: string, {names}: Constructs): string | null {
  return (
    nearest(
      written.toLowerCase(),
      [...names].filter(name => /^[a-z]{4,}$/.test(name))
    )[0] ?? null
  )
}

/** The first fault: the mark, the name, then the marks around the label. */
function whatOf(mark: string, written: string, separator: string, {names}: Constructs): string {
  if (!/^[:：]{1,2}$/.test(mark)) return 'colon'
  if (!names.has(narrow(written))) return 'name'
  if (/["'`“‘]/.test(separator)) return 'open'
  return /\s/.test(separator) ? 'blank' : 'brackets'
}

/** How a page reports almost-directives of such a form. */
export const looseForm: LooseForm = {source: looseOf, at: looseAt}
