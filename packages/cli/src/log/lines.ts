/**
 * Messages about a record as lines of text, and as JSON.
 */
import {recordMessages, roundName, type CheckedRecord, type RecordMessage} from '@tehai/record'
import {lineStarts, placeOf, sentence, visible, type Language} from '@tehai/kernel/source'
import {severityWord, type Paint} from '../terminal/report.js'
import {commandWords, withValues} from '../words/commands.js'

/** A message as JSON. Lines and columns count from 1, events from 0. */
export interface MessageLine {
  readonly id: string
  readonly severity: 'error' | 'warning'
  readonly line: number
  readonly column: number
  readonly event: number | null
  readonly message: string
}

/** Turns messages of a text into JSON. */
export function messageLines(text: string, language: Language): (message: RecordMessage) => MessageLine {
  const starts = lineStarts(text)
  return message => {
    const {line, column} = placeOf(starts, message.start)
    const {id, severity, event} = message
    return {id, severity, line, column, event, message: sentence(message, recordMessages, text, language)}
  }
}

/** `game.xml:1:834: error East 2, event 41: … (wrong-fu)`; events count from 1, as moments of a page do. */
export function messageTexts(
  {file, text, game, messages}: CheckedRecord & {readonly file: string; readonly text: string},
  language: Language,
  paint: Paint
): readonly string[] {
  const line = messageLines(text, language)
  return messages.map(message => {
    const {id, severity, line: row, column, message: said, event} = line(message)
    const round = message.round === null ? undefined : game?.rounds[message.round]
    const name = round ? roundName(round, language) : ''
    const values = {round: name, event: String(event === null ? event : event + 1)}
    const where = round && event !== null ? withValues(commandWords.logWords.event, values)[language] : name
    const word = severityWord(severity, language, paint)
    return `${paint('bold', `${visible(file)}:${row}:${column}:`)} ${word} ${where}${where && ': '}${said} ${paint('dim', `(${id})`)}\n`
  })
}
