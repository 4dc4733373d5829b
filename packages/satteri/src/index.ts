/**
 * Mahjong tiles for Sätteri.
 *
 * An adapter: it finds the constructs in Sätteri's tree, has @tehai/core read them and rehype-tiles draw them.
 */
import {constructsOf} from '@tehai/kernel/markdown'
import {printReport} from '@tehai/kernel/report'
import {siteGames} from 'rehype-tiles/site'
import {htmlPlugin} from './html.js'
import {almostPlugin, markdownPlugin} from './markdown.js'
import type {Options} from './options.js'
import {makePages} from './page.js'
import type {HtmlPlugin, MarkdownPlugin, MarkdownPluginMaker} from './plugin.js'
import {restorePlugin} from './restore.js'

export {messages} from '@tehai/core/markdown'
export type {OnError, Report} from '@tehai/kernel/markdown'
export type {OnMessage, PageError} from '@tehai/kernel/report'
export type {Options, OtherDirectives} from './options.js'
export type {HtmlPlugin, MarkdownPlugin, MarkdownPluginMaker} from './plugin.js'
export {version} from './version.js'

/** The options to pass to Sätteri. Its other options are left to the site. */
export interface TehaiForSatteri {
  /** Sätteri's own directives find `:tiles[…]`. */
  readonly features: {directive: true}
  readonly mdastPlugins: [MarkdownPlugin, MarkdownPluginMaker, MarkdownPluginMaker]
  readonly hastPlugins: [HtmlPlugin]
}

/** What `require` gives in CommonJS: the plugin itself. */
export {satteriMahjong as 'module.exports'}

/**
 * Make the plugins of a site.
 *
 * @param options
 *   Configuration (optional).
 * @returns
 *   Options for Sätteri: `markdownToHtml(text, satteriMahjong())`.
 * @throws {TypeError} if an option has a value it cannot have.
 */
export default function satteriMahjong(options?: Readonly<Options> | null): TehaiForSatteri {
  const given = options ?? {}
  const games = siteGames(given)
  const constructs = games.map(({markdown}) => constructsOf(markdown))
  const drawings = games.map(({drawing}) => drawing)
  const {restoreProse, onError} = games[0].markdown.host
  const isRestoring = restoringOthers(given.otherDirectives)
  const pages = makePages(constructs, given.languageOf)
  return {
    features: {directive: true},
    mdastPlugins: [
      markdownPlugin(pages, constructs, restoreProse),
      restorePlugin(pages, constructs, isRestoring),
      almostPlugin(pages, constructs)
    ],
    hastPlugins: [htmlPlugin(pages, drawings, given, onError, given.onMessage ?? printReport)]
  }
}

/** Whether directives of other names are turned back into text; determined once. */
function restoringOthers(option: Options['otherDirectives']): () => boolean {
  let restores: boolean | undefined
  const find = (chosen: unknown): boolean => {
    if (chosen === 'keep' || chosen === 'restore') return chosen === 'restore'
    throw new TypeError(
      `Expected \`otherDirectives\` to be \`keep\` or \`restore\`, got \`${String(chosen)}\``
    )
  }
  if (typeof option === 'function') return () => (restores ??= find(option()))
  restores = find(option ?? 'restore')
  return () => restores!
}
