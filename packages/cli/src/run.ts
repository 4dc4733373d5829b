/**
 * One run of the program: find the command, read what was typed after it, run it, and never show a stack trace.
 */
import {nearest, type Language} from '@tehai/core'
import {languageOf} from '@tehai/core/page'
import {isSet, type Command, type ExitCode} from './command.js'
import {commands, groups, type ListedCommand} from './commands/index.js'
import {helpOf, helpOfAll} from './help.js'
import {environmentLanguage} from './language.js'
import {readArguments} from './options.js'
import {painter, write, type Terminal, type World} from './terminal.js'
import {UsageError, usageError, usageSentence} from './usage.js'
import {readVersion} from './version.js'

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
  try {
    return await runCommand(args, terminal)
  } catch (error) {
    await write(world.stderr, faultText(error, args, terminal))
    return 2
  }
}

function terminalOf(args: readonly string[], world: World): Terminal {
  const language = askedLanguage(args) ?? environmentLanguage(world.env)
  return {...world, language: language ?? 'en', isLanguageKnown: language !== null}
}

/** The language that `--lang` asks for. Wherever it stands: also what is wrong with the call is said in it. */
function askedLanguage(args: readonly string[]): Language | null {
  const at = args.findIndex(arg => arg === '--lang' || arg.startsWith('--lang='))
  if (at < 0) return null
  const value = args[at]!.includes('=') ? args[at]!.slice('--lang='.length) : args[at + 1]
  return languageOf(value ?? '') ?? null
}

async function runCommand(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const {command, rest} = await findCommand(args)
  if (!command) return runBare(rest, terminal)
  const asked = rest.includes('--help') || rest.includes('-h')
  const given = asked ? null : readArguments(rest, command)
  if (given && !isSet(given, 'help')) return command.run(given, terminal)
  await write(terminal.stdout, helpOf(command, terminal.language))
  return 0
}

interface Found {
  /** `null`: none was named. */
  readonly command: Command | null
  readonly rest: readonly string[]
}

/** The command that the words name. Options before it are those of every command. */
async function findCommand(args: readonly string[]): Promise<Found> {
  const at = args.findIndex((arg, index) => !arg.startsWith('-') && args[index - 1] !== '--lang')
  if (at < 0) return {command: null, rest: args}
  const before = args.slice(0, at)
  const word = args[at]!
  const after = args.slice(at + 1)
  if (!groups.includes(word)) {
    return {command: await load(word, commands), rest: [...before, ...after]}
  }
  const next = after.findIndex(arg => !arg.startsWith('-'))
  if (next < 0) {
    if (after.includes('--help') || after.includes('-h')) return {command: null, rest: [...args]}
    throw usageError('missing-command', {after: `tehai ${word}`, commands: namesOf(inGroup(word))})
  }
  const rest = [...before, ...after.slice(0, next), ...after.slice(next + 1)]
  return {command: await load(`${word} ${after[next]!}`, inGroup(word)), rest}
}

const inGroup = (group: string): ListedCommand[] => commands.filter(({name}) => name.startsWith(`${group} `))

function namesOf(listed: readonly ListedCommand[]): string {
  return listed.map(({name}) => `\`${name.split(' ').at(-1)!}\``).join(', ')
}

async function load(name: string, among: readonly ListedCommand[]): Promise<Command> {
  const listed = among.find(one => one.name === name)
  if (listed) return (await listed.load()).command
  const known = [...new Set(among.map(one => one.name))]
  throw usageError('unknown-command', {actual: name, commands: namesOf(among)}, nearest(name, known))
}

/** No command: help or the version. */
async function runBare(args: readonly string[], {stdout, language}: Terminal): Promise<ExitCode> {
  const group = groups.find(one => args.includes(one))
  if (args.includes('--version')) await write(stdout, `${readVersion()}\n`)
  else if (group) await write(stdout, helpOfAll(inGroup(group), language, group))
  else if (args.length > 0 && !args.includes('--help') && !args.includes('-h')) {
    readArguments(args, {name: '--help', options: {}})
    throw usageError('missing-command', {after: 'tehai', commands: namesOf(commands)})
  } else await write(stdout, helpOfAll(commands, language))
  return 0
}

/** What is written when a run fails. */
function faultText(error: unknown, args: readonly string[], terminal: Terminal): string {
  const {language, stderr, env} = terminal
  const paint = painter(stderr, env)
  const name = paint('red', 'tehai')
  if (error instanceof UsageError) {
    const word = args.find(arg => commands.some(one => one.name === arg || one.name.startsWith(`${arg} `)))
    const hint = `tehai${word ? ` ${word}` : ''} --help`
    const more = language === 'ja' ? `使い方は \`${hint}\` で見られます。` : `Run \`${hint}\` for usage.`
    return `${name}: ${usageSentence(error, language)}\n${paint('dim', more)}\n`
  }
  const fault = env['TEHAI_DEBUG'] ? ((error as Error).stack ?? String(error)) : (error as Error).message
  const words = {
    en: 'a fault of the program, not of your text; please report it. TEHAI_DEBUG=1 shows more',
    ja: 'プログラムの不具合です（文章の誤りではありません）。ご報告ください。TEHAI_DEBUG=1 で詳細を表示します'
  }
  return `${name}: ${fault}\n${paint('dim', words[language])}\n`
}
