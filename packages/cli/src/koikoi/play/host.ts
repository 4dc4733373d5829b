/**
 * The terminal at which a match is played: its output, its input, and the files in which the match is stored.
 */
import {writeFile} from 'node:fs/promises'
import {resolve} from 'node:path'
import {formatSession, type Session} from '@tehai/koikoi/session'
import {codeOf as faultCode} from '../../command/fault.js'
import type {Paint} from '../../terminal/report.js'
import {write, type Terminal} from '../../terminal/terminal.js'
import {usageError} from '../../terminal/usage.js'

export interface HostOptions {
  /** File in which the match is stored after every action. */
  readonly save: string | undefined
  /** File for the record; standard output without it. */
  readonly output: string | undefined
}

/** A match under way at a terminal. */
export interface Host extends HostOptions {
  readonly terminal: Terminal
  readonly paint: Paint
  /** The next line that is typed; `null` at the end of the input. */
  readonly nextLine: () => Promise<string | null>
}

/** Show lines. */
export async function print({terminal}: Host, lines: readonly string[]): Promise<void> {
  if (lines.length > 0) await write(terminal.stdout, `${lines.join('\n')}\n`)
}

/** Store the match in its file, if it has one. */
export async function keep(session: Session, host: Host): Promise<void> {
  if (host.save) await writeText(host.save, formatSession(session), host)
}

/** @throws {UsageError} if the file cannot be written. */
export async function writeText(file: string, text: string, {terminal}: Host): Promise<void> {
  await writeFile(resolve(terminal.cwd, file), text).catch((error: unknown) => {
    throw usageError('cannot-write', {actual: file, why: faultCode(error)})
  })
}
