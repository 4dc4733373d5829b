/**
 * Front matter: the `mahjong:` options of a file and its `lang`.
 *
 *     ---
 *     lang: ja
 *     mahjong:
 *       dialect: quote
 *     ---
 *
 * The `yaml` node of remark-frontmatter says where each option was typed. Where a host read the front matter itself
 * (vfile-matter, Astro), its data says what was typed, but not where.
 */
import type {Message, Span} from '@tehai/core'
import type {FileOption} from '@tehai/core/page'
import type {Root} from 'mdast'
import type {VFile} from 'vfile'
import {isMap, isScalar, parseDocument, type Node} from 'yaml'
import {sourceOf, type Document} from './document.js'
import {remarkMessage} from './messages.js'

export interface FrontMatter {
  readonly lang: string | null
  readonly options: readonly FileOption[]
  readonly messages: readonly Message[]
  /** Whether spans are offsets into the document; else nobody knows where the options stand. */
  readonly placed: boolean
}

const none: FrontMatter = {lang: null, options: [], messages: [], placed: false}

/** The front matter of a file, from its tree or else from its data. */
export function frontMatterOf(tree: Root, file: VFile, document: Document): FrontMatter {
  const node = tree.children[0]
  if (node?.type !== 'yaml') return readData(file.data)
  const opening = /^.*?(?:\r\n|\n|\r)/.exec(sourceOf(document, node) ?? '')?.[0].length
  const start = node.position?.start.offset
  return readYaml(node.value, start === undefined || opening === undefined ? null : start + opening)
}

/** `start`: offset of the text in the document; `null` if nobody knows. */
function readYaml(text: string, start: number | null): FrontMatter {
  if (!/\b(?:mahjong|lang)\b/.test(text)) return none // most pages: no need to parse
  const root = parseDocument(text, {logLevel: 'silent'}).contents
  if (!isMap<Node, Node | null>(root)) return none
  const find = (name: string) =>
    root.items.find(({key}) => isScalar(key) && key.value === name)?.value ?? null
  const lang = find('lang')
  const mahjong = find('mahjong')
  const spanOf = (node: Node | null): Span | null =>
    node?.range && start !== null ? {start: start + node.range[0], end: start + node.range[1]} : null
  const options = isMap<Node, Node | null>(mahjong)
    ? mahjong.items.map(({key, value}): FileOption => {
        const name = isScalar(key) ? String(key.value) : String(key)
        return {name, value: value?.toJSON() as unknown, nameSpan: spanOf(key), valueSpan: spanOf(value)}
      })
    : null
  return {
    lang: isScalar(lang) && typeof lang.value === 'string' ? lang.value : null,
    options: options ?? [],
    messages: options || isEmpty(mahjong) ? [] : [broken(spanOf(mahjong))],
    placed: start !== null
  }
}

function isEmpty(node: Node | null): boolean {
  return node === null || (isScalar(node) && node.value === null)
}

function readData(data: VFile['data']): FrontMatter {
  const {matter, astro} = data as {matter?: unknown; astro?: {frontmatter?: unknown} | null}
  const found = matter ?? astro?.frontmatter
  if (!isRecord(found)) return none
  const {lang, mahjong} = found
  const options = isRecord(mahjong)
    ? Object.entries(mahjong).map(([name, value]): FileOption => ({
        name,
        value,
        nameSpan: null,
        valueSpan: null
      }))
    : null
  return {
    lang: typeof lang === 'string' ? lang : null,
    options: options ?? [],
    messages: options || mahjong === undefined || mahjong === null ? [] : [broken(null)],
    placed: false
  }
}

function broken(span: Span | null): Message {
  return remarkMessage('bad-front-matter', span?.start ?? 0, span?.end ?? 0)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
