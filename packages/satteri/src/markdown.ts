/**
 * The Markdown stage: finds the constructs, has them read, and marks their places.
 */
import {
  findingsOf,
  almostDirectives,
  frontMatterOfText,
  placesFrom,
  readFence,
  readTiles,
  restoreAlt,
  sourceOf,
  type MarkdownSettings
} from '@tehai/core/markdown'
import * as yaml from 'yaml'
import {visitDirective, type Wanted} from './directives.js'
import {mark} from './marker.js'
import type {Pages} from './page.js'
import type {
  DirectiveNode,
  ImageNode,
  MarkdownContext,
  MarkdownPlugin,
  MarkdownPluginMaker,
  NewNode
} from './plugin.js'
import {version} from './version.js'

const base = {version, options: {position: true}} as const

/** The plugin that reads fences and directives. */
export function markdownPlugin(pages: Pages, wanted: Wanted, settings: MarkdownSettings): MarkdownPlugin {
  const {inlineCode} = settings
  const directive = (node: DirectiveNode, context: MarkdownContext) =>
    visitDirective(node, context, pages.of(context), wanted)
  const plugin: MarkdownPlugin = {
    name: 'tehai-markdown',
    ...base,
    settings,
    yaml(node, context) {
      const page = pages.of(context)
      const source = sourceOf(page.document, node) ?? ''
      const opening = /^.*?(?:\r\n|\n|\r)/.exec(source)?.[0].length
      const start = node.position?.start.offset
      const offset = start === undefined || opening === undefined ? null : start + opening
      pages.readFrontMatter(page, frontMatterOfText(node.value, offset, yaml))
      return undefined
    },
    code(node, context) {
      if (node.lang?.toLowerCase() !== 'mahjong') return undefined
      const page = pages.of(context)
      return mark(page, readFence(page.document, node, page.settings), node.value)
    },
    textDirective: directive,
    leafDirective: directive,
    containerDirective: directive
  }
  const image = (node: ImageNode, context: MarkdownContext): undefined => {
    const {document} = pages.of(context)
    const source = sourceOf(document, node)
    if (source === null || typeof node.alt !== 'string') return
    const alt = restoreAlt(source, node.alt)
    if (alt !== node.alt) context.setProperty(node, 'alt', alt)
  }
  return {
    ...plugin,
    ...(wanted.restoreProse && {image, imageReference: image}),
    ...(inlineCode !== null && {inlineCode: inlineCodeVisitor(pages, inlineCode)})
  }
}

/** Inline code that begins with a prefix becomes tiles. */
function inlineCodeVisitor(pages: Pages, prefix: string): NonNullable<MarkdownPlugin['inlineCode']> {
  return (node, context): NewNode | undefined => {
    if (!node.value.startsWith(prefix)) return undefined
    const page = pages.of(context)
    const {position} = node
    const value = node.value.slice(prefix.length)
    const source = sourceOf(page.document, node)
    return mark(page, readTiles(page.document, {value, source, position, leaf: false}, page.settings), value)
  }
}

/** The plugin that looks for almost-directives: made only for documents that have something like them. */
export function almostPlugin(pages: Pages, {almost, names}: Wanted): MarkdownPluginMaker {
  return ({source}) => {
    if (source.search(almost) < 0) return null
    return {
      name: 'tehai-almost',
      ...base,
      text(node, context) {
        const {document, findings} = pages.of(context)
        const written = sourceOf(document, node)
        const start = node.position?.start.offset
        if (written === null || start === undefined || node.value.search(almost) < 0) return undefined
        const places = placesFrom(document, at => start + at)
        findings.push(...findingsOf(almostDirectives(written, almost, names), written, places))
        return undefined
      }
    }
  }
}
