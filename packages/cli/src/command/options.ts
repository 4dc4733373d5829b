/**
 * Options: what was typed after a command, read by the command's own table.
 */
import {parseArgs} from 'node:util'
import {nearest} from '@tehai/kernel/source'
import {
  commonOptions,
  type Command,
  type CommandArguments,
  type OptionSpec,
  type OptionSpecs
} from './command.js'
import {usageError} from '../terminal/usage.js'

type Token = ReturnType<typeof tokensOf>[number]

function tokensOf(args: readonly string[], specs: OptionSpecs) {
  const options = Object.fromEntries(
    Object.entries(specs).map(([name, {type, short}]) => [name, {type, ...(short && {short})}])
  )
  return parseArgs({args: [...args], options, strict: false, allowPositionals: true, tokens: true}).tokens
}

/**
 * Read what was typed after the name of a command.
 *
 * @throws {UsageError} for an option that the command does not have, or a value that the option cannot have.
 */
export function readArguments(
  args: readonly string[],
  command: Pick<Command, 'name' | 'options'>
): CommandArguments {
  const specs = {...command.options, ...commonOptions}
  const positionals: string[] = []
  const options = new Map<string, string>()
  const lists = new Map<string, string[]>()
  for (const token of tokensOf(args, specs)) {
    if (token.kind === 'positional') positionals.push(token.value)
    if (token.kind !== 'option') continue
    const spec = Object.hasOwn(specs, token.name) ? specs[token.name] : undefined
    if (!spec) throw unknownOption(token.rawName, `tehai ${command.name}`.trimEnd(), specs)
    const value = readValue(token, spec)
    options.set(token.name, value)
    if (spec.multiple) lists.set(token.name, [...(lists.get(token.name) ?? []), value])
  }
  return {positionals, options, lists}
}

function unknownOption(actual: string, command: string, specs: OptionSpecs) {
  const names = Object.keys(specs).map(name => `--${name}`)
  return usageError('unknown-option', {actual, command}, nearest(actual, names))
}

function readValue(token: Extract<Token, {kind: 'option'}>, spec: OptionSpec): string {
  const {rawName: actual, value, inlineValue} = token
  if (spec.type === 'boolean') {
    if (value !== undefined) throw usageError('unexpected-value', {actual, value})
    return 'true'
  }
  // `-o --size 3`: the next option is not a value. A single `-` is a value.
  if (value === undefined || (!inlineValue && /^-./.test(value))) {
    throw usageError('missing-value', {actual, example: `${actual} <${spec.value ?? 'value'}>`})
  }
  refuseOtherChoice(actual, value, spec)
  return value
}

/** @throws {UsageError} if a value is not one of the choices of its option. `actual`: the option as it was written. */
export function refuseOtherChoice(actual: string, value: string, {choices}: OptionSpec): void {
  if (!choices || choices.includes(value)) return
  const listed = choices.map(choice => `\`${choice}\``)
  throw usageError('bad-choice', {actual, value}, nearest(value, choices), {choices: listed})
}

/**
 * The whole number that an option has.
 *
 * @throws {UsageError} if it is not a whole number between the two.
 */
export function numberOf(
  {options}: CommandArguments,
  name: string,
  {low, high, missing}: {readonly low: number; readonly high: number; readonly missing: number}
): number {
  const value = options.get(name)
  if (value === undefined) return missing
  const number = /^\d{1,15}$/.test(value) ? Number(value) : NaN
  if (number >= low && number <= high) return number
  throw usageError('bad-number', {actual: `--${name}`, value, low, high})
}

/** @throws {UsageError} if both of two options were given. */
export function refuseBoth({options}: CommandArguments, actual: string, other: string): void {
  if (options.has(actual) && options.has(other)) {
    throw usageError('not-together', {actual: `--${actual}`, other: `--${other}`})
  }
}
