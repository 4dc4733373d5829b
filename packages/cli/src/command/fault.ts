/**
 * Faults: what is written when a run, or one file of it, fails.
 */
import {visible} from '@tehai/kernel/source'
import type {Words} from './command.js'
import {painter, say, write, type Terminal} from '../terminal/terminal.js'
import {UsageError, usageSentence} from '../terminal/usage.js'
import {commandWords} from '../words/commands.js'
import {dictionaries as terminalWords} from '../words/index.js'

/** The short name of a fault of the system, such as `EACCES`. */
export function codeOf(error: unknown): string {
  const {code, message} = error as {code?: string; message?: string}
  return code ?? message ?? String(error)
}

const absentCodes: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EINVAL']

/**
 * Whether a fault of the system means that the file does not exist. Other faults mean that it cannot be accessed, or
 * that its existence is unknown.
 */
export function isAbsent(error: unknown): boolean {
  return absentCodes.includes((error as {code?: unknown}).code)
}

const {ofProgram, tooDeep}: Readonly<Record<'ofProgram' | 'tooDeep', Words>> = commandWords.faults

/** Whether the stack has overflowed. Nearly always, the input is nested too deep. */
const isOverflow = (error: unknown): boolean =>
  error instanceof RangeError && /call stack/.test(error.message)

/**
 * What is written about a fault.
 *
 * @param file
 *   The file at which it happened, if that is known.
 * @param hint
 *   What is written below a wrong call.
 */
export function faultText(
  error: unknown,
  terminal: Terminal,
  file: string | null,
  hint: string | null
): string {
  const {language, stderr, env} = terminal
  const paint = painter(stderr, env)
  const name = paint('red', 'tehai')
  if (error instanceof UsageError) {
    return `${name}: ${usageSentence(error, language)}\n${hint === null ? '' : `${paint('dim', hint)}\n`}`
  }
  const fault = env['TEHAI_DEBUG'] ? ((error as Error).stack ?? String(error)) : (error as Error).message
  const at = file === null ? '' : `${visible(file)}: `
  return `${name}: ${at}${fault}\n${paint('dim', say(terminal, isOverflow(error) ? tooDeep : ofProgram))}\n`
}

/**
 * Call a function for each file. If it fails for a file, the fault is reported with the name of the file, and the other
 * files are processed. With a single file, the whole run fails.
 *
 * @returns
 *   The files that failed.
 */
export async function forEachFile(
  files: readonly string[],
  terminal: Terminal,
  work: (file: string, index: number) => Promise<void>
): Promise<readonly string[]> {
  const failed: string[] = []
  for (const [index, file] of files.entries()) {
    try {
      await work(file, index)
    } catch (error) {
      const isOfAll = files.length === 1 || (error as Partial<UsageError>).problem?.id === 'cannot-print'
      if (isOfAll && error instanceof UsageError) throw error
      failed.push(file)
      await write(terminal.stderr, faultText(error, terminal, file, null))
    }
  }
  return failed
}

/** Report how many files failed, if any did. */
export async function sumUp(failed: readonly string[], all: number, terminal: Terminal): Promise<void> {
  if (failed.length === 0) return
  await write(terminal.stderr, `tehai: ${terminalWords[terminal.language].sumUp(failed.length, all)}\n`)
}
