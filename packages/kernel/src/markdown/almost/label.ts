/**
 * Almost-directives with one of the names: no label, other brackets, or none.
 */
import type {Message} from '../../source/message/message.js'
import {narrow} from '../../source/text/wide.js'
import {almostContainer} from './container.js'
import {almost, angle, endOfLabel, isWordBefore, meant, other} from './brackets.js'
import {readDirective} from '../constructs/directive.js'
import {markdownMessage} from '../messages.js'
import type {Constructs, Spelling} from './spelling.js'

/** Attributes before the label, the wrong way round: `{size=l}[4m]`. */
const optionsFirst = /(\{[^{}[\]\r\n]{0,200}\})(\[[^[\]\r\n]{0,200}\])/y

/** What is in braces in place of a label: `:tiles{123m}`. */
const braces = /\{([^{}[\]\r\n]{1,200})\}(?!\[)/y

/** A candidate with one of the names, perhaps in full-width characters. */
export function exactName(
  source: string,
  found: RegExpExecArray,
  {names, spelling}: Constructs,
  after: () => string,
  canBeRow: boolean
): Message | null {
  const {index} = found
  const [written, typed] = found as unknown as readonly [string, string]
  const name = narrow(typed)
  const colons = /^[:：]*/.exec(written)![0].length
  const bracket = index + written.length - 1
  if (source[bracket - 1] === '\\')
    return closedElse(source, index, bracket, {name, colons, what: 'escape'}, spelling)
  const isApart = written.length > colons + typed.length + 1
  const container =
    colons === 3 && source[bracket] === '[' ? titledContainer(source, index, bracket, name, spelling) : null
  if (container) return container
  const opening = source[bracket]!
  if (isApart || opening in other) {
    return otherBrackets(source, index, bracket, {name, colons, isApart}, spelling)
  }
  const isWide = written.slice(0, colons).includes('：') || !names.has(typed)
  if (isWide || !'[{'.includes(source[bracket]!)) {
    return meant(source, index, bracket, {name, colons, what: 'width'})
  }
  if (source[bracket] === '{') {
    return withoutLabel(source, index, bracket, name, spelling)
  }
  if (!readDirective(source.slice(index)))
    return (
      cutByCell(source, index, name, after) ??
      closedElse(source, index, bracket, {name, colons, what: 'brackets'}, spelling) ??
      notClosed(source, index, bracket, name, spelling)
    )
  if (colons === 1) return null
  const expected = `${canBeRow && isRow(source, index) && after().trim() === '' ? '::' : ':'}${name}[…]`
  return markdownMessage('bad-colons', index, bracket + 1, {name}, [expected])
}

/** A block whose label is not a row of tiles but its title. */
function titledContainer(
  source: string,
  start: number,
  bracket: number,
  name: string,
  spelling: Spelling
): Message | null {
  const end = endOfLabel(source, bracket, ']')
  if (end === null || spelling.isNotation(source.slice(bracket + 1, end))) return null
  return almostContainer(source, start, bracket, name, spelling)
}

/** A label that is not closed: if notation follows its bracket, it is proposed with a closing one. */
function notClosed(
  source: string,
  start: number,
  bracket: number,
  name: string,
  {isNotation, hasNotation}: Spelling
): Message {
  const inside = /^[^{}[\]()\r\n]{1,200}/.exec(source.slice(bracket + 1, bracket + 201))?.[0] ?? ''
  const words = [...inside.matchAll(/[^\s,.;。、，；]{1,60}/g)]
  const other = words.findIndex(({0: word}) => !isNotation(word))
  // A few words were meant as tiles if each of them contains notation.
  const isAlone = inside.trimEnd().length <= 20 && words.every(([word]) => hasNotation(word))
  const last = isAlone ? words.at(-1) : words[(other < 0 ? words.length : other) - 1]
  const length = last ? last.index + last[0].length : 0
  if (length === 0) return markdownMessage('unclosed-label', start, bracket + 1, {name})
  const end = bracket + 1 + length
  return markdownMessage('unclosed-label', start, end, {name, actual: source.slice(start, bracket + 1)}, [
    `${source.slice(start, end)}]`
  ])
}

/**
 * A label that another bracket closes, `:tiles[123m}`, and one whose brackets have a backslash before them, as some editors
 * write all brackets: `:tiles\\[123m\\]`.
 */
function closedElse(
  source: string,
  start: number,
  bracket: number,
  {
    name,
    colons,
    what
  }: {readonly name: string; readonly colons: number; readonly what: 'brackets' | 'escape'},
  {isNotation}: Spelling
): Message | null {
  const end = endOfLabel(source, bracket, what === 'escape' ? ']' : '})')
  // Words of Chinese and Japanese have no blanks between them.
  if (end === null || isWordBefore(source, start, 'latin')) return null
  const label = source.slice(bracket + 1, end).replace(/\\$/, '')
  if (!label.split(' ').every(isNotation)) return null
  return almost(start, end + 1, {name, what, colons, label})
}

/** A name with notation after it, up to the first word that is not notation: `:tiles 123m 456p and`. */
export function withoutBrackets(
  source: string,
  {0: written, index}: RegExpExecArray,
  name: string,
  {spelling}: Constructs
): Message | null {
  if (isWordBefore(source, index, narrow(name))) return null
  const nameEnd = index + written.trimEnd().length
  const container = almostContainer(source, index, nameEnd, narrow(name), spelling)
  if (container) return container
  const start = index + written.length
  let end = start
  for (const word of source.slice(start, start + 200).matchAll(/[ \t]{0,3}([^\s,.;。、，；\]]{1,60})/gy)) {
    // `:tiles:123m:` is written as emoji are.
    const isClosed = word[1]!.endsWith(':')
    if (!spelling.isNotation(isClosed ? word[1]!.slice(0, -1) : word[1]!)) break
    end = start + word.index + word[0].length
    if (isClosed) break
  }
  if (end === start) return null
  const colons = /^[:：]*/.exec(written)![0].length
  const label = source.slice(start, end).replace(/:$/, '')
  return almost(index, end, {name: narrow(name), what: 'open', colons, label})
}

/** A directive whose label follows its options, is in braces, or is missing. */
function withoutLabel(
  source: string,
  start: number,
  bracket: number,
  name: string,
  {isNotation}: Spelling
): Message {
  optionsFirst.lastIndex = bracket
  braces.lastIndex = bracket
  const [all, options, label] = optionsFirst.exec(source) ?? []
  const [inBraces, inside] = all ? [] : (braces.exec(source) ?? [])
  const isLabel = inside !== undefined && isNotation(inside)
  const expected = all ? [`:${name}${label}${options}`] : isLabel ? [`:${name}[${inside}]`] : []
  const length = (all ?? (isLabel ? inBraces : ''))!.length
  return markdownMessage(
    'missing-label',
    start,
    bracket + length,
    {name, actual: source.slice(start, bracket)},
    expected
  )
}

/** Whether a directive is alone on its line. */
function isRow(source: string, start: number): boolean {
  if (start > 0 && !'\r\n'.includes(source[start - 1]!)) return false
  const colons = /^:*/.exec(source.slice(start, start + 10))![0].length
  const {label, attributes} = readDirective(source.slice(start + colons - 1))!
  const end = start + colons + (attributes ?? label).end
  return /^[ \t]*(?:[\r\n]|$)/.test(source.slice(end, end + 100))
}

/** A label that is closed in the next cell: `| :tiles[1m|2m] |`. */
function cutByCell(source: string, start: number, name: string, after: () => string): Message | null {
  const begun = source.slice(start)
  if (begun.length > 200 || /[\]\r\n]/.test(begun)) return null
  const rest = /^[ \t]*\|[^[\]\r\n]{0,200}\]/.exec(after())?.[0]
  if (!rest) return null
  const written = begun + rest
  const expected = written
    .split('|')
    .map(cell => cell.trim())
    .join(' ')
  return markdownMessage('label-in-cells', start, source.length, {name, written}, [expected])
}

/**
 * A name with other brackets, or with a blank before its bracket. Prose has these as well (`道具:牌(136枚)`), so they
 * count only where no word comes before the colon, and where they close on their line; after a word of a language without
 * blanks, and in angle brackets, which code has as well (`std::tiles<int>`), only around notation.
 */
function otherBrackets(
  source: string,
  start: number,
  bracket: number,
  {name, colons, isApart}: {readonly name: string; readonly colons: number; readonly isApart: boolean},
  {isNotation}: Spelling
): Message | null {
  const isAfterWord = isWordBefore(source, start, name)
  if (isAfterWord && /^[!-~]+$/.test(name)) return null
  const opening = source[bracket]!
  const close = other[opening] ?? ']'
  const end = endOfLabel(source, bracket, close)
  if ((isAfterWord || opening in angle) && !isNotation(source.slice(bracket + 1, end ?? bracket))) return null
  const isLink = close === ']' && '([:'.includes(source[(end ?? 0) + 1] || ' ')
  if (end === null || isLink || source.slice(bracket + 1, end).trim() === '') return null
  return meant(source, start, bracket, {name, colons, what: isApart ? 'blank' : 'brackets'})
}
