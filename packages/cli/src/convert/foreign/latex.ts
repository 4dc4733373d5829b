/**
 * Rows of LaTeX commands, one for each suit: `\wan{123}\tong{4}\suo{55}`, `\zi{1}`.
 *
 * The commands are not from a package: documents define them under these names. The tiles are the digits between the
 * braces.
 */
import type {Span} from '@tehai/kernel/source'

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

// Commands with nothing but blanks between them.
const rows = new RegExp(`${command}(?:[ \\t]*${command})*`, 'g')

/** The rows of a text, in their order. */
export function findLatexRows(text: string): LatexRow[] {
  if (!text.includes('\\')) return []
  let last = 0
  return [...text.matchAll(rows)].flatMap(({0: commands, index}): LatexRow[] => {
    // The `$` around a row are part of it.
    let start = index
    while (start > last && text[start - 1] === '$') start--
    let end = index + commands.length
    while (text[end] === '$') end++
    last = end
    // Tiles in a formula that contains other things cannot be replaced.
    if (index - start !== end - index - commands.length) return []
    const row = [...commands.matchAll(/\\([a-z]+)\{([0-9]+)\}/g)]
      .map(([, name, digits]) => digits! + suitByCommand.get(name!)!)
      .join('')
    return [{row, start, end}]
  })
}
