/**
 * Markdown → Markdown for any other tool, with the games of the command line.
 */
import {markdownWithPictures as withPictures} from '@tehai/markdown'
import type {Root} from 'mdast'
import type {Options as TileOptions} from 'rehype-tiles'
import {drawGames, type Games} from '../markdown/games.js'

/**
 * Write a page of Markdown with its pictures.
 *
 * @param options
 *   How to draw. Under `output: 'img'`, tiles in a line of text become images of Markdown.
 */
export function markdownWithPictures(
  text: string,
  tree: Root,
  games: Games,
  options: Readonly<TileOptions>
): string {
  const draw = (page: Parameters<typeof drawGames>[0]) => drawGames(page, games, options)
  return withPictures(text, tree, {ids: games.ids, asImages: options.output === 'img', draw})
}
