/**
 * Options of the plugin: those of the Markdown stage and of the drawing, and what only markdown-it needs.
 */
import type {OnMessage} from '@tehai/kernel/report'
import type {SiteOptions} from 'rehype-tiles/site'

export interface Options extends Omit<SiteOptions, 'restoreProse'> {
  /**
   * Receives each message (default: it is printed by `console.warn`). Not called under `onError: 'ignore'`, nor for
   * what `onError: 'throw'` throws.
   */
  readonly onMessage?: OnMessage | null | undefined
  /**
   * The file that is rendered, by what the host passes as `env` (default: what VitePress and Eleventy say). Messages
   * name it, and its lines are counted in it, front matter included.
   */
  readonly path?: ((env: unknown) => string | undefined) | null | undefined
  /**
   * Where pages of VitePress take the art of the shipped set from (default: each has what it uses). `'file'`: an SVG file
   * of the site, which a reader loads once. Browsers draw parts of a file from the origin of the page alone. Pages that
   * Vue does not compile have their own art.
   */
  readonly sharedArt?: 'file' | null | undefined
}
