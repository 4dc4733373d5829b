/**
 * The printer: notices in the terminal, in the format of Docusaurus.
 */
import type {Notice, Notices} from './notices.js'

/** Prints the notices of a build. For later builds, only new ones are printed. */
export function makePrinter({all}: Notices): () => void {
  let before: ReadonlySet<string> = new Set()
  return () => {
    const isColoured = process.stderr.isTTY && !process.env['NO_COLOR']
    const texts = all().map(notice => terminalText(notice, isColoured))
    for (const text of texts) if (!before.has(text)) console.warn(text)
    before = new Set(texts)
  }
}

function terminalText({severity, text}: Notice, isColoured: boolean): string {
  const mark = severity === 'error' ? '[ERROR]' : '[WARNING]'
  if (!isColoured) return `${mark} ${text}`
  return `\u001B[${severity === 'error' ? 31 : 33}m\u001B[1m${mark}\u001B[22m ${text}\u001B[39m`
}
