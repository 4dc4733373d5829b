/**
 * Front matter of a file: the `yaml` node of remark-frontmatter, or what a host has read itself.
 */
import {
  frontMatterOfData,
  frontMatterOfText,
  sourceOf,
  type Document,
  type FrontMatter
} from '@tehai/core/markdown'
import type {Root} from 'mdast'
import type {VFile} from 'vfile'
import * as yaml from 'yaml'

/** The front matter of a file, from its tree or else from its data. `game`: the key of the options. */
export function frontMatterOf(tree: Root, {data}: VFile, document: Document, game: string): FrontMatter {
  const node = tree.children[0]
  if (node?.type !== 'yaml') {
    const {matter, astro} = data as {matter?: unknown; astro?: {frontmatter?: unknown} | null}
    return frontMatterOfData(matter ?? astro?.frontmatter, game)
  }
  const opening = /^.*?(?:\r\n|\n|\r)/.exec(sourceOf(document, node) ?? '')?.[0].length
  const start = node.position?.start.offset
  return frontMatterOfText(
    node.value,
    start === undefined || opening === undefined ? null : start + opening,
    yaml,
    game
  )
}
