/**
 * Files: which ones an argument names, what stands in them, and writing them. `-` is standard input or output.
 */
import {mkdir, readFile, stat, writeFile} from 'node:fs/promises'
import {dirname, resolve} from 'node:path'
import {glob, isDynamicPattern} from 'tinyglobby'
import type {Terminal, World} from './terminal.js'
import {usageError} from './usage.js'

/** What Markdown files end with; a folder stands for all of them in it. */
export const markdownEndings: readonly string[] = ['md', 'markdown', 'mdx']

/**
 * The files that arguments name: files, folders, patterns such as `posts/*.md`, and `-`. Each once, in the order given.
 *
 * @throws {UsageError} if a file does not exist, or a folder or pattern holds no Markdown file.
 */
export async function filesOf(args: readonly string[], {cwd}: Pick<World, 'cwd'>): Promise<string[]> {
  const files = new Set<string>()
  for (const arg of args) for (const file of await filesOfOne(arg, cwd)) files.add(file)
  return [...files]
}

async function filesOfOne(arg: string, cwd: string): Promise<readonly string[]> {
  if (arg === '-') return [arg]
  const kind = await kindOf(resolve(cwd, arg))
  if (kind === 'file') return [arg]
  if (kind === null && !isDynamicPattern(arg)) throw usageError('no-such-file', {actual: arg})
  const pattern = kind === 'folder' ? `${arg.replace(/\/+$/, '')}/**/*.{${markdownEndings.join(',')}}` : arg
  const found = await glob(pattern, {cwd, ignore: ['**/node_modules/**'], expandDirectories: false})
  if (found.length === 0) throw usageError('no-match', {actual: arg})
  return found.toSorted()
}

async function kindOf(path: string): Promise<'file' | 'folder' | null> {
  try {
    return (await stat(path)).isDirectory() ? 'folder' : 'file'
  } catch {
    return null
  }
}

/**
 * The text of a file, or of standard input.
 *
 * @throws {UsageError} if it cannot be read.
 */
export async function readText(file: string, {stdin, cwd}: Pick<World, 'stdin' | 'cwd'>): Promise<string> {
  if (file === '-') {
    const chunks: Uint8Array[] = []
    for await (const chunk of stdin) chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk)
    return decode(Buffer.concat(chunks), file)
  }
  const bytes = await readFile(resolve(cwd, file)).catch((error: unknown) => {
    throw usageError('cannot-read', {actual: file, why: codeOf(error)})
  })
  return decode(bytes, file)
}

/** A byte order mark stays: whoever writes the text again must not lose it. */
function decode(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes)
  } catch {
    throw usageError('cannot-read', {actual: file, why: 'not UTF-8'})
  }
}

/**
 * Write a file; folders that it needs are made.
 *
 * @throws {UsageError} if it cannot be written.
 */
export async function writeOutput(
  file: string,
  content: string | Uint8Array,
  {cwd}: Pick<Terminal, 'cwd'>
): Promise<void> {
  const path = resolve(cwd, file)
  try {
    await mkdir(dirname(path), {recursive: true})
    await writeFile(path, content)
  } catch (error) {
    throw usageError('cannot-write', {actual: file, why: codeOf(error)})
  }
}

/** The short name of a fault of the system, such as `EACCES`. */
export function codeOf(error: unknown): string {
  const {code, message} = error as {code?: string; message?: string}
  return code ?? message ?? String(error)
}
