/**
 * Front matter in YAML, as a host passes its text: options have places.
 */
import {unknownLanguage} from '../../block/meta/options.js'
import type {Message, Span} from '../../source/message/message.js'
import {
  broken,
  hasOption,
  isNear,
  mayHave,
  meansOptions,
  misspeltGame,
  optionOf,
  textOrNull
} from './parts.js'
import {noFrontMatter, type FrontMatter} from './front-matter.js'
import type {GameOfFile} from './game-of-file.js'
import {isDeepYaml} from './yaml-depth.js'
import {yamlFault, type YamlError} from './yaml-fault.js'

/** The part of the package `yaml` that is used; this package does not depend on it. */
export interface Yaml {
  readonly parseDocument: (
    text: string,
    options: {readonly logLevel: 'silent'}
  ) => {readonly contents: unknown; readonly errors: readonly YamlError[]}
  readonly isMap: (node: unknown) => boolean
  readonly isScalar: (node: unknown) => boolean
}

/** The fields of a node of `yaml` that are used here. */
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
  game: GameOfFile
): FrontMatter {
  const {id, isMain = false} = game
  if (!mayHave(text, game)) return noFrontMatter // most pages: no need to parse
  if (isDeepYaml(text)) return tooDeep(text, start, id)
  const {contents, errors} = parseYaml(text, yaml)
  const page: YamlPage = {yaml, start, items: itemsOf(yaml, contents)}
  const found = valueOf(page, id)
  const options =
    itemsOf(yaml, found)?.map(({key, value}) =>
      optionOf(textOf(yaml, key), value?.toJSON(), spanOf(page, key), spanOf(page, value))
    ) ?? null
  // Every game whose key is there reports it; if there is only a language, just one game does.
  const faults = errors
    .slice(0, isMain || text.includes(id) ? 1 : 0)
    .map(error => yamlFault(error, text, start ?? 0))
  const languageNode = valueOf(page, 'lang')
  const lang = textOrNull(languageNode?.value)
  return {
    lang,
    options: options ?? [],
    messages: [
      ...faults,
      ...(isMain ? languageFault(lang, spanOf(page, languageNode)) : []),
      ...(found ? valueFaults(page, found, options !== null, game) : misspeltKeys(page, game))
    ],
    placed: start !== null
  }
}

/** The keys of a page, and where its front matter begins. */
interface YamlPage {
  readonly yaml: Yaml
  readonly start: number | null
  readonly items: YamlNode['items'] | null
}

const itemsOf = (yaml: Yaml, node: unknown): YamlNode['items'] | null =>
  yaml.isMap(node) ? (node as YamlNode).items! : null

const textOf = (yaml: Yaml, node: YamlNode): string =>
  yaml.isScalar(node) ? String(node.value) : String(node)

const valueOf = ({yaml, items}: YamlPage, name: string): YamlNode | null =>
  items?.find(({key}) => yaml.isScalar(key) && key.value === name)?.value ?? null

const spanOf = ({start}: YamlPage, node: YamlNode | null): Span | null =>
  node?.range && start !== null ? {start: start + node.range[0]!, end: start + node.range[1]!} : null

/**
 * The messages about the value under the key of a game: a value that is not a map, and options that are not indented.
 */
function valueFaults(
  page: YamlPage,
  found: YamlNode,
  isMap: boolean,
  {optionNames = []}: GameOfFile
): Message[] {
  const {yaml, items} = page
  const isBroken = !isMap && meansOptions(yaml.isScalar(found) ? found.value : (found.items ?? null))
  // Options that are not indented are keys of the page.
  const next = items?.[items.findIndex(({value}) => value === found) + 1]?.key
  const name = next && textOf(yaml, next)
  const isOutside = found.value === null && name && optionNames.includes(name) && !commonOptions.test(name)
  return [
    ...(isBroken ? [broken(spanOf(page, found), spaced(found.value))] : []),
    ...(isOutside ? [broken(spanOf(page, next!), [`  ${name}`])] : [])
  ]
}

/** The message about a key that is nearly that of a game, with options of it. */
function misspeltKeys(page: YamlPage, game: GameOfFile): Message[] {
  const {id, optionNames = []} = game
  const {yaml, items} = page
  const misspelt = items?.find(({key, value}) => {
    const names = itemsOf(yaml, value)?.map(one => textOf(yaml, one.key)) ?? []
    return yaml.isScalar(key) && isNear(String(key.value), game) && hasOption(names, optionNames)
  })
  return misspelt ? [misspeltGame(String(misspelt.key.value), spanOf(page, misspelt.key), id)] : []
}

/** The message for a language of a page that is really a country, `lang: jp`: no language has that code. */
const languageFault = (lang: string | null, span: Span | null): Message[] =>
  lang === 'jp' ? [unknownLanguage(lang, span ?? {start: 0, end: 0})] : []

/** Options that may also be keys of the page itself. */
const commonOptions = /^(?:lang|title|layout)$/

/** Parse a text. If it is indented by tabs, the result has both the error and the values that were meant. */
function parseYaml(text: string, yaml: Yaml): ReturnType<Yaml['parseDocument']> {
  const parsed = yaml.parseDocument(text, {logLevel: 'silent'})
  if (parsed.errors.length === 0 || !/^ *\t/m.test(text)) return parsed
  const meant = text.replace(/^[ \t]+/gm, indent => ' '.repeat(indent.length))
  return {contents: yaml.parseDocument(meant, {logLevel: 'silent'}).contents, errors: parsed.errors}
}

/** The messages of a front matter that is too deep to be read. */
function tooDeep(text: string, start: number | null, game: string): FrontMatter {
  const at = text.indexOf(game)
  if (at < 0) return noFrontMatter
  const span = start === null ? null : {start: start + at, end: start + at + game.length}
  return {...noFrontMatter, messages: [broken(span)], placed: start !== null}
}

/** `dialect:quote` with its blank. */
const spaced = (value: unknown): string[] =>
  typeof value === 'string' && /^[a-z]{1,20}(?::\S| ?= ?\S)/.test(value)
    ? [value.replace(/ ?[:=] ?/, ': ')]
    : []
