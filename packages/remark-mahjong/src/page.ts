/**
 * What is known of one file while its nodes are checked.
 */
import {documentOf, openFile, type Document, type Finding, type MarkdownSettings} from '@tehai/core/markdown'
import type {Settings} from '@tehai/core/page'
import type {Root} from 'mdast'
import type {VFile} from 'vfile'
import {frontMatterOf} from './front-matter.js'

export interface Page {
  readonly document: Document
  /** Settings of the site, then of the front matter. */
  readonly settings: Settings
  /** What there is to tell the author; grows while nodes are checked. */
  readonly findings: Finding[]
}

/** Open a file: read its front matter. */
export function pageOf(tree: Root, file: VFile, site: MarkdownSettings): Page {
  const document = documentOf(String(file))
  const {settings, findings} = openFile(document, frontMatterOf(tree, file, document), site)
  return {document, settings, findings: [...findings]}
}
