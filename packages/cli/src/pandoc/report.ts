/**
 * What is wrong in a document, with the number of the block, or with the lines of the file if that is known.
 */
import {reportsOf, type MessageBook, type Report} from '@tehai/kernel/markdown'
import {append, visible, type Language} from '@tehai/kernel/source'
import {countFindings, findingText, type Finding} from '../markdown/findings.js'
import {indent, severityWord, type Paint} from '../terminal/report.js'
import {painter, write, type Terminal} from '../terminal/terminal.js'
import {dictionaries as terminalWords} from '../words/index.js'
import {pandocMessages} from './blocks.js'
import type {Origin} from './origin.js'
import type {Part} from './document-reader.js'

/** The file of a document, and what is wrong in it. */
export interface CheckedFile {
  readonly name: string
  readonly findings: readonly Finding[]
}

const ownBook: MessageBook = {messages: pandocMessages, docs: ''}

/**
 * Write what is wrong in a document.
 *
 * @param file
 *   Its file, for more exact positions; `null` if it is unknown.
 * @param language
 *   Language of the document, for messages if the terminal does not name one.
 * @returns
 *   How many errors there are.
 */
export async function reportParts(
  parts: readonly Part[],
  file: CheckedFile | null,
  language: Language,
  terminal: Terminal
): Promise<number> {
  const said = terminal.isLanguageKnown ? terminal.language : language
  const {stderr, env} = terminal
  const paint = painter(stderr, env)
  let errors = 0
  for (const part of parts) {
    for (const report of reportsOfPart(part, said, file !== null)) {
      if (report.severity === 'error') errors++
      await write(stderr, `${blockText(part, report, said, paint)}\n`)
    }
  }
  if (!file) return errors
  for (const one of file.findings) await write(stderr, `${findingText(file.name, one, said, paint)}\n`)
  return errors + countFindings(file.findings).errors
}

/** The reports of a part. `isOwn`: only those about constructs that Pandoc has read in its own way. */
function reportsOfPart({document, games, findings}: Part, language: Language, isOwn: boolean): Report[] {
  const reports = reportsOf(document, findings, language, ownBook)
  for (const {game, findings: found} of isOwn ? [] : games)
    append(reports, reportsOf(document, found, language, game.book))
  return reports.toSorted((a, b) => (a.place?.start.offset ?? 0) - (b.place?.start.offset ?? 0))
}

function originText({file, line, column}: Origin): string {
  return `${file === '' ? 'stdin' : visible(file)}:${line}:${column}`
}

/**
 * A report of a block. Its lines have no numbers, since a filter does not receive those of the file.
 *
 *     block 3  error  Unexpected waits `36s`, …  false-waits
 *        | waits: 36s
 *        |        ^^^
 */
function blockText(
  {block, originOf}: Part,
  {severity, reason, id, note, place: inBlock}: Report,
  language: Language,
  paint: Paint
): string {
  const origin = inBlock && originOf?.(inBlock.start)
  const name = origin ? originText(origin) : terminalWords[language].block(block)
  const place = paint('bold', name)
  const head = `${place}  ${severityWord(severity, language, paint)}  ${reason}  ${paint('dim', id)}\n`
  if (note === undefined) return head
  const width = /^\d*/.exec(note)![0].length
  return `${head}${indent(note.replace(/^.*$/gm, line => line.slice(width)))}\n`
}
