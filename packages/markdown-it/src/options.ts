/**
 * Options of the plugin: those of the Markdown stage and of the drawing, and what only markdown-it needs.
 */
import type {OnMessage} from '@tehai/kernel/report'
import type {SiteOptions} from 'rehype-tiles/site'

export interface Options extends Omit<SiteOptions, 'restoreProse'> {
  /**
   * Receives each message (default: prints it with `console.warn`). Not called under `onError: 'ignore'`, nor for what
   * `onError: 'throw'` throws.
   */
  readonly onMessage?: OnMessage | null | undefined
  /**
   * Finds the file that is rendered from the `env` that the host passes (default: from the `env` of VitePress and
   * Eleventy). Messages name this file, and their line numbers include its front matter.
   */
  readonly path?: ((env: unknown) => string | undefined) | null | undefined
  /**
   * Where pages of VitePress take the art of the shipped set from (default: each page contains the art that it uses).
   * `'file'`: an SVG file of the site, which a reader loads once. It must have the same origin as the page, or browsers
   * do not draw parts of it. Pages that Vue does not compile contain their own art.
   */
  readonly sharedArt?: 'file' | null | undefined
}
