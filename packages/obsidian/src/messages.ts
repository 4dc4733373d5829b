/**
 * Messages in the note, at the place that they are about: like a callout, with the line and carets under the part of it.
 */
import {reportsOf, type GamePage, type Report} from '@tehai/kernel/markdown'
import {append} from '@tehai/kernel/source'
import type {Note} from './context.js'

/** All messages of some games, in the order of the note; empty if there are none. */
export function reportsIn({document}: Note, games: readonly GamePage[]): readonly Report[] {
  const reports: Report[] = []
  for (const {game, file, findings} of games)
    append(reports, reportsOf(document, findings, file.language, game.book))
  return reports.toSorted((a, b) => (a.place?.start.offset ?? 0) - (b.place?.start.offset ?? 0))
}

/** Messages as one element. */
export function messagesElement(page: Document, reports: readonly Report[]): HTMLElement {
  const box = page.createElement('div')
  box.className = 'tehai-messages'
  box.setAttribute('role', 'note')
  for (const report of reports) {
    const line = page.createElement('p')
    line.className = `tehai-message tehai-${report.severity}`
    const {start} = report.place ?? {}
    if (start) line.append(placeElement(page, `${start.line}:${start.column}`), ' ')
    for (const part of sentenceParts(page, report.reason)) line.append(part)
    box.append(line)
    if (report.note !== undefined) box.append(frameElement(page, report.note))
  }
  return box
}

function placeElement(page: Document, place: string): HTMLElement {
  const element = page.createElement('span')
  element.className = 'tehai-place'
  element.textContent = place
  return element
}

function frameElement(page: Document, note: string): HTMLElement {
  const element = page.createElement('pre')
  element.className = 'tehai-frame'
  element.tabIndex = 0 // a long line scrolls, also by the keyboard
  element.textContent = note
  return element
}

/** A sentence, what is between its backticks as code. */
function sentenceParts(page: Document, sentence: string): (Node | string)[] {
  const parts = sentence.split(/`([^`]+)`/)
  return parts.map((part, index) => {
    if (index % 2 === 0) return part
    const code = page.createElement('code')
    code.textContent = part
    return code
  })
}
