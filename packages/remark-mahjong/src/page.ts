/**
 * What is known about one file while its nodes are checked.
 */
import {documentOf, openPage, type Document, type GameConstructs, type GamePage} from '@tehai/kernel/markdown'
import type {Root} from 'mdast'
import type {VFile} from 'vfile'
import {frontMatterOf} from './front-matter.js'
import {typeOf} from './from-markdown.js'

export interface Page extends GamePage {
  readonly document: Document
  /** Type of the nodes of the game in a line of text. */
  readonly textType: string
}

/** Open a file: read its front matter. */
export function pageOf(tree: Root, file: VFile, constructs: GameConstructs): Page {
  const document = documentOf(String(file), file.path)
  const front = frontMatterOf(tree, file, document, constructs.game)
  return {document, textType: typeOf(constructs.id, false), ...openPage(constructs, document, front)}
}
