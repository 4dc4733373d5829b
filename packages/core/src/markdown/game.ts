/**
 * The game of mahjong in Markdown.
 */
import {optionNames} from '../page/grammar/keys/options.js'
import {openFile} from './file.js'
import type {MarkdownGame} from '@tehai/kernel/markdown'
import {repairing} from '@tehai/kernel/repair'
import {mahjongBook} from './mahjong-messages.js'
import {readFence, readRow} from './construct-reader.js'
import {markdownSettings, type MarkdownOptions} from './settings.js'
import {mahjongWords} from './repair-words.js'
import {mahjongSpelling} from './spelling.js'

/**
 * The game of mahjong.
 *
 * @throws {TypeError} if an option has a value it cannot have.
 */
export function mahjongMarkdown(options?: Readonly<MarkdownOptions> | null): MarkdownGame {
  const site = markdownSettings(options)
  return {
    id: 'mahjong',
    isMain: true,
    optionNames,
    otherNames: ['麻雀', '麻将', '麻將', '마작'],
    plugin: 'remark-mahjong',
    book: mahjongBook,
    spelling: mahjongSpelling,
    host: site,
    repair: (document, file) => repairing(document, file, mahjongWords),
    open(document, front) {
      const {settings, findings} = openFile(document, front, site)
      const records = site.records?.ofPage?.() ?? site.records
      return {
        language: settings.lang,
        findings,
        readFence: fence => readFence(document, fence, settings, records),
        readRow: row => readRow(document, row, settings)
      }
    }
  }
}
