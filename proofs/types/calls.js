/**
 * What TypeScript prints of wrong calls, word for word, with line and column.
 *
 *     UPDATE=1 node run.js calls     rewrites calls/wrong-calls.txt
 */
import {copyFileSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {emptyFolder} from './assertions.js'
import {compile, versions} from './typescripts.js'

const folderOfCalls = fileURLToPath(new URL('calls/', import.meta.url))
const FILE = 'wrong-calls.tsx'
const EXPECTED = join(folderOfCalls, 'wrong-calls.txt')

/** What one version prints, in the words of the newest: a line an error. */
export async function printedBy(version) {
  const folder = emptyFolder(`calls-${version}`)
  copyFileSync(join(folderOfCalls, FILE), join(folder, FILE))
  const {errors} = await compile(version, folder, {options: {jsx: 'preserve'}})
  return (
    errors
      .map(({file, line, column, code, text}) => `${file}(${line},${column}): error TS${code}: ${text}`)
      .join('\n') + '\n'
  )
}

export default async function wrongCalls() {
  const printed = await Promise.all(versions.map(printedBy))
  if (process.env.UPDATE) writeFileSync(EXPECTED, printed.at(-1))
  const expected = readFileSync(EXPECTED, 'utf8')
  return versions.map((version, index) => ({
    name: `what TypeScript ${version} prints of wrong calls`,
    problems: printed[index] === expected ? [] : [`Expected\n${expected}\ngot\n${printed[index]}`]
  }))
}
