/**
 * The card of a page: its text → SVG, and what is wrong in the page.
 */
import {basename, extname} from 'node:path'
import remarkRehype from 'remark-rehype'
import type {Root} from 'hast'
import type {DrawingCall} from '../picture/art-options.js'
import {firstHeading} from '../build/heading.js'
import {valueOf} from '../command/command.js'
import {checkText} from '../markdown/check.js'
import {findingsOf, type Finding} from '../markdown/findings.js'
import {pageLanguage, readFrontMatter} from '../markdown/front-matter.js'
import {drawersOf} from '../markdown/drawing.js'
import {gamesOf} from '../markdown/games.js'
import {mdxHandlers} from '../markdown/mdx.js'
import {parsePage, readerSettings} from '../markdown/reader.js'
import {cardSvg} from './card-svg.js'
import {firstPicture} from './first-picture.js'

/** A card that has been made. */
export interface MadeCard {
  readonly svg: string
  readonly findings: readonly Finding[]
}

/**
 * Make the card of a text.
 *
 * @param source
 *   Its file, or `-`.
 */
export async function makeCard(
  text: string,
  source: string,
  {art, given, terminal}: DrawingCall
): Promise<MadeCard> {
  const front = readFrontMatter(text)
  const lang = pageLanguage(front, text)
  const games = await gamesOf(text, {...readerSettings(given), lang})
  const {reader, tree, file} = await parsePage(games, text, source, lang)
  const heading = firstHeading(tree)
  const writer = reader()
    .use(remarkRehype, {handlers: mdxHandlers})
    // Each picture contains its own art: a picture that refers to art elsewhere on the page could not be moved out of
    // it.
    .use(await drawersOf(games, {...art, lang, output: 'inline'}))
  const picture = firstPicture((await writer.run(tree, file)) as unknown as Root)
  const svg = cardSvg({
    title: valueOf(given, 'title') ?? front.title ?? heading ?? basename(source, extname(source)),
    caption: picture?.caption ?? '',
    name: valueOf(given, 'name') ?? '',
    picture,
    language: lang,
    isDark: art.palette !== undefined && art.palette !== 'light'
  })
  const isRead = !terminal.isLanguageKnown || terminal.language === lang
  const findings = isRead ? findingsOf(file, front, lang) : await checkText(text, source, given, terminal)
  return {svg, findings}
}
