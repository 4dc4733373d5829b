/**
 * rehype-tiles/site: the games of a site, for adapters to hosts that read and draw.
 *
 * It is separate from `rehype-tiles/render`, so that a host that only draws does not load the code that checks claims.
 */
import {mahjongMarkdown, type MarkdownOptions} from '@tehai/core/markdown'
import {gameOnSite} from '@tehai/kernel/markdown'
import {mahjongDrawing} from './host/mahjong-drawing.js'
import type {Options as DrawOptions} from './game/options.js'
import type {SiteGame} from './host/site-game.js'

export {watchRecords} from '@tehai/core/markdown'
export type {SiteGame} from './host/site-game.js'

/** What every adapter takes: options of the Markdown stage, of the drawing, and the games of the site. */
export interface SiteOptions extends MarkdownOptions, Omit<DrawOptions, 'dialect' | 'lang'> {
  /**
   * Games besides mahjong (default: none): `[hanafuda()]` of `remark-hanafuda/game`. Options about errors, prose and
   * pictures apply to them too; each game has its own options for names, rules and colours.
   */
  readonly games?: readonly SiteGame[] | null | undefined
}

/** A game of a site: how it is read and how it is drawn. */
export type GameOfSite = Omit<SiteGame, 'style'>

/**
 * The games of a site, mahjong first.
 *
 * @throws {TypeError} if an option has a value it cannot have.
 */
export function siteGames(options: Readonly<SiteOptions>): readonly [GameOfSite, ...GameOfSite[]] {
  const mahjong = {markdown: mahjongMarkdown(options), drawing: mahjongDrawing(options)}
  const others = (options.games ?? []).map(({markdown, drawing}) => ({
    markdown: gameOnSite(markdown, options),
    drawing
  }))
  return [mahjong, ...others]
}
