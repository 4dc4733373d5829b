/**
 * What is known of one file while its nodes are checked.
 */
import {fileSettings, languageOf, type Settings as PageSettings} from '@tehai/core/page'
import type {Message} from '@tehai/core'
import type {Root} from 'mdast'
import type {Position} from 'unist'
import type {VFile} from 'vfile'
import {documentOf, positionOf, type Document} from './document.js'
import {frontMatterOf} from './front-matter.js'
import type {Finding} from './reporter.js'
import type {Settings} from './settings.js'

export interface Page {
  readonly document: Document
  /** Settings of the site, then of the front matter. */
  readonly settings: PageSettings
  /** What there is to tell the author; grows while nodes are checked. */
  readonly findings: Finding[]
}

/** Where a span of some source stands in the document; `null` where nobody can tell. */
export type Places = (start: number, end: number) => Position | null

/** Open a file: read its front matter. */
export function pageOf(tree: Root, file: VFile, settings: Settings): Page {
  const document = documentOf(file)
  const front = frontMatterOf(tree, file, document)
  const language = settings.fixedLanguage ? undefined : languageOf(front.lang ?? '')
  const site: PageSettings = language ? {...settings.page, lang: language} : settings.page
  const read = fileSettings(site, front.options)
  const findings: Finding[] = []
  const places: Places = front.placed ? placesFrom(document, offset => offset) : () => null
  addFindings(findings, [...front.messages, ...read.messages], document.text, places)
  return {document, settings: read.settings, findings}
}

/** Places by the offset in the document of each offset in the source. */
export function placesFrom(document: Document, toDocument: (offset: number) => number): Places {
  return (start, end) => positionOf(document, toDocument(start), toDocument(end))
}

/** Add messages to the findings. `source`: the text that their spans point into. */
export function addFindings(
  findings: Finding[],
  messages: readonly Message[],
  source: string,
  places: Places
): void {
  for (const message of messages) findings.push({message, source, place: places(message.start, message.end)})
}
