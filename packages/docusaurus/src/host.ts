/**
 * The parts of Docusaurus that this package uses. They are written down here rather than imported: its types depend on
 * half of webpack.
 */
import type {PluggableList} from 'unified'

/** What a plugin knows about the site. */
export interface SiteContext {
  readonly siteDir: string
  readonly siteConfig: {
    readonly markdown: {parseFrontMatter: ParseFrontMatter}
  }
  readonly i18n: {readonly currentLocale: string}
}

/** Splits a file into its front matter and its text. Descriptions and titles are made from that text. */
export type ParseFrontMatter = (file: FrontMatterFile) => Promise<ParsedFile>

export interface FrontMatterFile {
  readonly filePath: string
  readonly fileContent: string
  readonly defaultParseFrontMatter: ParseFrontMatter
}

export interface ParsedFile {
  readonly frontMatter: Record<string, unknown>
  readonly content: string
}

/** A plugin: the hooks of it that this package uses. */
export interface SitePlugin {
  readonly name: string
  readonly getClientModules: () => string[]
  readonly contentLoaded: (loaded: {readonly actions: SiteActions}) => Promise<void>
  readonly configureWebpack: (config: BundlerConfig, isServer: boolean) => object
}

/** What a plugin can do for the site. */
export interface SiteActions {
  /** Write a file that pages can import from `@generated/<name of the plugin>/<id>/`. */
  readonly createData: (name: string, text: string) => Promise<string>
}

/** Configuration of webpack or Rspack. */
export interface BundlerConfig {
  readonly cache?: boolean | {readonly version?: string} | undefined
  readonly experiments?: {readonly cache?: {readonly version?: string} | undefined} | undefined
}

/** A running webpack or Rspack. */
export interface Compiler {
  readonly options: {readonly module: {rules: readonly Rule[]}}
  readonly hooks: {
    readonly done: {readonly tap: (name: string, run: () => void) => void}
  }
}

/** A rule: which files go through which loaders. */
export interface Rule {
  readonly use?: Use | readonly Use[] | undefined
  readonly oneOf?: readonly Rule[] | undefined
  readonly rules?: readonly Rule[] | undefined
}

export type Use = string | ((...given: never) => unknown) | LoaderItem

export interface LoaderItem {
  readonly loader: string
  readonly options?: unknown
}

/** Options of `@docusaurus/mdx-loader`. */
export interface MdxOptions {
  readonly remarkPlugins?: PluggableList | undefined
  readonly rehypePlugins?: PluggableList | undefined
  /** What the loader has made of the options in advance. If it is missing, the loader makes it for the first page. */
  readonly processors?: unknown
}
