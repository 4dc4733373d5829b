/**
 * Front matter: what a page says of itself. What stands under `mahjong:` is remark-mahjong's.
 */
import {message, type Language, type Message, type MessageWords} from '@tehai/core'
import {isDeepYaml} from '@tehai/core/markdown'
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

/** Words of the messages of this file. */
export const frontMatterMessages: Readonly<Record<'bad-yaml', MessageWords>> = {
  'bad-yaml': {
    severity: 'error',
    en: 'Unexpected front matter, which is no YAML: {why}',
    ja: 'フロントマターが YAML として読めません: {why}'
  }
}

const none: FrontMatter = {title: null, description: null, lang: null, dialect: null, fault: null}

// Matches at the beginning or not at all, and in linear time.
const fenced = /^(\uFEFF?---[ \t]*\r?\n)((?:(?!---[ \t]*(?:\r?\n|$)).*(?:\r?\n|$))*?)---[ \t]*(?:\r?\n|$)/

/** Read the front matter of a Markdown text. Never throws. */
export function readFrontMatter(text: string): FrontMatter {
  const found = fenced.exec(text)
  if (!found) return none
  const [, opening, yaml] = found as unknown as readonly [string, string, string]
  if (isDeepYaml(yaml)) {
    const why = 'Nested deeper than any page needs'
    return {
      ...none,
      fault: message(frontMatterMessages, 'bad-yaml', opening.length, opening.length + 1, {why})
    }
  }
  const document = parseDocument(yaml, {logLevel: 'silent'})
  const [error] = document.errors
  if (error) {
    // What is missing at the end is shown at the last sign that stands there.
    const start = opening.length + Math.max(0, Math.min(error.pos[0], yaml.trimEnd().length - 1))
    const why = error.message.split('\n')[0]!.replace(/ at line \d+, column \d+:?$/, '')
    return {...none, fault: message(frontMatterMessages, 'bad-yaml', start, start + 1, {why})}
  }
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

/** The language that a page is written in: the one it names, else the one of its letters. */
export function pageLanguage({lang}: FrontMatter, text: string): Language {
  return languageOf(lang ?? '') ?? textLanguage(text)
}
