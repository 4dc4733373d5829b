/**
 * A match as Markdown in words of the command line. `tehai build` draws and checks it, and `tehai koikoi replay`
 * replays it.
 */
import {matchMarkdown, type Course} from '@tehai/koikoi/session'
import type {Terminal} from '../../terminal/terminal.js'
import {dictionaries} from '../../words/play.js'

/** The Markdown of all rounds that are over. */
export function recordOf(course: Course, language: Terminal['language']): string {
  const {recordTitle, roundTitle} = dictionaries[language]
  return matchMarkdown(course, {language, match: recordTitle(course.match.totals), round: roundTitle})
}
