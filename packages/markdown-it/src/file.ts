/**
 * The file that is rendered: what the host says of it, and where the rendered text begins in it.
 *
 * Hosts take the front matter away before they call markdown-it, so that its lines are not those of the file. Where
 * there is something to tell, the file is read again to count them.
 */
import {documentOf, lineOf, type Document, type Finding} from '@tehai/core/markdown'

type Reader = (path: string, encoding: 'utf8') => string

/** A host's `env`, as far as we know it. */
interface KnownEnv {
  /** VitePress. */
  readonly path?: unknown
  readonly frontmatter?: unknown
  /** Eleventy, where `env` is the data of the page. */
  readonly page?: {readonly inputPath?: unknown} | null
}

const isRecord = (value: unknown): value is KnownEnv => typeof value === 'object' && value !== null

/** The path that a host names. */
export function pathOf(env: unknown): string | undefined {
  if (!isRecord(env)) return undefined
  const path = env.path ?? env.page?.inputPath
  return typeof path === 'string' ? path : undefined
}

/** The front matter as the host has read it. */
export function frontMatterIn(env: unknown): unknown {
  return isRecord(env) && env.frontmatter !== undefined ? env.frontmatter : env
}

/** A document, and its findings in places of the file. */
export interface InFile {
  readonly document: Document
  readonly findings: readonly Finding[]
}

/** Findings in a rendered text as findings in its file; the same where the file cannot be read. */
export function inFile(document: Document, findings: readonly Finding[], path: string | undefined): InFile {
  const whole = path === undefined ? null : readText(path)
  const file = whole === null ? null : documentOf(whole)
  const shift = file ? linesBefore(file, document) : 0
  if (!file || shift === 0) return {document, findings}
  const offset = file.starts[shift]!
  const moved = <Place extends {line: number; column: number; offset?: number | undefined}>(
    place: Place
  ) => ({
    ...place,
    line: place.line + shift,
    ...(place.offset !== undefined && {offset: place.offset + offset})
  })
  return {
    document: file,
    findings: findings.map(finding => ({
      ...finding,
      place: finding.place && {start: moved(finding.place.start), end: moved(finding.place.end)}
    }))
  }
}

/** The text of a file, where there is a file system. */
function readText(path: string): string | null {
  const {process} = globalThis as {
    process?: {getBuiltinModule?: (name: string) => {readFileSync: Reader} | undefined}
  }
  try {
    return process?.getBuiltinModule?.('node:fs')?.readFileSync(path, 'utf8') ?? null
  } catch {
    return null // a name that is no file
  }
}

const frontMatter = /^---[ \t]*(?:\r\n|\n|\r)[\s\S]*?(?:\r\n|\n|\r)---[ \t]*(?:\r\n|\n|\r|$)/

/** How many lines of a file stand before a text that was taken from it. */
function linesBefore(file: Document, {text, starts}: Document): number {
  const found = file.text.lastIndexOf(text)
  if (found >= 0 && text !== '') {
    const line = file.starts.indexOf(found)
    if (line >= 0) return line
  }
  // A template language has changed the text: what it left alone is the number of lines.
  const taken = frontMatter.exec(file.text)?.[0]
  if (!taken) return 0
  const before = documentOf(taken).starts.length - 1
  const blank = starts.length - (file.starts.length - before)
  return lineOf(file, before + 1) === '' && blank < 0 ? before - blank : before
}
