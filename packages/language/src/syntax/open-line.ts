/**
 * A line of a block at which something is proposed, and what reads its page with another line in its place.
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
