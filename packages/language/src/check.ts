/**
 * Text of a Markdown page → its diagnostics: what the plugins of both games report, at offsets of the text.
 *
 * Nothing is checked here: every sentence and every place is that of a build.
 */
import type {Span, Severity} from '@tehai/kernel/source'
import type {FileMessage} from '@tehai/kernel/markdown'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkHanafuda, {type Options as HanafudaOptions} from 'remark-hanafuda'
import remarkMahjong, {type Options as MahjongOptions} from 'remark-mahjong'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {VFile} from 'vfile'

/** How pages are read. */
export interface Options {
  /** Options of remark-mahjong (default: none). `onError` does not matter: everything is reported. */
  readonly mahjong?: Readonly<MahjongOptions> | null | undefined
  /** Options of remark-hanafuda (default: none). `onError` does not matter: everything is reported. */
  readonly hanafuda?: Readonly<HanafudaOptions> | null | undefined
}

/** Something wrong on a page: a range of its text, in 0-based UTF-16 offsets (0 to 0 where the place is not known). */
export interface Diagnostic extends Span {
  /** Id of the message, kebab-case. */
  readonly id: string
  readonly severity: Severity
  /** The sentence, in the language of the page or of the options. */
  readonly reason: string
  /** The plugin that reports it: `'remark-mahjong'` or `'remark-hanafuda'`. */
  readonly source: string
  /** What was expected instead, the nearest first. Empty where nothing can be proposed. */
  readonly expected: readonly string[]
  /** Where the docs explain the message. */
  readonly url: string
}

/** Text of a page → what is wrong on it, in the order of the places. */
export type Check = (text: string) => readonly Diagnostic[]

/**
 * A check with some options. It keeps nothing from page to page.
 *
 * @throws {TypeError} if an option has a value it cannot have. The check itself never throws, whatever the text.
 */
export function checkWith({mahjong, hanafuda}: Readonly<Options> = {}): Check {
  const processor = unified()
    .use(remarkParse)
    .use(remarkFrontmatter, ['yaml', 'toml'])
    .use(remarkGfm)
    .use(remarkMahjong, {...mahjong, onError: 'warn'})
    .use(remarkHanafuda, {...hanafuda, onError: 'warn'})
    .freeze()
  return text => {
    const file = new VFile(text)
    processor.runSync(processor.parse(file), file)
    // A byte order mark is no character of the page, and one of the text.
    const mark = text.startsWith('\uFEFF') ? 1 : 0
    const found = file.messages.map(message => diagnosticOf(message as FileMessage, mark))
    return found.sort((a, b) => a.start - b.start || a.end - b.end) // each game has read the whole page
  }
}

function diagnosticOf(message: FileMessage, mark: number): Diagnostic {
  const {ruleId = '', severity = 'warning', reason, source = '', expected = [], url = '', place} = message
  return {...spanOf(place, mark), id: ruleId, severity, reason, source, expected, url}
}

function spanOf(place: FileMessage['place'], mark: number): Span {
  if (!place) return {start: 0, end: 0}
  const {start, end} = 'start' in place ? place : {start: place, end: place}
  return {start: (start.offset ?? 0) + mark, end: (end.offset ?? 0) + mark}
}
