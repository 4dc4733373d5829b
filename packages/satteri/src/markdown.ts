/**
 * The Markdown stage: finds the constructs, has them read, and puts a marker in the place of each.
 */
import {append} from '@tehai/kernel/source'
import {
  almostDirectives,
  almostFence,
  almostInText,
  altWithProse,
  codeRow,
  frontMatterOffset,
  isAlmostFence,
  frontMatterOfText,
  hasShortFence,
  notationAsImage,
  shortFence,
  type GameConstructs,
  mayOpenBlock
} from '@tehai/kernel/markdown'
import * as yaml from 'yaml'
import {isInCode, visitDirective} from './directives.js'
import {markedHtml} from './html-nodes.js'
import {mark} from './marker.js'
import {isInRead, type Pages} from './page.js'
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
export function markdownPlugin(
  pages: Pages,
  games: readonly GameConstructs[],
  restoreProse: boolean
): MarkdownPlugin {
  const directive = (node: DirectiveNode, context: MarkdownContext) =>
    visitDirective(node, context, pages.of(context), restoreProse)
  const plugin: MarkdownPlugin = {
    name: 'tehai-markdown',
    ...base,
    settings: games.map(({game: {id, host}}) => ({id, host})),
    yaml(node, context) {
      const page = pages.of(context)
      const offset = frontMatterOffset(page.document, node)
      pages.readFrontMatter(page, game => frontMatterOfText(node.value, offset, yaml, game))
      return undefined
    },
    code: codeVisitor(pages, games),
    html(node, context) {
      // Most HTML is tags.
      const {value} = node
      if (!mayOpenBlock(value) && games.every(({almost}) => value.search(almost) < 0)) return undefined
      const page = pages.of(context)
      return isInRead(page, node) ? undefined : markedHtml(node, page)
    },
    textDirective: directive,
    leafDirective: directive,
    containerDirective: directive
  }
  const image = imageVisitor(pages)
  return {
    ...plugin,
    ...(restoreProse && {image, imageReference: image}),
    ...(games.some(({game}) => game.host.inlineCode !== null) && {inlineCode: inlineCodeVisitor(pages)})
  }
}

/** Fences become blocks of their games; fences of names that are nearly ours are reported. */
function codeVisitor(pages: Pages, games: readonly GameConstructs[]): NonNullable<MarkdownPlugin['code']> {
  return (node, context): NewNode | undefined => {
    const name = node.lang?.toLowerCase() ?? ''
    const isOurs = games.some(({fenceNames}) => fenceNames.has(name))
    if (!isOurs && !games.some(game => isAlmostFence(node.lang, game))) return undefined
    const page = pages.of(context)
    if (isInRead(page, node)) return undefined
    if (isOurs) {
      const ours = page.games.find(({fenceNames}) => fenceNames.has(name))!
      return mark(page, ours, ours.file.readFence(node), node.value)
    }
    for (const game of page.games) append(game.findings, almostFence(page.document, node, game))
    return undefined
  }
}

/** Images whose address is notation are reported. Constructs in their alternative text are turned back into text. */
function imageVisitor(pages: Pages): (node: ImageNode, context: MarkdownContext) => undefined {
  return (node, context) => {
    const page = pages.of(context)
    if (isInRead(page, node)) return
    const {document, games} = page
    const {url} = node
    if (typeof url === 'string')
      for (const game of games)
        append(game.findings, notationAsImage(document, {url, position: node.position}, game))
    const alt = altWithProse(document, node)
    if (alt !== null) context.setProperty(node, 'alt', alt)
  }
}

/** Inline code that begins with the prefix of a game becomes its pictures. */
function inlineCodeVisitor(pages: Pages): NonNullable<MarkdownPlugin['inlineCode']> {
  return (node, context): NewNode | undefined => {
    const page = pages.of(context)
    if (isInRead(page, node)) return undefined
    for (const ours of page.games) {
      const row = codeRow(page.document, node, ours.game.host.inlineCode)
      if (row) return mark(page, ours, ours.file.readRow(row), row.value)
    }
    return undefined
  }
}

/** The plugin that searches for almost-directives. It is made only for documents that may have some. */
export function almostPlugin(pages: Pages, games: readonly GameConstructs[]): MarkdownPluginMaker {
  return ({source}) => {
    // Visiting texts costs more than searching the source, so it is not done if every candidate is correct.
    const isAlmost = (game: GameConstructs) =>
      almostDirectives(source, game).length > 0 || hasShortFence(source, game)
    if (!games.some(isAlmost)) return null
    return {
      name: 'tehai-almost',
      ...base,
      text(node, context) {
        const page = pages.of(context)
        for (const game of page.games) {
          const found = almostInText(page.document, node, game)
          if (found.length > 0 && !isInCode(node, context, page)) append(game.findings, found)
        }
        return undefined
      },
      inlineCode(node, context) {
        const {document, games: seen} = pages.of(context)
        for (const game of seen) append(game.findings, shortFence(document, node, game))
        return undefined
      }
    }
  }
}
