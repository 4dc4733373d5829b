/**
 * Front matter: the settings and metadata of a page. The `mahjong:` key belongs to remark-mahjong.
 */
import type {Language, Message} from '@tehai/kernel/source'
import {isDeepYaml, readToml, yamlFault} from '@tehai/kernel/markdown'
import {languageOf} from '@tehai/kernel/block'
import {isMap, parseDocument} from 'yaml'
import {textLanguage} from '../terminal/language.js'

export interface FrontMatter {
  readonly title: string | null
  readonly description: string | null
  /** The language as written, such as `ja-JP`; `null` if none is named. */
  readonly lang: string | null
  /** `dialect` under `mahjong`, as written. */
  readonly dialect: string | null
  /** What is wrong with it as YAML. The span is in the document. */
  readonly fault: Message | null
}

const none: FrontMatter = {title: null, description: null, lang: null, dialect: null, fault: null}

/** The text between two lines of `---`, the first of which begins the page, and its place; `null` if there is none. */
function yamlOf(text: string): {readonly yaml: string; readonly start: number} | null {
  const start = /^\uFEFF?---[ \t]*\r?\n/.exec(text)?.[0].length
  if (start === undefined) return null
  for (let at = start; at <= text.length;) {
    const next = text.indexOf('\n', at)
    const end = next < 0 ? text.length : next
    if (text.startsWith('---', at) && /^---[ \t]*\r?$/.test(text.slice(at, end))) {
      return {yaml: text.slice(start, at), start}
    }
    at = end + 1
  }
  return null
}

/** Read the front matter of a Markdown text. Never throws. */
export function readFrontMatter(text: string): FrontMatter {
  const found = yamlOf(text)
  if (!found) return tomlFrontMatter(text)
  const {yaml, start} = found
  if (isDeepYaml(yaml)) {
    return {...none, fault: yamlFault({code: 'RESOURCE_EXHAUSTION', pos: [0, 1]}, yaml, start)}
  }
  const document = parseDocument(yaml, {logLevel: 'silent'})
  const [error] = document.errors
  const word = (...path: readonly string[]): string | null => {
    const value: unknown = isMap(document.contents) ? document.getIn(path) : null
    return typeof value === 'string' || typeof value === 'number' ? String(value) : null
  }
  return {
    ...aboutPage(word),
    dialect: error ? null : word('mahjong', 'dialect'),
    // The rest of the front matter is still read, including the language of the page.
    fault: error ? yamlFault(error, yaml, start) : null
  }
}

/** What front matter says about the page itself. */
const aboutPage = (
  word: (key: string) => string | null
): Pick<FrontMatter, 'title' | 'description' | 'lang'> => ({
  title: word('title'),
  description: word('description'),
  lang: word('lang')
})

/** The text between two lines of `+++`, as in Hugo and Zola. */
function tomlFrontMatter(text: string): FrontMatter {
  const toml = /^\uFEFF?\+\+\+[ \t]*\r?\n([^]*?)(?<=\n)\+\+\+[ \t]*(?:\r?\n|$)/.exec(text)?.[1]
  if (toml === undefined) return none
  const entries = readToml(toml)
  const word = (path: string): string | null => {
    const value = entries.find(entry => entry.path.join('.') === path)?.value
    return typeof value === 'string' || typeof value === 'number' ? String(value) : null
  }
  return {
    ...aboutPage(word),
    dialect: word('mahjong.dialect'),
    fault: null
  }
}

/** The language of a page: the one that it names, otherwise that of its letters. */
export function pageLanguage({lang}: FrontMatter, text: string): Language {
  return languageOf(lang ?? '') ?? textLanguage(text)
}
