/**
 * @tehai/docusaurus: mahjong in the docs, the blog and the pages of a Docusaurus site, by one line of its config.
 *
 *     plugins: ['@tehai/docusaurus']
 */
import {createHash} from 'node:crypto'
import {createRequire} from 'node:module'
import {fileURLToPath} from 'node:url'
import {gameOnSite} from '@tehai/kernel/markdown'
import {languageOf} from '@tehai/kernel/block'
import {sharedArt} from 'rehype-tiles/render'
import {siteGames, watchRecords, type SiteOptions} from 'rehype-tiles/site'
import {artChunk, artFile, artModule} from './art.js'
import {cacheVersion} from './cache.js'
import type {BundlerConfig, Compiler, ParseFrontMatter, SiteContext, SitePlugin} from './host.js'
import {makeNotices} from './notices.js'
import {pagePlugins} from './page-plugins.js'
import {plainText, type Plain} from './plain.js'
import {makePrinter} from './printer.js'
import type {PageRecords} from './record-loader.js'
import {addToRules, type Additions, type KnownOptions} from './rules.js'

/** Options: those of remark-mahjong and of rehype-tiles, and what follows. */
export interface Options extends SiteOptions {
  /** Whether the style sheet of the pictures is added to the site (default: `true`). */
  readonly css?: boolean | null | undefined
}

const require = createRequire(import.meta.url)
const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
const [noticeLoader, recordLoader] = [pathOf('notice-loader.js'), pathOf('record-loader.js')]
const {version} = require('../package.json') as {version: string}

/**
 * The plugin.
 *
 * @throws {TypeError} if an option has a value it cannot have.
 */
export default function tehai(
  context: SiteContext,
  given: Readonly<Options & {id?: string}> = {}
): SitePlugin {
  const {id = 'default', css, ...own} = given
  const records: PageRecords = new Map()
  const options = {...own, records: watchRecords(own.records, (path, page) => addRecord(records, path, page))}
  const givenGames = siteGames(options)
  const {onError} = givenGames[0].markdown.host
  // Messages are passed to the notices, which apply `onError`.
  const onPages = {...options, onError: 'warn'} as const
  const games = givenGames.map(game => ({...game, markdown: gameOnSite(game.markdown, onPages)}))
  const {siteConfig, siteDir, i18n} = context
  const plain = plainText(games.map(({markdown}) => markdown.host))
  siteConfig.markdown.parseFrontMatter = withPlainText(siteConfig.markdown.parseFrontMatter, plain)
  const sources = games.flatMap(({markdown, drawing}) => [markdown.plugin, drawing.name])
  const notices = makeNotices(siteDir, onError, sources)
  const art = sharedArt(games.map(({drawing}) => drawing))
  const plugins = pagePlugins({
    options,
    games,
    language: languageOf(i18n.currentLocale),
    art,
    artModule: `@generated/${pluginName}/${id}/${artFile}`,
    see: notices.add
  })
  const noticeRule = {loader: noticeLoader, options: {notices}}
  const recordRule = {loader: recordLoader, options: {records}}
  const print = makePrinter(notices)
  const known: KnownOptions = new WeakMap()
  const stamp = stampOf(own)

  return {
    name: pluginName,
    getClientModules() {
      if (css === false) return []
      const gameStyles = (options.games ?? []).map(({style}) => fileURLToPath(style))
      return ['style', 'steps'].map(name => require.resolve(`rehype-tiles/${name}.css`)).concat(gameStyles)
    },
    async contentLoaded({actions}) {
      await actions.createData(artFile, artModule(art))
    },
    configureWebpack(config: BundlerConfig, isServer: boolean) {
      const additions = {...plugins, after: isServer ? [recordRule] : [noticeRule, recordRule]}
      return {
        ...cacheVersion(config, stamp),
        ...(!isServer && {optimization: artChunk}),
        plugins: [ruleAdder(additions, known, isServer ? null : print)]
      }
    }
  }
}

/**
 * The plugin of the bundler that adds ours to the rules of pages.
 *
 * @param print
 *   Called after each build; with `null`, nothing is printed.
 */
function ruleAdder(
  additions: Additions,
  known: KnownOptions,
  print: (() => void) | null
): {apply: (compiler: Compiler) => void} {
  return {
    // The rules of all plugins exist only now, in whatever order the site lists the plugins.
    apply({options: {module}, hooks}) {
      const {rules, found} = addToRules(module.rules, additions, known)
      if (found === 0) throw new Error(noLoader)
      module.rules = rules
      if (print) hooks.done.tap(pluginName, print)
    }
  }
}

function addRecord(records: PageRecords, path: string, page: string | undefined): void {
  if (page === undefined) return
  const known = records.get(page) ?? new Set()
  records.set(page, known.add(path))
}

const pluginName = 'tehai'

const noLoader =
  'Expected a loader of Markdown (`@docusaurus/mdx-loader`) among the rules of the bundler, got none. ' +
  'Does this version of @tehai/docusaurus know this version of Docusaurus?'

/** What compiled pages depend on: another version or other options must compile them again. */
function stampOf(options: Readonly<SiteOptions>): string {
  const games = options.games?.map(({markdown: {id, host}, drawing: {game}}) => ({id, host, art: game.art}))
  const written = JSON.stringify({...options, games}, (_, value: unknown) =>
    typeof value === 'function' ? String(value) : value
  )
  return `tehai-${version}-${createHash('sha256').update(written).digest('hex').slice(0, 8)}`
}

/** Reads a file so that titles and descriptions that are made from its text do not contain constructs. */
function withPlainText(parse: ParseFrontMatter, plain: Plain): ParseFrontMatter {
  return async file => {
    const parsed = await parse(file)
    return {...parsed, content: plain(parsed.content)}
  }
}
