/**
 * The audit of one page: its rows, its claims and their results, its messages, would-be claims, and foreign constructs.
 */
import {lineStarts, type Language, type Span} from '@tehai/kernel/source'
import type {MarkdownGame, ReadConstruct} from '@tehai/kernel/markdown'
import {mahjongMarkdown, markdownSettings, openFile} from '@tehai/core/markdown'
import {defaultSettings, type Settings} from '@tehai/core/page'
import type {PluggableList} from 'unified'
import type {SiteConstructs} from '../convert/foreign/foreign-construct.js'
import {findingsOf, type Finding} from '../markdown/findings.js'
import {readFrontMatter} from '../markdown/front-matter.js'
import {gamesOf, type ReaderSettings} from '../markdown/games.js'
import {parsePage} from '../markdown/reader.js'
import {pluginOf, watched} from '../markdown/watched-game.js'
import type {AuditedFinding, AuditedPage, ClaimCounts} from './audited-page.js'
import {foreignFound} from './foreign.js'
import {wouldBeClaims} from './would-be.js'

export interface AuditSettings {
  readonly reader: ReaderSettings
  /** Language of messages. */
  readonly lang: Language
  readonly site: SiteConstructs
}

/** A construct that was read, and its place. */
interface PlacedConstruct extends Span {
  readonly read: ReadConstruct
}

/** Audit a page. Never throws for any text. */
export async function auditPage(
  file: string,
  text: string,
  {reader, lang, site}: AuditSettings
): Promise<AuditedPage> {
  const front = readFrontMatter(text)
  const seen: PlacedConstruct[] = []
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
  const {reader: processor, tree: parsed, file: vfile} = await parsePage({readers}, text, file, lang)
  const tree = await processor.run(parsed, vfile)
  return {
    file,
    lang,
    constructs: seen.length,
    claims: countClaims(seen),
    findings: auditedFindings(findingsOf(vfile, front, lang), text, seen),
    wouldBe: wouldBeClaims(tree, settings, lang),
    foreign: await foreignFound(text, file, site, settings)
  }
}

function countClaims(seen: readonly PlacedConstruct[]): ClaimCounts {
  const counts = {true: 0, false: 0, filled: 0, partly: 0, unchecked: 0}
  for (const {read} of seen) for (const {state} of read.claims ?? []) counts[state]++
  return counts
}

/**
 * Findings with the constructs around them, which are looked up by position, since a page may have thousands of both.
 */
function auditedFindings(
  findings: readonly Finding[],
  text: string,
  seen: readonly PlacedConstruct[]
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

/** The construct at an offset, from constructs ordered by position; `null` between them. */
function constructAt(constructs: readonly PlacedConstruct[], offset: number): PlacedConstruct | null {
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
