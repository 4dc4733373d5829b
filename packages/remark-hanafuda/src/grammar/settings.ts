/**
 * Settings of a site, of a file, of a fence: each overrides the one before it.
 */
import {languageOf, sizeOf, type Size, unknownLanguage} from '@tehai/kernel/block'
import {
  type FileOption,
  findingsOf,
  hostSettings,
  placesFrom,
  type Document,
  type Finding,
  type FrontMatter,
  type HostOptions,
  type HostSettings
} from '@tehai/kernel/markdown'
import {
  append,
  lookup,
  nearest,
  textOfValue,
  type Language,
  type Message,
  type Span,
  wrongCall
} from '@tehai/kernel/source'
import {parseRules} from '@tehai/koikoi/notation/reading'
import {defaultRules, type GameRules} from '@tehai/koikoi/rules'
import {keys} from './keys.js'
import {moved, pageMessage} from './messages.js'
import type {en} from '../words/en/messages.js'

/** Options of remark-hanafuda. Plain JSON, so that hosts which take no functions can pass them. */
export interface Options extends HostOptions {
  /** Language of words, text alternatives and messages (default: that of the front matter, else `'en'`). */
  readonly lang?: Language | null | undefined
  /** Height of the cards of rows in blocks (default: `'xl'`). Cards in a line of text are not affected. */
  readonly size?: Size | null | undefined
  /** Rules by which yaku and points are checked, as in `'nintendo teshiScore=10'` (default: `'standard'`). */
  readonly rules?: string | null | undefined
}

/** Settings of a page. */
export interface Settings {
  readonly lang: Language
  /** `null` if it is not set. */
  readonly size: Size | null
  readonly rules: GameRules
  /** Whether the rules are known: with a misspelt name, nothing is judged. */
  readonly canJudge: boolean
}

export interface SiteSettings extends HostSettings {
  readonly page: Settings
  /** Whether `lang` was set, so that it overrides the language of a page. */
  readonly fixedLanguage: boolean
}

/** Names of the options that a file may set. */
export const optionNames = ['lang', 'size', 'rules'] as const

/** What an option may be like. */
const examples: Readonly<Record<string, string>> = lookup({lang: 'ja', size: 'l', rules: 'nintendo'})

/** What holds where nothing is set. */
export const defaultSettings: Settings = {lang: 'en', size: null, rules: defaultRules, canJudge: true}

/**
 * Settings of a site.
 *
 * @throws {TypeError} if an option has a value it cannot have.
 */
export function siteSettings(options: Readonly<Options>): SiteSettings {
  const messages: Message[] = []
  let page = defaultSettings
  for (const name of optionNames) {
    const value = options[name]
    if (value == null) continue
    page = withOption(page, name, String(value), nowhere, messages)
    if (messages.length > 0) {
      throw wrongCall(`\`${name}\` to be like \`${examples[name]}\``, value)
    }
  }
  const host = hostSettings(options, ['hanafuda', '花札'], optionNames)
  return {...host, page, fixedLanguage: Boolean(options.lang)}
}

/** Settings of a file, and findings about its front matter. */
export function openFile(
  document: Document,
  front: FrontMatter,
  {page, fixedLanguage}: SiteSettings
): {settings: Settings; findings: Finding[]} {
  const lang = fixedLanguage ? undefined : languageOf(front.lang ?? '')
  const messages: Message[] = [...front.messages]
  let settings = lang ? {...page, lang} : page
  for (const option of front.options) settings = withFileOption(settings, option, messages)
  const places = front.placed ? placesFrom(document, offset => offset) : () => null
  return {settings, findings: findingsOf(messages, document.text, places)}
}

const nowhere: Span = {start: 0, end: 0}

function withFileOption(
  settings: Settings,
  {name: written, value, nameSpan, valueSpan}: FileOption,
  messages: Message[]
): Settings {
  // The rules are a key of blocks as well, which has names in every language: ルール.
  const name = keys.find(written)?.id === 'rules' ? 'rules' : written
  if (isOption(name)) {
    const text = name === 'rules' ? rulesText(value) : textOfValue(value)
    return withOption(settings, name, text, valueSpan ?? nameSpan ?? nowhere, messages)
  }
  messages.push(unknownOption(name, nameSpan ?? nowhere, optionNames))
  return settings
}

/** Rules in a map of front matter (`name: nintendo`, `teshiScore: 10`), as one line. */
function rulesText(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return textOfValue(value)
  return Object.entries(value)
    .map(([name, one]) => (/^(?:name|preset|set)$/.test(name) ? '' : `${name}=`) + textOfValue(one))
    .join(' ')
}

/** Whether a name is that of an option. */
export function isOption(name: string): name is (typeof optionNames)[number] {
  return (optionNames as readonly string[]).includes(name)
}

/** Settings with one option, read from text; if it cannot be read, a message and the unchanged settings. */
export function withOption(
  settings: Settings,
  name: (typeof optionNames)[number],
  text: string,
  span: Span,
  messages: Message[]
): Settings {
  if (name === 'rules') {
    const read = parseRules(text, settings.rules)
    // If the length of a text differs from that of its place (quoted in YAML), places within it are unknown.
    const literal = text.length === span.end - span.start
    append(
      messages,
      literal ? moved(read.messages, span.start) : read.messages.map(one => ({...one, ...span}))
    )
    return {...settings, rules: read.rules, canJudge: read.messages.length === 0}
  }
  if (text.trim() === '') {
    const values = {key: name, example: examples[name]!}
    messages.push(pageMessage('missing-value', span.start, span.end, values))
    return settings
  }
  const read = name === 'lang' ? languageOf(text) : sizeOf(text)
  if (read !== undefined) return {...settings, [name]: read}
  messages.push(badValue(name, {...span, name, value: text}))
  return settings
}

/** The message for an option that a fence or a front matter does not have. */
export function unknownOption(name: string, {start, end}: Span, known: Iterable<string>): Message {
  const values = {actual: name, such: 'page'}
  return pageMessage('unknown-option', start, end, values, nearest(name.toLowerCase(), known))
}

/** Keys and options that have few values. */
export type ValueKey = keyof (typeof en)['bad-value']['words']['wanted'] | 'lang'

/**
 * The message for a value that a key or an option cannot have.
 *
 * @param entry
 *   The key as written, its value, and the place of the value.
 * @param meant
 *   What may be meant (default: nothing).
 */
export function badValue(
  key: ValueKey,
  {name, value, start, end}: Span & {readonly name: string; readonly value: string},
  meant: readonly string[] = []
): Message {
  if (key === 'lang') return unknownLanguage(value, {start, end})
  return pageMessage('bad-value', start, end, {key: name, actual: value, wanted: key}, meant)
}
