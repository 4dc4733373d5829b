/**
 * The option at an offset of front matter in YAML, on a line of its own below the name of a game.
 *
 *     ---
 *     mahjong:
 *       rules: ten|
 *     ---
 */
import type {Span} from '@tehai/kernel/source'
import type {GameId, Page} from './page.js'

/** A line of the options of a game. Spans are 0-based UTF-16 offsets of the page. */
export interface FrontMatterLine {
  readonly game: GameId
  readonly name: Span
  /** What is after the colon; `null` where there is none. */
  readonly value: Span | null
  /** Names of the options of the game that front matter has already. */
  readonly others: readonly string[]
}

const games: ReadonlyMap<string, GameId> = new Map([
  ['mahjong', 'mahjong'],
  ['hanafuda', 'hanafuda'],
  ['花札', 'hanafuda']
])

const optionLine = /^([ \t]+)([^\s:#]*)(:[ \t]*)?/

/** The option at an offset of front matter; `null` elsewhere. */
export function frontMatterLineAt({text, frontMatter}: Page, offset: number): FrontMatterLine | null {
  if (!frontMatter.startsWith('---') || offset >= frontMatter.length) return null
  const from = text.lastIndexOf('\n', offset - 1) + 1
  const above = frontMatter.slice(0, from).split('\n').slice(0, -1)
  const head = above.findLastIndex(line => /^\S/.test(line))
  const game = games.get(/^([^\s:]+):\s*$/.exec(above[head] ?? '')?.[1] ?? '')
  const [line = ''] = frontMatter.slice(from).split('\n', 1)
  const [all = '', indent = '', name, colon] = optionLine.exec(line) ?? []
  if (game === undefined || name === undefined) return null
  const value = line.slice(all.length).trimEnd()
  const start = from + indent.length
  if (offset < start || (colon === undefined && value !== '')) return null
  const end = start + name.length
  const valueStart = end + (colon?.length ?? 0)
  const below = frontMatter.slice(from).split('\n').slice(1)
  const next = below.findIndex(one => /^\S/.test(one))
  const others = [...above.slice(head + 1), ...below.slice(0, Math.max(0, next))].flatMap(
    one => /^\s+([^\s:#]+):/.exec(one)?.[1] ?? []
  )
  return {
    game,
    name: {start, end},
    value: colon === undefined ? null : {start: valueStart, end: valueStart + value.length},
    others
  }
}
