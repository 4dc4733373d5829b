/**
 * Markdown → Markdown for any other tool, with the games of the command line.
 */
import {markdownWithPictures as withPictures} from '@tehai/markdown'
import type {Root} from 'mdast'
import type {Options as TileOptions} from 'rehype-tiles'
import {drawersOf, drawTree} from '../markdown/drawing.js'
import type {Games} from '../markdown/games.js'

/**
 * Write a page of Markdown with its pictures.
 *
 * @param options
 *   How to draw. Under `output: 'img'`, tiles in a line of text become images of Markdown.
 */
export async function markdownWithPictures(
  text: string,
  tree: Root,
  games: Games,
  options: Readonly<TileOptions>
): Promise<string> {
  const drawers = await drawersOf(games, options)
  const draw = (page: Parameters<typeof drawTree>[0]) => drawTree(page, drawers)
  return withPictures(text, tree, {ids: games.ids, asImages: options.output === 'img', draw})
}
