/**
 * Front matter of a file: the `yaml` or `toml` node of remark-frontmatter, or the data that a host has read itself.
 */
import {
  frontMatterOfData,
  frontMatterOfText,
  frontMatterOfToml,
  frontMatterOffset,
  type Document,
  type FrontMatter,
  type GameOfFile
} from '@tehai/kernel/markdown'
import type {Root, Yaml} from 'mdast'
import type {VFile} from 'vfile'
import * as yaml from 'yaml'

/** The front matter of a file, from its tree or otherwise from its data. `game`: the key of the options. */
export function frontMatterOf(tree: Root, {data}: VFile, document: Document, game: GameOfFile): FrontMatter {
  // Only remark-frontmatter makes the second type.
  const node = tree.children[0] as Yaml | (Omit<Yaml, 'type'> & {readonly type: 'toml'}) | undefined
  if (node?.type !== 'yaml' && node?.type !== 'toml') {
    const {matter, astro} = data as {matter?: unknown; astro?: {frontmatter?: unknown} | null}
    return frontMatterOfData(matter ?? astro?.frontmatter, game)
  }
  const from = frontMatterOffset(document, node)
  if (node.type === 'toml') return frontMatterOfToml(node.value, from, game)
  return frontMatterOfText(node.value, from, yaml, game)
}
