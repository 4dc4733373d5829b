/**
 * The parts of Vite that this package uses. They are written down here rather than imported: the plugin works with
 * every Vite from 5 on.
 */

/** The configuration as Vite has resolved it. */
export interface ViteConfig {
  readonly root: string
  readonly command: 'build' | 'serve'
  readonly plugins: readonly {readonly name: string}[]
  readonly logger: {
    readonly warn: (text: string) => void
    readonly error: (text: string) => void
  }
}

/** What a hook is called on. */
export interface VitePluginContext {
  readonly addWatchFile: (path: string) => void
}

/** A plugin: the hooks of it that this package uses. */
export interface VitePlugin {
  readonly name: string
  readonly enforce: 'pre'
  readonly configResolved: (config: ViteConfig) => void
  readonly transform: (
    this: VitePluginContext | void,
    code: string,
    id: string
  ) => {code: string; map: null} | undefined
}
