/**
 * Options of pages: what a site, a file and a fence may set, each overriding the one to its left.
 *
 *     plugin options  <  front matter `mahjong:`  <  fence meta or attributes  <  key line
 *
 * A wrong option set by a programmer throws; a wrong option written by an author is a message.
 */
import type {DialectId, ReadingOfY} from '../../../notation/dialect.js'
import {dialectIds} from '../../../notation/dialects/index.js'
import {
  type Message,
  type Span,
  languages,
  type Language,
  nearest,
  textOfValue,
  wrongCall
} from '@tehai/kernel/source'
import {
  claimModes,
  isDialect,
  layouts,
  meantOption,
  optionExamples,
  optionExpected,
  readOption,
  readingOfY,
  type ClaimMode,
  type Layout
} from './option-values.js'
import {sizeOf, type Size, unknownLanguage} from '@tehai/kernel/block'
import {pageMessage} from '../messages.js'
import {otherKeys} from './other-keys.js'
import type {FileOption} from '@tehai/kernel/markdown'

/** Rules as an author or a site names them: a preset (`tenhou`), or rules by name. */
export type RulesSetting = string | Readonly<Record<string, string | number | boolean>>

/** Options of a site, common to every host. */
export interface PageOptions {
  /** Notation to expect if none is named (default: `'auto'`). */
  readonly dialect?: DialectId | null | undefined
  /** How 牌画 `y` is read (default: `'auto'`; `'prefix'` for authentic 牌画 text). */
  readonly y?: ReadingOfY | null | undefined
  /** Height of the tiles of hands in blocks (default: `'l'`). Inline tiles keep theirs. */
  readonly size?: Size | null | undefined
  /** Language of labels, text alternatives and messages (default: `'en'`). */
  readonly lang?: Language | null | undefined
  /** Rules that claims are checked by (default: the standard rules). */
  readonly rules?: RulesSetting | null | undefined
  /**
   * What a page shows for a false claim: the author's text, marked, or the truth (default: `'mark'`). `'off'`: claims
   * are neither checked nor filled in.
   */
  readonly claims?: ClaimMode | null | undefined
  /**
   * How a block shows its players: around a table, or one below the other (default: `'auto'`, around a table where all
   * of them have a river).
   */
  readonly layout?: Layout | null | undefined
}

/** Options with every default filled in. `size` and `rules` are `null` if they are not set. */
export interface Settings {
  readonly dialect: DialectId
  readonly y: ReadingOfY
  readonly size: Size | null
  readonly lang: Language
  readonly rules: RulesSetting | null
  readonly claims: ClaimMode
  readonly layout: Layout
}

/** The values that apply if nothing is set. */
export const defaultSettings: Settings = {
  dialect: 'auto',
  y: 'auto',
  size: null,
  lang: 'en',
  rules: null,
  claims: 'mark',
  layout: 'auto'
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value is valid for an option, and how to describe the expected values. */
const checks: Readonly<Record<keyof PageOptions, readonly [(value: unknown) => boolean, string]>> = {
  dialect: [value => typeof value === 'string' && isDialect(value), `one of ${dialectIds.join(', ')}`],
  y: [value => typeof value === 'string' && readingOfY(value) !== undefined, '`auto` or `prefix`'],
  size: [
    value => (typeof value === 'number' || typeof value === 'string') && sizeOf(String(value)) !== undefined,
    '`s`, `m`, `l`, `xl` or a number of em from 0.5 to 20'
  ],
  lang: [value => languages.includes(value as Language), languages.map(one => `\`${one}\``).join(' or ')],
  rules: [
    value => typeof value === 'string' || isRecord(value),
    'the name of a preset or an object of rules'
  ],
  claims: [value => claimModes.includes(value as ClaimMode), '`mark`, `replace` or `off`'],
  layout: [value => layouts.includes(value as Layout), '`auto`, `board` or `list`']
}

/** Names of the options that a site and a file may set. */
export const optionNames: readonly (keyof PageOptions)[] = Object.keys(checks) as (keyof PageOptions)[]

/**
 * Settings from the options that a programmer passes.
 *
 * @param options
 *   Options; other properties are ignored.
 * @param base
 *   The settings to use for missing options (default: `defaultSettings`).
 * @throws {TypeError} if an option has a value it cannot have.
 */
export function pageSettings(
  options: PageOptions | null | undefined,
  base: Settings = defaultSettings
): Settings {
  if (options === null || options === undefined) return base
  if (!isRecord(options)) throw wrongCall('options to be an object', options)
  const settings: Record<string, unknown> = {...base}
  for (const name of optionNames) {
    const value = options[name]
    if (value === null || value === undefined) continue
    const [accepts, expected] = checks[name]
    if (!accepts(value)) {
      throw wrongCall(`\`${name}\` to be ${expected}`, value)
    }
    settings[name] = readSetting(name, value)
  }
  return settings as unknown as Settings
}

function readSetting(name: keyof PageOptions, value: unknown): unknown {
  if (name === 'size') return sizeOf(String(value))
  return name === 'y' ? readingOfY(String(value)) : value
}

/** Settings of a file, and the parts of its front matter that could not be read. */
export interface FileSettings {
  readonly settings: Settings
  readonly messages: readonly Message[]
}

const nowhere: Span = {start: 0, end: 0}

/**
 * Settings from the front matter of a file.
 *
 * @param base
 *   The settings of the site.
 * @param options
 *   The options under `mahjong:`. Messages have the spans of the options, or 0 where an option has none.
 */
export function fileSettings(base: Settings, options: readonly FileOption[]): FileSettings {
  const settings: Record<string, unknown> = {...base}
  const messages: Message[] = []
  for (const {name: written, value, nameSpan, valueSpan} of options) {
    let name = written
    if (!Object.hasOwn(checks, name)) {
      const message = unknownOption(name, nameSpan ?? nowhere, optionNames)
      messages.push(message)
      const [only, other] = message.expected
      const isMeant = only !== undefined && other === undefined
      if (!isMeant || options.some(one => one.name === only)) continue
      name = only
    }
    if (value === null || value === undefined) continue
    const text = textOfValue(value)
    const read = name === 'rules' && isRecord(value) ? value : readOption(name, text)
    if (read === undefined) messages.push(badValue(name, text, valueSpan ?? nameSpan ?? nowhere))
    const meant = read ?? meantOption(name, text)
    if (meant !== undefined) settings[name] = meant
  }
  return {settings: settings as unknown as Settings, messages}
}

/** The message for an unknown option. */
export function unknownOption(name: string, {start, end}: Span, known: Iterable<string>): Message {
  const near = nearest(name.toLowerCase(), known)
  const other = near.length > 0 ? [] : (otherKeys(name) ?? []).filter(one => [...known].includes(one))
  return pageMessage('unknown-option', start, end, {actual: name}, [...near, ...other])
}

/**
 * The message for an invalid value of an option.
 *
 * @param written
 *   The name of the option as written (default: its own).
 */
export function badValue(name: string, text: string, {start, end}: Span, written: string = name): Message {
  const example = optionExamples[name] ?? ''
  if (text.trim() === '') return pageMessage('missing-value', start, end, {key: written, example})
  if (name === 'lang') return unknownLanguage(text, {start, end})
  const values = {key: written, actual: text, example, kind: 'other'}
  return pageMessage('bad-value', start, end, values, optionExpected(name, text))
}
