/**
 * The engines that pages are built with, each as its host runs it: Markdown in, HTML and messages out.
 */
import {pathToFileURL} from 'node:url'
import {evaluate as evaluateMdx} from '@mdx-js/mdx'
import satteriMahjong from '@tehai/satteri'
import MarkdownIt from 'markdown-it'
import markdownItTehai from 'markdown-it-tehai'
import rehypeRaw from 'rehype-raw'
import rehypeStringify from 'rehype-stringify'
import rehypeTiles from 'rehype-tiles'
import remarkHanafuda from 'remark-hanafuda'
import hanafuda from 'remark-hanafuda/game'
import rehypeHanafuda from 'remark-hanafuda/rehype'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMahjong from 'remark-mahjong'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import remarkSmartypants from 'remark-smartypants'
import {evaluate as evaluateWithSatteri, markdownToHtml} from 'satteri'
import {unified} from 'unified'
import {VFile} from 'vfile'
import {parse as parseYaml} from 'yaml'
import {Fragment, jsx, toHtml} from './jsx.js'

/** A page: its HTML, and the messages for its author. */
const page = (html, messages) => ({html, messages: messages.map(listed)})

const listed = ({place, severity, id, reason}) => `${placeText(place)}  ${severity}  ${id}\n  ${reason}`

function placeText(place) {
  if (!place) return '-'
  const {start = place, end = place} = place
  return `${start.line}:${start.column}-${end.line}:${end.column}`
}

const ofFile = ({messages}) => messages.map(message => ({...message, ...spread(message)}))
const spread = ({place, severity, ruleId, reason}) => ({place, severity, id: ruleId, reason})

// Options of hanafuda are under its name; all others are those of mahjong and of the site.
export const ofHanafuda = ({onError, lang, output, hanafuda: own}) => ({
  ...(onError && {onError}),
  ...(lang && {lang}),
  ...(output && {output}),
  ...own
})
export const ofMahjong = options => ({...options, hanafuda: undefined})
const withGames = ({hanafuda: own, ...options}) => ({...options, games: [hanafuda(own)]})

/** Plugins of a page, and what they are given. */
const onUnified = options => ({
  remark: [
    [remarkMahjong, ofMahjong(options)],
    [remarkHanafuda, ofHanafuda(options)]
  ],
  rehype: [
    [rehypeTiles, ofMahjong(options)],
    [rehypeHanafuda, ofHanafuda(options)]
  ]
})

/** unified, with plugins for Markdown and for HTML. */
async function runUnified(path, text, {remark, rehype}) {
  const file = await unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkGfm)
    .use(remarkSmartypants)
    .use(remark)
    .use(remarkRehype, {allowDangerousHtml: true})
    .use(rehypeRaw)
    .use(rehype)
    .use(rehypeStringify)
    .process(new VFile({path, value: text}))
  return page(String(file), ofFile(file))
}

const runtime = {
  Fragment,
  jsx,
  jsxs: jsx,
  elementAttributeNameCase: 'html',
  stylePropertyNameCase: 'css'
}

/** MDX with the same plugins. */
async function runMdx(path, text, {remark, rehype}) {
  const file = new VFile({path, value: text})
  const {default: Content} = await evaluateMdx(file, {
    format: 'mdx',
    ...runtime,
    remarkPlugins: [remarkFrontmatter, remarkGfm, remarkSmartypants, ...remark],
    rehypePlugins: rehype
  })
  return page(toHtml(Content({})), ofFile(file))
}

const onSatteri = options => onMessage => satteriMahjong({...withGames(options), onMessage})

/** Sätteri, as Astro runs it: smart punctuation, GFM, and directives for tiles. */
function runSatteri(path, text, plugins) {
  const messages = []
  const {html} = markdownToHtml(text, satteriOptions(path, plugins, messages))
  return page(html, messages)
}

/** MDX with Sätteri, as Astro runs it. */
function runSatteriMdx(path, text, plugins) {
  const messages = []
  const {default: Content} = evaluateWithSatteri(text, {
    ...satteriOptions(path, plugins, messages),
    ...runtime
  })
  return page(toHtml(Content({})), messages)
}

const satteriOptions = (path, plugins, messages) => ({
  ...plugins(report => messages.push(report)),
  features: {directive: true, gfm: true, smartPunctuation: true},
  fileURL: pathToFileURL(path)
})

const onMarkdownIt = options => (md, onMessage) => md.use(markdownItTehai, {...withGames(options), onMessage})

/** markdown-it, as VitePress runs it: a host reads the front matter and passes it on. */
function runMarkdownIt(path, text, usePlugins) {
  const messages = []
  const md = new MarkdownIt({html: true, typographer: true})
  usePlugins(md, report => messages.push(report))
  const [matter = '', yaml = ''] = /^---\r?\n([^]*?)\r?\n---(?:\r?\n|$)/.exec(text) ?? []
  const html = md.render(text.slice(matter.length), {path, frontmatter: parseYaml(yaml) ?? {}})
  return page(html, messages)
}

/** [engine, how its host runs, our plugins on it, none]. */
const hosts = [
  ['unified', runUnified, onUnified, {remark: [], rehype: []}],
  ['MDX', runMdx, onUnified, {remark: [], rehype: []}],
  ['Sätteri', runSatteri, onSatteri, () => ({})],
  ['Sätteri MDX', runSatteriMdx, onSatteri, () => ({})],
  ['markdown-it', runMarkdownIt, onMarkdownIt, () => {}]
]

/** Engine → how it runs. */
export const engines = Object.fromEntries(
  hosts.map(([name, run, ours]) => [name, (path, text, options) => run(path, text, ours(options))])
)

/** Engine → how its host runs without our plugins: what it takes then is its own. */
export const enginesAlone = Object.fromEntries(
  hosts.map(([name, run, , none]) => [name, (path, text) => run(path, text, none)])
)
