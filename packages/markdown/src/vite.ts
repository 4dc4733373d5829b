/**
 * @tehai/markdown/vite: tiles in Markdown that another plugin of Vite compiles, such as mdsvex in SvelteKit.
 *
 *     plugins: [tehai(), sveltekit()]
 *
 * Constructs become HTML before anything else reads a file, so that it does not matter what reads it.
 */
import {relative, sep} from 'node:path'
import type {Report} from '@tehai/kernel/markdown'
import {errorText, reportText, type PageError} from '@tehai/kernel/report'
import {watchRecords, type SiteOptions} from 'rehype-tiles/site'
import type {Compiler} from './compiler.js'
import {pageDrawer} from './page.js'
import type {ViteConfig, VitePlugin, VitePluginContext} from './vite-host.js'

export type {VitePlugin} from './vite-host.js'

/** Options: those of remark-mahjong and of rehype-tiles, and what follows. */
export interface Options extends SiteOptions {
  /** Files whose names match are read (default: those that end in `.md` or `.svx`). */
  readonly include?: RegExp | null | undefined
  /**
   * What compiles the pages after Markdown (default: chosen by the other plugins of the site). It reads some text as
   * expressions: Svelte `{x}`, Vue `{{ x }}`.
   */
  readonly compiler?: Compiler | 'none' | null | undefined
}

/** Plugin of Vite → the compiler that it brings. */
const compilers: readonly (readonly [RegExp, Compiler])[] = [
  [/^vite-plugin-svelte\b/, 'svelte'],
  [/^vite:vue$/, 'vue']
]

/**
 * Make the plugin.
 *
 * @param options
 *   Configuration (optional).
 * @throws {TypeError} if an option has a value it cannot have.
 */
export default function tehai(options?: Readonly<Options> | null): VitePlugin {
  const {include, compiler: chosen, ...given} = options ?? {}
  checkOptions(include, chosen)
  const files = include ?? /\.(?:md|svx)$/
  const records = new Set<string>()
  const {draw, onError} = pageDrawer({
    ...given,
    records: watchRecords(given.records, path => void records.add(path))
  })
  const printed = new Map<string, string>()
  let config: ViteConfig | null = null
  let compiler: Compiler | undefined

  /**
   * Print what there is to report about a file. It is printed once, although a build reads the file for the browser and
   * for the server.
   */
  function print(path: string, name: string, reports: readonly Report[]): void {
    const texts = reports.map(report => ({...report, text: reportText(name, report)}))
    const all = texts.map(({text}) => text).join('\n')
    if (printed.get(path) === all) return
    printed.set(path, all)
    for (const {severity, text} of texts) {
      if (severity === 'error') config?.logger.error(text)
      else config?.logger.warn(text)
    }
  }

  return {
    name: '@tehai/markdown',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved
      const found = compilers.find(([name]) => resolved.plugins.some(plugin => name.test(plugin.name)))
      compiler = chosen === 'none' ? undefined : (chosen ?? found?.[1])
    },
    transform(this: VitePluginContext | void, code, id) {
      if (id.includes('?') || id.includes('\0') || !files.test(id)) return undefined
      records.clear()
      const {markdown, reports} = draw(code, compiler, id)
      // The page is drawn again when a record is changed or created.
      if (this) for (const path of records) this.addWatchFile(path)
      const name = relative(config?.root ?? '', id).replaceAll(sep, '/')
      const shown = onError === 'throw' ? reports.filter(({severity}) => severity === 'warning') : reports
      print(id, name, shown)
      const first = reports.find(({severity}) => severity === 'error')
      if (onError === 'throw' && first) throw errorOf(id, first, errorText(name, reports))
      return markdown === code ? undefined : {code: markdown, map: null}
    }
  }
}

/** The error that stops a build, and that the development server shows over the page. */
function errorOf(id: string, {place, note}: Report, text: string): PageError {
  const error = Object.assign(new Error(text), {
    name: 'TehaiError',
    id,
    loc: place ? {file: id, line: place.start.line, column: place.start.column} : undefined,
    frame: note
  })
  error.stack = '' // where in Vite it was thrown says nothing of the page
  return error
}

function checkOptions(include: unknown, compiler: unknown): void {
  if (include != null && !(include instanceof RegExp)) {
    throw new TypeError(`Expected \`include\` to be a regular expression, got \`${String(include)}\``)
  }
  if (compiler != null && compiler !== 'svelte' && compiler !== 'vue' && compiler !== 'none') {
    throw new TypeError(
      `Expected \`compiler\` to be one of \`svelte\`, \`vue\`, \`none\`, got \`${String(compiler as string)}\``
    )
  }
}
