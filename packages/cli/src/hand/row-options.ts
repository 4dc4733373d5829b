/**
 * What the commands that read rows have in common: their options, and their input.
 */
import {dialectIds, type DialectId, type Mode, type ReadingOfY} from '@tehai/core'
import {valueOf, type CommandArguments, type OptionSpec, type OptionSpecs} from '../command/command.js'
import {readText} from '../files/files.js'
import type {Terminal} from '../terminal/terminal.js'
import {usageError} from '../terminal/usage.js'
import {commandWords, withValues} from '../words/commands.js'

export const dialectOption: OptionSpec = {
  type: 'string',
  value: 'name',
  choices: dialectIds,
  about: withValues(commandWords.options.dialect, {dialects: dialectIds})
}

const mode: OptionSpec = {
  type: 'string',
  value: 'hand|river',
  choices: ['hand', 'river'],
  about: commandWords.options.mode
}

const y: OptionSpec = {
  type: 'string',
  value: 'auto|prefix',
  choices: ['auto', 'prefix'],
  about: commandWords.options.y
}

export const rowOptions: OptionSpecs = {dialect: dialectOption, mode, y}
export const modeOptions: OptionSpecs = {mode, y}

/** How a row is read, from the options of a command. */
export interface RowReading {
  readonly dialect: DialectId
  readonly mode: Mode
  readonly y: ReadingOfY
}

export function rowReading(given: CommandArguments): RowReading {
  return {
    dialect: (valueOf(given, 'dialect') ?? 'auto') as DialectId,
    mode: (valueOf(given, 'mode') ?? 'hand') as Mode,
    y: (valueOf(given, 'y') ?? 'auto') as ReadingOfY
  }
}

/**
 * The rows of a call: each word after the command is a row, and `-` means the lines of standard input.
 *
 * @throws {UsageError} if there are none.
 */
export async function rowsOf(
  {positionals}: CommandArguments,
  terminal: Terminal,
  wanted: 'notation' | 'hand' = 'notation'
): Promise<string[]> {
  if (positionals.length === 0) throw usageError('missing-input', {wanted})
  const rows = await Promise.all(
    positionals.map(async word => (word === '-' ? linesOfText(await readText('-', terminal)) : [word]))
  )
  return rows.flat()
}

function linesOfText(text: string): string[] {
  return text.replace(/\r?\n$/, '').split(/\r?\n/)
}
