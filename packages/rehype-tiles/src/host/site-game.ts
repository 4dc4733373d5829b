/**
 * A game for the adapters to hosts: how it is read and how it is drawn, in one record.
 */
import type {MarkdownGame} from '@tehai/kernel/markdown'
import type {GameDrawing} from '../page/plugin.js'

export interface SiteGame {
  readonly markdown: MarkdownGame
  readonly drawing: GameDrawing
  /** The style sheet of its pages, for hosts that add it: a `file:` address. */
  readonly style: string
}
