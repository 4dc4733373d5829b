/**
 * Options of the integration: those of the Markdown stage and of the drawing, the same on every processor.
 */
import type {Language} from '@tehai/kernel/source'
import type {OnError} from '@tehai/kernel/markdown'
import type {SiteOptions} from 'rehype-tiles/site'

export interface Options extends Omit<SiteOptions, 'onError'> {
  /**
   * What an error in an author's text does (default: `'warn'`): it is logged, `'throw'` stops the build when all pages
   * are read, `'ignore'` for no messages at all. Warnings never stop a build.
   */
  readonly onError?: OnError | null | undefined
  /** Whether pages get the style sheet (default: `true`). */
  readonly style?: boolean | null | undefined
  /**
   * Language of a file whose front matter names no `lang` (default: by the folder of a locale in its path, such as
   * `/ja/`, where the site has locales; then `lang`).
   */
  readonly languageOf?: ((path: string) => Language | undefined) | null | undefined
}
