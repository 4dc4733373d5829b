/**
 * Lines of a chapter in its file. mdBook has replaced `{{#include …}}` before it passes a chapter on, so that its lines are
 * no longer those of the file.
 */
import {documentOf, frameOf} from '@tehai/kernel/markdown'
import type {Finding} from '../markdown/findings.js'

/**
 * Findings with the lines of the file, if these are certain: if the line occurs once in the file and once in the
 * chapter.
 *
 * @param chapter
 *   The text that was read.
 * @param file
 *   The text of its file.
 */
export function linesInFile(findings: readonly Finding[], chapter: string, file: string): readonly Finding[] {
  if (chapter === file) return findings
  const lines = linesOf(chapter)
  const [here, there] = [onlyOnce(lines), onlyOnce(linesOf(file))]
  const document = documentOf(file)
  return findings.map(finding => {
    const {line, column, endLine, endColumn} = finding
    const text = lines[line - 1] ?? ''
    const found = here.has(text) ? there.get(text) : undefined
    if (found === undefined) return finding
    const [start, end] = [
      {line: found, column},
      {line: found + endLine - line, column: endColumn}
    ]
    return {...finding, line: start.line, endLine: end.line, frame: frameOf(document, {start, end})}
  })
}

/** The number of each line that occurs only once. */
function onlyOnce(lines: readonly string[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>()
  const repeated = new Set<string>()
  for (const [index, line] of lines.entries()) {
    if (numbers.has(line)) repeated.add(line)
    numbers.set(line, index + 1)
  }
  for (const line of repeated) numbers.delete(line)
  return numbers
}

const linesOf = (text: string): readonly string[] => text.split(/\r\n|\n|\r/)
