/**
 * The claim at an offset of a page, and what would be true there.
 */
import {parseMeta} from '@tehai/kernel/block'
import type {Language, Span} from '@tehai/kernel/source'
import {attributesAt, quoted, type AttributeAt} from '../syntax/attributes-at.js'
import {blockLineAt, linesOf} from '../syntax/block-line.js'
import {isLatinText, keyOfName, languageOfNames, type GameKey} from '../syntax/game-keys.js'
import type {OpenLine} from '../syntax/open-line.js'
import type {Construct, GameId, Page, ReadPage} from '../page/page.js'
import {counting, guessesOf, seenTileKeys, withHonba} from './guesses.js'
import {guessesByWait, type BlockOfClaim} from './guesses-by-wait.js'
import {soundClaims} from './sound-claims.js'
import {aloneOf, isTrueIn, languageOf, truthsOf} from './truth.js'

/** Whether a key says something that is checked. */
export const isClaim = ({group, id}: GameKey): boolean => group === 'claim' || id === 'answer'

/** Claims that must name something, such as a card or a table. The page fills in the result. */
const naming: ReadonlySet<string> = new Set(['take', 'table'])

/** Whether `?` may be written in place of a claim. */
export const isFilledIn = ({id}: GameKey): boolean => !naming.has(id)

/** The page of a block alone, with the line of a key replaced. */
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

/** The true values of a key in its block, in the language of the name of the key. */
export function truthsInBlock({read, page, block, key}: OpenLine, {id}: GameKey): readonly string[] {
  const {text} = page
  const {game} = block
  const inLanguage = metaInLanguage(page, block, key)
  const discard = figures.has(id) ? discardOf(page, block) : null
  const named = discard === null ? tilesNamed(page, block, key) : [discard]
  const apart = figures.has(id) ? figures : counting.has(id) ? pointClaims : null
  const value = apart ? withoutLines(page, block, key, apart) : block.value
  const pageWith = (rest: string, lines: string) =>
    alone(page, {...block, value: rest, meta: inLanguage}, key, lines)
  const pageOf = (rest: string, claim: string) => pageWith(rest, `${id}: ${claim}`)
  const all = truthsOf(read, pageOf(value, '?'), game, id, named)
  const claims = discard === null ? all : truthsOfDiscard(all, discard)
  const truths = figures.has(id) ? claims : soundClaims(claims, claim => read(pageOf(value, claim)))
  if (game !== 'mahjong' || truths.length === 0) return truths
  const {constructs: filled} = read(pageOf(value, '?'))
  const words = languageOf(filled, game)
  const isRight = (guess: string) => {
    const {constructs, diagnostics} = read(pageOf(value, guess))
    return isTrueIn(constructs, game, id) && !diagnostics.some(one => one.id === `false-${id}`)
  }
  if (id === 'score') {
    const shown = filled.flatMap(one => one.shown)
    const right = withHonba(truths, shown, words).filter(isRight)
    return [...truths.slice(0, BEFORE_GUESSES), ...right, ...truths.slice(BEFORE_GUESSES)]
  }
  if (!counting.has(id)) return truths
  const waiting: BlockOfClaim = {
    read,
    pageWith: (without, lines) =>
      pageWith(withoutLines(page, {...block, value}, key, new Set(without)), lines),
    has: other => linesOf(text, block).some(line => idOf(page, block, line.key) === other),
    language: words
  }
  const byWait = id === 'waits' ? guessesByWait(waiting, truths[0]!).filter(isRight) : []
  const bare = withoutLines(page, {...block, value}, key, seenTileKeys)
  const handTruths = bare === value ? [] : truthsOf(read, pageOf(bare, '?'), game, id, named)
  const right = guessesOf(id, truths, handTruths, value, words).filter(isRight)
  const [first, ...rest] = truths
  const certain = [first!, ...byWait, ...rest]
  return [...certain.slice(0, BEFORE_GUESSES), ...right, ...certain.slice(BEFORE_GUESSES)]
}

/** The options of a block. If they do not set a language, the language of the name of a key is added. */
function metaInLanguage(page: Page, block: Construct, key: Span): string | null {
  const {text} = page
  const {game, meta} = block
  const language = languageOfLine(page, block, key)
  const hasOwn =
    /\blang=/.test(meta ?? '') ||
    linesOf(text, block).some(
      line => keyOfName(game, text.slice(line.key.start, line.key.end))?.id === 'lang'
    )
  return language === null || hasOwn ? meta : `${meta ?? ''} lang=${language}`
}

/**
 * The language of the name of a key, or of the names in its block if the name belongs to several languages; `null` for
 * Latin letters.
 */
export function languageOfLine({text}: Page, block: Construct, key: Span): Language | null {
  const name = text.slice(key.start, key.end)
  if (isLatinText(name)) return null
  const others = linesOf(text, block).flatMap(line =>
    line.value ? [text.slice(line.key.start, line.key.end)] : []
  )
  return languageOfNames(block.game, [name]) ?? languageOfNames(block.game, others)
}

/** What is certain comes first. */
const BEFORE_GUESSES = 3

/** Claims that share one table of figures, which a block shows only once. */
const figures: ReadonlySet<string> = new Set(['value', 'win-rate', 'tenpai-rate'])

/** Claims about points, which are the slowest to check. Claims that count tiles do not depend on them. */
const pointClaims: ReadonlySet<string> = new Set([
  'score',
  'yaku',
  'fu',
  'payments',
  'scores-after',
  'safe',
  ...figures
])

/** The lines of a block without those of some keys, except for the line of one key. */
function withoutLines({text}: Page, block: Construct, key: Span, ids: ReadonlySet<string>): string {
  const lines = block.value.split('\n')
  for (const line of linesOf(text, block)) {
    const id = line.value && idOf({text}, block, line.key)
    const at = text.slice(block.start, line.key.start).split('\n').length - 2
    if (id && ids.has(id) && line.key.start !== key.start) lines[at] = ''
  }
  return lines.join('\n')
}

/** The discard that a block names: figures are those after it. */
function discardOf(page: Page, block: Construct): string | null {
  const {text} = page
  const values = linesOf(text, block).flatMap(({key, value}) =>
    value && idOf(page, block, key) === 'after' ? [text.slice(value.start, value.end)] : []
  )
  return /^\d[mpsz](?![\da-z])/.exec(values.at(-1) ?? '')?.[0] ?? null
}

/** The figures of a discard, with and without its tile. */
function truthsOfDiscard(truths: readonly string[], discard: string): readonly string[] {
  const said = truths.find(truth => truth.startsWith(`${discard} `))
  return said === undefined ? [] : [said, said.slice(discard.length + 1)]
}

const idOf = ({text}: Pick<Page, 'text'>, {game}: Construct, {start, end}: Span): string | undefined =>
  keyOfName(game, text.slice(start, end))?.id

/** Tiles at the beginning of the other claims of a block: `value: 9m 1890`. */
function tilesNamed({text}: Page, block: Construct, key: Span): readonly string[] {
  return linesOf(text, block).flatMap(line => {
    const of = line.value ? keyOfName(block.game, text.slice(line.key.start, line.key.end)) : null
    if (!line.value || !of || !isClaim(of) || line.key.start === key.start) return []
    const tile = /^\d[mpsz](?=\s|$)/.exec(text.slice(line.value.start, line.value.end))?.[0]
    return tile === undefined ? [] : [tile]
  })
}

/**
 * The true values of an option of a row in a line of text, or of a block. If a row has several claims, the last one is
 * filled in.
 */
export function truthsInAttributes(
  read: ReadPage,
  page: Page,
  {game, kind, label, meta, name, value, from}: AttributeAt,
  {id}: GameKey
): readonly string[] {
  const rest = meta.slice(0, name.start - from) + meta.slice((value ?? name).end - from)
  const others = game === 'hanafuda' ? withoutClaims(rest) : rest
  const pageOf = (claim: string) =>
    aloneOf(page, {game, kind, meta: `${others} ${id}=${quoted(claim)}`}, label)
  return soundClaims(truthsOf(read, pageOf('?'), game, id), claim => read(pageOf(claim))).map(quoted)
}

/** Options without claims, since those of cards in a line are shown as one text. */
const withoutClaims = (meta: string): string =>
  parseMeta(meta).parts.reduceRight((rest, {type, name, start, end}) => {
    const key = type === 'option' ? keyOfName('hanafuda', name) : null
    return key && isClaim(key) ? rest.slice(0, start) + rest.slice(end) : rest
  }, meta)

/** The range of a claim, and the true claims that may be written there, the usual form first. */
export interface TrueClaim extends Span {
  /** The id of its key. */
  readonly key: string
  readonly game: GameId
  readonly truths: readonly string[]
}

/** The true claims for the claim at an offset; `null` if there is no claim. */
export function trueClaimAt(read: ReadPage, page: Page, offset: number): TrueClaim | null {
  const {text} = page
  const block = page.constructs.find(
    ({kind, start, end}) => kind === 'block' && start < offset && offset <= end
  )
  if (!block) {
    const row = attributesAt(page, offset)
    const key = row?.value ? keyOfName(row.game, text.slice(row.name.start, row.name.end)) : null
    if (!row?.value || !key || !isClaim(key)) return null
    return {...row.value, key: key.id, game: row.game, truths: truthsInAttributes(read, page, row, key)}
  }
  const line = blockLineAt(text, block, offset)
  const key = line?.value ? keyOfName(block.game, text.slice(line.key.start, line.key.end)) : null
  if (!line?.value || !key || !isClaim(key)) return null
  return {
    ...line.value,
    key: key.id,
    game: block.game,
    truths: truthsInBlock({read, page, block, key: line.key}, key)
  }
}
