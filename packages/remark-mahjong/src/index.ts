/**
 * remark-mahjong: fences and `:tiles[…]` in Markdown → checked rows, words and messages.
 *
 * An adapter: it finds the constructs, has @tehai/core read them, puts the markup on nodes and the messages on the file.
 */
/// <reference types="remark-parse" />
/// <reference types="remark-stringify" />
import {mahjongMarkdown, messages, type MarkdownOptions} from '@tehai/core/markdown'
import type {Root} from 'mdast'
import type {Processor} from 'unified'
import type {VFile} from 'vfile'
import {attachGame} from './attach.js'

export {messages}
export type {OnError} from '@tehai/kernel/markdown'
export type {Mahjong, MahjongData, MahjongText} from './nodes.js'
export type {MahjongMessage} from './reporter.js'

/** Options of remark-mahjong. Plain JSON, so that hosts which take no functions can pass them. */
export interface Options extends MarkdownOptions {}

/** What `require` gives in CommonJS: the plugin itself. */
export {remarkMahjong as 'module.exports'}

/**
 * Add support for mahjong tiles.
 *
 * @this
 *   Unified processor.
 * @param options
 *   Configuration (optional).
 * @returns
 *   Transform.
 * @throws {TypeError} if an option has a value it cannot have.
 */
export default function remarkMahjong(
  this: Processor,
  options?: Readonly<Options> | null
): (tree: Root, file: VFile) => undefined {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- unified calls it on a processor
  return attachGame(this, mahjongMarkdown(options))
}
