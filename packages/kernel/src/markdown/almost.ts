/**
 * Almost-directives: text that its author meant as `:tiles[…]`.
 *
 *     ：tiles［４ｍ］     typed with an input method (IME)
 *     :tile[4m]           another name, found by distance
 *     :tiles(4m)          other brackets, `:tiles<4m>`
 *     :tiles [4m]         a blank before the bracket
 *     :tiles[4m           not closed on its line
 *     a ::tiles[4m] b     two colons inside a line
 *     :tiles{size=l}      no label
 *     :mahjong[4m]        the name of the game
 *     :tiles 4m           no brackets, `:tiles: 4m` and `:tiles=4m`
 *     tiles[4m]           no colon, `: tiles[4m]` and `tiles［４ｍ］`
 *     :::mahjong          the name of the game on a block, or nearly: `:::majong`
 *     ｀｀｀mahjong        a fence of other marks than backticks
 *
 * The source of a text is searched, not its value: `\:tiles[4m` is meant as text.
 */
import type {Message} from '../source/message.js'
import {nearest} from '../source/nearest.js'
import {readDirective} from './directive.js'
import {fenceMarks, fenceOfOtherMarks} from './fence-marks.js'
import {markdownMessage} from './messages.js'
import type {Constructs, Spelling} from './spelling.js'

/** Brackets of an input method, each beside the one that closes it. */
const wide: Readonly<Record<string, string>> = {'［': '］', '【': '】', '〔': '〕', '「': '」', '『': '』'}
const opening = `[${Object.keys(wide).join('')}`
const closing = `]${Object.values(wide).join('')}`

/** Other brackets, each beside the one that closes it. */
const round: Readonly<Record<string, string>> = {'(': ')', '（': '）'}
const angle: Readonly<Record<string, string>> = {'<': '>', '＜': '＞', '〈': '〉', '《': '》'}
const other: Readonly<Record<string, string>> = {...round, ...angle}

/** Attributes before the label, the wrong way round: `{size=l}[4m]`. */
const optionsFirst = /(\{[^{}[\]\r\n]{0,200}\})(\[[^[\]\r\n]{0,200}\])/y

/** What is in braces in place of a label: `:tiles{123m}`. */
const braces = /\{([^{}[\]\r\n]{1,200})\}(?!\[)/y

/** Shorter names have too many words near them. */
const shortest = 4

/**
 * The name that a word was meant as; `null` where it is one of the names, or near none of them.
 *
 * @param word
 *   As written after the colon.
 */
export function meantName(word: string, {names, spelling}: Constructs): string | null {
  if (names.has(word) || word.length > 64) return null
  const folded = word.toLowerCase()
  for (const name of names) if (name.toLowerCase() === folded) return name
  if (spelling.foreign.has(folded)) return null
  const near = [...names].filter(name => name.length >= shortest && name[0] === folded[0])
  return nearest(folded, near)[0] ?? null
}

/**
 * A pattern that finds candidates. Linear: it looks at three colons, and at words that are not longer than a name can be.
 *
 * @param id
 *   The language of fences.
 * @param spelling
 *   What each name is called elsewhere, and other languages of fences that mean the game.
 */
export function almostPattern(
  id: string,
  names: ReadonlySet<string>,
  {aliases, fences}: Pick<Spelling, 'aliases' | 'fences'>
): RegExp {
  const written = [...names].flatMap(name => [name, widen(name)]).map(escapePattern)
  const exact = `(${written.join('|') || '(?!)'})(?:[{${escapePattern(opening)}]|[ \\t]?[${Object.keys(other).join('')}]|[ \\t]\\[)`
  const open = `(${written.join('|') || '(?!)'})(?:[ \\t]{1,3}|[=:：][ \\t]{0,3})(?=[^\\s{${escapePattern(opening)}${Object.keys(other).join('')}])`
  const near = `(${[...names].map(wordsNear).filter(Boolean).join('|') || '(?!)'})\\[`
  const related = `(${relatedNames(names, aliases).join('|') || '(?!)'})(?:\\[|[ \\t]*(?:\\{[^{}\\n]{0,200}\\})?[ \\t]*\\r?\\n)`
  const bare = `(?:[:：][ \\t]{1,3})?(${[...names].map(escapePattern).join('|') || '(?!)'})[\\[［]`
  const fence = fenceOfOtherMarks([id, ...names, ...fences].map(escapePattern))
  return new RegExp(`[:：]{1,3}(?:${exact}|${near}|${related}|${open})|${bare}|${fence}`, 'g')
}

/** Names elsewhere that are long enough to be misspelt: of the others, too many words are near them. */
const isLong = (word: string) => word.length >= 7

/** Patterns of words that are not a name, but may be meant as one where notation follows them. */
function relatedNames(names: ReadonlySet<string>, aliases: Spelling['aliases']): string[] {
  return [...names]
    .flatMap(name => aliases.get(name) ?? [])
    .filter(word => !names.has(word))
    .map(word => (isLong(word) ? wordsNear(word) : inAnyCase(word)))
}

/** A pattern of a word in capitals or small letters: `Hana` and `HANA` are `hana`. */
const inAnyCase = (word: string): string =>
  escapePattern(word).replace(/[a-z]/gi, letter => `[${letter.toLowerCase()}${letter.toUpperCase()}]`)

/**
 * The name that a directive was meant as; `null` where it is one of the names, or another plugin's.
 *
 * @param word
 *   Its name as written.
 * @param source
 *   All of it as written; `null` if that is not known.
 */
export function meantDirective(word: string, source: string | null, constructs: Constructs): string | null {
  const near = meantName(word, constructs)
  const related = constructs.names.has(word) || near !== null ? null : nameOfRelated(word, constructs)
  const label = /^:{1,2}[^:[{]{0,64}\[([^[\]\r\n]{1,200})\]/.exec(source ?? '')?.[1]
  if (near !== null && label !== undefined && !isOurs(near, label, constructs)) return null
  if (related === null) return near
  const body = /^:{3}[^\r\n]{0,200}\r?\n([^\r\n]{1,400})/.exec(source ?? '')?.[1]?.replace(/^[ \t>]+/, '')
  return constructs.spelling.isNotation(label ?? body?.slice(0, 200) ?? '') ? related : null
}

/** The first of the names that a word is an alias of, or nearly one. */
export function nameOfRelated(word: string, {names, spelling}: Constructs): string | null {
  const folded = word.toLowerCase()
  const isNear = (other: string) =>
    isLong(other) && other[0] === folded[0] && nearest(folded, [other]).length > 0
  const isRelated = (other: string) => other === folded || isNear(other)
  return [...names].find(name => spelling.aliases.get(name)?.some(isRelated)) ?? null
}

/** A pattern of the words that may be near a name of Latin letters; empty for other names. */
function wordsNear(name: string): string {
  if (!/^[a-z]+$/i.test(name)) return ''
  const first = `[${name[0]!.toLowerCase()}${name[0]!.toUpperCase()}]`
  const rest = name.length - 1
  const slack = name.length < shortest ? 0 : Math.floor(name.length / 3)
  return `${first}[A-Za-z]{${rest - slack},${rest + slack}}`
}

/**
 * Messages on the almost-directives of a text; their spans point into the source.
 *
 * @param after
 *   What follows the source in the document, up to the end of its line (default: nothing): in a table, the next cells.
 */
export function almostDirectives(
  source: string,
  constructs: Constructs,
  after: () => string = () => ''
): Message[] {
  const messages: Message[] = []
  for (const found of source.matchAll(constructs.almost)) {
    if (source[found.index - 1] === '\\') continue
    const message = messageOf(source, found, constructs, after)
    if (message) messages.push(message)
  }
  return messages
}

function messageOf(
  source: string,
  found: RegExpExecArray,
  constructs: Constructs,
  after: () => string
): Message | null {
  const [, , near, related, open, bare, fence] = found
  if (fence !== undefined) return fenceMarks(source, found.index, fence, constructs)
  if (bare !== undefined) return ofBareName(source, found, bare, constructs)
  if (related !== undefined) return ofRelatedName(source, found, related, constructs)
  if (open !== undefined) return withoutBrackets(source, found, open, constructs)
  return near === undefined ? ofName(source, found, constructs, after) : ofNearName(source, found, constructs)
}

/** A name with no colon right before it, and notation after it. */
function ofBareName(
  source: string,
  {0: written, index}: RegExpExecArray,
  name: string,
  {spelling}: Constructs
): Message | null {
  const bracket = index + written.length - 1
  const end = endOfLabel(source, bracket, source[bracket] === '［' ? closing : ']')
  if (end === null || !spelling.isNotation(narrow(source.slice(bracket + 1, end)))) return null
  if ('([:'.includes(source[end + 1] || ' ')) return null // a link
  const isWord = (at: number) => /[\p{L}\p{N}_;[\]-]/u.test(source[at] ?? '')
  const nameAt = bracket - name.length
  if (isWord(nameAt - 1)) return null
  // `East: tiles[1m]`: the colon belongs to the word before it.
  const isApart = nameAt > index && !isWord(index - 1)
  const start = isApart ? index : nameAt
  return meant(source, start, bracket, {name, colons: 1, what: isApart ? 'apart' : 'colon'})
}

/** An alias, such as the name of the game, in place of a name. */
function ofRelatedName(
  source: string,
  {0: written, index}: RegExpExecArray,
  word: string,
  constructs: Constructs
): Message | null {
  const {spelling} = constructs
  const name = nameOfRelated(word, constructs)
  if (name === null || isWordBefore(source, index, name)) return null
  const colons = /^[:：]*/.exec(written)![0].length
  const bracket = index + written.length - 1
  if (source[bracket] !== '[') return colons === 3 ? ofBlock(source, index, written, name, constructs) : null
  const end = endOfLabel(source, bracket, ']')
  if (end === null || !spelling.isNotation(source.slice(bracket + 1, end))) return null
  return meant(source, index, bracket, {name, colons, what: 'name'})
}

/** An alias after three colons alone on a line, with notation on the next. */
function ofBlock(
  source: string,
  start: number,
  written: string,
  name: string,
  {spelling}: Constructs
): Message | null {
  if (start > 0 && !'\r\n'.includes(source[start - 1]!)) return null
  const next = /^[ \t>]*([^\r\n]{0,200})/.exec(
    source.slice(start + written.length, start + written.length + 300)
  )
  if (!spelling.isNotation(next?.[1] ?? '')) return null
  const end = start + /^[:：]*[^\s{]*/.exec(written)![0].length
  return markdownMessage('almost-directive', start, end, {name, what: 'name'}, [`:::${name}`])
}

/** A candidate with one of the names, perhaps in full width. */
function ofName(
  source: string,
  found: RegExpExecArray,
  {names, spelling}: Constructs,
  after: () => string
): Message | null {
  const {index} = found
  const [written, name] = found as unknown as readonly [string, string]
  const colons = /^[:：]*/.exec(written)![0].length
  const bracket = index + written.length - 1
  const isApart = written.length > colons + name.length + 1
  if (isApart || source[bracket]! in other) {
    return ofOtherBrackets(source, index, bracket, {name: narrow(name), colons, isApart}, spelling)
  }
  const isWide = written.slice(0, colons).includes('：') || !names.has(name)
  if (isWide || !'[{'.includes(source[bracket]!)) {
    return meant(source, index, bracket, {name: narrow(name), colons, what: 'width'})
  }
  if (source[bracket] === '{') {
    return withoutLabel(source, index, bracket, name, spelling)
  }
  if (!readDirective(source.slice(index)))
    return (
      cutByCell(source, index, name, after) ?? markdownMessage('unclosed-label', index, bracket + 1, {name})
    )
  if (colons === 1) return null
  const expected = isRow(source, index) ? `::${name}[…]` : `:${name}[…]`
  return markdownMessage('bad-colons', index, bracket + 1, {name}, [expected])
}

/** A name with notation after it, up to the first word that is none: `:tiles 123m 456p and`. */
function withoutBrackets(
  source: string,
  {0: written, index}: RegExpExecArray,
  name: string,
  {spelling}: Constructs
): Message | null {
  if (isWordBefore(source, index, narrow(name))) return null
  const start = index + written.length
  let end = start
  for (const word of source.slice(start, start + 200).matchAll(/[ \t]{0,3}([^\s,.;。、，；]{1,60})/gy)) {
    if (!spelling.isNotation(word[1]!)) break
    end = start + word.index + word[0].length
  }
  if (end === start) return null
  const colons = /^[:：]*/.exec(written)![0].length
  const expected = `${colons > 1 ? '::' : ':'}${narrow(name)}[${source.slice(start, end)}]`
  return markdownMessage('almost-directive', index, end, {name: narrow(name), what: 'open'}, [expected])
}

/** A directive whose label comes after its options, is in braces, or is not there. */
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

/** Whether a directive with a name near ours is meant as ours: a short name may be another plugin's, by its label. */
function isOurs(name: string, label: string, {spelling}: Constructs): boolean {
  return isLong(name) || spelling.hasNotation(label)
}

/** A candidate whose name is none of ours, but may be near one. */
function ofNearName(source: string, found: RegExpExecArray, constructs: Constructs): Message | null {
  const {0: written, 2: word, index} = found
  const name = meantName(word!, constructs)
  if (name === null || isWordBefore(source, index, name)) return null
  const colons = written.length - word!.length - 1
  const bracket = index + written.length - 1
  const label = /[^[\]\r\n]{0,200}/y
  label.lastIndex = bracket + 1
  if (!isOurs(name, label.exec(source)![0], constructs)) return null
  return meant(source, index, bracket, {name, colons, what: 'name'})
}

/**
 * A name with other brackets, or with a blank before its bracket. Prose has these as well (`道具:牌(136枚)`), so they
 * count only where no word comes before the colon, and where they close on their line; angle brackets, which code has
 * as well (`std::tiles<int>`), only around notation.
 */
function ofOtherBrackets(
  source: string,
  start: number,
  bracket: number,
  {name, colons, isApart}: {readonly name: string; readonly colons: number; readonly isApart: boolean},
  {isNotation}: Spelling
): Message | null {
  if (isWordBefore(source, start, name)) return null
  const close = other[source[bracket]!] ?? ']'
  const end = endOfLabel(source, bracket, close)
  if (source[bracket]! in angle && !isNotation(source.slice(bracket + 1, end ?? bracket))) return null
  const isLink = close === ']' && '([:'.includes(source[(end ?? 0) + 1] || ' ')
  if (end === null || isLink || source.slice(bracket + 1, end).trim() === '') return null
  return meant(source, start, bracket, {name, colons, what: isApart ? 'blank' : 'brackets'})
}

/** Whether a letter or digit is right before a colon: of the Latin script for a name in ASCII, of any script otherwise. */
function isWordBefore(source: string, colon: number, name: string): boolean {
  const before = source.slice(Math.max(0, colon - 2), colon)
  return (/^[!-~]+$/.test(name) ? /[A-Za-z0-9_]$/ : /[\p{L}\p{N}]$/u).test(before)
}

type What = 'width' | 'name' | 'brackets' | 'blank' | 'apart' | 'colon'

/** The message of a directive that its author meant. */
function meant(
  source: string,
  start: number,
  bracket: number,
  {name, colons, what}: {readonly name: string; readonly colons: number; readonly what: What}
): Message {
  const close = other[source[bracket]!] ?? closing
  const end = endOfLabel(source, bracket, close)
  const label = end === null ? '…' : narrow(source.slice(bracket + 1, end))
  const expected = `${colons > 1 ? '::' : ':'}${name}[${label}]`
  return markdownMessage('almost-directive', start, end === null ? bracket + 1 : end + 1, {name, what}, [
    expected
  ])
}

/** Where a label closes on its line, within what an author may have typed there; else `null`. */
function endOfLabel(source: string, bracket: number, close: string): number | null {
  let end = bracket + 1
  while (end < source.length && end - bracket <= 200 && !`${close}\r\n`.includes(source[end]!)) end++
  return end < source.length && close.includes(source[end]!) ? end : null
}

/** Full-width forms of ASCII characters as the characters themselves. */
function narrow(text: string): string {
  return text.replace(/[！-～]/g, unit => String.fromCharCode(unit.charCodeAt(0) - 0xfee0))
}

/** ASCII characters as their full-width forms. */
function widen(text: string): string {
  return text.replace(/[!-~]/g, unit => String.fromCharCode(unit.charCodeAt(0) + 0xfee0))
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
}
