/**
 * Assertions: lines of TypeScript that compile only if two types are the same, and a check that can fail.
 *
 * Every file also holds assertions that are wrong. A run is right if the compiler refuses these, all of them, and
 * nothing else: a file that was not read or a type that is `any` would not pass unseen.
 */
import {mkdirSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {compile} from './typescripts.js'

/** Where generated files go; inside the repository, so that they find `@tehai/core` as any project does. */
export const writtenFolder = fileURLToPath(new URL('.written/', import.meta.url))

/** An empty folder for generated files. */
export function emptyFolder(name) {
  const folder = join(writtenFolder, name)
  rmSync(folder, {recursive: true, force: true})
  mkdirSync(folder, {recursive: true})
  return folder
}

/** Types are compared as the compiler's own identity does it: neither `any` nor a wider type equals a narrower. */
const equal = `
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
type Holds<T extends true> = T
`

const PER_FILE = 400

/**
 * Compile assertions.
 *
 * @param {string} version
 * @param {string} name
 *   Of the folder for the files.
 * @param {object} run
 *   `head`: the top of each file. `assertions`: pairs of types that must be the same. `wrong`: pairs
 *   that must not be; each file gets at least one.
 * @returns
 *   `failed`: indices of assertions that the compiler refused. `unnoticed`: how many wrong ones it did not refuse.
 *   `figures` of the compiler.
 */
export async function compileAssertions(version, name, {head, assertions, wrong}) {
  const folder = emptyFolder(`${name}-${version}`)
  const files = Math.ceil(assertions.length / PER_FILE)
  const placed = new Map()
  for (let file = 0; file < files; file++) {
    const right = assertions.slice(file * PER_FILE, (file + 1) * PER_FILE)
    const ofFile = wrong.filter((_, index) => index % files === file)
    const controls = ofFile.length > 0 ? ofFile : [wrong[file % wrong.length]]
    const top = head + equal
    const lines = [...right, ...controls].map(
      ([actual, expected], index) => `export type A${index} = Holds<Equal<${actual}, ${expected}>>`
    )
    const first = top.split('\n').length
    for (let index = 0; index < lines.length; index++) {
      const at = index < right.length ? file * PER_FILE + index : -1
      placed.set(`${file}.ts:${first + index}`, at)
    }
    writeFileSync(join(folder, `${file}.ts`), top + lines.join('\n') + '\n')
  }
  const {errors, figures} = await compile(version, folder)
  const refused = new Set(errors.map(({file, line}) => `${file}:${line}`))
  const failed = [...refused].map(place => placed.get(place) ?? -2).filter(at => at !== -1)
  const unnoticed = [...placed].filter(([place, at]) => at === -1 && !refused.has(place)).length
  return {failed, unnoticed, figures}
}

/** What the compiler makes of some assertions that failed, one sentence each. */
export async function explainFailures(version, name, {head, assertions, failed}) {
  const folder = emptyFolder(`${name}-${version}-failed`)
  const shown = failed.filter(at => at >= 0).slice(0, 20)
  const lines = shown.map(at => `export const a${at}: ${assertions[at][1]} = null! as ${assertions[at][0]}`)
  const text = [...head.trimEnd().split('\n'), ...lines]
  writeFileSync(join(folder, '0.ts'), text.join('\n') + '\n')
  const {errors} = await compile(version, folder)
  const first = text.length - lines.length + 1
  return shown.map((at, index) => {
    const said = errors.find(({line}) => line === first + index)?.text ?? 'another type'
    return `${assertions[at][0]}\n       ${said}`
  })
}
