/**
 * The parts of Hexo that this package uses. They are written down here rather than imported, so that the plugin works
 * with the copy that a site has.
 *
 * Source: <https://hexo.io/api/filter>, <https://hexo.io/api/generator>, Hexo 8.
 */

/** A post or a page that is rendered. */
export interface Post {
  /** Its text, without front matter. */
  content?: string
  /** The file as it was read, with front matter. */
  readonly raw?: string
  /** Its file, in the folder of the sources. */
  readonly source?: string
  /** What renders it if the name of its file does not say so. */
  readonly engine?: string
}

/** A file of the site. */
export interface Route {
  readonly path: string
  readonly data: string
}

export interface Hexo {
  readonly config: {
    readonly tehai?: unknown
    /** Languages of the site, the default one first. */
    readonly language?: unknown
    /** Path of the site on its server. */
    readonly root?: string
    /** Name of the folder of the sources. */
    readonly source_dir?: string
  }
  readonly log: {
    error(...args: readonly unknown[]): void
    warn(...args: readonly unknown[]): void
  }
  readonly extend: {
    readonly filter: {
      register(type: 'before_post_render', filter: (post: Post) => Post, priority: number): void
      register(type: 'after_render:html', filter: (html: string) => string): void
    }
    readonly generator: {register(name: string, generator: () => readonly Route[]): void}
  }
}
