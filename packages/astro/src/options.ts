/**
 * Options of the integration: those of the Markdown stage and of the drawing, the same on every processor.
 */
import type {Language} from '@tehai/kernel/source'
import type {MarkdownOptions} from '@tehai/core/markdown'
import type {OnError} from '@tehai/kernel/markdown'
import type {Options as DrawOptions} from 'rehype-tiles'
import type {SiteGame} from 'rehype-tiles/render'

export interface Options extends Omit<MarkdownOptions, 'onError'>, Omit<DrawOptions, 'dialect' | 'lang'> {
  /**
   * Games besides mahjong (default: none): `[hanafuda()]` of `remark-hanafuda/game`. What is said here of errors, prose
   * and pictures holds for them too; names, rules and colours are their own options.
   */
  readonly games?: readonly SiteGame[] | null | undefined
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
