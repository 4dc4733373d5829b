/**
 * Running the program in tests: the real executable as a child process, or `run` in this one.
 */
import {execFile} from 'node:child_process'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {Readable, Writable} from 'node:stream'
import {fileURLToPath} from 'node:url'
import {onTestFinished} from 'vitest'
import {run} from '../src/run.js'

export const executable: string = fileURLToPath(new URL('../bin/tehai.js', import.meta.url))
export const fixtures: string = fileURLToPath(new URL('fixtures', import.meta.url))

export interface Outcome {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

export interface Setting {
  readonly input?: string | Uint8Array | Buffer
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
  /** Options of Node, such as a limit of memory. */
  readonly node?: readonly string[]
}

/** Run the executable. The environment names no language unless a test says one. */
export function tehai(
  args: readonly string[],
  {input = '', env = {}, cwd = fixtures, node = []}: Setting = {}
) {
  return new Promise<Outcome>(resolve => {
    const options = {cwd, env: {PATH: process.env['PATH'], LC_ALL: 'C', ...env}, maxBuffer: 1 << 28}
    const child = execFile(
      process.execPath,
      [...node, executable, ...args],
      options,
      (error, stdout, stderr) => {
        resolve({code: error ? Number(error.code ?? -1) : 0, stdout, stderr})
      }
    )
    child.stdin?.on('error', () => {}) // a program that stops early closes its input
    child.stdin?.end(input)
  })
}

/** Run the program in this process: for tables of many calls. */
export async function runHere(
  args: readonly string[],
  {input = '', env = {}, cwd = fixtures}: Setting = {},
  screen = false
): Promise<Outcome> {
  const texts = {stdout: '', stderr: ''}
  const sink = (name: keyof typeof texts) =>
    Object.assign(
      new Writable({
        write(chunk, _, done) {
          texts[name] += String(chunk)
          done()
        }
      }),
      {isTTY: screen}
    )
  const code = await run(args, {
    stdin: Readable.from([Buffer.from(input)]),
    stdout: sink('stdout'),
    stderr: sink('stderr'),
    env,
    cwd
  })
  return {code, ...texts}
}

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tehai-'))
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
  return folder
}
