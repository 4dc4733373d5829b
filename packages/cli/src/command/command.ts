/**
 * A command: its words, its options, and what it does. Each command is one file under `commands/`.
 */
import {languages} from '@tehai/kernel/source'
import type {Terminal} from '../terminal/terminal.js'
import type {Words} from '../words/schema.js'
import {commandWords} from '../words/commands.js'

/**
 * 0: done. 1: there are errors in the author's text. 2: the command was called wrongly, or a file cannot be read or
 * written.
 */
export type ExitCode = 0 | 1 | 2

export type {Words}

/** One option of a command. */
export interface OptionSpec {
  /** Whether a value follows it. */
  readonly type: 'string' | 'boolean'
  /** One letter: `-o`. */
  readonly short?: string
  /** Whether it may be given more than once. */
  readonly multiple?: boolean
  /** What help shows for its value: `file` gives `--output <file>`. */
  readonly value?: string
  /** All values that it may have. */
  readonly choices?: readonly string[]
  readonly about: Words
}

export type OptionSpecs = Readonly<Record<string, OptionSpec>>

/** What was typed after the name of a command. */
export interface CommandArguments {
  readonly positionals: readonly string[]
  /** Values by the long name of their option: the last one given. A flag is `'true'`. */
  readonly options: ReadonlyMap<string, string>
  /** All values of options that may be repeated. */
  readonly lists: ReadonlyMap<string, readonly string[]>
}

export interface Command {
  /** `build`; of a command in a group, `koikoi yaku`. */
  readonly name: string
  /** What follows the name: `<page.md …> [-o <page.html>]`. */
  readonly usage: readonly string[]
  readonly about: Words
  /** More to know, in paragraphs. */
  readonly notes?: Words
  readonly options: OptionSpecs
  /** Whole command lines. */
  readonly examples: readonly string[]
  readonly run: (given: CommandArguments, terminal: Terminal) => Promise<ExitCode>
}

/** Options that every command has. */
export const commonOptions: OptionSpecs = {
  lang: {
    type: 'string',
    value: languages.join('|'),
    choices: languages,
    about: commandWords.help.lang
  },
  help: {type: 'boolean', short: 'h', about: commandWords.help.help}
}

/** Whether a flag was given. */
export function isSet({options}: CommandArguments, name: string): boolean {
  return options.has(name)
}

/** The value of an option, or `undefined`. */
export function valueOf({options}: CommandArguments, name: string): string | undefined {
  return options.get(name)
}
