/**
 * markdown-it-tehai: mahjong tiles for markdown-it, VitePress and Eleventy.
 *
 * An adapter: it finds the constructs among markdown-it's tokens, has @tehai/core read them and rehype-tiles draw them.
 */
import {
  almostPattern,
  documentOf,
  frontMatterOfData,
  markdownSettings,
  openFile,
  reportText,
  tell,
  type OnMessage
} from '@tehai/core/markdown'
import {makePieceDrawer} from 'rehype-tiles/render'
import {collect} from './collect.js'
import {drawAll} from './draw.js'
import {frontMatterIn, pathOf} from './file.js'
import type {CoreState, MarkdownIt} from './host.js'
import type {Options} from './options.js'
import {blockType, carriedBy, carry, inlineRule, rowRule} from './syntax.js'

export {messages} from '@tehai/core/markdown'
export type {OnError, OnMessage, PageError, Report} from '@tehai/core/markdown'
export type {MarkdownIt} from './host.js'
export type {Options} from './options.js'

/**
 * Add support for mahjong tiles: `md.use(tehai)`.
 *
 * @param options
 *   Configuration (optional).
 * @throws {TypeError} if an option has a value it cannot have.
 */
export default function markdownItTehai(md: MarkdownIt, options?: Readonly<Options> | null): void {
  const settings = markdownSettings(options)
  const names = new Set(settings.names)
  const wanted = {
    names,
    almost: almostPattern(names),
    inlineCode: settings.inlineCode,
    unescape: md.utils.unescapeAll
  }
  const draw = makePieceDrawer(options ?? {})
  const onMessage = options?.onMessage ?? print
  const pathIn = options?.path ?? pathOf

  md.inline.ruler.before('link', 'tehai', inlineRule(names))
  md.block.ruler.before('fence', 'tehai', rowRule(names), {
    alt: ['paragraph', 'reference', 'blockquote', 'list', 'table']
  })
  md.core.ruler.push('tehai', readPage)
  md.renderer.rules[blockType] = (tokens, index) => `${carriedBy(tokens[index]!)!.html}\n`
  const inlineCode = md.renderer.rules['code_inline']
  md.renderer.rules['code_inline'] = (tokens, index, ...rest) =>
    carriedBy(tokens[index]!)?.html ?? inlineCode!(tokens, index, ...rest)

  function readPage({src, env, tokens, Token}: CoreState): void {
    const document = documentOf(src)
    const page = openFile(document, frontMatterOfData(frontMatterIn(env)), settings)
    const collected = collect(tokens, document, page.settings, wanted)
    const findings = [...page.findings, ...collected.findings]
    if (findings.length > 0) {
      const {onError} = settings
      tell(document, findings, {path: pathIn(env), language: page.settings.lang, onError, onMessage})
    }
    const definitions = drawAll(collected.found, draw)
    if (definitions === '') return
    const token = new Token(blockType, '', 0)
    carry(token, null).html = definitions
    tokens.unshift(token)
  }
}

const print: OnMessage = (report, path) => console.warn(reportText(path, report))
