/**
 * Front matter: the options of a game for a file, and its `lang`.
 *
 *     ---
 *     lang: ja
 *     mahjong:
 *       dialect: quote
 *     ---
 *
 * From its text, options have places. Where a host has read the front matter itself (vfile-matter, Astro), its data
 * says what was typed, but not where.
 */
import {unknownLanguage} from '../block/options.js'
import {sourceOf, type Document, type Position} from './document.js'
import type {FileOption} from './file-option.js'
import type {Message, Span} from '../source/message.js'
import {markdownMessage} from './messages.js'
import {nearest} from '../source/nearest.js'
import {readToml} from './toml.js'
import {isDeepYaml} from './yaml-depth.js'

export interface FrontMatter {
  readonly lang: string | null
  readonly options: readonly FileOption[]
  readonly messages: readonly Message[]
  /** Whether spans are offsets into the document; else the place of the options is not known. */
  readonly placed: boolean
}

/** The game whose options are read. */
export interface GameOfFile {
  /** The key under which its options are. */
  readonly id: string
  /** Whether it also reports a front matter that only has a language: one game of a site does (default: false). */
  readonly isMain?: boolean | undefined
  /**
   * Names of its options: a key that is nearly its own is reported where one of them is under it (default: none, no such
   * key is reported). Other plugins have options of their own under keys such as `mahjongs`.
   */
  readonly optionNames?: readonly string[] | undefined
}

/** What a file without front matter says. */
export const noFrontMatter: FrontMatter = {lang: null, options: [], messages: [], placed: false}

/** Offset in the document of what is between the marks of a front matter; `null` if that is not known. */
export function frontMatterOffset(
  document: Document,
  node: {readonly position?: Position | null | undefined}
): number | null {
  const opening = /^.*?(?:\r\n|\n|\r)/.exec(sourceOf(document, node) ?? '')?.[0].length
  const start = node.position?.start.offset
  return start === undefined || opening === undefined ? null : start + opening
}

/** What is used of the package `yaml`, on which this package does not depend. */
export interface Yaml {
  readonly parseDocument: (
    text: string,
    options: {readonly logLevel: 'silent'}
  ) => {readonly contents: unknown; readonly errors: readonly YamlError[]}
  readonly isMap: (node: unknown) => boolean
  readonly isScalar: (node: unknown) => boolean
}

/** An error of `yaml`, as far as we read it. */
export interface YamlError {
  readonly code: string
  /** Where it begins and ends in the text. */
  readonly pos: readonly [number, number]
}

/** A node of `yaml`, as far as we read it. */
interface YamlNode {
  readonly range?: readonly number[] | null | undefined
  readonly toJSON: () => unknown
  readonly value?: unknown
  readonly items?: readonly {readonly key: YamlNode; readonly value: YamlNode | null}[]
}

/**
 * The front matter of a text.
 *
 * @param text
 *   The text between the `---`.
 * @param start
 *   Offset of the text in the document; `null` if it is not known.
 * @param game
 *   Whose options are read.
 */
export function frontMatterOfText(
  text: string,
  start: number | null,
  yaml: Yaml,
  {id, isMain = false, optionNames = []}: GameOfFile
): FrontMatter {
  if (!mayHave(text, id)) return noFrontMatter // most pages: no need to parse
  if (isDeepYaml(text)) return tooDeep(text, start, id)
  const itemsOf = (node: unknown) => (yaml.isMap(node) ? (node as YamlNode).items! : null)
  const textOf = (node: YamlNode) => (yaml.isScalar(node) ? String(node.value) : String(node))
  const {contents, errors} = parseYaml(text, yaml)
  const items = itemsOf(contents)
  const find = (name: string) =>
    items?.find(({key}) => yaml.isScalar(key) && key.value === name)?.value ?? null
  const spanOf = (node: YamlNode | null): Span | null =>
    node?.range && start !== null ? {start: start + node.range[0]!, end: start + node.range[1]!} : null
  const found = find(id)
  // Its options, if they are not indented, are keys of the page.
  const next = items?.[items.findIndex(({value}) => value === found) + 1]?.key
  const isOutside =
    found?.value === null && next && optionNames.includes(textOf(next)) && !ofPages.test(textOf(next))
  const misspelt = found
    ? undefined
    : items?.find(({key, value}) => {
        const names = itemsOf(value)?.map(one => textOf(one.key)) ?? []
        return yaml.isScalar(key) && isNear(String(key.value), id) && hasOption(names, optionNames)
      })
  const options =
    itemsOf(found)?.map(({key, value}) =>
      optionOf(textOf(key), value?.toJSON(), spanOf(key), spanOf(value))
    ) ?? null
  const isOurs =
    options !== null || meansOptions(yaml.isScalar(found) ? found!.value : (found?.items ?? null))
  // Every game whose key is there reports it; of a language alone, only one does.
  const faults = errors
    .slice(0, isMain || text.includes(id) ? 1 : 0)
    .map(error => yamlFault(error, text, start ?? 0))
  const lang = textOrNull(find('lang')?.value)
  return {
    lang,
    options: options ?? [],
    messages: [
      ...faults,
      ...(isMain ? languageFault(lang, spanOf(find('lang'))) : []),
      ...(isOurs && !options ? [broken(spanOf(found), spaced(found!.value))] : []),
      ...(isOutside ? [broken(spanOf(next), [`  ${textOf(next)}`])] : []),
      ...(misspelt ? [misspeltGame(String(misspelt.key.value), spanOf(misspelt.key), id)] : [])
    ],
    placed: start !== null
  }
}

/** The message for the language of a page that is a country, `lang: jp`: there is no language of that code. */
const languageFault = (lang: string | null, span: Span | null): Message[] =>
  lang === 'jp' ? [unknownLanguage(lang, span ?? {start: 0, end: 0})] : []

/** Options that pages have as keys of their own as well. */
const ofPages = /^(?:lang|title|layout)$/

/** Parse a text. Where it is indented by tabs, what it was meant as is read beside the error. */
function parseYaml(text: string, yaml: Yaml): ReturnType<Yaml['parseDocument']> {
  const parsed = yaml.parseDocument(text, {logLevel: 'silent'})
  if (parsed.errors.length === 0 || !/^ *\t/m.test(text)) return parsed
  const meant = text.replace(/^[ \t]+/gm, indent => ' '.repeat(indent.length))
  return {contents: yaml.parseDocument(meant, {logLevel: 'silent'}).contents, errors: parsed.errors}
}

/**
 * The front matter of a text in TOML.
 *
 * @param text
 *   The text between the `+++`.
 * @param start
 *   Offset of the text in the document; `null` if it is not known.
 * @param game
 *   Whose options are read.
 */
export function frontMatterOfToml(
  text: string,
  start: number | null,
  {id, optionNames = []}: GameOfFile
): FrontMatter {
  if (!mayHave(text, id)) return noFrontMatter
  const moved = (span: Span): Span | null =>
    start === null ? null : {start: start + span.start, end: start + span.end}
  const entries = readToml(text)
  const find = (name: string) => entries.find(({path}) => path.length === 1 && path[0] === name)
  const options = entries
    .filter(({path}) => path.length === 2 && path[0] === id)
    .map(({path, value, keySpan, valueSpan}) => optionOf(path[1]!, value, moved(keySpan), moved(valueSpan)))
  const own = find(id)
  const misspelt =
    own || options.length > 0
      ? undefined
      : entries.find(
          ({path}) => path.length === 2 && isNear(path[0]!, id) && hasOption([path[1]!], optionNames)
        )
  return {
    lang: textOrNull(find('lang')?.value),
    options,
    messages: [
      ...(own && meansOptions(own.value) ? [broken(moved(own.valueSpan))] : []),
      ...(misspelt
        ? [misspeltGame(misspelt.path[0]!, moved(misspelt.tableSpan ?? misspelt.keySpan), id)]
        : [])
    ],
    placed: start !== null
  }
}

/** The messages of a front matter that is too deep to be read. */
function tooDeep(text: string, start: number | null, game: string): FrontMatter {
  const at = text.indexOf(game)
  if (at < 0) return noFrontMatter
  const span = start === null ? null : {start: start + at, end: start + at + game.length}
  return {...noFrontMatter, messages: [broken(span)], placed: start !== null}
}

/** The front matter of a host that has read it itself. */
export function frontMatterOfData(found: unknown, {id, optionNames = []}: GameOfFile): FrontMatter {
  if (!isRecord(found)) return noFrontMatter
  const {lang} = found
  const given = found[id]
  const options = isRecord(given) ? Object.entries(given).map(([name, value]) => optionOf(name, value)) : null
  const misspelt =
    given === undefined
      ? Object.entries(found).find(
          ([name, value]) => isNear(name, id) && isRecord(value) && hasOption(Object.keys(value), optionNames)
        )?.[0]
      : undefined
  return {
    lang: textOrNull(lang),
    options: options ?? [],
    messages: [
      ...(!options && meansOptions(given) ? [broken(null)] : []),
      ...(misspelt ? [misspeltGame(misspelt, null, id)] : [])
    ],
    placed: false
  }
}

function optionOf(
  name: string,
  value: unknown,
  nameSpan: Span | null = null,
  valueSpan: Span | null = null
): FileOption {
  return {name, value, nameSpan, valueSpan}
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Whether one of some names is that of an option. */
function hasOption(names: readonly string[], optionNames: readonly string[]): boolean {
  return names.some(name => optionNames.includes(name))
}

/** Whether a key is nearly the id of a game. */
function isNear(key: string, id: string): boolean {
  return key !== id && key[0]?.toLowerCase() === id[0] && nearest(key.toLowerCase(), [id]).length > 0
}

/** Whether a text may have options of a game or a language: a key at the beginning of a line, or in brackets of TOML, may be misspelt. */
function mayHave(text: string, id: string): boolean {
  return (
    text.includes(id) ||
    text.includes('lang') ||
    [...text.matchAll(/^[["']{0,2}([a-z]{1,20})(?![a-z])/gim)].some(([, word]) => isNear(word!, id))
  )
}

function misspeltGame(key: string, span: Span | null, id: string): Message {
  return markdownMessage('misspelt-game', span?.start ?? 0, span?.end ?? 0, {key}, [id])
}

/**
 * Whether a value that is no map was meant as one: `dialect=quote`, `[dialect: quote]`. Others, such as `true` or a
 * number, belong to another user of the key.
 */
function meansOptions(value: unknown): boolean {
  return Array.isArray(value) || (typeof value === 'string' && !/^(\s*|yes|no)$/i.test(value))
}

/**
 * The message of an error of `yaml`.
 *
 * @param start
 *   Offset of the text in the document.
 */
export function yamlFault({code, pos}: YamlError, text: string, start: number): Message {
  const last = text.trimEnd().length - 1
  // What is missing at the end is shown where it was opened, or else at the last character.
  const before = openedAt(text)
  const opened = pos[0] > last || (before !== null && before < pos[0] && inFlow.test(code)) ? before : null
  const at = opened ?? Math.max(0, Math.min(pos[0], last))
  const rest = /^[^\r\n]*/.exec(text.slice(at))![0].trimEnd()
  const isWhole = opened !== null || code === 'BLOCK_AS_IMPLICIT_KEY'
  const actual = isWhole ? rest : rest.slice(0, Math.max(pos[1] - at, text.codePointAt(at)! > 0xffff ? 2 : 1))
  const from = start + at
  return markdownMessage('bad-yaml', from, from + actual.length, {
    actual,
    why: opened === null ? code : 'MISSING_CHAR'
  })
}

/** What `yaml` says of the lines after a bracket that is not closed. */
const inFlow = /^(?:BAD_INDENT|MISSING_CHAR|UNEXPECTED_TOKEN|BLOCK_IN_FLOW)$/

/** Where a value begins with a quote or a bracket that is not closed on its line; `null` where none does. */
function openedAt(text: string): number | null {
  const found =
    /^[^\r\n\u2028\u2029:#]{0,200}:[ \t]+(?=("[^"\r\n\u2028\u2029]*|'[^'\r\n\u2028\u2029]*|\{[^}\r\n\u2028\u2029]*|\[[^\]\r\n\u2028\u2029]*)$)/m.exec(
      text
    )
  return found && found.index + found[0].length
}

/** `dialect:quote` with its blank. */
const spaced = (value: unknown): string[] =>
  typeof value === 'string' && /^[a-z]{1,20}(?::\S| ?= ?\S)/.test(value)
    ? [value.replace(/ ?[:=] ?/, ': ')]
    : []

function broken(span: Span | null, expected: readonly string[] = []): Message {
  return markdownMessage('bad-front-matter', span?.start ?? 0, span?.end ?? 0, {}, expected)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
