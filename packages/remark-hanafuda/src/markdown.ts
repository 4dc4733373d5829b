/**
 * How hanafuda is read, for every host of Markdown.
 */
import {fenceFindings, tilesFindings, type MarkdownGame} from '@tehai/kernel/markdown'
import {checkBlock} from './block.js'
import {game} from './code.js'
import {checkInline} from './inline.js'
import {book} from './messages.js'
import {openFile, siteSettings, type Options} from './settings.js'

/**
 * The game of hanafuda.
 *
 * @throws {TypeError} if an option has a value it cannot have.
 */
export function hanafudaMarkdown(options?: Readonly<Options> | null): MarkdownGame {
  const site = siteSettings(options ?? {})
  return {
    id: game,
    plugin: 'remark-hanafuda',
    book,
    host: site,
    open(document, front) {
      const {settings, findings} = openFile(document, front, site)
      return {
        language: settings.lang,
        findings,
        readFence(fence) {
          const {markup, messages, metaMessages} = checkBlock(fence.value, fence.meta ?? '', settings)
          return {markup, findings: fenceFindings(document, fence, messages, metaMessages)}
        },
        readTiles(tiles) {
          const {value, meta, leaf} = tiles
          const {markup, messages, attributeMessages} = checkInline(value, meta ?? '', leaf, settings)
          return {markup, findings: tilesFindings(document, tiles, messages, attributeMessages)}
        }
      }
    }
  }
}
