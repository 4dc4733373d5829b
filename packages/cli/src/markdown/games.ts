/**
 * The games of a page: mahjong always, hanafuda if a page uses it. Pages without it do not load it.
 */
import {readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import type {Root} from 'hast'
import rehypeTiles, {styleOf, type MahjongTiles, type Options as TileOptions} from 'rehype-tiles'
import {tileSets} from 'rehype-tiles/render'
import remarkMahjong, {type Options} from 'remark-mahjong'
import type {PluggableList} from 'unified'
import {VFile} from 'vfile'
import {mahjongMarkdown} from '@tehai/core/markdown'
import {nearest} from '@tehai/kernel/source'
import {usageError} from '../usage.js'
import {pluginOf, watched, type See} from './watched.js'

/** How pages are read. */
export interface ReaderSettings extends Options {
  /** Rules of hanafuda, as in `nintendo teshiScore=10`. */
  readonly hanafudaRules?: string | undefined
}

/** The games of one page. */
export interface Games {
  /** Their ids. */
  readonly ids: readonly string[]
  /** Plugins that check what is written of them. */
  readonly readers: PluggableList
  /** Plugins that draw them. */
  readonly drawers: (options: Readonly<TileOptions>) => PluggableList
  /** Their style sheets, one after the other, and that of a tile set that is not shipped. */
  readonly style: (tiles?: MahjongTiles) => string
}

/**
 * The games of a text.
 *
 * @param see
 *   Is given every construct of mahjong when it is read.
 */
export async function gamesOf(text: string, settings: ReaderSettings, see?: See): Promise<Games> {
  const {hanafudaRules: rules, ...options} = settings
  const ids = ['mahjong']
  const readers: PluggableList = [
    see ? [pluginOf, watched(mahjongMarkdown(options), see)] : [remarkMahjong, options]
  ]
  let drawers: Games['drawers'] = given => [[rehypeTiles, given]]
  if (namesHanafuda(text.normalize('NFKC'))) {
    const [{default: remarkHanafuda}, {default: rehypeHanafuda}] = await Promise.all([
      import('remark-hanafuda'),
      import('remark-hanafuda/rehype')
    ])
    const {lang, onError} = options
    ids.push('hanafuda')
    readers.push([remarkHanafuda, {rules, lang, onError}])
    drawers = given => {
      const {output, address, palette} = given
      const drawing = {output, address, lang: given.lang, palette: paletteOfCards(palette)}
      return [
        [rehypeTiles, given],
        [rehypeHanafuda, drawing]
      ]
    }
  }
  const style = (tiles?: MahjongTiles) => styleOfGames(ids, tiles)
  return {ids, readers, drawers, style}
}

/** Where the style sheets of each game are. */
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

/** Whether a text names hanafuda, or a directive, a fence or a key of front matter is called nearly so or for short. */
function namesHanafuda(text: string): boolean {
  if (/hanafuda|花札|화투|:(?:hana|fuda|koikoi)\[/i.test(text)) return true
  const words = text.matchAll(/(?:[:`~]|^)(h[a-z]{5,10})(?=\s|[:[{(])/gim)
  return [...words].some(([, word]) => nearest(word!.toLowerCase(), ['hanafuda']).length > 0)
}

/** The palette of cards that goes with one of tiles. */
export function paletteOfCards(palette: TileOptions['palette']): 'light' | 'dark' {
  return palette === 'dark' || palette === 'black' ? 'dark' : 'light'
}

/** Draw the pictures of a tree, in place. */
export function drawGames(tree: Root, {drawers}: Games, options: Readonly<TileOptions>): void {
  for (const entry of drawers(options)) {
    const [plugin, given] = entry as [(options: object) => (tree: Root, file: VFile) => void, object]
    plugin(given)(tree, new VFile())
  }
}

/** @throws {UsageError} for rules of hanafuda that there are not. */
export async function refuseHanafudaRules(text: string): Promise<void> {
  const {parseRules, presets} = await import('@tehai/koikoi')
  const [fault] = parseRules(text).messages
  if (!fault) return
  const actual = text.slice(fault.start, fault.end)
  const lists = {presets: Object.keys(presets)}
  throw usageError('unknown-rule', {actual, example: 'teshiScore=6'}, fault.expected, lists)
}
