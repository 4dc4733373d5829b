/**
 * A row of tiles on a screen: notation with a colour for each suit, or the tiles of Unicode.
 */
import {format} from '@tehai/core'
import {isRed, suitOf, type Meld, type Tile} from '@tehai/riichi/tile'
import {meldNode, tileNode, type Node} from '@tehai/core/notation'
import type {OptionSpec} from './command.js'
import type {Paint} from './report.js'
import type {Style} from './terminal.js'
import {commandWords} from './words/commands.js'

export type TileStyle = 'mpsz' | 'unicode'

export const tilesOption: OptionSpec = {
  type: 'string',
  value: 'mpsz|unicode',
  choices: ['mpsz', 'unicode'],
  about: commandWords.options.tiles
}

/** The parts of a row: closed tiles, melds, and the tile set apart. */
export interface ShownHand {
  readonly tiles: readonly Tile[]
  readonly melds: readonly Meld[]
  readonly apart: Tile | null
  /** Norths put aside. */
  readonly kita: number
}

const styleOfSuit: Readonly<Record<string, Style>> = {m: 'red', p: 'cyan', s: 'green', z: 'bold'}

/** Tiles, neighbours of one suit in one run: `123m406p`. */
export function showTiles(tiles: readonly Tile[], style: TileStyle, paint: Paint): string {
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
export function showHand({tiles, melds, apart, kita}: ShownHand, style: TileStyle, paint: Paint): string {
  const called = melds.map(meld => {
    const nodes = meld.tiles.map(tile => tileNode(tile, 0, 0))
    if (style === 'unicode') return unicodeOf(nodes)
    const {text} = format(row([meldNode(meld, nodes, 0, 0)]), 'auto')
    return paint(styleOfSuit[suitOf(meld.tiles[0]!)]!, text)
  })
  const last = apart === null ? [] : [showTiles([apart], style, paint)]
  const aside = kita > 0 ? [showKita(kita, style, paint)] : []
  return [showTiles(tiles, style, paint), ...called, ...last, ...aside].filter(part => part !== '').join(' ')
}

/** Norths put aside: `f44z`. */
function showKita(kita: number, style: TileStyle, paint: Paint): string {
  const norths = Array.from({length: kita}, () => tileNode('4z', 0, 0))
  return style === 'unicode' ? unicodeOf(norths) : paint(styleOfSuit['z']!, `f${'4'.repeat(kita)}z`)
}

function unicodeOf(nodes: readonly Node[]): string {
  return format(row(nodes), 'unicode').text
}

function row(nodes: readonly Node[]) {
  return {mode: 'hand', nodes, draw: null, riichi: false, rows: []} as const
}
