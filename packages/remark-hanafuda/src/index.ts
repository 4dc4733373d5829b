/**
 * remark-hanafuda: fences and `:hanafuda[…]` in Markdown → checked rows, words and messages.
 *
 * An adapter, as remark-mahjong is, and on its machinery: only what is said of cards is read here.
 */
/// <reference types="remark-parse" />
/// <reference types="remark-stringify" />
import {fenceFindings, tilesFindings} from '@tehai/core/markdown'
import type {Root} from 'mdast'
import {attachGame} from 'remark-mahjong/adapter'
import type {Processor} from 'unified'
import type {VFile} from 'vfile'
import {checkBlock} from './block.js'
import {game} from './cards.js'
import {checkInline} from './inline.js'
import {book} from './messages.js'
import {openFile, siteSettings, type Options} from './settings.js'

export {messages} from './messages.js'
export type {Hanafuda, HanafudaText} from './nodes.js'
export type {Options} from './settings.js'

const emptyOptions: Readonly<Options> = {}

/**
 * Add support for hanafuda.
 *
 * @this
 *   Unified processor.
 * @param options
 *   Configuration (optional).
 * @returns
 *   Transform.
 * @throws {TypeError} if an option has a value it cannot have.
 */
export default function remarkHanafuda(
  this: Processor,
  options?: Readonly<Options> | null
): (tree: Root, file: VFile) => undefined {
  const site = siteSettings(options ?? emptyOptions)
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- unified calls it on a processor
  return attachGame(this, {
    id: game,
    plugin: 'remark-hanafuda',
    book,
    host: site,
    open: (document, front) => openFile(document, front, site),
    readFence(document, fence, settings) {
      const {markup, messages, metaMessages} = checkBlock(fence.value, fence.meta ?? '', settings)
      return {markup, findings: fenceFindings(document, fence, messages, metaMessages)}
    },
    readTiles(document, tiles, settings) {
      const {value, meta, leaf} = tiles
      const {markup, messages, attributeMessages} = checkInline(value, meta ?? '', leaf, settings)
      return {markup, findings: tilesFindings(document, tiles, messages, attributeMessages)}
    }
  })
}
