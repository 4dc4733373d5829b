/**
 * How the games of a page are drawn: plugins and style sheets. Commands that draw nothing load none of this.
 */
import {readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import type {Root} from 'hast'
import rehypeTiles, {styleOf, type MahjongTiles, type Options as TileOptions} from 'rehype-tiles'
import {tileSets} from 'rehype-tiles/render'
import type {PluggableList} from 'unified'
import {VFile} from 'vfile'
import type {Games} from './games.js'

/** Plugins that draw the games of a page. */
export async function drawersOf(
  {ids}: Pick<Games, 'ids'>,
  options: Readonly<TileOptions>
): Promise<PluggableList> {
  const drawers: PluggableList = [[rehypeTiles, options]]
  if (!ids.includes('hanafuda')) return drawers
  const {default: rehypeHanafuda} = await import('remark-hanafuda/rehype')
  const {output, address, lang, palette} = options
  return [...drawers, [rehypeHanafuda, {output, address, lang, palette: paletteOfCards(palette)}]]
}

/** Draw the pictures of a tree, in place. */
export function drawTree(tree: Root, drawers: PluggableList): void {
  for (const entry of drawers) {
    const [plugin, given] = entry as [(options: object) => (tree: Root, file: VFile) => void, object]
    plugin(given)(tree, new VFile())
  }
}

/** The palette of cards that matches a palette of tiles. */
export function paletteOfCards(palette: TileOptions['palette']): 'light' | 'dark' {
  return palette === 'dark' || palette === 'black' ? 'dark' : 'light'
}

/** The files of the style sheets of each game. */
const styles: Readonly<Record<string, () => readonly string[]>> = {
  mahjong: () => [
    import.meta.resolve('rehype-tiles/style.css'),
    import.meta.resolve('rehype-tiles/steps.css')
  ],
  hanafuda: () => [import.meta.resolve('remark-hanafuda/style.css')]
}

/** The style sheets of games, one after the other, and that of a tile set that is not shipped. */
export function styleOfGames(ids: readonly string[], tiles: MahjongTiles = tileSets.mahjong): string {
  const sheets = ids.flatMap(id => styles[id]!().map(url => readFileSync(fileURLToPath(url), 'utf8')))
  const isShipped = Object.values(tileSets).includes(tiles)
  return [...sheets, ...(isShipped ? [] : [styleOf(tiles)])].join('\n')
}
