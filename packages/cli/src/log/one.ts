/**
 * The one record that a command is about.
 */
import {checkRecord, type CheckedRecord, type RecordedGame} from '@tehai/record'
import type {CommandArguments} from '../command/command.js'
import {painter, write, type Terminal} from '../terminal/terminal.js'
import {usageError} from '../terminal/usage.js'
import {readRecordFile} from './file.js'
import {messageTexts} from './lines.js'

/** A record that was read. */
export interface GivenRecord extends CheckedRecord {
  readonly file: string
  readonly text: string
  readonly game: RecordedGame
}

/**
 * The given record.
 *
 * @throws {UsageError} if there is none or more than one, or if it cannot be read at all. Its messages are written to
 * standard error first.
 */
export async function givenRecord({positionals}: CommandArguments, terminal: Terminal): Promise<GivenRecord> {
  const [file, second] = positionals
  if (file === undefined) throw usageError('missing-input', {wanted: 'files'})
  if (second !== undefined) throw usageError('too-many-inputs', {actual: second, wanted: 'record'})
  const text = await readRecordFile(file, terminal)
  const checked = checkRecord(text)
  const {game} = checked
  if (game !== null) return {...checked, game, file, text}
  await reportOn({...checked, file, text}, terminal)
  throw usageError('not-a-record', {actual: file})
}

/** Writes what is wrong with a record to standard error. */
export async function reportOn(
  record: CheckedRecord & Pick<GivenRecord, 'file' | 'text'>,
  {stderr, env, language}: Terminal
): Promise<void> {
  const paint = painter(stderr, env)
  for (const line of messageTexts(record, language, paint)) await write(stderr, line)
}
