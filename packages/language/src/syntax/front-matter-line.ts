/**
 * The option at an offset of front matter, on a line of its own below the name of a game.
 *
 *     ---                  +++
 *     mahjong:             [mahjong]
 *       rules: ten|        rules = "ten|"
 *     ---                  +++
 */
import type {Span} from '@tehai/kernel/source'
import type {GameId, Page} from '../page/page.js'

/** A line of the options of a game. Spans are 0-based UTF-16 offsets of the page. */
export interface FrontMatterLine {
  readonly game: GameId
  readonly name: Span
  /** The text after the mark; `null` if there is no mark. */
  readonly value: Span | null
  /** Names of the options of the game that are already in the front matter. */
  readonly others: readonly string[]
  readonly format: FrontMatterFormat
}

/** How a format of front matter writes options. */
export interface FrontMatterFormat {
  /** The lines before and after it. */
  readonly fence: string
  /** A line that begins another part, such as another game. */
  readonly head: RegExp
  /** The name of a game on such a line. */
  readonly game: RegExp
  /** An option: the text before its name, its name, and the mark before its value. */
  readonly option: RegExp
  /** What is written between a name and its value. */
  readonly mark: string
  /** A value, after some text of its line. */
  readonly value: (value: string, before: string) => string
}

const yaml: FrontMatterFormat = {
  fence: '---',
  head: /^\S/,
  game: /^([^\s:]+):\s*$/,
  option: /^([ \t]+)([^\s:#]*)(:[ \t]*)?/,
  mark: ': ',
  // In YAML, no value directly follows the colon.
  value: (value, before) => (before.endsWith(':') ? ` ${value}` : value)
}

const toml: FrontMatterFormat = {
  fence: '+++',
  head: /^[ \t]*\[/,
  game: /^[ \t]*\[[ \t]*["']?([^\s"'[\]]+)["']?[ \t]*\][ \t]*(?:#.*)?$/,
  option: /^([ \t]*)([^\s=#+[]*)([ \t]*=[ \t]*)?/,
  mark: ' = ',
  value: value => `"${value}"`
}

const games: ReadonlyMap<string, GameId> = new Map([
  ['mahjong', 'mahjong'],
  ['hanafuda', 'hanafuda'],
  ['花札', 'hanafuda']
])

/** The option at an offset of front matter; `null` elsewhere. */
export function frontMatterLineAt({text, frontMatter}: Page, offset: number): FrontMatterLine | null {
  const format = [yaml, toml].find(({fence}) => frontMatter.startsWith(fence))
  if (!format || offset >= frontMatter.length) return null
  const from = text.lastIndexOf('\n', offset - 1) + 1
  const above = frontMatter.slice(0, from).split(/\r?\n/).slice(0, -1)
  const head = above.findLastIndex(line => format.head.test(line))
  const game = games.get(format.game.exec(above[head] ?? '')?.[1] ?? '')
  const [line = ''] = frontMatter.slice(from).split(/\r?\n/, 1)
  const [all = '', indent = '', name, mark] = format.option.exec(line) ?? []
  if (game === undefined || name === undefined || line.startsWith(format.fence)) return null
  const value = line.slice(all.length).trimEnd()
  const start = from + indent.length
  if (offset < start || (mark === undefined && value !== '')) return null
  const end = start + name.length
  const valueStart = end + (mark?.length ?? 0)
  const below = frontMatter.slice(from).split(/\r?\n/).slice(1)
  const next = below.findIndex(one => format.head.test(one) || one.startsWith(format.fence))
  const others = [...above.slice(head + 1), ...below.slice(0, Math.max(0, next))].flatMap(one => {
    const [, , other, isOption] = format.option.exec(one) ?? []
    return other !== undefined && isOption !== undefined ? [other] : []
  })
  return {
    game,
    name: {start, end},
    value: mark === undefined ? null : {start: valueStart, end: valueStart + value.length},
    others,
    format
  }
}
