/**
 * @tehai/astro: mahjong tiles for Astro.
 *
 *     integrations: [tehai()]
 *
 * Finds the Markdown processor of the site and gives it the adapter for it.
 */
import {markdownSettings} from '@tehai/core/markdown'
import {placeName} from '@tehai/kernel/markdown'
import {errorOfBuild} from '@tehai/kernel/report'
import type {Integration} from './host.js'
import {languageByFolder} from './language.js'
import {nameIn} from './log.js'
import type {Options} from './options.js'
import {siteRecords} from './records.js'
import {notSetUp, setUp} from './setup.js'

export type {Integration} from './host.js'
export type {Options} from './options.js'

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
  let site = notSetUp
  let finish = (): readonly string[] => []
  const records = siteRecords()
  return {
    name: '@tehai/astro',
    hooks: {
      'astro:config:setup'(context) {
        site = setUp(context, given, records, path => languageOf(path))
      },
      'astro:config:done'({config}) {
        languageOf = given.languageOf ?? languageByFolder(config)
        finish = () => {
          records.finish(config.cacheDir)
          return site
            .finish(config.cacheDir)
            .map(({path, report}) => placeName(nameIn(config.root, path), report.place))
        }
      },
      'astro:server:setup'({server, refreshContent}) {
        records.watch(server, refreshContent)
      },
      'astro:server:start': () => void finish(),
      'astro:build:done'(context) {
        site.linkStyles(context)
        const errors = finish()
        if (given.onError === 'throw' && errors.length > 0) throw errorOfBuild(errors)
      }
    }
  }
}
