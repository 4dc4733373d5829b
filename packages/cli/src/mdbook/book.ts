/**
 * A book as mdBook passes it to a preprocessor: `[context, book]` in JSON.
 *
 * Source: <https://rust-lang.github.io/mdBook/for_developers/preprocessors.html>, versions 0.4 and 0.5: the latter has
 * renamed the list `sections` to `items`. Fields that are unknown to us are passed back unchanged.
 */

/** What a preprocessor receives about the book. */
export interface BookContext {
  /** The folder of `book.toml`. */
  readonly root: string
  readonly renderer: string
  readonly config: {
    readonly book?: {readonly language?: unknown; readonly src?: unknown}
    readonly preprocessor?: {readonly tehai?: Readonly<Record<string, unknown>>}
  }
}

/** The parts that we read of a chapter. A draft chapter has no path. */
export interface Chapter {
  content: string
  readonly sub_items?: readonly BookItem[]
  /** Path of its page in the folder of the sources. */
  readonly path?: string | null
  /** Path of its file in that folder: `README.md` for a page `index.md`. */
  readonly source_path?: string | null
}

/** A chapter, `"Separator"`, or a title between chapters. */
export type BookItem = {readonly Chapter: Chapter} | {readonly PartTitle: string} | 'Separator'

export interface Book {
  readonly items?: readonly BookItem[]
  readonly sections?: readonly BookItem[]
}

/** Keys of `[preprocessor.tehai]` that are mdBook's own. */
export const keysOfHost: readonly string[] = [
  'command',
  'before',
  'after',
  'renderer',
  'renderers',
  'optional'
]

/** The language of a book that does not name one. */
const UNNAMED = 'en'

/** Read what mdBook passes; `null` if it is something else. */
export function readBook(json: string): readonly [BookContext, Book] | null {
  let found: unknown
  try {
    found = JSON.parse(json)
  } catch {
    return null
  }
  const [context, book] = Array.isArray(found) ? (found as readonly unknown[]) : []
  if (!isRecord(context) || !isRecord(book)) return null
  if (typeof context['root'] !== 'string' || !isRecord(context['config'])) return null
  if (!Array.isArray(book['items'] ?? book['sections'])) return null
  return [context as unknown as BookContext, book as Book]
}

/** The chapters of a book that have a text, in their order. */
export function chaptersOf({items, sections}: Book): Chapter[] {
  const found: Chapter[] = []
  const walk = (list: readonly BookItem[]) => {
    for (const item of list) {
      if (typeof item !== 'object' || !('Chapter' in item)) continue
      if (typeof item.Chapter.content === 'string') found.push(item.Chapter)
      walk(item.Chapter.sub_items ?? [])
    }
  }
  walk(items ?? sections ?? [])
  return found
}

/** Path of the file of a chapter, relative to the folder of `book.toml`. */
export function fileOf({source_path: source, path}: Chapter, {config: {book}}: BookContext): string {
  const folder = typeof book?.src === 'string' ? book.src : 'src'
  return `${folder}/${source ?? path ?? ''}`
}

/** The language that the book names; `null` if it is the default of mdBook, which may not be the author's choice. */
export function languageOfBook({config: {book}}: BookContext): string | null {
  const {language} = book ?? {}
  return typeof language === 'string' && language !== UNNAMED ? language : null
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
