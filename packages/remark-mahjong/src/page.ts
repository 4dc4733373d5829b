/**
 * What is known of one file while its nodes are checked.
 */
import {
  documentOf,
  type Document,
  type Fence,
  type Finding,
  type ReadConstruct,
  type Tiles
} from '@tehai/core/markdown'
import type {Language} from '@tehai/core/source'
import type {Root} from 'mdast'
import type {VFile} from 'vfile'
import {frontMatterOf} from './front-matter.js'
import type {GameSettings, MarkdownGame} from './game.js'

export interface Page {
  /** Id of the game. */
  readonly id: string
  readonly document: Document
  readonly language: Language
  /** What there is to tell the author; grows while nodes are checked. */
  readonly findings: Finding[]
  readonly readFence: (fence: Fence) => ReadConstruct
  readonly readTiles: (tiles: Tiles) => ReadConstruct
}

/** Open a file: read its front matter. */
export function pageOf<Settings extends GameSettings>(
  tree: Root,
  file: VFile,
  game: MarkdownGame<Settings>
): Page {
  const {id} = game
  const document = documentOf(String(file))
  const {settings, findings} = game.open(document, frontMatterOf(tree, file, document, id))
  return {
    id,
    document,
    language: settings.lang,
    findings: [...findings],
    readFence: fence => game.readFence(document, fence, settings),
    readTiles: tiles => game.readTiles(document, tiles, settings)
  }
}
