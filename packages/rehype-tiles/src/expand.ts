/**
 * Whole blocks: `<pre><code class="language-mahjong">` that no Markdown stage has read.
 *
 * Rows are drawn and words shown; claims are left as written, since this stage knows no rules.
 */
import type {Element, ElementContent} from 'hast'
import {h} from 'hastscript'
import {blockMarkup, checkBlock, pageSettings, type Markup} from '@tehai/core/page'
import type {Language, Message} from '@tehai/core/source'
import type {FoundBlock} from './find.js'
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
    block.parent.children[block.index] = hastOf(blockMarkup(checked)) as Element
  }
}

/** Markup as hast; hastscript knows which attribute is which property. */
function hastOf(markup: Markup): ElementContent {
  if (typeof markup === 'string') return {type: 'text', value: markup}
  return h(markup.name, markup.attributes, ...markup.children.map(hastOf)) as Element
}
