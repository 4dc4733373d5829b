/**
 * Files: which ones an argument names, and their content. `-` is standard input.
 */
import {readFile, stat} from 'node:fs/promises'
import {join, resolve} from 'node:path'
import {glob, isDynamicPattern} from 'tinyglobby'
import {codeOf, isAbsent} from '../command/fault.js'
import type {World} from '../terminal/terminal.js'
import {usageError} from '../terminal/usage.js'

/** The extensions of Markdown files. A folder means all such files in it. */
const markdownEndings: readonly string[] = ['md', 'markdown', 'mdx']

/**
 * The files that arguments name: files, folders, patterns such as `posts/*.md`, and `-`. Each is listed once, in the
 * given order.
 *
 * @throws {UsageError} if a file does not exist, or a folder or pattern contains no Markdown file.
 */
export async function filesOf(args: readonly string[], {cwd}: Pick<World, 'cwd'>): Promise<string[]> {
  const files = new Set<string>()
  for (const arg of args) for (const file of await filesOfOne(arg, cwd)) files.add(file)
  return [...files]
}

async function filesOfOne(arg: string, cwd: string): Promise<readonly string[]> {
  if (arg === '-') return [arg]
  const kind = await kindOf(arg, cwd)
  if (kind === 'file') return [arg]
  if (kind === null && !isDynamicPattern(arg)) throw usageError('no-such-file', {actual: arg})
  const found = kind === 'folder' ? await filesIn(arg, cwd) : await matchesOf(arg, cwd)
  if (found.length === 0) throw usageError('no-match', {actual: arg})
  return found.toSorted()
}

/** The Markdown files in a folder. Its name is never read as a pattern, whatever characters it has: `app/[slug]`. */
async function filesIn(folder: string, cwd: string): Promise<string[]> {
  const found = await matchesOf(`**/*.{${markdownEndings.join(',')}}`, resolve(cwd, folder))
  return found.map(file => join(folder, file))
}

function matchesOf(pattern: string, cwd: string): Promise<string[]> {
  return glob(pattern, {cwd, ignore: ['**/node_modules/**'], expandDirectories: false})
}

async function kindOf(arg: string, cwd: string): Promise<'file' | 'folder' | null> {
  try {
    return (await stat(resolve(cwd, arg))).isDirectory() ? 'folder' : 'file'
  } catch (error) {
    if (isAbsent(error)) return null
    throw usageError('cannot-read', {actual: arg, why: codeOf(error)})
  }
}

/**
 * The text of a file, or of standard input.
 *
 * @throws {UsageError} if it cannot be read.
 */
export async function readText(file: string, world: Pick<World, 'stdin' | 'cwd'>): Promise<string> {
  return decode(await readBytes(file, world), file)
}

/**
 * The bytes of a file, or of standard input.
 *
 * @throws {UsageError} if it cannot be read.
 */
export async function readBytes(
  file: string,
  {stdin, cwd}: Pick<World, 'stdin' | 'cwd'>
): Promise<Uint8Array> {
  if (file === '-') {
    const chunks: Uint8Array[] = []
    for await (const chunk of stdin) chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk)
    return Buffer.concat(chunks)
  }
  return readFile(resolve(cwd, file)).catch((error: unknown) => {
    throw usageError('cannot-read', {actual: file, why: codeOf(error)})
  })
}

/**
 * Text from bytes in UTF-8. A byte order mark is kept, so that it is not lost when the text is written again.
 *
 * @throws {UsageError} if they are not UTF-8.
 */
export function decode(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes)
  } catch {
    throw usageError('cannot-read', {actual: file, why: 'not UTF-8'})
  }
}
