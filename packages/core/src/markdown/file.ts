/**
 * Settings of one file: those of the site, then those of its front matter.
 */
import {languageOf} from '../page/option-values.js'
import {fileSettings, type Settings} from '../page/options.js'
import type {Document} from './document.js'
import {findingsOf, placesFrom, type Finding, type Places} from './finding.js'
import type {FrontMatter} from './front-matter.js'
import type {MarkdownSettings} from './settings.js'

/** A file whose front matter has been read. */
export interface OpenFile {
  readonly settings: Settings
  /** What there is to tell about its front matter. */
  readonly findings: readonly Finding[]
}

/** Settings of a file, and what could not be read in its front matter. */
export function openFile(document: Document, front: FrontMatter, site: MarkdownSettings): OpenFile {
  const language = site.fixedLanguage ? undefined : languageOf(front.lang ?? '')
  const base: Settings = language ? {...site.page, lang: language} : site.page
  const read = fileSettings(base, front.options)
  const places: Places = front.placed ? placesFrom(document, offset => offset) : () => null
  return {
    settings: read.settings,
    findings: findingsOf([...front.messages, ...read.messages], document.text, places)
  }
}
