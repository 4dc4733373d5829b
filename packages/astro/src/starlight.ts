/**
 * @tehai/astro/starlight: mahjong tiles for Starlight.
 *
 *     starlight({plugins: [tehai()]})
 */
import {languageOf} from '@tehai/kernel/block'
import type {StarlightPlugin} from './host.js'
import integration, {type Options} from './index.js'

export type {Options} from './index.js'
export type {StarlightPlugin} from './host.js'

/** What `require` gives in CommonJS: the plugin itself. */
export {tehai as 'module.exports'}

/** Make the plugin. Pages are in the language of their locale. */
export default function tehai(options?: Readonly<Options> | null): StarlightPlugin {
  return {
    name: '@tehai/astro',
    hooks: {
      'config:setup'({addIntegration, absolutePathToLang}) {
        const localeLanguage = absolutePathToLang && ((path: string) => languageOf(absolutePathToLang(path)))
        addIntegration(integration({languageOf: localeLanguage, ...options}))
      }
    }
  }
}
