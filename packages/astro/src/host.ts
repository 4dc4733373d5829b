/**
 * The parts of Astro and Starlight that this package uses.
 *
 * The shapes are written down here rather than imported: the integration needs nothing of Astro to run, and fits every
 * version whose hooks have these.
 */

/** The part that we use of the address of a file or folder. */
export interface FileAddress {
  readonly pathname: string
}

export interface Logger {
  warn(message: string): void
  error(message: string): void
}

/** A Markdown processor of Astro. Its lists are live until the first page is rendered. */
export interface MarkdownProcessor {
  readonly name: string
  readonly options: object
}

export interface AstroConfig {
  readonly root: FileAddress
  readonly cacheDir: URL
  readonly markdown: {readonly processor?: MarkdownProcessor | undefined}
  readonly adapter?: object | undefined
  readonly output?: string | undefined
  readonly base?: string | undefined
  readonly build?: BuildConfig | undefined
  readonly i18n?:
    | {
        readonly locales: readonly (string | {readonly path: string; readonly codes: readonly string[]})[]
      }
    | undefined
}

/** The settings of Astro's build that decide how style sheets are written. */
export interface BuildConfig {
  readonly assets?: string | undefined
  readonly assetsPrefix?: string | {readonly css?: string | undefined; readonly fallback: string} | undefined
  readonly inlineStylesheets?: string | undefined
}

export interface SetupContext {
  readonly command: string
  readonly config: AstroConfig
  readonly logger: Logger
  injectScript(stage: 'page-ssr', code: string): void
  updateConfig(config: {readonly vite: {readonly plugins: VitePlugin[]}}): void
}

/** A plugin of Vite. */
export interface VitePlugin {
  readonly name: string
  readonly transform: (this: {addWatchFile(path: string): void}, code: string, id: string) => void
}

/** The development server. */
export interface DevServer {
  readonly watcher: {
    add(path: string): unknown
    on(event: 'all', listener: (event: string, path: string) => void): unknown
  }
}

/** Reads the entries of collections again: those that have changed, or all of them if the configuration has changed. */
export type RefreshContent = (options: object) => Promise<void>

export interface ServerContext {
  readonly server: DevServer
  readonly refreshContent?: RefreshContent | undefined
}

export interface DoneContext {
  readonly config: AstroConfig
}

/** What a build has written: the files of the pages of each route. */
export interface BuiltContext {
  readonly dir: URL
  readonly assets: ReadonlyMap<string, readonly URL[]>
}

/** An integration of Astro. */
export interface Integration {
  readonly name: string
  readonly hooks: {
    readonly 'astro:config:setup': (context: SetupContext) => void
    readonly 'astro:config:done': (context: DoneContext) => void
    readonly 'astro:server:setup': (context: ServerContext) => void
    readonly 'astro:server:start': () => void
    readonly 'astro:build:done': (context: BuiltContext) => void
  }
}

/** A plugin of Starlight. */
export interface StarlightPlugin {
  readonly name: string
  readonly hooks: {
    readonly 'config:setup': (context: {
      addIntegration(integration: Integration): void
      absolutePathToLang?(path: string): string
    }) => void
  }
}
