/**
 * The rounds of a game as text: results, points, and the scores after each.
 */
import {tableWords, type RoundTable} from '@tehai/core/table'
import {groupDigits, largest, visible} from '@tehai/kernel/source'
import {countCells, padEnd, painter, type Terminal} from '../terminal/terminal.js'

/** The table of a game, a line for each result. */
export function roundsText({players, rows}: RoundTable, terminal: Terminal): string {
  const {stdout, env, language} = terminal
  const paint = painter(stdout, env)
  const {columns, noResult, unknown} = tableWords[language]
  const head = [columns.round, ...players.map(visible), columns.points, columns.result]
  const lines = rows.flatMap(({name, results, scores}) => {
    const own = players.map((_, player) => (scores ? groupDigits(scores[player]!) : unknown))
    if (results.length === 0) return [[name, ...own, '', noResult]]
    return results.map(({words, points, limit}, index) => {
      const worth = [points === null ? '' : groupDigits(points), limit].filter(one => one !== '').join(' ')
      const first = index === 0 ? [name, ...own] : ['', ...own.map(() => '')]
      return [...first, worth, words]
    })
  })
  const widths = head.map((_, column) =>
    largest(
      [head, ...lines].map(line => countCells(line[column]!)),
      0
    )
  )
  const text = (line: readonly string[]): string =>
    line
      .map((cell, column) => (column === line.length - 1 ? cell : padEnd(cell, widths[column]!)))
      .join('  ')
      .trimEnd()
  return [paint('bold', text(head)), ...lines.map(text), ''].join('\n')
}
