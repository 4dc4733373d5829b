/**
 * Which command the words of a call name.
 */
import {nearest} from '@tehai/kernel/source'
import {commands, groups, type ListedCommand} from './commands/index.js'
import {usageError} from './terminal/usage.js'

export interface Route {
  /** The command; `null` if none is named. */
  readonly command: ListedCommand | null
  /** The group that was named; `null` if none was. */
  readonly group: string | null
  /** Everything that was typed besides these names. */
  readonly rest: readonly string[]
}

/**
 * Find the command. Options may precede its name.
 *
 * @throws {UsageError} if there is no command of that name.
 */
export function routeOf(args: readonly string[]): Route {
  const at = nextWord(args, 0)
  const word = args[at]
  if (word === undefined) return {command: null, group: null, rest: args}
  if (!groups.includes(word)) {
    return {command: find(word, commands), group: null, rest: args.toSpliced(at, 1)}
  }
  const rest = args.toSpliced(at, 1)
  const next = nextWord(rest, at)
  if (next < 0) return {command: null, group: word, rest}
  const command = find(`${word} ${rest[next]!}`, commandsOf(word))
  return {command, group: word, rest: rest.toSpliced(next, 1)}
}

/** The commands of a group; all commands if none is named. */
export function commandsOf(group: string | null): readonly ListedCommand[] {
  return group === null ? commands : commands.filter(({name}) => name.startsWith(`${group} `))
}

/** Names of commands, to show. */
export function namesOf(listed: readonly ListedCommand[]): readonly string[] {
  return listed.map(({name}) => `\`${name}\``)
}

/**
 * Index of the first word, from an index on, that is neither an option nor the value of an option; −1 if there is none.
 */
function nextWord(args: readonly string[], from: number): number {
  return args.findIndex((arg, index) => index >= from && !arg.startsWith('-') && args[index - 1] !== '--lang')
}

function find(name: string, among: readonly ListedCommand[]): ListedCommand {
  const found = among.find(one => one.name === name)
  if (found) return found
  const known = [...among.map(one => one.name), ...(among === commands ? groups : [])]
  throw usageError('unknown-command', {actual: name}, nearest(name, known), {commands: namesOf(among)})
}
