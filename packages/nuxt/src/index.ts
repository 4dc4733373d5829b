/**
 * @tehai/nuxt: mahjong on the pages of Nuxt Content, by one line of `nuxt.config.ts`.
 *
 *     modules: ['@tehai/nuxt', '@nuxt/content']
 */
import {createHash} from 'node:crypto'
import {createRequire} from 'node:module'
import {join, relative, sep} from 'node:path'
import {fileURLToPath} from 'node:url'
import {gameOnSite, placeName, type Report} from '@tehai/kernel/markdown'
import {errorOfBuild, reportText, type OnMessage} from '@tehai/kernel/report'
import {siteGames, type SiteOptions} from 'rehype-tiles/site'
import type {Nuxt} from './host.js'
import {addPlugin, rehypeGames, remarkGame} from './plugins.js'
import {openStore} from './store.js'

/** Options: those of remark-mahjong and of rehype-tiles, and what follows. */
export interface Options extends SiteOptions {
  /** Whether the style sheet of the pictures is added to the site (default: `true`). */
  readonly css?: boolean | null | undefined
}

const require = createRequire(import.meta.url)
const {version} = require('../package.json') as {version: string}

/**
 * The module.
 *
 * @throws {TypeError} if an option has a value it cannot have.
 */
export default function tehai(given: Readonly<Options> | null | undefined, nuxt: Nuxt): void {
  const {css, ...options} = given ?? {}
  const givenGames = siteGames(options)
  const {onError} = givenGames[0].markdown.host
  // Errors are reported here: Nuxt Content leaves out a page whose plugins throw, and goes on.
  const onPages = {...options, onError: onError === 'ignore' ? 'ignore' : 'warn'} as const
  const games = givenGames.map(game => ({...game, markdown: gameOnSite(game.markdown, onPages)}))
  const {rootDir, dev} = nuxt.options
  const store = openStore(join(rootDir, '.data/content/tehai.json'), settingsOf(options))
  const errors: string[] = []

  const onMessage: OnMessage = (report, path) => {
    store.note()
    const name = path === undefined ? undefined : relative(rootDir, path).replaceAll(sep, '/')
    console.warn(printed(report, name))
    if (report.severity === 'error') errors.push(placeName(name, report.place))
  }

  const content = (nuxt.options.content ??= {})
  const build = (content.build ??= {})
  build.markdown = {...build.markdown, tehai: store.stamp}
  const rehype = rehypeGames(games, options, onMessage)
  nuxt.hook('content:file:beforeParse', ({parserOptions: {markdown}}) => {
    if (markdown.rehypePlugins?.[pluginName]?.instance === rehype) return // one table for all files of a collection
    for (const {markdown: game} of games) {
      markdown.remarkPlugins = addPlugin(markdown.remarkPlugins, game.plugin, remarkGame(game))
    }
    markdown.rehypePlugins = addPlugin(markdown.rehypePlugins, pluginName, rehype)
  })
  // All content is parsed before the application is built.
  nuxt.hook('build:before', () => {
    if (onError !== 'throw' || dev || errors.length === 0) return
    throw errorOfBuild(errors)
  })
  if (css === false) return
  const gameStyles = (options.games ?? []).map(({style}) => fileURLToPath(style))
  nuxt.options.css.push(require.resolve('rehype-tiles/style.css'))
  for (const style of gameStyles) nuxt.options.css.push(style)
}

const pluginName = '@tehai/nuxt'

/** A message as Nuxt prints its own. */
function printed(report: Report, name: string | undefined): string {
  return `[${report.severity.toUpperCase()}] ${reportText(name, report)}`
}

/** What parsed pages depend on besides their text. */
function settingsOf(options: Readonly<SiteOptions>): string {
  const games = options.games?.map(({markdown: {id, host}, drawing: {game}}) => ({id, host, art: game.art}))
  const written = JSON.stringify({...options, games}, (_, value: unknown) =>
    typeof value === 'function' ? String(value) : value
  )
  return `${version}-${createHash('sha256').update(written).digest('hex').slice(0, 8)}`
}
