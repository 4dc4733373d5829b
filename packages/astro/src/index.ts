/**
 * @tehai/astro: mahjong tiles for Astro.
 *
 *     integrations: [tehai()]
 *
 * Finds the Markdown processor of the site and gives it the adapter for it.
 */
import {fileURLToPath} from 'node:url'
import {markdownSettings} from '@tehai/core/markdown'
import {placeName} from '@tehai/kernel/markdown'
import {errorOfBuild} from '@tehai/kernel/report'
import {version} from '@tehai/satteri'
import {watchRecords, type SiteGame} from 'rehype-tiles/site'
import type {BuiltContext, Integration} from './host.js'
import {languageByFolder} from './language.js'
import {logTo, nameIn} from './log.js'
import {makeMemory, type Memory} from './memory.js'
import type {Options} from './options.js'
import {siteRecords} from './records.js'
import {addToSatteri} from './satteri.js'
import {isStatic, linkStyles} from './style.js'
import {addToUnified} from './unified.js'

export type {Integration} from './host.js'
export type {Options} from './options.js'

const adapters = {satteri: addToSatteri, unified: addToUnified}

const ownStyle = new URL('../style.css', import.meta.url)
const stepsStyle = new URL(import.meta.resolve('rehype-tiles/steps.css'))

const styleOfGame = ({markdown, style}: SiteGame) => ({id: markdown.id, file: new URL(style)})

/** What `require` gives in CommonJS: the plugin itself. */
export {tehai as 'module.exports'}

/**
 * Make the integration.
 *
 * @param options
 *   Configuration (optional).
 * @throws {TypeError} if an option has a value it cannot have.
 */
export default function tehai(options?: Readonly<Options> | null): Integration {
  const given = options ?? {}
  markdownSettings(given)
  // Locales are in the configuration once all integrations have run.
  let languageOf = given.languageOf ?? (() => undefined)
  let finishWith: Memory['finish'] = () => []
  let finish = (): readonly string[] => []
  const records = siteRecords()
  let linkWhereNeeded: (context: BuiltContext) => void = () => {}
  return {
    name: '@tehai/astro',
    hooks: {
      'astro:config:setup'({command, config, logger, injectScript, updateConfig}) {
        const {processor} = config.markdown
        const add = adapters[processor?.name as keyof typeof adapters]
        if (!processor || !add) {
          const known = Object.keys(adapters).join(' and ')
          logger.warn(
            `Unexpected Markdown processor \`${processor?.name}\`, expected one of ${known}: tiles stay text`
          )
          return
        }
        // Errors are reported as they are found, and stop the build at its end: loaders of collections catch what is thrown
        // while they render, and go on.
        const options = {
          ...given,
          onError: given.onError === 'ignore' ? 'ignore' : 'warn',
          records: watchRecords(given.records, records.add)
        } as const
        records.begin(config.cacheDir)
        updateConfig({vite: {plugins: [records.plugin]}})
        const games = given.games ?? []
        // No message depends on the pictures, and a set may be large.
        const kept = {
          ...options,
          tiles: undefined,
          games: games.map(({markdown: {id, host}}) => ({id, host}))
        }
        const memory = makeMemory(JSON.stringify([version, kept, records.stamp]), logTo(logger, config.root))
        finishWith = memory.finish
        add(processor, options, path => languageOf(path), memory.report, records.stamp)
        if (given.style === false) return
        if (isStatic(command, config)) {
          const styles = [
            {id: 'mahjong', file: ownStyle},
            {id: 'mahjong-steps', file: stepsStyle},
            ...games.map(styleOfGame)
          ]
          linkWhereNeeded = ({dir, assets}) => linkStyles(styles, config, dir, [...assets.values()].flat())
          return
        }
        injectScript('page-ssr', "import '@tehai/astro/style.css'")
        for (const style of [stepsStyle, ...games.map(game => game.style)]) {
          injectScript('page-ssr', `import ${JSON.stringify(fileURLToPath(style))}`)
        }
      },
      'astro:config:done'({config}) {
        languageOf = given.languageOf ?? languageByFolder(config)
        finish = () => {
          records.finish(config.cacheDir)
          return finishWith(config.cacheDir).map(({path, report}) =>
            placeName(nameIn(config.root, path), report.place)
          )
        }
      },
      'astro:server:setup'({server, refreshContent}) {
        records.watch(server, refreshContent)
      },
      'astro:server:start': () => void finish(),
      'astro:build:done'(context) {
        linkWhereNeeded(context)
        const errors = finish()
        if (given.onError === 'throw' && errors.length > 0) throw errorOfBuild(errors)
      }
    }
  }
}
