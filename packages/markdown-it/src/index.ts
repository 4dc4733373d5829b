/**
 * markdown-it-tehai: mahjong tiles for markdown-it, VitePress and Eleventy.
 *
 * An adapter: it finds the constructs among markdown-it's tokens, has @tehai/core read them and rehype-tiles draw them.
 */
import {constructsOf, documentOf, frontMatterOfData, openPage} from '@tehai/kernel/markdown'
import {printReport, reportPage} from '@tehai/kernel/report'
import {commonIds, mahjongDrawing, makePieceDrawer, sharedArt, type GameDrawing} from 'rehype-tiles/render'
import {siteGames, watchRecords} from 'rehype-tiles/site'
import {collect} from './collect.js'
import {drawAll} from './draw.js'
import {frontMatterIn, includeIn, pathOf} from './file.js'
import type {CoreState, MarkdownIt} from './host.js'
import type {Options} from './options.js'
import {blockType, carriedBy, carry, containerRule, inlineRule, rowRule} from './syntax.js'
import {isTemplate} from './vue.js'

export {messages} from '@tehai/core/markdown'
export type {OnError, Report} from '@tehai/kernel/markdown'
export type {OnMessage, PageError} from '@tehai/kernel/report'
export type {MarkdownIt} from './host.js'
export type {Options} from './options.js'

/** What `require` gives in CommonJS: the plugin itself. */
export {markdownItTehai as 'module.exports'}

/**
 * Add support for mahjong tiles: `md.use(tehai)`.
 *
 * @param options
 *   Configuration (optional).
 * @throws {TypeError} if an option has a value it cannot have.
 */
export default function markdownItTehai(md: MarkdownIt, options?: Readonly<Options> | null): void {
  const records = new Set<string>()
  const given = {...options, records: watchRecords(options?.records, path => void records.add(path))}
  const games = siteGames(given)
  const constructs = games.map(({markdown}) => constructsOf(markdown))
  const names = new Set(constructs.flatMap(({game}) => game.host.names))
  const drawings = games.map(({drawing}) => drawing)
  const inFile = idsInFile(given.sharedArt, drawings)
  const draw = makePieceDrawer(given, drawings)
  const drawTemplate = inFile ? makePieceDrawer({...given, output: given.output ?? 'defs'}, drawings) : draw
  const {onError} = games[0].markdown.host
  const onMessage = given.onMessage ?? printReport
  const pathIn = given.path ?? pathOf

  md.inline.ruler.before('link', 'tehai', inlineRule(names))
  md.block.ruler.before('fence', 'tehai', rowRule(names), {
    alt: ['paragraph', 'reference', 'blockquote', 'list', 'table']
  })
  md.block.ruler.before('fence', 'tehai_block', containerRule(names), {
    alt: ['paragraph', 'reference', 'blockquote', 'list']
  })
  md.core.ruler.push('tehai', readPage)
  md.renderer.rules[blockType] = (tokens, index) => `${carriedBy(tokens[index]!)!.html}\n`
  const inlineCode = md.renderer.rules['code_inline']
  md.renderer.rules['code_inline'] = (tokens, index, ...rest) =>
    carriedBy(tokens[index]!)?.html ?? inlineCode!(tokens, index, ...rest)

  function readPage({src, env, tokens, Token}: CoreState): void {
    const document = documentOf(src, pathIn(env))
    const front = frontMatterIn(env)
    const pages = constructs.map(one => openPage(one, document, frontMatterOfData(front, one.game)))
    records.clear()
    const found = collect(tokens, document, pages, md.utils.unescapeAll)
    includeIn(env, records)
    if (pages.some(({findings}) => findings.length > 0)) {
      reportPage(document, pages, {path: pathIn(env), onError, onMessage})
    }
    const definitions = isTemplate(env) ? drawAll(found, drawTemplate, {inFile}) : drawAll(found, draw)
    if (definitions === '') return
    const token = new Token(blockType, '', 0)
    carry(token, null).html = definitions
    tokens.unshift(token)
  }
}

/** Ids of the definitions that pages of VitePress take from a file; `null` where they have their own. */
function idsInFile(option: unknown, drawings: readonly GameDrawing[]): ReadonlySet<string> | null {
  if (option == null) return null
  if (option !== 'file')
    throw new TypeError(`Expected \`sharedArt\` to be \`file\`, got \`${String(option)}\``)
  return commonIds(sharedArt([mahjongDrawing()]), drawings)
}
