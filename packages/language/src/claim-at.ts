/**
 * The claim at a place of a page, and what is true in its place.
 */
import type {Span} from '@tehai/kernel/source'
import {attributesAt} from './attributes-at.js'
import {blockLineAt, linesOf} from './block-line.js'
import {isLatinText, keyOfName, languageOfNames, type GameKey} from './game-keys.js'
import type {Construct, GameId, Page, ReadPage} from './page.js'
import {counting, guessesOf, ofSeenTiles} from './claim-guesses.js'
import {aloneOf, isTrueIn, languageOf, truthsOf} from './truth.js'

/** Whether a key says something that is checked. */
export const isClaim = ({group, id}: GameKey): boolean => group === 'claim' || id === 'answer'

/** The page of a block alone, with another line in place of the one at a key. */
export function alone(
  page: Page,
  {game, kind, meta, ...block}: Pick<Construct, 'game' | 'kind' | 'meta' | 'start' | 'value'>,
  key: Span,
  line: string
): string {
  const index = page.text.slice(block.start, key.start).split('\n').length - 2
  const lines = block.value.split('\n')
  lines[index] = line
  return aloneOf(page, {game, kind, meta}, lines.join('\n'))
}

/** What is true of a key in place of its line in a block, in the language of its name. */
export function truthsInBlock(
  read: ReadPage,
  page: Page,
  block: Construct,
  key: Span,
  {id}: GameKey
): readonly string[] {
  const {text} = page
  const {game, meta} = block
  const name = text.slice(key.start, key.end)
  const language = isLatinText(name) ? null : languageOfNames(game, [name])
  const hasOwn =
    /\blang=/.test(meta ?? '') ||
    linesOf(text, block).some(
      line => keyOfName(game, text.slice(line.key.start, line.key.end))?.id === 'lang'
    )
  const tag = language === null || hasOwn ? null : language
  const inLanguage = tag === null ? meta : `${meta ?? ''} lang=${tag}`
  const named = tilesNamed(page, block, key)
  const value = figures.has(id) ? withoutLines(page, block, key, figures) : block.value
  const pageWith = (lines: string, claim: string) =>
    alone(page, {...block, value: lines, meta: inLanguage}, key, `${id}: ${claim}`)
  const truths = truthsOf(read, pageWith(value, '?'), game, id, named)
  if (game !== 'mahjong' || !counting.has(id) || truths.length === 0) return truths
  const bare = withoutLines(page, block, key, ofSeenTiles)
  const ofHand = bare === value ? [] : truthsOf(read, pageWith(bare, '?'), game, id, named)
  const words = languageOf(read(pageWith(value, '?')).constructs, game)
  const right = guessesOf(id, truths, ofHand, value, words).filter(guess => {
    const {constructs, diagnostics} = read(pageWith(value, guess))
    return isTrueIn(constructs, game, id) && !diagnostics.some(one => one.id === `false-${id}`)
  })
  return [...truths.slice(0, BEFORE_GUESSES), ...right, ...truths.slice(BEFORE_GUESSES)]
}

/** What is certain comes first. */
const BEFORE_GUESSES = 3

/** Claims whose figures are in one table, which a block shows once. */
const figures: ReadonlySet<string> = new Set(['value', 'win-rate', 'tenpai-rate'])

/** The lines of a block with nothing in place of those of some keys, other than the one at a key. */
function withoutLines({text}: Page, block: Construct, key: Span, ids: ReadonlySet<string>): string {
  const lines = block.value.split('\n')
  for (const line of linesOf(text, block)) {
    const id = line.value && keyOfName(block.game, text.slice(line.key.start, line.key.end))?.id
    const at = text.slice(block.start, line.key.start).split('\n').length - 2
    if (id && ids.has(id) && line.key.start !== key.start) lines[at] = ''
  }
  return lines.join('\n')
}

/** Tiles with which the other claims of a block begin: `value: 9m 1890`. */
function tilesNamed({text}: Page, block: Construct, key: Span): readonly string[] {
  return linesOf(text, block).flatMap(line => {
    const of = line.value ? keyOfName(block.game, text.slice(line.key.start, line.key.end)) : null
    if (!line.value || !of || !isClaim(of) || line.key.start === key.start) return []
    const tile = /^\d[mpsz](?=\s|$)/.exec(text.slice(line.value.start, line.value.end))?.[0]
    return tile === undefined ? [] : [tile]
  })
}

/** What is true of an option of a row in a line of text. Of several claims, the last is filled in. */
export function truthsInAttributes(
  read: ReadPage,
  page: Page,
  {game, label, meta, name, value, from}: NonNullable<ReturnType<typeof attributesAt>>,
  {id}: GameKey
): readonly string[] {
  const others = meta.slice(0, name.start - from) + meta.slice((value ?? name).end - from)
  const construct = {game, kind: 'inline', meta: `${others} ${id}=?`} as const
  return truthsOf(read, aloneOf(page, construct, label), game, id).map(quoted)
}

const quoted = (words: string) => (/[\s"'=<>`]/.test(words) ? `"${words.replaceAll('"', '&quot;')}"` : words)

/** A range that a claim is written in, and what may be written there truly, the usual form first. */
export interface TrueClaim extends Span {
  readonly game: GameId
  readonly truths: readonly string[]
}

/** What is true in place of the claim at an offset; `null` where there is no claim. */
export function trueClaimAt(read: ReadPage, page: Page, offset: number): TrueClaim | null {
  const {text} = page
  const block = page.constructs.find(
    ({kind, start, end}) => kind === 'block' && start < offset && offset <= end
  )
  if (!block) {
    const row = attributesAt(text, offset)
    const key = row?.value ? keyOfName(row.game, text.slice(row.name.start, row.name.end)) : null
    if (!row?.value || !key || !isClaim(key)) return null
    return {...row.value, game: row.game, truths: truthsInAttributes(read, page, row, key)}
  }
  const line = blockLineAt(text, block, offset)
  const key = line?.value ? keyOfName(block.game, text.slice(line.key.start, line.key.end)) : null
  if (!line?.value || !key || !isClaim(key)) return null
  return {...line.value, game: block.game, truths: truthsInBlock(read, page, block, line.key, key)}
}
