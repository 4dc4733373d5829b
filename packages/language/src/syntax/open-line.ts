/**
 * A line of a block for which something is proposed, with a function that reads its page with that line replaced.
 */
import type {Span} from '@tehai/kernel/source'
import type {Construct, Page, ReadPage} from '../page/page.js'

export interface OpenLine {
  readonly read: ReadPage
  readonly page: Page
  readonly block: Construct
  /** Where its key is. */
  readonly key: Span
}
