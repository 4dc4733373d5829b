/**
 * One page of a report as HTML: its messages, would-be claims and foreign constructs, each with its picture.
 */
import {elementOf} from '@tehai/kernel/markup'
import {forEachLanguage, type Language} from '@tehai/kernel/source'
import type {Element, ElementContent} from 'hast'
import type {Words} from '../command/command.js'
import {severityWord} from '../terminal/report.js'
import type {AuditedFinding, AuditedPage, ForeignFinding, WouldBeClaim} from './audited-page.js'
import {node, nodeOf} from './html-node.js'
import {totalsOf} from './totals.js'
import {auditWords, listCounts, reasonWords, stateWords} from './words.js'

/** Words inside of a list. */
const lower = (words: Words): Words => forEachLanguage(language => words[language].toLowerCase())

/** The id of a page in the report. */
export const anchorOf = ({file}: AuditedPage): string => `page-${encodeURIComponent(file)}`

/** A page that can be unfolded. Pages with errors are unfolded from the start. */
export function pageDetails(page: AuditedPage, language: Language): Element {
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

type ShownFinding = Pick<AuditedFinding, 'line' | 'column' | 'source' | 'markup'>

function item(
  {line, column, source, markup}: Omit<ShownFinding, 'source'> & {readonly source: string | null},
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

function foreignItem(one: ForeignFinding, language: Language): Element {
  const words = node('strong', {}, reasonWords(one.reason, language))
  const suggestion: ElementContent[] =
    one.suggestion === null ? [] : [{type: 'text', value: ' '}, node('code', {}, one.suggestion)]
  return item(one, words, ...suggestion)
}
