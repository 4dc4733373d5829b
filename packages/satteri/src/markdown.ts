/**
 * The Markdown stage: finds the constructs, has them read, and marks their places.
 */
import {append} from '@tehai/kernel/source'
import {
  findingsOf,
  almostDirectives,
  almostFence,
  isAlmostFence,
  frontMatterOfText,
  hasShortFence,
  placesFrom,
  restOfLine,
  restoreAlt,
  shortFence,
  sourceOf,
  tilesInAddress
} from '@tehai/kernel/markdown'
import * as yaml from 'yaml'
import {visitDirective} from './directives.js'
import {markedHtml} from './html-nodes.js'
import {mark} from './marker.js'
import {isInRead, type Pages, type SoughtGame} from './page.js'
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
  games: readonly SoughtGame[],
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
      const source = sourceOf(page.document, node) ?? ''
      const opening = /^.*?(?:\r\n|\n|\r)/.exec(source)?.[0].length
      const start = node.position?.start.offset
      const offset = start === undefined || opening === undefined ? null : start + opening
      pages.readFrontMatter(page, game => frontMatterOfText(node.value, offset, yaml, game))
      return undefined
    },
    code(node, context) {
      const id = node.lang?.toLowerCase()
      if (!games.some(({game}) => game.id === id)) {
        if (games.some(({game, names}) => isAlmostFence(node.lang, game.id, names))) {
          const page = pages.of(context)
          if (isInRead(page, node)) return undefined
          for (const {game, names, findings} of page.games) {
            append(findings, almostFence(page.document, node, game.id, names))
          }
        }
        return undefined
      }
      const page = pages.of(context)
      if (isInRead(page, node)) return undefined
      const ours = page.games.find(({game}) => game.id === id)!
      return mark(page, ours, ours.file.readFence(node), node.value)
    },
    html(node, context) {
      // Most HTML is tags.
      if (games.every(({almost}) => node.value.search(almost) < 0)) return undefined
      const page = pages.of(context)
      return isInRead(page, node) ? undefined : markedHtml(node, page)
    },
    textDirective: directive,
    leafDirective: directive,
    containerDirective: directive
  }
  const image = (node: ImageNode, context: MarkdownContext): undefined => {
    const page = pages.of(context)
    if (isInRead(page, node)) return
    const {document, games: seen} = page
    const {url} = node
    if (typeof url === 'string')
      for (const {game, names, findings} of seen)
        append(findings, tilesInAddress(document, {url, position: node.position}, game.id, names))
    const source = sourceOf(document, node)
    if (source === null || typeof node.alt !== 'string') return
    const alt = restoreAlt(source, node.alt)
    if (alt !== node.alt) context.setProperty(node, 'alt', alt)
  }
  return {
    ...plugin,
    ...(restoreProse && {image, imageReference: image}),
    ...(games.some(({game}) => game.host.inlineCode !== null) && {inlineCode: inlineCodeVisitor(pages)})
  }
}

/** Inline code that begins with the prefix of a game becomes its pictures. */
function inlineCodeVisitor(pages: Pages): NonNullable<MarkdownPlugin['inlineCode']> {
  return (node, context): NewNode | undefined => {
    const page = pages.of(context)
    if (isInRead(page, node)) return undefined
    for (const ours of page.games) {
      const {inlineCode} = ours.game.host
      if (inlineCode === null || !node.value.startsWith(inlineCode)) continue
      const value = node.value.slice(inlineCode.length)
      const source = sourceOf(page.document, node)
      return mark(
        page,
        ours,
        ours.file.readTiles({value, source, position: node.position, leaf: false}),
        value
      )
    }
    return undefined
  }
}

/** The plugin that looks for almost-directives: made only for documents that have something like them. */
export function almostPlugin(pages: Pages, games: readonly SoughtGame[]): MarkdownPluginMaker {
  return ({source}) => {
    // Texts cost more to look at than the source: not where every candidate is as it should be.
    const isAlmost = ({game, almost, names}: SoughtGame) =>
      almostDirectives(source, almost, names).length > 0 || hasShortFence(source, game.id, names)
    if (!games.some(isAlmost)) return null
    return {
      name: 'tehai-almost',
      ...base,
      text(node, context) {
        const {document, games: seen} = pages.of(context)
        const written = sourceOf(document, node)
        const start = node.position?.start.offset
        if (written === null || start === undefined) return undefined
        const places = placesFrom(document, at => start + at)
        for (const {almost, names, findings} of seen) {
          if (node.value.search(almost) < 0) continue
          const rest = () => restOfLine(document, start + written.length)
          append(findings, findingsOf(almostDirectives(written, almost, names, rest), written, places))
        }
        return undefined
      },
      inlineCode(node, context) {
        const {document, games: seen} = pages.of(context)
        for (const {game, names, findings} of seen)
          append(findings, shortFence(document, node, game.id, names))
        return undefined
      }
    }
  }
}
