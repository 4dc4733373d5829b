/**
 * The overview of a report as HTML: the counts of all pages, and a table of the pages with findings.
 */
import type {Language} from '@tehai/kernel/source'
import type {Element} from 'hast'
import {countWords} from '../terminal/report.js'
import {commandWords} from '../words/commands.js'
import {anchorOf} from './html-page.js'
import {node, nodeOf} from './html-node.js'
import type {AuditedPage} from './audited-page.js'
import {totalsOf} from './totals.js'
import {auditWords, listCounts, states, stateWords} from './words.js'

/** The counts of all pages. */
export function countsList(pages: readonly AuditedPage[], language: Language): Element {
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

/** The counts of each page, with links. */
export function pagesTable(pages: readonly AuditedPage[], language: Language): Element {
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
