/**
 * What Obsidian says about the note that is processed: the part of its `MarkdownPostProcessorContext` that we read.
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
  /** The section of an element; `null` where it is unknown, as in a note that is embedded in another one. */
  getSectionInfo(element: HTMLElement): Section | null
}

/** What is known about a note. */
export interface Note {
  readonly document: Document
  /** Offsets of the section in the document; `null` if they are unknown. */
  readonly section: {readonly start: number; readonly end: number} | null
}

/** The note around an element. `text`: the text to use if Obsidian does not give the section. */
export function noteOf(element: HTMLElement, context: NoteContext, text: string): Note {
  const found = context.getSectionInfo(element)
  if (!found) return {document: documentOf(text), section: null}
  const document = documentOf(found.text)
  const {starts} = document
  const start = starts[found.lineStart] ?? 0
  const end = starts[found.lineEnd + 1] ?? document.text.length
  return {document, section: {start, end}}
}
