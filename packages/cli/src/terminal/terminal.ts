/**
 * The terminal: streams, colours and language of one run. Commands read and write only through it and through
 * `files/files.ts`.
 */
import {once} from 'node:events'
import type {Readable, Writable} from 'node:stream'
import {isWideCharacter} from '@tehai/kernel/character-width'
import type {Language} from '@tehai/kernel/source'
import type {Words} from '../words/schema.js'
import {usageError, type UsageError} from './usage.js'

/** A stream that may be a screen. */
export type Output = Writable & {readonly isTTY?: boolean; readonly columns?: number}

/** What a run receives from outside. */
export interface World {
  readonly stdin: Readable & {readonly isTTY?: boolean}
  readonly stdout: Output
  readonly stderr: Output
  readonly env: Readonly<Record<string, string | undefined>>
  readonly cwd: string
  /**
   * Called by commands that run until they are interrupted, with the function that ends them (default: they are ended
   * from outside).
   */
  readonly whenInterrupted?: (stop: () => void) => void
}

export interface Terminal extends World {
  readonly language: Language
  /** Whether the environment or `--lang` names the language; otherwise it is English by default. */
  readonly isLanguageKnown: boolean
}

/** The text in the language of a terminal. */
export function say({language}: Terminal, words: Words): string {
  return words[language]
}

/**
 * Write, and wait for a slow reader.
 *
 * @throws {UsageError} if the stream cannot be written to, as on a full disk.
 */
export async function write(stream: Output, text: string | Uint8Array): Promise<void> {
  if (stream.errored) throw cannotPrint(stream.errored)
  if (stream.write(text)) return
  try {
    await once(stream, 'drain')
  } catch (error) {
    throw cannotPrint(error as Error)
  }
}

/** Why standard output cannot be written to, as a usage error. */
export function cannotPrint({code, message}: NodeJS.ErrnoException): UsageError {
  return usageError('cannot-print', {why: code ?? message})
}

const codes = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  yellow: [33, 39],
  green: [32, 39],
  cyan: [36, 39]
} as const

export type Style = keyof typeof codes

/**
 * Paints texts for a stream: with colours on a screen (`NO_COLOR` and `FORCE_COLOR` are respected), otherwise without.
 */
export function painter(stream: Output, env: World['env']): (style: Style, text: string) => string {
  const forced = env['FORCE_COLOR'] !== undefined && env['FORCE_COLOR'] !== '0'
  const isColoured = forced || (stream.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb')
  return (style, text) => (isColoured ? `\u001B[${codes[style][0]}m${text}\u001B[${codes[style][1]}m` : text)
}

/** Cells that a text takes on a screen: CJK and full-width characters take two. */
export function countCells(text: string): number {
  let cells = 0
  for (const character of text) cells += isWideCharacter(character) ? 2 : 1
  return cells
}

/** A text with blanks before it, up to a number of cells. */
export function padStart(text: string, cells: number): string {
  return ' '.repeat(Math.max(0, cells - countCells(text))) + text
}

/** A text with blanks after it, up to a number of cells. */
export function padEnd(text: string, cells: number): string {
  return text + ' '.repeat(Math.max(0, cells - countCells(text)))
}
