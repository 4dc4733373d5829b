/**
 * One run of the program: find the command, read what was typed after it, run it, and never show a stack trace.
 */
import type {Language} from '@tehai/kernel/source'
import {languageOf} from '@tehai/kernel/block'
import type {ExitCode} from './command/command.js'
import {faultText} from './command/fault.js'
import {helpOf, helpOfAll} from './command/help.js'
import {environmentLanguage} from './terminal/language.js'
import {readArguments} from './command/options.js'
import {commandsOf, namesOf, routeOf, type Route} from './route.js'
import {cannotPrint, write, type Terminal, type World} from './terminal/terminal.js'
import {usageError} from './terminal/usage.js'
import {readVersion} from './version.js'
import {dictionaries as terminalWords} from './words/index.js'

/**
 * Run the program.
 *
 * @param args
 *   What was typed after `tehai`.
 * @returns
 *   The exit code. Never throws.
 */
export async function run(args: readonly string[], world: World): Promise<ExitCode> {
  const terminal = terminalOf(args, world)
  let route: Route = {command: null, group: null, rest: args}
  try {
    route = routeOf(args)
    return await follow(route, terminal)
  } catch (error) {
    await write(world.stderr, runFault(error, route, terminal)).catch(() => {})
    return 2
  }
}

/** What is written to standard error when standard output fails, as on a full disk. */
export function outputFault(args: readonly string[], world: World, error: Error): string {
  return runFault(cannotPrint(error), {command: null, group: null, rest: args}, terminalOf(args, world))
}

function terminalOf(args: readonly string[], world: World): Terminal {
  const language = languageOption(args) ?? environmentLanguage(world.env)
  return {...world, language: language ?? 'en', isLanguageKnown: language !== null}
}

/** The language given by `--lang` anywhere on the command line, since usage errors are reported in it as well. */
function languageOption(args: readonly string[]): Language | null {
  const at = args.findIndex(arg => arg === '--lang' || arg.startsWith('--lang='))
  if (at < 0) return null
  const value = args[at]!.includes('=') ? args[at]!.slice('--lang='.length) : args[at + 1]
  return languageOf(value ?? '') ?? null
}

async function follow({command, group, rest}: Route, terminal: Terminal): Promise<ExitCode> {
  const {stdout, language} = terminal
  const asksForHelp = rest.some(arg => arg === '--help' || arg === '-h')
  if (command) {
    const loaded = (await command.load()).command
    if (!asksForHelp) return loaded.run(readArguments(rest, loaded), terminal)
    await write(stdout, helpOf(loaded, language))
    return 0
  }
  const listed = commandsOf(group)
  if (group === null && rest.includes('--version')) await write(stdout, `${readVersion()}\n`)
  else if (asksForHelp || (group === null && rest.length === 0)) {
    await write(stdout, helpOfAll(listed, language, group ?? ''))
  } else {
    readArguments(rest, {name: '', options: {}})
    const after = group === null ? 'tehai' : `tehai ${group}`
    throw usageError('missing-command', {after}, [], {commands: namesOf(listed)})
  }
  return 0
}

/** What is written when a run fails. */
function runFault(error: unknown, {command, group}: Route, terminal: Terminal): string {
  const call = ['tehai', command?.name ?? group ?? '', '--help'].filter(Boolean).join(' ')
  return faultText(error, terminal, null, terminalWords[terminal.language].usageHint(call))
}
