/**
 * Files that are rewritten in place. Each is written once, and either all of them are written or none.
 */
import {visible} from '@tehai/kernel/source'
import {faultText} from '../command/fault.js'
import {realPathOf} from './identity.js'
import {write, type Terminal} from '../terminal/terminal.js'
import {dictionaries as terminalWords} from '../words/index.js'
import {writeTogether, type Output} from './output-files.js'

/** Each file once, even if several links lead to it. A hard link counts as a separate file: each name is written. */
export async function withoutLinks(files: readonly string[], cwd: string): Promise<string[]> {
  const byPath = new Map<string, string>()
  for (const file of files) {
    const path = await realPathOf(file, cwd)
    if (!byPath.has(path)) byPath.set(path, file)
  }
  return [...byPath.values()]
}

/** Write all files or none. @returns whether that was possible */
export async function writeAll(outputs: readonly Output[], terminal: Terminal): Promise<boolean> {
  const {error, changed} = await writeTogether(outputs, terminal)
  if (error === null) return true
  const names = changed.map(visible)
  const outcome = terminalWords[terminal.language].changed(names)
  await write(terminal.stderr, faultText(error, terminal, null, outcome))
  return false
}
