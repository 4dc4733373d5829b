/**
 * The audit of one page: its rows, its claims and what came of them, what is wrong, what would be a claim, and foreign
 * constructs. Plain JSON but for the markup of what it shows.
 */
import {lineStarts, placeOf, type Language, type Span} from '@tehai/kernel/source'
import {claimChecker} from '@tehai/core/claims'
import {escapeLabel, writtenRow, type MarkdownGame, type ReadConstruct} from '@tehai/kernel/markdown'
import {mahjongMarkdown, markdownSettings, openFile} from '@tehai/core/markdown'
import {
  checkInline,
  findKey,
  sentenceOf,
  defaultSettings,
  type ClaimState,
  type Settings
} from '@tehai/core/page'
import {parseMeta, formatMeta} from '@tehai/kernel/block'
import type {MarkupElement} from '@tehai/kernel/markup'
import type {Root} from 'mdast'
import type {PluggableList} from 'unified'
import {findConstructs} from '../convert/constructs.js'
import {foreignOutcomes} from '../convert/foreign-outcomes.js'
import type {PassedReason} from '../convert/passed-reason.js'
import type {SiteConstructs} from '../convert/foreign-construct.js'
import {findingsOf, type Finding} from '../markdown/findings.js'
import {readFrontMatter} from '../markdown/front-matter.js'
import {gamesOf, type ReaderSettings} from '../markdown/games.js'
import {parsePage} from '../markdown/reader.js'
import {pluginOf, watched} from '../markdown/watched.js'
import {proseClaims} from './prose.js'

/** How many claims came out how. */
export type ClaimCounts = Readonly<Record<ClaimState, number>>

/** Something on a page, with what it shows. Lines and columns count from 1. */
interface OnPage {
  readonly line: number
  readonly column: number
  /** The text as it is on the page. */
  readonly source: string
  /** What it shows; `null` where that is unknown. */
  readonly markup: MarkupElement | null
}

/** A message of the check and the construct that it refers to. */
export interface AuditedFinding extends OnPage {
  readonly finding: Finding
}

/** A row of which the words beside it say something. */
export interface WouldBeClaim extends OnPage {
  readonly key: 'waits' | 'shanten'
  readonly value: string
  /** Whether the claim would be true. */
  readonly state: ClaimState
  /** What would be said of it; `null` where nothing is. */
  readonly message: string | null
  /** The construct with its claim. */
  readonly suggestion: string
}

/** A construct of another site or program. */
export interface ForeignFound extends OnPage {
  /** `convertible`, `error`: it cannot be read; or why `tehai convert` passes it over. */
  readonly reason: 'convertible' | 'error' | PassedReason
  /** What `tehai convert` would make of it. */
  readonly suggestion: string | null
}

export interface AuditedPage {
  readonly file: string
  readonly lang: Language
  /** Constructs of tiles: `:tiles[…]`, `::tiles[…]`, ```mahjong. */
  readonly constructs: number
  readonly claims: ClaimCounts
  readonly findings: readonly AuditedFinding[]
  readonly wouldBe: readonly WouldBeClaim[]
  readonly foreign: readonly ForeignFound[]
}

export interface AuditSettings {
  readonly reader: ReaderSettings
  /** Language of messages. */
  readonly lang: Language
  readonly site: SiteConstructs
}

/** A construct that was read, and its place. */
interface Seen extends Span {
  readonly read: ReadConstruct
}

/** Audit a page. Never throws for any text. */
export async function auditPage(
  file: string,
  text: string,
  {reader, lang, site}: AuditSettings
): Promise<AuditedPage> {
  const front = readFrontMatter(text)
  const seen: Seen[] = []
  let settings: Settings = defaultSettings
  const options = {...reader, lang}
  const {hanafudaRules, ...mahjongOptions} = options
  const game = watched(mahjongMarkdown(mahjongOptions), (read, span) => seen.push({read, ...span}))
  const base = markdownSettings(mahjongOptions)
  const opened: MarkdownGame = {
    ...game,
    open(document, matter) {
      settings = openFile(document, matter, base).settings
      return game.open(document, matter)
    }
  }
  const games = await gamesOf(text, {...mahjongOptions, hanafudaRules})
  const [, ...otherReaders] = games.readers
  const readers: PluggableList = [[pluginOf, opened], ...otherReaders]
  const {reader: processor, tree: parsed, file: vfile} = parsePage({readers}, text, file, lang)
  const tree = await processor.run(parsed, vfile)
  return {
    file,
    lang,
    constructs: seen.length,
    claims: countClaims(seen),
    findings: auditedFindings(findingsOf(vfile, front, lang), text, seen),
    wouldBe: wouldBeClaims(tree, settings, lang),
    foreign: foreignFound(text, file, site, settings)
  }
}

function countClaims(seen: readonly Seen[]): ClaimCounts {
  const counts = {true: 0, false: 0, filled: 0, partly: 0, unchecked: 0}
  for (const {read} of seen) for (const {state} of read.claims ?? []) counts[state]++
  return counts
}

/** Findings with the constructs around them, which are looked up by their places: a page may have thousands of both. */
function auditedFindings(
  findings: readonly Finding[],
  text: string,
  seen: readonly Seen[]
): readonly AuditedFinding[] {
  const starts = findings.length > 0 ? lineStarts(text) : []
  const constructs = seen.toSorted((a, b) => a.start - b.start)
  return findings.map(finding => {
    const {line, column} = finding
    const construct = constructAt(constructs, (starts[line - 1] ?? 0) + column - 1)
    const source = construct ? text.slice(construct.start, construct.end) : finding.actual
    return {finding, line, column, source, markup: construct?.read.markup ?? null}
  })
}

/** The construct at an offset, of constructs in the order of their places; `null` between them. */
function constructAt(constructs: readonly Seen[], offset: number): Seen | null {
  let low = 0
  let high = constructs.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (constructs[middle]!.start <= offset) low = middle + 1
    else high = middle
  }
  const last = constructs[low - 1]
  return last && offset < last.end ? last : null
}

function wouldBeClaims(tree: Root, settings: Settings, lang: Language): WouldBeClaim[] {
  const {checkClaim} = claimChecker()
  const seen = new Set<string>()
  return proseClaims(tree).flatMap(({node, key, value, isOfTable}): WouldBeClaim[] => {
    const meta = node.meta ?? ''
    if (parseMeta(meta).parts.some(({name}) => findKey(name)?.key.id === key)) return []
    const attributes = [meta, formatMeta({[key]: value})].filter(Boolean).join(' ')
    const {claims, markup, messages, attributeMessages} = checkInline(node.value, {
      settings,
      attributes,
      checkClaim
    })
    const claim = claims.find(one => one.key === key)
    if (!claim || messages.length > 0) return []
    if (claim.state === 'unchecked' || claim.value !== value) return []
    if (!isOfTable && !isLikely(node.value, claim.state)) return []
    const {line = 1, column = 1} = node.position?.start ?? {}
    const suggestion = `:tiles[${escapeLabel(node.value)}]{${attributes}}`
    const source = node.source ?? `:tiles[${escapeLabel(node.value)}]`
    const place = `${line}:${column}:${key}:${value}`
    if (seen.has(place)) return []
    seen.add(place)
    const [first] = attributeMessages
    const message = first ? sentenceOf(first, attributes, lang) : null
    return [{key, value, state: claim.state, message, line, column, source, suggestion, markup}]
  })
}

/**
 * Whether words refer to a row. They rarely refer to one or two tiles, and where the claim would be false, only a shape that
 * can be tenpai is worth reporting.
 */
function isLikely(row: string, state: ClaimState): boolean {
  const count = row.match(/[0-9東南西北白發発中]/g)?.length ?? 0
  return state === 'false' ? count >= 4 && count % 3 === 1 : count >= 2
}

function foreignFound(text: string, file: string, site: SiteConstructs, settings: Settings): ForeignFound[] {
  const body = text.replace(/^\uFEFF/, '')
  const {outcomes, passedOver} = foreignOutcomes(body, findConstructs(body, file), {
    from: 'auto',
    to: 'auto',
    y: settings.y,
    pageDialect: settings.dialect === 'auto' ? null : settings.dialect,
    inlineCode: '',
    strict: false,
    inHtml: true,
    site
  })
  const found = [
    ...outcomes.map(({start, end, edits}) => ({
      start,
      end,
      reason: edits ? ('convertible' as const) : ('error' as const),
      suggestion: edits?.[0]?.text ?? null
    })),
    ...passedOver.map(one => ({...one, suggestion: null}))
  ]
  const starts = found.length > 0 ? lineStarts(body) : []
  return found
    .toSorted((a, b) => a.start - b.start)
    .map(({start, end, reason, suggestion}) => {
      const {line, column} = placeOf(starts, start)
      return {
        line,
        column,
        source: body.slice(start, end),
        reason,
        suggestion,
        markup: markupOf(suggestion, settings)
      }
    })
}

/** What a written `:tiles[…]` shows. */
function markupOf(written: string | null, settings: Settings): MarkupElement | null {
  const row = written === null || written.includes('\n') ? null : writtenRow(written, false)
  if (!row) return null
  return checkInline(row.value, {settings, attributes: row.meta ?? ''}).markup
}
