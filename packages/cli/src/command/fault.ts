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

/** Whether a fault of the system says that there is no such file. All others say that it cannot be had, or known. */
export function isAbsent(error: unknown): boolean {
  return absentCodes.includes((error as {code?: unknown}).code)
}

const {ofProgram, tooDeep}: Readonly<Record<'ofProgram' | 'tooDeep', Words>> = commandWords.faults

/** Whether the stack is full: of what is nested too deep, nearly always. */
const isOverflow = (error: unknown): boolean =>
  error instanceof RangeError && /call stack/.test(error.message)

/**
 * What is written about a fault.
 *
 * @param file
 *   The file at which it happened, where that is known.
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
 * Do something for each file. What fails for one is said with its name, and the others are done. A single file fails as
 * the whole run does.
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

/** Say how many files failed, where some did. */
export async function sumUp(failed: readonly string[], all: number, terminal: Terminal): Promise<void> {
  if (failed.length === 0) return
  await write(terminal.stderr, `tehai: ${terminalWords[terminal.language].sumUp(failed.length, all)}\n`)
}
