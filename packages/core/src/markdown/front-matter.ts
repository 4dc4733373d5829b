/**
 * Front matter: the `mahjong:` options of a file and its `lang`.
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
import type {FileOption} from '../page/options.js'
import type {Message, Span} from '../source/message.js'
import {markdownMessage} from './messages.js'
import {isDeepYaml} from './yaml-depth.js'

export interface FrontMatter {
  readonly lang: string | null
  readonly options: readonly FileOption[]
  readonly messages: readonly Message[]
  /** Whether spans are offsets into the document; else nobody knows where the options stand. */
  readonly placed: boolean
}

/** What a file without front matter says. */
export const noFrontMatter: FrontMatter = {lang: null, options: [], messages: [], placed: false}

/** What is used of the package `yaml`, on which this package does not depend. */
export interface Yaml {
  readonly parseDocument: (
    text: string,
    options: {readonly logLevel: 'silent'}
  ) => {readonly contents: unknown}
  readonly isMap: (node: unknown) => boolean
  readonly isScalar: (node: unknown) => boolean
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
 *   What stands between the `---`.
 * @param start
 *   Offset of the text in the document; `null` if nobody knows.
 * @param game
 *   The key under which the options stand (default: `mahjong`).
 */
export function frontMatterOfText(
  text: string,
  start: number | null,
  yaml: Yaml,
  game = 'mahjong'
): FrontMatter {
  if (!text.includes(game) && !text.includes('lang')) return noFrontMatter // most pages: no need to parse
  if (isDeepYaml(text)) return tooDeep(text, start, game)
  const itemsOf = (node: unknown) => (yaml.isMap(node) ? (node as YamlNode).items! : null)
  const textOf = (node: YamlNode) => (yaml.isScalar(node) ? String(node.value) : String(node))
  const items = itemsOf(yaml.parseDocument(text, {logLevel: 'silent'}).contents)
  const find = (name: string) =>
    items?.find(({key}) => yaml.isScalar(key) && key.value === name)?.value ?? null
  const spanOf = (node: YamlNode | null): Span | null =>
    node?.range && start !== null ? {start: start + node.range[0]!, end: start + node.range[1]!} : null
  const lang = find('lang')
  const found = find(game)
  const options =
    itemsOf(found)?.map(({key, value}): FileOption => ({
      name: textOf(key),
      value: value?.toJSON(),
      nameSpan: spanOf(key),
      valueSpan: spanOf(value)
    })) ?? null
  const isEmpty = found === null || (yaml.isScalar(found) && found.value === null)
  return {
    lang: lang && yaml.isScalar(lang) && typeof lang.value === 'string' ? lang.value : null,
    options: options ?? [],
    messages: options || isEmpty ? [] : [broken(spanOf(found))],
    placed: start !== null
  }
}

/** What is said of a front matter that nobody can read. */
function tooDeep(text: string, start: number | null, game: string): FrontMatter {
  const at = text.indexOf(game)
  if (at < 0) return noFrontMatter
  const span = start === null ? null : {start: start + at, end: start + at + game.length}
  return {...noFrontMatter, messages: [broken(span)], placed: start !== null}
}

/** The front matter of a host that has read it itself. `game`: the key under which the options stand. */
export function frontMatterOfData(found: unknown, game = 'mahjong'): FrontMatter {
  if (!isRecord(found)) return noFrontMatter
  const {lang} = found
  const given = found[game]
  const options = isRecord(given)
    ? Object.entries(given).map(([name, value]): FileOption => ({
        name,
        value,
        nameSpan: null,
        valueSpan: null
      }))
    : null
  return {
    lang: typeof lang === 'string' ? lang : null,
    options: options ?? [],
    messages: options || given === undefined || given === null ? [] : [broken(null)],
    placed: false
  }
}

function broken(span: Span | null): Message {
  return markdownMessage('bad-front-matter', span?.start ?? 0, span?.end ?? 0)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
