/**
 * Formatting: the constructs of a page in one canonical form. What a page shows and reports stays the same, which is
 * checked for each construct and for the page. The text around constructs is not changed.
 */
import type {Construct, Page, ReadPage} from '../page/page.js'
import {applyEdits, type TextEdit} from '../page/text-edit.js'
import {aloneOf} from '../claims/truth.js'
import {isAlike, isDrawnAlike} from './alike.js'
import {blockText, writtenBlock} from './fence.js'
import {canonicalLines, spaced, type Style} from './lines.js'

/**
 * The forms that are tried, the one with the most changes first. A form that would change the picture or its messages
 * is not used.
 */
const styles: readonly Style[] = [
  {names: true, order: true},
  {names: false, order: true},
  {names: true, order: false},
  {names: false, order: false}
]

/** The edits that write the constructs of a page in their canonical form, in the order of the page. */
export function formattingOf(read: ReadPage, page: Page): readonly TextEdit[] {
  const {text} = page
  const edits = page.constructs.flatMap(one => editOf(read, page, one, text) ?? [])
  if (edits.length === 0 || isAlike(page, read(applyEdits(text, edits)))) return edits
  // Edits that are right for each construct alone may change another construct: those are left out.
  const kept: TextEdit[] = []
  for (const edit of edits) if (isAlike(page, read(applyEdits(text, [...kept, edit])))) kept.push(edit)
  return kept
}

/** A construct in another form: its text, and the page with nothing else on it. */
interface Form {
  readonly text: string
  readonly alone: string
}

function editOf(read: ReadPage, page: Page, construct: Construct, text: string): TextEdit | null {
  const {start, end, value} = construct
  const source = text.slice(start, end)
  let before: Page | null = null
  for (const style of styles) {
    const form = formOf(page, construct, text, style)
    if (!form) return null
    if (form.text === source) return null
    before ??= read(aloneOf(page, construct, value))
    if (isDrawnAlike(before, read(form.alone))) return {start, end, text: form.text}
  }
  return null
}

function formOf(page: Page, construct: Construct, text: string, style: Style): Form | null {
  return construct.kind === 'block' ? blockForm(page, construct, text, style) : rowForm(page, construct, text)
}

function blockForm(page: Page, construct: Construct, text: string, style: Style): Form | null {
  const written = writtenBlock(text, construct)
  if (!written) return null
  const meta = spacedOptions(written.meta)
  const lines = canonicalLines(written.lines, construct.game, style)
  const alone = aloneOf(page, {...construct, meta}, lines.join('\n'))
  return {text: blockText({...written, meta, lines}), alone}
}

const row = /^(:{1,2}[^[\]{}:\s]{1,16})\[([^[\]]*)\](?:\{([^{}]*)\})?$/u

function rowForm(page: Page, construct: Construct, text: string): Form | null {
  const [, name, label, options] = row.exec(text.slice(construct.start, construct.end)) ?? []
  if (name === undefined || label!.includes('\n')) return null
  const value = spaced(label!)
  const meta = spacedOptions(options ?? '')
  const alone = aloneOf(page, {...construct, meta}, value)
  return {text: `${name}[${value}]${meta === '' ? '' : `{${meta}}`}`, alone}
}

/** Options with one blank between them; quoted text stays as it is. */
function spacedOptions(options: string): string {
  return options.trim().replace(/("[^"\n]*"|'[^'\n]*')|[ \t]+/g, (_, quoted?: string) => quoted ?? ' ')
}
