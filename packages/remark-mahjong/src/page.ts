/**
 * What is known of one file while its nodes are checked.
 */
import {
  documentOf,
  type Document,
  type Finding,
  type MarkdownGame,
  type OpenedFile
} from '@tehai/kernel/markdown'
import type {Root} from 'mdast'
import type {VFile} from 'vfile'
import {frontMatterOf} from './front-matter.js'

export interface Page extends Omit<OpenedFile, 'findings'> {
  /** Id of the game. */
  readonly id: string
  readonly document: Document
  /** What there is to tell the author; grows while nodes are checked. */
  readonly findings: Finding[]
}

/** Open a file: read its front matter. */
export function pageOf(tree: Root, file: VFile, game: MarkdownGame): Page {
  const {id, open} = game
  const document = documentOf(String(file))
  const {language, findings, readFence, readTiles} = open(document, frontMatterOf(tree, file, document, game))
  return {id, document, language, readFence, readTiles, findings: [...findings]}
}
