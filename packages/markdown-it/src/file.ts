/**
 * The file that is rendered, if the host says which one it is.
 */

/** The parts of a host's `env` that we use. */
interface KnownEnv {
  /** VitePress. */
  readonly path?: unknown
  readonly frontmatter?: unknown
  /** VitePress: files that the page contains. It reads the page again when one of them changes. */
  readonly includes?: unknown
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

/** Pass the files that a page depends on to a host that watches them. */
export function includeIn(env: unknown, paths: Iterable<string>): void {
  if (!isRecord(env) || !Array.isArray(env.includes)) return
  for (const path of paths) if (!env.includes.includes(path)) env.includes.push(path)
}
