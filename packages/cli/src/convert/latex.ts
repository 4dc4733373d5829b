/**
 * Rows of LaTeX commands, one for each suit: `\wan{123}\tong{4}\suo{55}`, `\zi{1}`.
 *
 * Known under these names from documents that define them on their own: the tiles are the digits between the braces.
 */
import type {Span} from '@tehai/core'

export interface LatexRow extends Span {
  /** The row in mpsz. */
  readonly row: string
}

const suitByCommand: ReadonlyMap<string, string> = new Map(
  (
    [
      ['m', 'wan man manzu wanzi'],
      ['p', 'tong bing pin pinzu tongzi bingzi'],
      ['s', 'tiao suo sou souzu tiaozi suozi'],
      ['z', 'zi jihai zihai']
    ] as const
  ).flatMap(([suit, names]) => names.split(' ').map(name => [name, suit] as const))
)

const command = `\\\\(?:${[...suitByCommand.keys()].join('|')})\\{[0-9]{1,14}\\}`

// One row: commands with nothing but blanks between them, and the `$` around them if there are any.
const rows = new RegExp(`(?<dollars>\\$*)(?<commands>${command}(?:[ \\t]*${command})*)\\$*`, 'g')

/** The rows of a text, in their order. */
export function findLatexRows(text: string): LatexRow[] {
  if (!text.includes('\\')) return []
  return [...text.matchAll(rows)].flatMap((match): LatexRow[] => {
    const {dollars = '', commands = ''} = match.groups ?? {}
    const tail = match[0].length - dollars.length - commands.length
    const isWhole = tail === dollars.length
    // In a formula of more than tiles, nothing can stand for them.
    if (!isWhole) return []
    const row = [...commands.matchAll(/\\([a-z]+)\{([0-9]+)\}/g)]
      .map(([, name, digits]) => digits! + suitByCommand.get(name!)!)
      .join('')
    return [{row, start: match.index, end: match.index + match[0].length}]
  })
}
