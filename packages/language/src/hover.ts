/**
 * Hover: a row in words and as a picture, what the engine knows about it, what a key is for, and the true value of a
 * claim.
 */
import type {Span} from '@tehai/kernel/source'
import {renderSvg} from 'rehype-tiles/render'
import {
  attributesAt,
  fenceOptionAt,
  htmlRowAt,
  type AttributeAt,
  type HtmlRow
} from './syntax/attributes-at.js'
import {blockLineAt, linesOf} from './syntax/block-line.js'
import {alone, isClaim, isFilledIn} from './claims/claim-at.js'
import {exampleOf, isLatinText, keyOfName, languageOfNames, nameOf, type GameKey} from './syntax/game-keys.js'
import type {OpenLine} from './syntax/open-line.js'
import {aloneOf, isInLine, truthIn} from './claims/truth.js'
import type {Construct, GameId, Page, ReadPage} from './page/page.js'

/** What is known about a place. */
export interface Hover extends Span {
  /** The key at the place; `null` on a row. */
  readonly key: GameKey | null
  /** The row as the text of an SVG file, with its text alternative; `null` on a key, and for cards. */
  readonly svg: string | null
  /** What the engine knows about the row, the most interesting first: key and claim. */
  readonly facts: readonly (readonly [key: string, claim: string])[]
}

/** Claims of a row that are worth knowing; those that do not apply to it are not filled in. */
const interesting = ['score', 'yaku', 'waits', 'shanten', 'ukeire']

/** What is known at an offset; `null` if nothing is known. */
export function hoverAt(read: ReadPage, page: Page, offset: number): Hover | null {
  const {text} = page
  const construct =
    page.constructs.find(({start, end}) => start <= offset && offset < end) ?? htmlRowAt(page, offset)
  if (!construct) return null
  if (construct.kind === 'inline')
    return optionHover(attributesAt(page, offset), text, offset) ?? rowHover(read, page, construct, construct)
  const line = blockLineAt(text, construct, offset)
  if (!line) return optionHover(fenceOptionAt(page, construct, offset), text, offset)
  if (line.key.end === line.key.start) return null
  const key = line.value ? keyOfName(construct.game, text.slice(line.key.start, line.key.end)) : null
  if (key && offset <= line.key.end) return keyHover(construct.game, key, line.key, text)
  if (line.value && key && isClaim(key) && isFilledIn(key))
    return claimHover({read, page, block: construct, key: line.key}, key, line.value)
  const isRow = !line.value || key?.row !== undefined
  return isRow ? rowHover(read, page, construct, line.value ?? line.key) : null
}

/** What the name of an option is for; `null` elsewhere. */
function optionHover(option: AttributeAt | null, text: string, offset: number): Hover | null {
  if (!option || offset > option.name.end) return null
  const key = keyOfName(option.game, text.slice(option.name.start, option.name.end))
  return key && keyHover(option.game, key, option.name, text)
}

/** A key with its name and its example in the language of its name on the page. */
function keyHover(game: GameId, key: GameKey, {start, end}: Span, text: string): Hover {
  const written = text.slice(start, end)
  const language = isLatinText(written) ? null : languageOfNames(game, [written])
  const name = nameOf(key, language === null, language)
  const names = [name, ...key.names.filter(one => one !== name)]
  const example = exampleOf(game, key, language)
  return {start, end, key: {...key, names, example}, svg: null, facts: []}
}

/** The true value of a claim; `null` if the rules do not determine it. */
function claimHover(
  {read, page, block, key: place}: OpenLine,
  {id}: GameKey,
  {start, end}: Span
): Hover | null {
  const {constructs} = read(alone(page, block, place, `${id}: ?`))
  const claim = isInLine(constructs, block.game, id) ? truthIn(constructs, block.game, id) : ''
  return claim === '' ? null : {start, end, key: null, svg: null, facts: [[id, claim]]}
}

function rowHover(read: ReadPage, page: Page, construct: Construct | HtmlRow, {start, end}: Span): Hover {
  const {text} = page
  const {game, kind, value} = construct
  const row = kind === 'inline' ? value : text.slice(start, end)
  const written = new Set(
    kind === 'inline'
      ? []
      : linesOf(text, construct).map(line => keyOfName(game, text.slice(line.key.start, line.key.end))?.id)
  )
  const open = game === 'mahjong' ? interesting.filter(key => !written.has(key)) : []
  // A row in a line of text is read as a block, where several claims can be filled in at once.
  const lines = [value, ...open.map(key => `${key}: ?`)].join('\n')
  const {constructs} = read(aloneOf(page, {...construct, kind: 'block'}, lines))
  const said = open.filter(key => isInLine(constructs, game, key))
  const facts = said
    .map(key => [key, truthIn(constructs, game, key)] as const)
    .filter(([, claim]) => claim !== '')
  return {start, end, key: null, svg: game === 'mahjong' ? renderSvg(row, {}, 48).picture : null, facts}
}
