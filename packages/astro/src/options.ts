/**
 * Options of the integration: those of the Markdown stage and of the drawing. They are the same for every processor.
 */
import type {Language} from '@tehai/kernel/source'
import type {OnError} from '@tehai/kernel/markdown'
import type {SiteOptions} from 'rehype-tiles/site'

export interface Options extends Omit<SiteOptions, 'onError'> {
  /**
   * What happens on an error in an author's text (default: `'warn'`). `'warn'` logs it, `'throw'` stops the build once
   * all pages have been read, `'ignore'` reports no messages at all. Warnings never stop a build.
   */
  readonly onError?: OnError | null | undefined
  /** Whether the style sheet is added to pages (default: `true`). */
  readonly style?: boolean | null | undefined
  /**
   * Language of a file whose front matter has no `lang`. By default it is taken from the folder of a locale in the
   * path, such as `/ja/`, if the site has locales; otherwise it is `lang`.
   */
  readonly languageOf?: ((path: string) => Language | undefined) | null | undefined
}
