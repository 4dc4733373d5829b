/**
 * Attaching a game to a processor: syntax, nodes, the walk over a tree, messages on the file.
 */
/// <reference types="remark-parse" />
/// <reference types="remark-stringify" />
import {almostPattern, type MarkdownGame} from '@tehai/kernel/markdown'
import type {Root} from 'mdast'
import type {Processor} from 'unified'
import type {VFile} from 'vfile'
import {gameFromMarkdown, typeOf} from './from-markdown.js'
import {pageOf} from './page.js'
import {reportAll} from './reporter.js'
import {gameSyntax} from './syntax/index.js'
import {gameToMarkdown} from './to-markdown.js'
import {walk} from './walk.js'

export type {MarkdownGame} from '@tehai/kernel/markdown'
export {escapesOfHtml, piecesOfHtml, type HtmlPiece} from './html.js'
export type {GameData, GameNode} from './nodes.js'
export {reportAll, type GameMessage} from './reporter.js'

/** Let a processor read a game, and give the transform that checks its constructs. */
export function attachGame(processor: Processor, game: MarkdownGame): (tree: Root, file: VFile) => undefined {
  const {id} = game
  const {inlineCode, restoreProse, onError} = game.host
  const names = new Set(game.host.names)
  const wanted = {names, inlineCode, restoreProse, almost: almostPattern(names), textType: typeOf(id, false)}
  const data = processor.data()
  ;(data.micromarkExtensions ??= []).push(gameSyntax(names, id))
  ;(data.fromMarkdownExtensions ??= []).push(gameFromMarkdown(id))
  ;(data.toMarkdownExtensions ??= []).push(gameToMarkdown(game.host.names, id))
  return (tree, file) => {
    const page = pageOf(tree, file, game)
    walk(tree, page, wanted)
    reportAll(file, page, game, onError)
  }
}
