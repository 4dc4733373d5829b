/**
 * Settings of one file: those of the site, then those of its front matter.
 */
import {rulesOfText} from '../claims/rules.js'
import {claimMessage} from '../page/check/result/claim-messages.js'
import {languageOf} from '@tehai/kernel/block'
import {fileSettings, type RulesSetting, type Settings} from '../page/grammar/keys/options.js'
import {textOfValue, type Message} from '@tehai/kernel/source'
import {
  type Document,
  findingsOf,
  placesFrom,
  type Finding,
  type Places,
  type FrontMatter
} from '@tehai/kernel/markdown'
import type {MarkdownSettings} from './settings.js'

/** A file whose front matter has been read. */
export interface OpenFile {
  readonly settings: Settings
  /** Findings about the front matter of the file. */
  readonly findings: readonly Finding[]
}

/** Settings of a file, and what could not be read in its front matter. */
export function openFile(document: Document, front: FrontMatter, site: MarkdownSettings): OpenFile {
  const language = site.fixedLanguage || front.lang === null ? undefined : languageOf(front.lang)
  const base: Settings = language ? {...site.page, lang: language} : site.page
  if (front.options.length === 0 && front.messages.length === 0) return {settings: base, findings: []}
  const read = fileSettings(base, front.options)
  const places: Places = front.placed ? placesFrom(document, offset => offset) : () => null
  return {
    settings: read.settings,
    findings: findingsOf(
      [...front.messages, ...read.messages, ...rulesMessages(front)],
      document.text,
      places
    )
  }
}

/** The unknown parts of the rules that a front matter names. */
function rulesMessages({options}: FrontMatter): Message[] {
  const option = options.findLast(({name}) => name === 'rules')
  const rules = rulesOf(option?.value)
  const {start, end} = option?.valueSpan ?? {start: 0, end: 0}
  return rulesOfText(rules).unknown.map(({text, nearest}) =>
    claimMessage('unknown-rules', start, end, {actual: text}, nearest)
  )
}

function rulesOf(value: unknown): RulesSetting | null {
  if (Array.isArray(value)) return textOfValue(value)
  return typeof value === 'string' || typeof value === 'object' ? (value as RulesSetting | null) : null
}
