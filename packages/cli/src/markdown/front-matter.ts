/**
 * Front matter: what a page says of itself. What stands under `mahjong:` is remark-mahjong's.
 */
import type {Language, Message} from '@tehai/core'
import {isDeepYaml, readToml, yamlFault} from '@tehai/core/markdown'
import {languageOf} from '@tehai/core/page'
import {parseDocument} from 'yaml'
import {textLanguage} from '../language.js'

export interface FrontMatter {
  readonly title: string | null
  readonly description: string | null
  /** The language as written, such as `ja-JP`; `null` where none is named. */
  readonly lang: string | null
  /** `dialect` under `mahjong`, as written. */
  readonly dialect: string | null
  /** What is wrong with it as YAML. The span is one in the document. */
  readonly fault: Message | null
}

const none: FrontMatter = {title: null, description: null, lang: null, dialect: null, fault: null}

// Matches at the beginning or not at all, and in linear time.
const fenced = /^(\uFEFF?---[ \t]*\r?\n)((?:(?!---[ \t]*(?:\r?\n|$)).*(?:\r?\n|$))*?)---[ \t]*(?:\r?\n|$)/

/** Read the front matter of a Markdown text. Never throws. */
export function readFrontMatter(text: string): FrontMatter {
  const found = fenced.exec(text)
  if (!found) return tomlFrontMatter(text)
  const [, opening, yaml] = found as unknown as readonly [string, string, string]
  if (isDeepYaml(yaml)) {
    return {...none, fault: yamlFault({code: 'RESOURCE_EXHAUSTION', pos: [0, 1]}, yaml, opening.length)}
  }
  const document = parseDocument(yaml, {logLevel: 'silent'})
  const [error] = document.errors
  if (error) return {...none, fault: yamlFault(error, yaml, opening.length)}
  const word = (...path: readonly string[]): string | null => {
    const value: unknown = document.getIn(path)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : null
  }
  return {
    title: word('title'),
    description: word('description'),
    lang: word('lang'),
    dialect: word('mahjong', 'dialect'),
    fault: null
  }
}

/** What stands between `+++`, as Hugo and Zola have it. */
function tomlFrontMatter(text: string): FrontMatter {
  const toml = /^\uFEFF?\+\+\+[ \t]*\r?\n([^]*?)(?<=\n)\+\+\+[ \t]*(?:\r?\n|$)/.exec(text)?.[1]
  if (toml === undefined) return none
  const entries = readToml(toml)
  const word = (path: string): string | null => {
    const value = entries.find(entry => entry.path.join('.') === path)?.value
    return typeof value === 'string' || typeof value === 'number' ? String(value) : null
  }
  return {
    title: word('title'),
    description: word('description'),
    lang: word('lang'),
    dialect: word('mahjong.dialect'),
    fault: null
  }
}

/** The language that a page is written in: the one it names, else the one of its letters. */
export function pageLanguage({lang}: FrontMatter, text: string): Language {
  return languageOf(lang ?? '') ?? textLanguage(text)
}
