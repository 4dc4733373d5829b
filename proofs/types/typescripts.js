/**
 * The TypeScripts of the proof, and how a folder is compiled by one of them.
 *
 * Works with what every version has: a command, its lines of errors and its figures. TypeScript 7 has no other interface.
 */
import {execFile} from 'node:child_process'
import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'

/** Oldest first. */
export const versions = ['5.4', '5.9', '6.0', '7.0']

const here = fileURLToPath(new URL('.', import.meta.url))

const strict = {
  strict: true,
  noEmit: true,
  target: 'es2022',
  lib: ['es2022'],
  module: 'nodenext',
  moduleResolution: 'nodenext',
  types: [],
  skipLibCheck: true
}

const errorLine =
  /^(?<file>[^(\n]+)\((?<line>\d+),(?<column>\d+)\): error TS(?<code>\d+): (?<text>.*(?:\n +.*)*)/gm
const figureLine = /^([A-Z][A-Za-z ]+): +([\d.]+)/gm

/**
 * Compile a folder.
 *
 * @param {string} version
 *   One of `versions`.
 * @param {string} folder
 *   Its `.ts` and `.tsx` files are compiled, by options that are written beside them.
 * @param {{options?: object, measured?: boolean, files?: readonly string[]}} [settings]
 *   `options`: compiler options beside those of the proof. `measured`: in one thread, so that counts are the same in
 *   every run. `files`: only these files of the folder.
 * @returns
 *   `errors`, each with file, line, column, code and text, in their order; `figures`, such as `Instantiations`.
 */
export function compile(version, folder, {options = {}, measured = false, files} = {}) {
  const config = join(folder, `tsconfig.${version}.json`)
  const sources = files ? {files} : {include: ['./*.ts', './*.tsx']}
  writeFileSync(config, JSON.stringify({compilerOptions: {...strict, ...options}, ...sources}))
  const command = join(here, 'node_modules', `typescript-${version}`, 'bin/tsc')
  const single = measured && version === '7.0' ? ['--singleThreaded'] : []
  const args = [
    '--max-old-space-size=4096',
    command,
    '-p',
    config,
    '--pretty',
    'false',
    '--extendedDiagnostics'
  ]
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [...args, ...single],
      {cwd: folder, maxBuffer: 2 ** 28},
      (failure, output, said) => {
        const errors = [...output.matchAll(errorLine)].map(({groups}) => ({
          ...groups,
          line: Number(groups.line),
          column: Number(groups.column)
        }))
        const figures = Object.fromEntries(
          [...output.matchAll(figureLine)].map(([, name, figure]) => [name, Number(figure)])
        )
        // Without figures, or with a fault that has no place, nothing was checked.
        const isUnread = figures.Instantiations === undefined || /^error TS/m.test(output)
        if (isUnread || (failure && errors.length === 0))
          reject(new Error(`TypeScript ${version}: ${output}${said}`))
        else resolve({errors, figures})
      }
    )
  })
}
