/**
 * hexo-tehai: tiles in the posts and pages of a Hexo site.
 *
 * They become HTML before anything else reads a post, so that it does not matter which Markdown renderer a site has.
 * The only input of a plugin in Hexo is the configuration, so options are plain YAML under `tehai` in `_config.yml`.
 */
import {readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import type {Report} from '@tehai/kernel/markdown'
import {errorText, reportText} from '@tehai/kernel/report'
import {pageDrawer} from '@tehai/markdown'
import type {SiteOptions} from 'rehype-tiles/site'
import hanafuda, {type Options as HanafudaOptions} from 'remark-hanafuda/game'
import type {Hexo, Post} from './host.js'

export type {Hexo, Post} from './host.js'

/** Options in `_config.yml`: those of remark-mahjong and of rehype-tiles, and what follows. */
export interface Options extends Omit<SiteOptions, 'games' | 'address'> {
  /** Whether hanafuda is read as well, or the rules by which it is read (default: `true`). */
  readonly hanafuda?: boolean | Readonly<HanafudaOptions> | null | undefined
}

/** Where the style sheet is on the site. */
const STYLE = 'css/tehai.css'

/** Before `backtick_code_block`, which highlights fences, at 10. */
const PRIORITY = 5

/**
 * Register the filters and the style sheet.
 *
 * @throws {TypeError} if an option has a value it cannot have.
 */
export default function register(hexo: Hexo): void {
  const {hanafuda: cards = true, ...options} = optionsOf(hexo)
  const games = cards ? [hanafuda(cards === true ? {} : cards)] : []
  const {draw, onError} = pageDrawer({...options, games})
  const {filter, generator} = hexo.extend

  filter.register(
    'before_post_render',
    post => {
      const {content} = post
      if (typeof content !== 'string' || !isMarkdown(post)) return post
      const {text, start} = wholeText(post, content)
      const name =
        post.source === undefined ? undefined : `${hexo.config.source_dir ?? 'source'}/${post.source}`
      const {markdown, reports} = draw(text, undefined, name)
      if (onError === 'throw' && reports.some(({severity}) => severity === 'error')) {
        throw pageError(errorText(name, reports))
      }
      if (onError !== 'ignore') print(hexo, name, reports)
      post.content = markdown.slice(start)
      return post
    },
    PRIORITY
  )

  const sheets = [
    'rehype-tiles/style.css',
    'rehype-tiles/steps.css',
    ...(cards ? ['remark-hanafuda/style.css'] : [])
  ]
  generator.register('tehai', () => {
    const data = sheets
      .map(sheet => readFileSync(fileURLToPath(import.meta.resolve(sheet)), 'utf8'))
      .join('\n')
    return [{path: STYLE, data}]
  })
  const link = `<link rel="stylesheet" href="${hexo.config.root ?? '/'}${STYLE}">`
  filter.register('after_render:html', html => {
    const isShown = /\sclass="(?:[^"]* )?(?:mahjong|hanafuda)/.test(html)
    return isShown && !html.includes(link) ? html.replace('</head>', () => `${link}</head>`) : html
  })
}

/** @throws {TypeError} if they are not a table. */
function optionsOf({config}: Hexo): Options {
  const given = config.tehai ?? {}
  if (typeof given !== 'object' || Array.isArray(given)) {
    throw new TypeError(
      `Expected \`tehai\` in _config.yml to be a table of options, got \`${JSON.stringify(given)}\``
    )
  }
  const [language] = [config.language].flat()
  const lang = typeof language === 'string' && /^ja\b/i.test(language) ? ({lang: 'ja'} as const) : {}
  return {...lang, ...given}
}

/** Whether a post is Markdown, judged by the name of its file, otherwise by its renderer. */
function isMarkdown({source, engine}: Post): boolean {
  const ending = source === undefined ? (engine ?? '') : source.slice(source.lastIndexOf('.') + 1)
  return /^(?:markdown|md|mdown|mkd|mkdn|mdtxt|mdtext)$/i.test(ending)
}

/** The file of a post, and where its content starts in it; only the content if another filter has changed it. */
function wholeText({raw}: Post, content: string): {readonly text: string; readonly start: number} {
  if (!raw?.endsWith(content)) return {text: content, start: 0}
  return {text: raw, start: raw.length - content.length}
}

function print(hexo: Hexo, name: string | undefined, reports: readonly Report[]): void {
  for (const report of reports) {
    const text = reportText(name, report)
    if (report.severity === 'error') hexo.log.error('%s', text)
    else hexo.log.warn('%s', text)
  }
}

/** The error that ends a build. It has no stack: where in Hexo it was thrown has nothing to do with the post. */
function pageError(text: string): Error {
  const error = Object.assign(new Error(text), {name: 'TehaiError'})
  error.stack = text
  return error
}
