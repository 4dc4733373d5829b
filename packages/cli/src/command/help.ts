/**
 * Help: the page of a command, and the list of all commands, in the reader's language.
 */
import type {Language} from '@tehai/kernel/source'
import {commonOptions, type Command, type OptionSpec, type OptionSpecs, type Words} from './command.js'
import {linesOf} from './line-breaks.js'
import {usageIn} from '../terminal/placeholders.js'
import {countCells, padEnd} from '../terminal/terminal.js'
import {dictionaries as terminalWords} from '../words/index.js'
import {commandWords} from '../words/commands.js'

/** Widest line of help, in cells. */
const WIDTH = 100

/** Widest name of a command or an option that has its description beside it, in cells. */
const NAME_WIDTH = 32

/** A command as the list shows it. */
export interface CommandEntry {
  readonly name: string
  readonly about: Words
}

/** Help of the whole program, or of a group of commands (`koikoi`). */
export function helpOfAll(commands: readonly CommandEntry[], language: Language, group = ''): string {
  const rows = commands.map(({name, about}) => [name, about[language]] as const)
  const usage = `tehai${group && ` ${group}`} <${terminalWords[language].command}>`
  return [
    group === '' ? `${commandWords.help.intro[language]}\n` : '',
    section('usage', language, [`  ${usage}`]),
    section('commands', language, columns(rows)),
    section(
      'options',
      language,
      optionRows(group === '' ? {...commonOptions, version} : commonOptions, language)
    ),
    `${commandWords.help.outro[language]}\n`
  ]
    .filter(part => part !== '')
    .join('\n')
}

const version: OptionSpec = {type: 'boolean', about: commandWords.help.version}

/** Help of one command. */
export function helpOf(command: Command, language: Language): string {
  const {name, usage, about, notes, options, examples} = command
  return [
    paragraphs(about[language]),
    section(
      'usage',
      language,
      usage.map(line => usageIn(`  tehai ${name} ${line}`.trimEnd(), language))
    ),
    notes ? paragraphs(notes[language]) : '',
    section('options', language, optionRows({...options, ...commonOptions}, language)),
    section(
      'examples',
      language,
      examples.map(line => `  ${line}`)
    )
  ]
    .filter(part => part !== '')
    .join('\n')
}

function section(
  heading: keyof typeof commandWords.headings,
  language: Language,
  lines: readonly string[]
): string {
  return lines.length === 0 ? '' : `${commandWords.headings[heading][language]}:\n${lines.join('\n')}\n`
}

function optionRows(options: OptionSpecs, language: Language): string[] {
  return columns(
    Object.entries(options).map(([name, {short, type, value, about}]) => {
      const letter = short ? `-${short}, ` : '    '
      const argument = type === 'string' ? ` <${value ?? 'value'}>` : ''
      return [usageIn(`${letter}--${name}${argument}`, language), about[language]] as const
    })
  )
}

/** A text as help shows it, with lines broken that are too wide. */
export const paragraphs = (text: string): string =>
  text
    .split('\n')
    .flatMap(line => linesOf(line, WIDTH))
    .map(line => `${line}\n`)
    .join('')

/**
 * Two columns; the second one wraps. A name that is too long for the first has a line of its own:
 *
 *     -q, --quiet               write only messages
 *         --pictures <auto|inline|defs|img|png>
 *                               how pictures reach the page
 */
function columns(rows: readonly (readonly [string, string])[]): string[] {
  const widths = rows.map(([name]) => countCells(name))
  const width = Math.max(...widths.filter(cells => cells <= NAME_WIDTH)) + 2
  return rows.flatMap(([name, about], index) => {
    const lines = linesOf(about, WIDTH - width - 2)
    const [first = '', ...rest] =
      widths[index]! > NAME_WIDTH ? [name, ...lines] : [padEnd(name, width) + lines[0], ...lines.slice(1)]
    return [`  ${first}`, ...rest.map(line => `  ${padEnd('', width)}${line}`)]
  })
}
