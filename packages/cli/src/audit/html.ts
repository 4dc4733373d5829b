/**
 * The audit of a site as one HTML file: no scripts, no other files, light and dark, and a picture of each construct that it
 * reports.
 */
import {basename} from 'node:path'
import {forEachLanguage, type Language} from '@tehai/kernel/source'
import type {Element, ElementContent, Root} from 'hast'
import rehypeStringify from 'rehype-stringify'
import type {Options as TileOptions} from 'rehype-tiles'
import {elementOf} from '@tehai/kernel/markup'
import {unified} from 'unified'
import {htmlPage} from '../build/page.js'
import {pageStyle} from '../build/style.js'
import {drawGames, type Games} from '../markdown/games.js'
import {countWords, severityWord} from '../report.js'
import type {AuditedFinding, AuditedPage, ForeignFound, WouldBeClaim} from './page.js'
import {totalsOf} from './totals.js'
import {auditWords, listCounts, reasonWords, states, stateWords} from './words.js'
import type {Words} from '../command.js'
import {commandWords} from '../words/commands.js'

const style = `
main { max-width: 56rem; }
.counts { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 0.6em; padding: 0; margin: 1em 0 2em; }
.counts div { padding: 0.6em 0.9em; border: 1px solid var(--line); border-radius: 0.4em; }
.counts dt { font-size: 0.85em; opacity: 0.8; }
.counts dd { margin: 0; font-size: 1.15em; font-variant-numeric: tabular-nums; }
.pages td:not(:first-child), .pages th:not(:first-child) { text-align: right; font-variant-numeric: tabular-nums; }
.pages th { vertical-align: bottom; line-height: 1.3; font-size: 0.9em; }
.pages td:first-child { overflow-wrap: anywhere; min-width: 10rem; }
details { margin: 0.8em 0; border: 1px solid var(--line); border-radius: 0.4em; }
summary { padding: 0.5em 0.9em; cursor: pointer; overflow-wrap: anywhere; }
details > section { padding: 0 0.9em; }
details h2 { margin: 0.6em 0; font-size: 1.05em; }
.item { padding: 0.8em 0; border-top: 1px solid var(--line); }
.item p { margin: 0.2em 0; overflow-wrap: anywhere; }
.item figure, .item .picture { margin: 0.5em 0; max-width: 100%; overflow-x: auto; font-size: 1.5em; line-height: 1.6; }
.item .picture figure { font-size: 1rem; }
.place { font-size: 0.85em; opacity: 0.8; }
.item code { overflow-wrap: anywhere; white-space: pre-wrap; }
.bad { color: #b3261e; } .good { color: #1b6e3c; }
@media (prefers-color-scheme: dark) { .bad { color: #ff9e94; } .good { color: #86d9a4; } }
`

/** Write the report. `folder`: what was audited, as it was given. */
export function auditHtml(
  pages: readonly AuditedPage[],
  folder: string,
  language: Language,
  games: Games,
  options: Readonly<TileOptions>
): string {
  const say = (words: Readonly<Record<Language, string>>): string => words[language]
  const noticed = pages.filter(page => page.findings.length + page.wouldBe.length + page.foreign.length > 0)
  const title = `${say(auditWords.title)}: ${folder === '-' ? 'stdin' : basename(folder) || folder}`
  const root: Root = {
    type: 'root',
    children: [
      node('h1', {}, title),
      countsList(pages, language),
      ...(noticed.length === 0 ? [node('p', {}, say(auditWords.nothing))] : [pagesTable(noticed, language)]),
      ...noticed.map(page => pageDetails(page, language))
    ]
  }
  drawGames(root, games, options)
  return htmlPage({
    lang: language,
    title,
    description: null,
    style: pageStyle(games.style() + style),
    body: unified().use(rehypeStringify).stringify(root)
  })
}

function node(
  tagName: string,
  properties: Element['properties'],
  ...children: readonly (ElementContent | string)[]
): Element {
  return nodeOf(
    tagName,
    properties,
    children.map(child => (typeof child === 'string' ? {type: 'text', value: child} : child))
  )
}

/** An element with as many children as a site has. */
function nodeOf(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return {type: 'element', tagName, properties, children}
}

function countsList(pages: readonly AuditedPage[], language: Language): Element {
  const {claims, errors, warnings, wouldBe, wouldBeFalse, foreign, convertible, constructs} = totalsOf(pages)
  const {
    pages: pagesWords,
    constructs: rowWords,
    claims: claimWords,
    findings,
    wouldBe: wouldBeWords
  } = auditWords
  const entries: readonly (readonly [Readonly<Record<Language, string>>, string])[] = [
    [pagesWords, String(pages.length)],
    [rowWords, String(constructs)],
    [
      claimWords,
      listCounts(
        states.map(state => [claims[state], stateWords[state]] as const),
        language
      )
    ],
    [findings, countWords(errors, warnings, language) || '0'],
    [
      wouldBeWords,
      listCounts(
        [
          [wouldBe - wouldBeFalse, stateWords.true],
          [wouldBeFalse, stateWords.false]
        ],
        language
      )
    ],
    [
      auditWords.foreign,
      `${foreign}${foreign > 0 ? ` (${listCounts([[convertible, commandWords.audit.canBeConverted]], language)})` : ''}`
    ]
  ]
  const items = entries.map(([term, value]) =>
    node('div', {}, node('dt', {}, term[language]), node('dd', {}, value))
  )
  return node('dl', {className: ['counts']}, ...items)
}

function pagesTable(pages: readonly AuditedPage[], language: Language): Element {
  const heads = [
    auditWords.page,
    auditWords.constructs,
    auditWords.claims,
    auditWords.falseClaims,
    auditWords.errors,
    auditWords.warnings,
    auditWords.wouldBe,
    auditWords.foreign
  ]
  const rows = pages.map(page => {
    const {claims, errors, warnings, wouldBe, foreign, constructs} = totalsOf([page])
    const all = states.reduce((count, state) => count + claims[state], 0)
    const numbers = [constructs, all, claims.false, errors, warnings, wouldBe, foreign]
    const link = node('a', {href: `#${anchorOf(page)}`}, page.file)
    return node('tr', {}, node('td', {}, link), ...numbers.map(number => node('td', {}, String(number))))
  })
  const head = node('tr', {}, ...heads.map(words => node('th', {scope: 'col'}, words[language])))
  const table = node('table', {className: ['pages']}, node('thead', {}, head), nodeOf('tbody', {}, rows))
  return node('div', {className: ['scroll'], tabIndex: 0}, table)
}

/** Words inside of a list. */
const lower = (words: Words): Words => forEachLanguage(language => words[language].toLowerCase())

const anchorOf = ({file}: AuditedPage): string => `page-${encodeURIComponent(file)}`

function pageDetails(page: AuditedPage, language: Language): Element {
  const hasErrors = page.findings.some(({finding}) => finding.severity === 'error')
  const {errors, warnings, wouldBe, foreign} = totalsOf([page])
  const counts = listCounts(
    [
      [errors, lower(auditWords.errors)],
      [warnings, lower(auditWords.warnings)],
      [wouldBe, lower(auditWords.wouldBe)],
      [foreign, lower(auditWords.foreign)]
    ],
    language
  )
  return node(
    'details',
    {id: anchorOf(page), open: hasErrors},
    node('summary', {}, node('strong', {}, page.file), `  ${counts}`),
    ...sectionOf(
      auditWords.findings[language],
      page.findings.map(one => findingItem(one, language))
    ),
    ...sectionOf(
      auditWords.wouldBe[language],
      page.wouldBe.map(one => wouldBeItem(one, language))
    ),
    ...sectionOf(
      auditWords.foreign[language],
      page.foreign.map(one => foreignItem(one, language))
    )
  )
}

function sectionOf(title: string, items: readonly Element[]): Element[] {
  return items.length === 0 ? [] : [nodeOf('section', {}, [node('h2', {}, title), ...items])]
}

type Shown = Pick<AuditedFinding, 'line' | 'column' | 'source' | 'markup'>

function item(
  {line, column, source, markup}: Omit<Shown, 'source'> & {readonly source: string | null},
  ...words: readonly ElementContent[]
): Element {
  const picture = markup ? [node('div', {className: ['picture']}, elementOf(markup))] : []
  const place = node('span', {className: ['place']}, `${line}:${column} `)
  return node(
    'div',
    {className: ['item']},
    node('p', {}, place, ...words),
    ...picture,
    ...(source === null ? [] : [node('p', {}, node('code', {}, source))])
  )
}

const noPaint = (_: string, text: string): string => text

function findingItem(one: AuditedFinding, language: Language): Element {
  const {severity, message} = one.finding
  const word = node(
    'strong',
    {className: severity === 'error' ? ['bad'] : []},
    severityWord(severity, language, noPaint)
  )
  return item(one, word, {type: 'text', value: ` ${message}`})
}

function wouldBeItem(one: WouldBeClaim, language: Language): Element {
  const word = node(
    'strong',
    {className: one.state === 'false' ? ['bad'] : ['good']},
    stateWords[one.state][language]
  )
  return item(
    {...one, source: null},
    word,
    {type: 'text', value: ' '},
    node('code', {}, one.suggestion),
    ...(one.message === null ? [] : [{type: 'text' as const, value: ` ${one.message}`}])
  )
}

function foreignItem(one: ForeignFound, language: Language): Element {
  const words = node('strong', {}, reasonWords(one.reason, language))
  const suggestion: ElementContent[] =
    one.suggestion === null ? [] : [{type: 'text', value: ' '}, node('code', {}, one.suggestion)]
  return item(one, words, ...suggestion)
}
