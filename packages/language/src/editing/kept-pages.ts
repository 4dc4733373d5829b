/**
 * Pages that are kept while they are edited: only the sections that an edit touches are read again.
 *
 * The result is that of reading the whole text (`test/edits.test.js`). If an edit may change the meaning of other parts
 * of the page, as with an open fence, HTML, a list or a definition, the whole text is read.
 *
 *     Draw :tiles[45m].              section
 *
 *     ```mahjong                  ┐
 *     123m456p789s11z 2|          │  section with an edit: read alone, below the front matter
 *     ```                         ┘
 *
 *     And :tiles[6m].                section, moved
 */
import type {Span} from '@tehai/kernel/source'
import {readBlockEdit} from './block-edit.js'
import {inOrder} from '../page/diagnostic.js'
import {editBetween, type Edit} from './text-difference.js'
import type {Page, PageReader, ReadPage, Section} from '../page/page.js'
import {inPlace, shifted} from '../page/text-edit.js'

/** How many pages an editor works on at a time. */
const MOST_PAGES = 4

/** How many pages of one construct are kept, which services read to find the true value of a claim. */
const MOST_ALONE = 16

/** Texts up to this length are read as they are: in UTF-16 units. */
const SHORT = 2000

/** A reader that keeps pages. */
export interface KeptPages {
  /** Reads the page of an editor. It is kept, and the next edit starts from it. */
  readonly open: ReadPage
  /** Reads any other text, such as the page with an edit that is tried. */
  readonly read: ReadPage
}

/** A reader of pages that are edited. It keeps some of the last pages, which does not affect any result. */
export function keptPages({
  whole: readWhole,
  alone: readBlock
}: Pick<PageReader, 'whole' | 'alone'>): KeptPages {
  let pages: readonly Page[] = []
  const alone = new Map<string, Page>()
  const keptIn = (text: string): Page | undefined => pages.find(page => page.text === text)
  const keep = (text: string, page: Page): Page => {
    alone.delete(text)
    alone.set(text, page) // the last to be forgotten
    if (alone.size > MOST_ALONE) alone.delete(alone.keys().next().value!)
    return page
  }
  const readAlone = (text: string): Page | null => {
    const page = alone.get(text) ?? readBlock(text)
    return page && keep(text, page)
  }
  const edited = (text: string, of: (page: Page, edit: Edit) => Page | null): Page | null => {
    for (const page of pages) {
      const result = of(page, editBetween(page.text, text))
      if (result) return result
    }
    return null
  }
  const inBlock = (text: string) => edited(text, (page, edit) => readBlockEdit(page, text, edit, readAlone))
  const readLong = (text: string): Page =>
    inBlock(text) ?? edited(text, (page, edit) => readEdit(page, text, edit, readWhole)) ?? readWhole(text)
  const readShort = (text: string): Page => readAlone(text) ?? keep(text, inBlock(text) ?? readWhole(text))
  return {
    open: text => {
      // Most requests are about the page that an editor has sent last.
      if (pages[0]?.text === text) return pages[0]
      const page = keptIn(text) ?? (text.length > SHORT ? readLong(text) : readShort(text))
      const last = pages.find(one => isEditOf(one, text))
      pages = [page, ...pages.filter(one => one !== last && one !== page)].slice(0, MOST_PAGES)
      return page
    },
    read: text => keptIn(text) ?? (text.length > SHORT ? readLong(text) : readShort(text))
  }
}

/** Whether a text is a page after an edit, not another page: most of it is the same. */
function isEditOf({text: before}: Page, after: string): boolean {
  const {start, end} = editBetween(before, after)
  return (end - start) * 2 <= before.length
}

/** The page of an edited text, made from the page before the edit; `null` if the whole text must be read. */
function readEdit(page: Page, text: string, edit: Edit, read: ReadPage): Page | null {
  const {sections, frontMatter} = page
  if (page.hasDefinitions) return null
  const first = sections.findLastIndex(({start}) => start <= edit.start)
  if (first < 0) return null
  const after = sections.findIndex(({end}) => end >= edit.end)
  const last = after < 0 ? sections.length - 1 : Math.max(after, first)
  const moved = edit.newEnd - edit.end
  const from = sections[first]!.start
  const isLast = last === sections.length - 1
  // A fence that is opened at the end includes the blank lines after it.
  const to = isLast ? page.text.length : sections[last]!.end
  const source = text.slice(from, to + moved)
  if (source.length > text.length / 2) return null
  const touched = {first, last, isLast}
  if (!areApart(page, touched) || !areLocal(page.text, sections.slice(first, last + 1), isLast)) return null
  const part = read(frontMatter + source)
  const own = part.sections.filter(({start}) => start >= frontMatter.length)
  if (part.hasDefinitions || own[0]?.start !== frontMatter.length || !areLocal(part.text, own, isLast))
    return null
  return {
    ...page,
    text,
    ...replaced(page, part, {from, to, moved, shift: from - frontMatter.length}),
    sections: inPlace(
      sections,
      {start: from, end: to},
      own.map(one => shifted(one, from - frontMatter.length)),
      moved
    )
  }
}

/** Whether blank lines are between sections and those around them. */
function areApart(
  {text, sections}: Page,
  {first, last}: {readonly first: number; readonly last: number}
): boolean {
  const isBlankBetween = (one: Section | undefined, other: Section | undefined) =>
    !one || !other || blankLine.test(text.slice(one.end, other.start))
  const before = sections[first - 1]
  return isBlankBetween(before, sections[first]) && isBlankBetween(sections[last], sections[last + 1])
}

const blankLine = /\n[ \t]*\r?\n/

/** Types of sections that mean the same at any place of a page, if they are not indented. */
const local = new Set([
  'paragraph',
  'heading',
  'code',
  'mahjong',
  'hanafuda',
  'table',
  'blockquote',
  'thematicBreak'
])

/**
 * Whether sections neither depend on what is around them nor change it. `isLast`: after the last section, there is no
 * text that an open fence could include.
 */
function areLocal(text: string, sections: readonly Section[], isLast: boolean): boolean {
  return sections.every(({type, start, end}, index) => {
    if (!local.has(type) || (start > 0 && text[start - 1] !== '\n')) return false
    const source = text.slice(start, end)
    if (source.includes(':::') || /[<$]|\]:/.test(source)) return false
    const isOpen = (isLast && index === sections.length - 1) || isClosed(source)
    return /^[ \t]/.test(source) ? false : !['code', 'mahjong', 'hanafuda'].includes(type) || isOpen
  })
}

/** Whether a section is a closed fence, or not a fence at all. */
function isClosed(source: string): boolean {
  const [, fence] = /^(`{3,}|~{3,})/.exec(source) ?? []
  if (fence === undefined) return true
  const last = source.slice(source.lastIndexOf('\n') + 1).trim()
  return source.includes('\n') && last.length >= fence.length && last === fence[0]!.repeat(last.length)
}

/**
 * The range of an edited part before the edit, how far the text after it is moved, and how far the part is from where
 * it was read.
 */
interface Replacement {
  readonly from: number
  readonly to: number
  readonly moved: number
  readonly shift: number
}

/** The constructs and diagnostics of a page with those of a part that was read alone. */
function replaced(
  page: Page,
  part: Page,
  {from, to, moved, shift}: Replacement
): Pick<Page, 'constructs' | 'diagnostics'> {
  // Diagnostics of the front matter have been reported for the page.
  const own = <One extends Span>(all: readonly One[]): readonly One[] =>
    all.flatMap(one => {
      const isOwn = one.start >= page.frontMatter.length && (one.end > 0 || from === 0)
      return isOwn ? [shifted(one, shift)] : []
    })
  const range = {start: from, end: to}
  return {
    constructs: inPlace(page.constructs, range, own(part.constructs), moved),
    diagnostics: inOrder(inPlace(page.diagnostics, range, own(part.diagnostics), moved))
  }
}
