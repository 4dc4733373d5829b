/**
 * markdown-it-tehai/vitepress: what the theme of a site does so that its pages take the art of the tiles from a file.
 *
 * Without imports of this package's other modules or of Vue: it is part of the script of every page.
 */
import {artFunction} from './art-function.js'

/** An app of Vue, as far as it is used here. */
export interface VueApp {
  readonly config: {readonly globalProperties: object}
}

/** What ids of the shipped set begin with. */
const prefix = 'mahjong-'

/**
 * Let the pages of an app refer to the file with the art. Needs `sharedArt: 'file'` of the plugin.
 *
 * @param app
 *   The app, in `enhanceApp` of the theme.
 * @param address
 *   Address of `markdown-it-tehai/art.svg`: what a bundler gives for its import. Of the same origin as the pages.
 */
export function shareArt(app: VueApp, address: string): void {
  Object.assign(app.config.globalProperties, {
    [artFunction]: (ids: string) =>
      `<defs>${ids
        .split(' ')
        .map(id => referenceTo(prefix + id, address))
        .join('')}</defs>`
  })
}

const referenceTo = (id: string, address: string): string => `<use id="${id}" href="${address}#${id}"/>`
