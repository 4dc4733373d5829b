/**
 * Attaching a game to a processor: syntax, nodes, the walk over a tree, messages on the file.
 */
/// <reference types="remark-parse" />
/// <reference types="remark-stringify" />
import {constructsOf, type MarkdownGame} from '@tehai/kernel/markdown'
import type {Root} from 'mdast'
import type {Processor} from 'unified'
import type {VFile} from 'vfile'
import {gameFromMarkdown} from './from-markdown.js'
import {pageOf} from './page.js'
import {reportAll} from './reporter.js'
import {gameSyntax} from './syntax/index.js'
import {gameToMarkdown} from './to-markdown.js'
import {walk} from './walk.js'

export type {MarkdownGame} from '@tehai/kernel/markdown'
export {frontMatterOf} from './front-matter.js'
export {escapesOfHtml, piecesOfHtml, type HtmlPiece} from './html.js'
export type {GameData, GameNode} from './nodes.js'
export {reportAll, type GameMessage} from './reporter.js'

/** Let a processor read the constructs of a game, and write them. */
export function addGameSyntax(processor: Processor, {id, host}: MarkdownGame): void {
  const data = processor.data()
  ;(data.micromarkExtensions ??= []).push(gameSyntax(new Set(host.names), id))
  ;(data.fromMarkdownExtensions ??= []).push(gameFromMarkdown(id))
  ;(data.toMarkdownExtensions ??= []).push(gameToMarkdown(host.names, id))
}

/** The transform that checks the constructs of a game. Needs no processor. */
export function gameTransform(game: MarkdownGame): (tree: Root, file: VFile) => undefined {
  const constructs = constructsOf(game)
  return (tree, file) => {
    const page = pageOf(tree, file, constructs)
    walk(tree, page)
    reportAll(file, page)
  }
}

/** Make a processor read a game; returns the transform that checks its constructs. */
export function attachGame(processor: Processor, game: MarkdownGame): (tree: Root, file: VFile) => undefined {
  addGameSyntax(processor, game)
  return gameTransform(game)
}
