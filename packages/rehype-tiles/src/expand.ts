/**
 * Whole blocks: `<pre><code class="language-mahjong">` that no Markdown stage has read.
 *
 * Rows are drawn and words shown; claims are left as written, since this stage knows no rules.
 */
import {blockMarkup, checkBlock, pageSettings} from '@tehai/core/page'
import type {Language, Message} from '@tehai/core/source'
import type {FoundBlock} from './find.js'
import {elementOf} from './from-markup.js'
import type {Options} from './options.js'

/** Replace each unread block by its rows and words, in place. */
export function expandBlocks(
  blocks: readonly FoundBlock[],
  {dialect}: Readonly<Options>,
  language: Language,
  report: (message: Message, block: FoundBlock) => void
): void {
  const settings = pageSettings({dialect, lang: language})
  for (const block of blocks) {
    const checked = checkBlock(block.source.replace(/\n$/, ''), {settings})
    for (const message of checked.messages) report(message, block)
    block.parent.children[block.index] = elementOf(blockMarkup(checked))
  }
}
