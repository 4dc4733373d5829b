/**
 * Options of the adapter: those of the Markdown stage and of the drawing, and what only Sätteri needs.
 */
import type {OnMessage} from '@tehai/kernel/report'
import type {Language} from '@tehai/kernel/source'
import type {SiteOptions} from 'rehype-tiles/site'

/** What becomes of directives of other names. */
export type OtherDirectives = 'keep' | 'restore'

export interface Options extends SiteOptions {
  /**
   * Directives of other names, such as `:::note` (default: `'restore'`, they go back to the text they were, since the
   * directives of Sätteri are on for tiles only). `'keep'` leaves them to other plugins. A function is called once, when
   * the first page is read.
   */
  readonly otherDirectives?: OtherDirectives | (() => OtherDirectives) | null | undefined
  /**
   * Whether the inside of a picture is one piece of HTML (default: `false`, elements): a page takes a fifth less time.
   * For `markdownToHtml` alone: what `markdownToJs` makes has no HTML in it. MDX always gets elements.
   */
  readonly closed?: boolean | null | undefined
  /**
   * Language of a file whose front matter names none (default: `lang`).
   */
  readonly languageOf?: ((path: string) => Language | undefined) | null | undefined
  /**
   * Receives each message (default: it is printed by `console.warn`). Not called under `onError: 'ignore'`, nor for
   * what `onError: 'throw'` throws.
   */
  readonly onMessage?: OnMessage | null | undefined
}
