/**
 * Reports → messages on the file, and the effect of an error on the build.
 */
import {placeName, reportsOf, type Report} from '@tehai/kernel/markdown'
import type {VFile} from 'vfile'
import type {Page} from './page.js'

type VFileMessage = ReturnType<VFile['message']>

/** A message on the file. An `error` is what `onError: 'throw'` stops at, a `warning` is advice. */
export interface GameMessage extends VFileMessage {
  severity: 'error' | 'warning'
}

/** A message of mahjong on the file. */
export interface MahjongMessage extends GameMessage {}

/**
 * Report findings on a file, ordered by position.
 *
 * @throws {VFileMessage} under `onError: 'throw'`, if there is an error. It has the sentence and the place of the first
 * error, and a line for each further error with its line and column. Programs print the path before it.
 */
export function reportAll(
  vfile: VFile,
  {document, findings, file: {language}, game}: Pick<Page, 'document' | 'findings' | 'file' | 'game'>
): void {
  const {plugin, book, host} = game
  const {onError} = host
  if (onError === 'ignore') return
  const reports = reportsOf(document, findings, language, book)
  for (const report of reports) addMessage(vfile, report, plugin)
  const [first, ...others] = reports.filter(({severity}) => severity === 'error')
  if (onError !== 'throw' || !first) return
  const {id, place, reason} = first
  const lines = others.map(other => `${placeName(undefined, other.place)}: ${other.reason}`)
  vfile.fail([reason, ...lines].join('\n'), {...(place && {place}), ruleId: id, source: plugin})
}

function addMessage(file: VFile, report: Report, plugin: string): GameMessage {
  const {id, severity, reason, place, actual, expected, note, url} = report
  const message = file.message(reason, {...(place && {place}), ruleId: id, source: plugin})
  return Object.assign(message, {severity, actual, expected: [...expected], note, url})
}
