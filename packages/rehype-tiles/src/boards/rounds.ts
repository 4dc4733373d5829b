/**
 * The summary of a game as a table: a row for each round.
 */
import {tableWords, type RoundRow, type RoundTable} from '@tehai/core/table'
import {groupDigits, type Language} from '@tehai/kernel/source'
import type {Element, ElementContent} from 'hast'
import {element, text, type Attributes} from '../element.js'

/**
 * A game in a table of rounds.
 *
 * @param rounds
 *   What `roundsOf` of `@tehai/core/table` gives.
 */
export function roundsElement({players, rows}: RoundTable, language: Language, id = 'mahjong'): Element {
  const {columns, rounds} = tableWords[language]
  const head = [columns.round, columns.result, columns.points, ...players]
  return element('table', {className: [`${id}-rounds`]}, [
    element('caption', {}, [text(rounds)]),
    element('thead', {}, [
      element(
        'tr',
        {},
        head.map(words => cell('th', words, {scope: 'col'}))
      )
    ]),
    element(
      'tbody',
      {},
      rows.map(row => rowElement(row, players, language))
    )
  ])
}

function cell(name: 'th' | 'td', words: string, properties: Attributes = {}): Element {
  return element(name, properties, [text(words)])
}

function rowElement(
  {name, results, scores, changes}: RoundRow,
  players: readonly string[],
  language: Language
): Element {
  const {noResult, unknown} = tableWords[language]
  return element('tr', {}, [
    cell('th', name, {scope: 'row'}),
    linesElement(results.length === 0 ? [[text(noResult)]] : results.map(({words}) => [text(words)])),
    linesElement(results.map(worthOf)),
    ...players.map((name, player) => {
      const change = changes?.[player] ?? 0
      const score = text(scores ? signed(scores[player]!, '') : unknown)
      // Where the table is narrow, each score is shown with its player.
      return element('td', {dataOf: name}, change === 0 ? [score] : [score, ...small(signed(change, '+'))])
    })
  ])
}

/** Points, and the limit: `8,000 mangan`. */
function worthOf({points, limit}: RoundRow['results'][number]): ElementContent[] {
  const number = points === null ? [] : [text(groupDigits(points))]
  return limit === '' ? number : [...number, ...small(limit)]
}

const small = (words: string): ElementContent[] => [text(' '), element('small', {}, [text(words)])]

/** Each of several winners has a line. */
function linesElement(lines: readonly ElementContent[][]): Element {
  if (lines.length <= 1) return element('td', {}, lines[0] ?? [])
  return element(
    'td',
    {},
    lines.map(line => element('div', {}, line))
  )
}

/** Points with a minus, and with a plus where it is a change. */
function signed(points: number, plus: '' | '+'): string {
  return points < 0 ? `−${groupDigits(-points)}` : plus + groupDigits(points)
}
