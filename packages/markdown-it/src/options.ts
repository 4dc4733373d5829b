/**
 * Options of the plugin: those of the Markdown stage and of the drawing, and what only markdown-it needs.
 */
import type {MarkdownOptions} from '@tehai/core/markdown'
import type {OnMessage} from '@tehai/kernel/markdown'
import type {Options as DrawOptions} from 'rehype-tiles'
import type {SiteGame} from 'rehype-tiles/render'

export interface Options
  extends Omit<MarkdownOptions, 'restoreProse'>, Omit<DrawOptions, 'dialect' | 'lang'> {
  /**
   * Games besides mahjong (default: none): `[hanafuda()]` of `remark-hanafuda/game`. What is said here of errors and
   * pictures holds for them too; names, rules and colours are their own options.
   */
  readonly games?: readonly SiteGame[] | null | undefined
  /**
   * Told of each message (default: it is printed by `console.warn`). Not called under `onError: 'ignore'`, nor for
   * what `onError: 'throw'` throws.
   */
  readonly onMessage?: OnMessage | null | undefined
  /**
   * The file that is rendered, by what the host passes as `env` (default: what VitePress and Eleventy say). Messages
   * name it, and its lines are counted in it, front matter included.
   */
  readonly path?: ((env: unknown) => string | undefined) | null | undefined
}
