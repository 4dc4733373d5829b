/**
 * A row of tiles on a screen: notation with a colour for each suit, or the tiles of Unicode.
 */
import {format, type Hand} from '@tehai/core'
import {isRed, suitOf, type Tile} from '@tehai/riichi/tile'
import {meldNode, tileNode, type Node} from '@tehai/core/notation'
import type {Language} from '@tehai/kernel/source'
import {valueOf, type CommandArguments, type OptionSpec} from '../command/command.js'
import type {Paint} from '../terminal/report.js'
import {painter, type Style, type Terminal} from '../terminal/terminal.js'
import {commandWords} from '../words/commands.js'

export type TileStyle = 'mpsz' | 'unicode'

export const tilesOption: OptionSpec = {
  type: 'string',
  value: 'mpsz|unicode',
  choices: ['mpsz', 'unicode'],
  about: commandWords.options.tiles
}

/** How tiles and words are shown on a screen. */
export interface Screen {
  readonly style: TileStyle
  readonly paint: Paint
  readonly language: Language
}

/** How a call requests its answer on standard output. */
export function screenOf(given: CommandArguments, {stdout, env, language}: Terminal): Screen {
  const style = (valueOf(given, 'tiles') ?? 'mpsz') as TileStyle
  return {style, paint: painter(stdout, env), language}
}

const styleOfSuit: Readonly<Record<string, Style>> = {m: 'red', p: 'cyan', s: 'green', z: 'bold'}

/** Tiles, neighbours of one suit in one run: `123m406p`. */
export function showTiles(tiles: readonly Tile[], {style, paint}: Screen): string {
  if (style === 'unicode')
    return tiles.map(tile => unicodeOf([tileNode(tile, 0, 0)]) + (isRed(tile) ? '*' : '')).join('')
  const runs: {suit: string; digits: string}[] = []
  for (const tile of tiles) {
    const suit = suitOf(tile)
    const last = runs.at(-1)
    if (last?.suit === suit) last.digits += tile[0]!
    else runs.push({suit, digits: tile[0]!})
  }
  return runs.map(({suit, digits}) => paint(styleOfSuit[suit]!, digits + suit)).join('')
}

/** A whole hand: `123m456p 5'55z 2s`. */
export function showHand({concealed, melds, draw, kita}: Hand, screen: Screen): string {
  const {style, paint} = screen
  const called = melds.map(meld => {
    const nodes = meld.tiles.map(tile => tileNode(tile, 0, 0))
    if (style === 'unicode') return unicodeOf(nodes)
    const {text} = format(row([meldNode(meld, nodes, 0, 0)]), 'auto')
    return paint(styleOfSuit[suitOf(meld.tiles[0]!)]!, text)
  })
  const last = draw === null ? [] : [showTiles([draw], screen)]
  const aside = kita > 0 ? [showKita(kita, screen)] : []
  return [showTiles(concealed, screen), ...called, ...last, ...aside].filter(part => part !== '').join(' ')
}

/** Norths put aside: `f44z`. */
function showKita(kita: number, {style, paint}: Screen): string {
  const norths = Array.from({length: kita}, () => tileNode('4z', 0, 0))
  return style === 'unicode' ? unicodeOf(norths) : paint(styleOfSuit['z']!, `f${'4'.repeat(kita)}z`)
}

function unicodeOf(nodes: readonly Node[]): string {
  return format(row(nodes), 'unicode').text
}

function row(nodes: readonly Node[]) {
  return {mode: 'hand', nodes, draw: null, riichi: false, rows: []} as const
}
