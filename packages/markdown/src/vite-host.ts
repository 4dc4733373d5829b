/**
 * Vite, as far as this package looks at it. Written down here rather than imported: the plugin works with every Vite
 * from 5 on.
 */

/** What Vite has made of the configuration. */
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
