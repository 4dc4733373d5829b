/**
 * The constructs: `:tiles[…]` in text, `::tiles[…]` as a block.
 *
 * `:tiles[…]` becomes a token of inline code until the page is drawn: plugins that make slugs and contents lists read
 * its notation, and smart punctuation leaves it alone.
 */
import {codeAfterTag, readContainer, readDirective, writtenRow, type WrittenRow} from '@tehai/kernel/markdown'
import type {BlockRule, InlineRule, Token} from './host.js'

/** What a token of ours carries. */
export interface TokenMeta {
  /** The construct, once it has been read; `null` for a fence. */
  readonly row: WrittenRow | null
  /** Name of its directive; empty if it is not a directive. */
  readonly name: string
  /** Its offset in the text of the inline token that contains it. */
  readonly start: number
  /** The drawn construct. */
  html: string
}

const key = 'tehai'

/** What a token carries; `null` if it is not ours. */
export function carriedBy({meta}: Token): TokenMeta | null {
  return (meta as {[key]?: TokenMeta} | null)?.[key] ?? null
}

/** Let a token carry something. */
export function carry(token: Token, row: WrittenRow | null, name = '', start = 0): TokenMeta {
  const carried: TokenMeta = {row, name, start, html: ''}
  token.meta = {[key]: carried}
  return carried
}

/** Type of a token that is a block. */
export const blockType = 'tehai_block'

/** A directive as written in a text. */
interface Construct {
  readonly name: string
  readonly source: string
}

/** The construct that begins at a colon, or `null`. */
function constructAt(text: string, colon: number, end: number, names: ReadonlySet<string>): Construct | null {
  const name = [...names].find(one => text.startsWith(`${one}[`, colon + 1))
  if (name === undefined) return null
  const parts = readDirective(text.slice(colon, end))
  if (!parts) return null
  const length = (parts.attributes ?? parts.label).end + 1
  return {name, source: text.slice(colon, colon + length)}
}

/** Elements of code that are open in the HTML among some tokens, and how many of the tokens have been read. */
const openCode = new WeakMap<readonly Token[], {at: number; around: readonly string[]}>()

/** Whether what comes after some tokens of a line is between `<code>` and `</code>`. */
function isInCode(tokens: readonly Token[]): boolean {
  const known = openCode.get(tokens)
  const seen = known && known.at <= tokens.length ? known : {at: 0, around: []}
  let {around} = seen
  for (const {type, content} of tokens.slice(seen.at))
    if (type === 'html_inline') around = codeAfterTag(around, content)
  openCode.set(tokens, {at: tokens.length, around})
  return around.length > 0
}

/** The rule of `:tiles[…]`. */
export function inlineRule(names: ReadonlySet<string>): InlineRule {
  return (state, silent) => {
    const {src, pos, posMax} = state
    if (src[pos] !== ':' || (src[pos - 1] === ':' && src[pos - 2] !== '\\')) return false
    const construct = constructAt(src, pos, posMax, names)
    const row = construct && writtenRow(construct.source, false)
    if (!row || isInCode(state.tokens)) return false
    if (!silent) {
      const token = state.push('code_inline', 'code', 0)
      token.content = row.value
      carry(token, row, construct.name, pos)
    }
    state.pos = pos + construct.source.length
    return true
  }
}

/** The rule for `::tiles[…]` alone on its line. */
export function rowRule(names: ReadonlySet<string>): BlockRule {
  return (state, startLine, _, silent) => {
    const start = state.bMarks[startLine]! + state.tShift[startLine]!
    const end = state.eMarks[startLine]!
    if (!state.src.startsWith('::', start) || state.sCount[startLine]! - state.blkIndent >= 4) return false
    const construct = constructAt(state.src, start + 1, end, names)
    const row = construct && writtenRow(`:${construct.source}`, true)
    if (!row || state.src.slice(start + 1 + construct.source.length, end).trim() !== '') return false
    if (silent) return true
    state.line = startLine + 1
    const token = state.push(blockType, 'div', 0)
    token.content = row.value
    token.map = [startLine, state.line]
    carry(token, row, construct.name)
    return true
  }
}

/** Type of a token for a block between colons, until it is read. */
export const containerType = 'tehai_container'

/** The rule for `:::tiles`, which ends at a line with the same number of colons. */
export function containerRule(names: ReadonlySet<string>): BlockRule {
  return (state, startLine, endLine, silent) => {
    const start = state.bMarks[startLine]! + state.tShift[startLine]!
    const first = state.src.slice(start, state.eMarks[startLine]!)
    if (!first.startsWith(':::') || state.sCount[startLine]! - state.blkIndent >= 4) return false
    const [, colons, name] = /^(:{3,})([^\s:{[]+)/.exec(first) ?? []
    if (!names.has(name ?? '') || !readContainer(first)) return false
    if (silent) return true
    let line = startLine + 1
    let isClosed = false
    for (; line < endLine && !isClosed; line++) {
      const from = state.bMarks[line]! + state.tShift[line]!
      const to = state.eMarks[line]!
      if (from < to && state.sCount[line]! < state.blkIndent) break // its container ends
      const text = state.src.slice(from, to).trimEnd()
      isClosed = text.startsWith(colons!) && /^:+$/.test(text)
    }
    state.line = line
    const token = state.push(containerType, 'div', 0)
    token.info = name!
    token.content = state.getLines(startLine, line, state.sCount[startLine]!, true)
    token.map = [startLine, line]
    return true
  }
}
