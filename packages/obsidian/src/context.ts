/**
 * What Obsidian says of the note that a processor is in: the part of its `MarkdownPostProcessorContext` that we read.
 */
import {documentOf, type Document} from '@tehai/kernel/markdown'

/** A top-level block of a note, such as a paragraph or a whole list. Lines count from 0. */
export interface Section {
  /** The whole note. */
  readonly text: string
  readonly lineStart: number
  readonly lineEnd: number
}

export interface NoteContext {
  readonly frontmatter: unknown
  /** The section of an element; `null` where that is not known, as in a note that is shown in another one. */
  getSectionInfo(element: HTMLElement): Section | null
}

/** A note, as far as it is known. */
export interface Note {
  readonly document: Document
  /** Offsets of the section in the document; `null` where it is not known. */
  readonly section: {readonly start: number; readonly end: number} | null
}

/** The note around an element. `text`: what is known where Obsidian does not say. */
export function noteOf(element: HTMLElement, context: NoteContext, text: string): Note {
  const found = context.getSectionInfo(element)
  if (!found) return {document: documentOf(text), section: null}
  const document = documentOf(found.text)
  const {starts} = document
  const start = starts[found.lineStart] ?? 0
  const end = starts[found.lineEnd + 1] ?? document.text.length
  return {document, section: {start, end}}
}
