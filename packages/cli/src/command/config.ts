/**
 * Options of a command from the configuration of a host. Keys are the long names of the command line, in kebab-case or
 * camelCase.
 *
 *     [preprocessor.tehai]
 *     rules = "tenhou"
 *     on-error = "throw"
 *     variant = ["five=plain"]
 */
import {nearest} from '@tehai/kernel/source'
import {commonOptions, type Command, type CommandArguments, type OptionSpec} from './command.js'
import {refuseOtherChoice} from './options.js'
import {usageError} from '../terminal/usage.js'

/** Where a configuration is. */
export interface ConfigPlace {
  /** Its name in messages: `[preprocessor.tehai]`. */
  readonly name: string
  /** Keys that belong to the host. */
  readonly others?: readonly string[]
}

/**
 * Read a configuration. What was typed after the command overrides it.
 *
 * @throws {UsageError} for a key that is not an option of the command, or a value that the option cannot have.
 */
export function withConfig(
  typed: CommandArguments,
  config: Readonly<Record<string, unknown>>,
  command: Pick<Command, 'options'>,
  place: ConfigPlace
): CommandArguments {
  const {help: _, ...common} = commonOptions
  const specs = {...common, ...command.options}
  const options = new Map<string, string>()
  const lists = new Map<string, readonly string[]>()
  for (const [key, value] of Object.entries(config)) {
    if (place.others?.includes(key)) continue
    const name = key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
    const spec = Object.hasOwn(specs, name) ? specs[name]! : undefined
    if (!spec) {
      throw usageError(
        'unknown-option',
        {actual: key, command: place.name},
        nearest(name, Object.keys(specs))
      )
    }
    const values = valuesOf(key, value, spec, place)
    if (values.length > 0) options.set(name, values.at(-1)!)
    if (spec.multiple) lists.set(name, values)
  }
  return {
    positionals: typed.positionals,
    options: new Map([...options, ...typed.options]),
    lists: new Map([...lists, ...typed.lists])
  }
}

/**
 * The values of a key. There are several only if the option may be repeated, and none for a flag that is off or for
 * `null`.
 */
function valuesOf(key: string, value: unknown, spec: OptionSpec, place: ConfigPlace): readonly string[] {
  if (value === null || value === undefined) return []
  if (spec.type === 'boolean') {
    if (typeof value === 'boolean') return value ? ['true'] : []
    throw usageError('bad-choice', {actual: key, value: text(value), choices: '`true`, `false`'})
  }
  const several = spec.multiple && Array.isArray(value) ? (value as readonly unknown[]) : [value]
  return several.map(one => {
    if (typeof one === 'object') {
      const example = `${key}: ${spec.value ?? 'value'}`
      throw usageError('bad-config', {actual: key, place: place.name, example})
    }
    const written = text(one)
    refuseOtherChoice(key, written, spec)
    return written
  })
}

const text = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))
