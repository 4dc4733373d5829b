/**
 * Reports → the file: its messages, and what an error does to the build.
 */
import {
  errorText,
  reportsOf,
  type Document,
  type Finding,
  type OnError,
  type Report
} from '@tehai/core/markdown'
import type {Language} from '@tehai/core'
import type {VFile} from 'vfile'

type VFileMessage = ReturnType<VFile['message']>

/** A message on the file. `severity` tells a slip that `onError: 'throw'` stops at from advice. */
export interface MahjongMessage extends VFileMessage {
  severity: 'error' | 'warning'
}

const source = 'remark-mahjong'

/**
 * Report findings on a file, in the order of their places.
 *
 * @throws {VFileMessage} under `onError: 'throw'`, if there is an error: one message that names each, by file, line
 *   and column.
 */
export function reportAll(
  file: VFile,
  document: Document,
  findings: readonly Finding[],
  language: Language,
  onError: OnError
): void {
  if (onError === 'ignore') return
  const reports = reportsOf(document, findings, language)
  for (const report of reports) addMessage(file, report)
  const first = reports.find(({severity}) => severity === 'error')
  if (onError !== 'throw' || !first) return
  const {id, place} = first
  file.fail(errorText(file.path, reports), {...(place && {place}), ruleId: id, source})
}

function addMessage(file: VFile, report: Report): MahjongMessage {
  const {id, severity, reason, place, actual, expected, note, url} = report
  const message = file.message(reason, {...(place && {place}), ruleId: id, source})
  return Object.assign(message, {severity, actual, expected: [...expected], note, url})
}
