/**
 * markdown-it-tehai/vitepress: what the theme of a site calls so that its pages take the art of the tiles from a file.
 *
 * Without imports of this package's other modules or of Vue: it is part of the script of every page.
 */
import {artFunction} from './art-function.js'

/** The part of a Vue app that is used here. */
export interface VueApp {
  readonly config: {readonly globalProperties: object}
}

/** The prefix of ids of the shipped set. */
const prefix = 'mahjong-'

/**
 * Make the pages of an app refer to the file with the art. Requires the option `sharedArt: 'file'` of the plugin.
 *
 * @param app
 *   The app, in `enhanceApp` of the theme.
 * @param address
 * Address of `markdown-it-tehai/art.svg`: what a bundler gives for its import. It must have the same origin as the
 * pages.
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
