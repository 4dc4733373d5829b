/**
 * remark-mahjong: fences and `:tiles[…]` in Markdown → checked rows, words and messages.
 *
 * An adapter: it finds the constructs, asks @tehai/core, puts the markup on nodes and the messages on the file.
 */
/// <reference types="remark-parse" />
/// <reference types="remark-stringify" />
import {almostPattern, markdownSettings, type MarkdownOptions} from '@tehai/core/markdown'
import type {Root} from 'mdast'
import type {Processor} from 'unified'
import type {VFile} from 'vfile'
import {mahjongFromMarkdown} from './from-markdown.js'
import {pageOf} from './page.js'
import {reportAll} from './reporter.js'
import {mahjongSyntax} from './syntax/index.js'
import {mahjongToMarkdown} from './to-markdown.js'
import {walk} from './walk.js'

export {messages} from '@tehai/core/markdown'
export type {OnError} from '@tehai/core/markdown'
export type {Mahjong, MahjongData, MahjongText} from './nodes.js'
export type {MahjongMessage} from './reporter.js'

/** Options of remark-mahjong. Plain JSON, so that hosts which take no functions can pass them. */
export interface Options extends MarkdownOptions {}

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
  const settings = markdownSettings(options)
  const names = new Set(settings.names)
  const {inlineCode, restoreProse} = settings
  const wanted = {names, inlineCode, restoreProse, almost: almostPattern(names)}
  const data = this.data() // oxlint-disable-line oxc/no-this-in-exported-function -- unified calls it on a processor
  ;(data.micromarkExtensions ??= []).push(mahjongSyntax(names))
  ;(data.fromMarkdownExtensions ??= []).push(mahjongFromMarkdown())
  ;(data.toMarkdownExtensions ??= []).push(mahjongToMarkdown(settings.names))
  return (tree, file) => {
    const page = pageOf(tree, file, settings)
    walk(tree, page, wanted)
    reportAll(file, page.document, page.findings, page.settings.lang, settings.onError)
  }
}
