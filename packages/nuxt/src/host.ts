/**
 * The parts of Nuxt and Nuxt Content that this package uses. They are written down here rather than imported: their
 * types depend on Vite and Nitro.
 */
/** A running Nuxt. */
export interface Nuxt {
  readonly options: {
    readonly rootDir: string
    readonly dev: boolean
    readonly css: string[]
    content?: ContentOptions | undefined
  }
  readonly hook: {
    (name: 'content:file:beforeParse', run: (context: ParseContext) => void): void
    (name: 'build:before', run: () => void): void
  }
}

/** Options of Nuxt Content. Its store of parsed pages depends on those under `markdown`. */
export interface ContentOptions {
  build?: {markdown?: Record<string, unknown> | undefined} | undefined
}

/** A page that Nuxt Content is about to parse. */
export interface ParseContext {
  readonly file: {readonly path?: string | undefined; readonly extension?: string | undefined}
  readonly parserOptions: {
    markdown: {remarkPlugins?: PluginTable | undefined; rehypePlugins?: PluginTable | undefined}
  }
}

/** Plugins of unified by name. */
export type PluginTable = Record<string, {readonly instance: object; readonly options: object}>
