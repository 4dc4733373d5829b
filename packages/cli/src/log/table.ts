/**
 * The table as text: each player's river, melds and hand.
 */
import {
  recordVocabulary,
  roundName,
  windOf,
  type HandState,
  type Player,
  type RiverTile,
  type TableState
} from '@tehai/record'
import {groupDigits, visible, type Language} from '@tehai/kernel/source'
import {formatTiles, type Meld} from '@tehai/riichi/tile'
import {padEnd, painter, say, type Terminal} from '../terminal/terminal.js'
import {commandWords, withValues} from '../words/commands.js'

/** Words of seats and of reasons for a draw. */
export function seatWords(language: Language): (typeof recordVocabulary)['en'] {
  return recordVocabulary[language]
}

/** The table, the dealer first. */
export function tableText(state: TableState, names: readonly string[], terminal: Terminal): string {
  const {stdout, env, language} = terminal
  const paint = painter(stdout, env)
  const {logWords} = commandWords
  const head = withValues(logWords.table, {
    round: roundName(state, language),
    dora: formatTiles(state.indicators),
    left: String(state.left),
    sticks: String(state.sticks)
  })
  const players = state.hands.map((_, seat) => ((state.dealer + seat) % state.players) as Player)
  const width = Math.max(...[logWords.river, logWords.hand].map(words => say(terminal, words).length)) + 2
  const label = (words: (typeof logWords)['river']): string =>
    paint('dim', padEnd(say(terminal, words), width))
  const lines = players.flatMap(player => {
    const hand = state.hands[player]!
    const title = withValues(logWords.player, {
      wind: seatWords(language).winds[windOf(player, state.dealer, state.players)],
      name: visible(names[player] ?? ''),
      score: groupDigits(state.scores[player]!)
    })
    return [
      '',
      paint('bold', say(terminal, title).replace(/ {2,}/g, ' ')),
      `  ${label(logWords.river)} ${riverText(hand.river)}`,
      `  ${label(logWords.hand)} ${handText(hand, say(terminal, logWords.hidden))}`
    ]
  })
  return [say(terminal, head), ...lines, ''].join('\n')
}

/** `9p 5z_ 2s* (7m)`: tsumogiri, riichi, called away. */
function riverText(river: readonly RiverTile[]): string {
  return river
    .map(({tile, tsumogiri, riichi, calledBy}) => {
      const text = `${tile}${tsumogiri ? '_' : ''}${riichi ? '*' : ''}`
      return calledBy === null ? text : `(${text})`
    })
    .join(' ')
}

function handText({tiles, drawn, melds, kita}: HandState, hidden: string): string {
  const closed = tiles === null ? hidden : formatTiles(tiles)
  const last = drawn === null || drawn === 'back' ? '' : ` ${drawn}`
  const north = kita === 0 ? '' : ` ${formatTiles(Array.from({length: kita}, () => '4z' as const))}`
  return `${closed}${last}${melds.map(meld => ` ${meldText(meld)}`).join('')}${north}`
}

/** `[chii 234m]`, with the called tile marked by `'`. */
function meldText(meld: Meld): string {
  const called = meld.type === 'ankan' ? -1 : meld.called
  return `[${meld.tiles.map((tile, index) => tile + (index === called ? "'" : '')).join('')}]`
}
