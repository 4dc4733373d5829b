/**
 * Whole blocks: `<pre><code class="language-mahjong">` that no Markdown stage has read.
 *
 * Rows are drawn and words are shown. Claims are left as written, since this stage does not know any rules.
 */
import type {MarkupElement} from '@tehai/kernel/markup'
import type {Language, Message} from '@tehai/kernel/source'
import type {FoundBlock} from './find.js'
import {elementOf} from '@tehai/kernel/markup'
import type {Game} from '../game/game.js'

/** A block that has been read. */
export interface BlockResult {
  readonly markup: MarkupElement
  readonly messages: readonly Message[]
  /** A message of the block in words (default: as of a row). */
  readonly sentence?: Game['sentence'] | undefined
}

/** Reads the source of a block. Never throws. */
export type ReadBlock = (source: string, language: Language) => BlockResult

/** Replace each unread block by its rows and words, in place. */
export function expandBlocks(
  blocks: readonly FoundBlock[],
  read: ReadBlock,
  language: Language,
  report: (message: Message, block: FoundBlock, sentence?: Game['sentence']) => void
): void {
  for (const block of blocks) {
    const {markup, messages, sentence} = read(block.source.replace(/\n$/, ''), language)
    for (const message of messages) report(message, block, sentence)
    block.parent.children[block.index] = elementOf(markup)
  }
}
