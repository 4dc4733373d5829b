/**
 * The table of a game as markup: a row for each round.
 */
import {groupDigits, type Language} from '@tehai/kernel/source'
import {element, elementWith, type Markup, type MarkupElement} from '@tehai/kernel/markup'
import type {RoundRow, RoundTable} from './rounds.js'
import {dictionaries as tableWords} from './words/table.js'

/**
 * A game in a table of rounds.
 *
 * @param id
 *   Id of the game, with which the class begins (default: `mahjong`).
 */
export function roundsMarkup(
  {players, rows}: RoundTable,
  language: Language,
  id: string = 'mahjong'
): MarkupElement {
  const {columns, rounds} = tableWords[language]
  const head = [columns.round, columns.result, columns.points, ...players]
  return element(
    'table',
    {class: `${id}-rounds`},
    element('caption', {}, rounds),
    element(
      'thead',
      {},
      elementWith(
        'tr',
        {},
        head.map(words => element('th', {scope: 'col'}, words))
      )
    ),
    elementWith(
      'tbody',
      {},
      rows.map(row => rowMarkup(row, players, language))
    )
  )
}

function rowMarkup(
  {name, results, scores, changes}: RoundRow,
  players: readonly string[],
  language: Language
): MarkupElement {
  const {noResult, unknown} = tableWords[language]
  const said = results.length === 0 ? [[noResult]] : results.map(({words}) => [words])
  const points = players.map((of, player) => {
    const change = changes?.[player] ?? 0
    const score = scores ? signed(scores[player]!, '') : unknown
    // Where the table is narrow, each score is shown with its player.
    return elementWith('td', {'data-of': of}, [score, ...(change === 0 ? [] : small(signed(change, '+')))])
  })
  const result = [linesMarkup(said), linesMarkup(results.map(worthOf))]
  return elementWith('tr', {}, [element('th', {scope: 'row'}, name), ...result, ...points])
}

/** Points, and the limit: `8,000 mangan`. */
function worthOf({points, limit}: RoundRow['results'][number]): readonly Markup[] {
  const number = points === null ? [] : [groupDigits(points)]
  return limit === '' ? number : [...number, ...small(limit)]
}

const small = (words: string): readonly Markup[] => [' ', element('small', {}, words)]

/** With several winners, each has a line. */
function linesMarkup(lines: readonly (readonly Markup[])[]): MarkupElement {
  if (lines.length <= 1) return elementWith('td', {}, lines[0] ?? [])
  return elementWith(
    'td',
    {},
    lines.map(line => elementWith('div', {}, line))
  )
}

/** Points with a minus sign, and with a plus sign for a change. */
function signed(points: number, plus: '' | '+'): string {
  return points < 0 ? `−${groupDigits(-points)}` : plus + groupDigits(points)
}
