/**
 * The printed form of a round as text: for each player the dealt tiles, the drawn or called tiles, and the discards.
 */
import {tableWords, type KifuPlayer, type KifuTurn} from '@tehai/core/table'
import {groupDigits, largest, visible} from '@tehai/kernel/source'
import {formatTiles} from '@tehai/riichi/tile'
import {countCells, padEnd, painter, say, type Terminal} from '../terminal/terminal.js'
import {commandWords} from '../words/commands.js'

/** The players of a round, one below the other. */
export function kifuText(players: readonly KifuPlayer[], terminal: Terminal): string {
  const {stdout, env, language} = terminal
  const paint = painter(stdout, env)
  const {kifu} = tableWords[language]
  const {draws, discards} = commandWords.logWords
  const labels = [kifu.dealt, say(terminal, draws), say(terminal, discards)] as const
  const width = largest(labels.map(countCells), 0) + 1
  const line = (label: string, text: string): string =>
    `  ${paint('dim', padEnd(label, width))} ${text}`.trimEnd()
  const blocks = players.map(({seat, name, score, dealt, turns}) => {
    const columns = turns.map(turn => [gainText(turn, kifu), lossText(turn, kifu)] as const)
    const row = (index: 0 | 1): string =>
      columns.map(column => padEnd(column[index], largest(column.map(countCells), 0))).join(' ')
    const title = [seat, visible(name), groupDigits(score)].filter(one => one !== '').join(' ')
    return [
      paint('bold', title),
      line(labels[0], dealt === null ? kifu.hidden : formatTiles(dealt)),
      line(labels[1], row(0)),
      line(labels[2], row(1))
    ].join('\n')
  })
  return `${blocks.join('\n\n')}\n`
}

type KifuWords = (typeof tableWords)['en']['kifu']

/** `5m`, `pon5m`, or `?` for a tile that the record hides. */
function gainText({gained, by}: KifuTurn, words: KifuWords): string {
  return (by === 'draw' ? '' : words[by]) + (gained ?? '?')
}

/** `9p`, `↓` for the tile just drawn, `9p*` and `↓*` with riichi, or the action that replaced the discard. */
function lossText({discard, tsumogiri, riichi, move}: KifuTurn, words: KifuWords): string {
  if (move !== null) return words[move]
  if (discard === null) return ''
  return (tsumogiri ? '↓' : discard) + (riichi ? '*' : '')
}
