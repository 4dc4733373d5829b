/**
 * remark-hanafuda: fences and `:hanafuda[…]` in Markdown → checked rows, words and messages.
 *
 * An adapter like remark-mahjong, built on the same machinery: only the parts about cards are here.
 */
/// <reference types="remark-parse" />
/// <reference types="remark-stringify" />
import type {Root} from 'mdast'
import {attachGame} from 'remark-mahjong/adapter'
import type {Processor} from 'unified'
import type {VFile} from 'vfile'
import {hanafudaMarkdown} from './markdown.js'
import type {Options} from './grammar/settings.js'

export {messages} from './grammar/messages.js'
export type {Hanafuda, HanafudaText} from './nodes.js'
export type {Options} from './grammar/settings.js'

/** What `require` returns in CommonJS: the plugin itself. */
export {remarkHanafuda as 'module.exports'}

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
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- unified calls it on a processor
  return attachGame(this, hanafudaMarkdown(options))
}
