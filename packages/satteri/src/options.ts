/**
 * Options of the adapter: those of the Markdown stage and of the drawing, and what only Sätteri needs.
 */
import type {MarkdownOptions, OnMessage} from '@tehai/core/markdown'
import type {Options as DrawOptions} from 'rehype-tiles'

export interface Options extends MarkdownOptions, Omit<DrawOptions, 'dialect' | 'lang'> {
  /**
   * Directives of other names, such as `:::note` (default: `'keep'`, they belong to other plugins). `'restore'` puts
   * them back to text: for a site that has turned the directives of Sätteri on for tiles only.
   */
  readonly otherDirectives?: 'keep' | 'restore' | null | undefined
  /**
   * Told of each message (default: it is printed by `console.warn`). Not called under `onError: 'ignore'`, nor for
   * what `onError: 'throw'` throws.
   */
  readonly onMessage?: OnMessage | null | undefined
}
