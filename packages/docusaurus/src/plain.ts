/**
 * Text without our constructs: `:tiles[25p]` → `25p`.
 *
 * Docusaurus makes titles and descriptions from the source of a page, line by line, and would show the construct. Code
 * stays as it is: a page that teaches `:tiles[…]` means it.
 */
import {readDirective, unescapeLabel} from '@tehai/kernel/markdown'

/** Makes a text plain. Takes time in proportion to the text. */
export type Plain = (markdown: string) => string

/** What takes the place of a range of the source. */
interface Replacement {
  readonly text: string
  /** Offset at which the source continues. */
  readonly end: number
}

/** `games`: for each game the names of its directive, and the prefix of inline code with its notation, or `null`. */
export function plainText(
  games: readonly {readonly names: readonly string[]; readonly inlineCode: string | null}[]
): Plain {
  const names = games.flatMap(game => game.names)
  const prefixes = games.flatMap(({inlineCode}) => (inlineCode === null ? [] : [inlineCode]))
  const written = names.map(name => name.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('|')
  const candidates = new RegExp(`\`+|~{3,}|\\\\[\\s\\S]|::?(?:${written})(?=\\[)`, 'g')
  return markdown => {
    const closers = new Map<string, number>()
    let plain = ''
    let end = 0
    for (const {0: found, index} of markdown.matchAll(candidates)) {
      if (index < end) continue
      const replacement =
        found[0] === ':' ? tilesAt(markdown, index) : codeAt(markdown, index, found, prefixes, closers)
      if (!replacement) continue
      plain += markdown.slice(end, index) + replacement.text
      end = replacement.end
    }
    return plain + markdown.slice(end)
  }
}

/** The label of a construct; `null` where none closes on its line. */
function tilesAt(markdown: string, start: number): Replacement | null {
  const source = markdown.slice(start)
  const found = readDirective(source)
  if (!found) return null
  const {label, attributes} = found
  const {value} = unescapeLabel(source.slice(label.start, label.end))
  return {text: value, end: start + (attributes ? attributes.end : label.end) + 1}
}

/** Code, or an escaped character, unchanged; `null` for a mark that does not open code. */
function codeAt(
  markdown: string,
  start: number,
  mark: string,
  prefixes: readonly string[],
  closers: Map<string, number>
): Replacement | null {
  const inside = start + mark.length
  if (mark[0] === '\\') return {text: mark, end: inside}
  const before = markdown.slice(markdown.lastIndexOf('\n', start) + 1, start)
  const isFence = mark.length >= 3 && /^[\s>*+\d.-]*$/.test(before)
  if (!isFence && mark[0] === '~') return null
  const pattern = isFence ? `^[ \\t>]*${mark}+[ \\t]*$` : `(?<!\`)${mark}(?!\`)`
  const at = closerAfter(markdown, inside, pattern, closers)
  if (isFence) {
    const closing = at === null ? -1 : markdown.indexOf('\n', at)
    const end = closing < 0 ? markdown.length : closing
    return {text: markdown.slice(start, end), end}
  }
  if (at === null) return null
  const code = markdown.slice(inside, at).trim()
  const prefix = prefixes.find(one => code.startsWith(one))
  const end = at + mark.length
  return {text: prefix === undefined ? markdown.slice(start, end) : code.slice(prefix.length), end}
}

/** Where a mark is closed, or `null`. A mark that was not found is not searched for again. */
function closerAfter(
  markdown: string,
  start: number,
  pattern: string,
  closers: Map<string, number>
): number | null {
  const known = closers.get(pattern) ?? 0
  if (known >= start) return known === Infinity ? null : known
  const search = new RegExp(pattern, 'gm')
  search.lastIndex = start
  const at = search.exec(markdown)?.index ?? Infinity
  closers.set(pattern, at)
  return at === Infinity ? null : at
}
