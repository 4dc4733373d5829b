/**
 * Options of the adapter: those of the Markdown stage and of the drawing, and what only Sätteri needs.
 */
import type {OnMessage} from '@tehai/kernel/report'
import type {Language} from '@tehai/kernel/source'
import type {SiteOptions} from 'rehype-tiles/site'

/** What is done with directives of other names. */
export type OtherDirectives = 'keep' | 'restore'

export interface Options extends SiteOptions {
  /**
   * What is done with directives of other names, such as `:::note` (default: `'restore'`, which turns them back into
   * text, since Sätteri's directives are on for tiles only). `'keep'` leaves them to other plugins. A function is
   * called once, when the first page is read.
   */
  readonly otherDirectives?: OtherDirectives | (() => OtherDirectives) | null | undefined
  /**
   * Whether the inside of a picture is one piece of HTML (default: `false`, elements), which makes a page a fifth
   * faster. For `markdownToHtml` only: the output of `markdownToJs` cannot contain HTML. MDX always gets elements.
   */
  readonly closed?: boolean | null | undefined
  /**
   * Language of a file whose front matter names none (default: `lang`).
   */
  readonly languageOf?: ((path: string) => Language | undefined) | null | undefined
  /**
   * Receives each message (default: prints it with `console.warn`). Not called under `onError: 'ignore'`, nor for what
   * `onError: 'throw'` throws.
   */
  readonly onMessage?: OnMessage | null | undefined
}
