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

/** unified: remark-mahjong and rehype-tiles. What the other engines are compared with. */
async function runUnified(path, text, options) {
  const file = await unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkGfm)
    .use(remarkSmartypants)
    .use(remarkMahjong, ofMahjong(options))
    .use(remarkHanafuda, ofHanafuda(options))
    .use(remarkRehype, {allowDangerousHtml: true})
    .use(rehypeRaw)
    .use(rehypeTiles, ofMahjong(options))
    .use(rehypeHanafuda, ofHanafuda(options))
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
async function runMdx(path, text, options) {
  const file = new VFile({path, value: text})
  const {default: Content} = await evaluateMdx(file, {
    format: 'mdx',
    ...runtime,
    remarkPlugins: [
      remarkFrontmatter,
      remarkGfm,
      remarkSmartypants,
      [remarkMahjong, ofMahjong(options)],
      [remarkHanafuda, ofHanafuda(options)]
    ],
    rehypePlugins: [
      [rehypeTiles, ofMahjong(options)],
      [rehypeHanafuda, ofHanafuda(options)]
    ]
  })
  return page(toHtml(Content({})), ofFile(file))
}

/** Sätteri, as Astro runs it: smart punctuation, GFM, and directives for tiles. */
function runSatteri(path, text, options) {
  const messages = []
  const {html} = markdownToHtml(text, satteriOptions(path, options, messages))
  return page(html, messages)
}

/** MDX with Sätteri, as Astro runs it. */
function runSatteriMdx(path, text, options) {
  const messages = []
  const satteri = satteriOptions(path, options, messages)
  const {default: Content} = evaluateWithSatteri(text, {...satteri, ...runtime})
  return page(toHtml(Content({})), messages)
}

const satteriOptions = (path, options, messages) => ({
  ...satteriMahjong({...withGames(options), onMessage: report => messages.push(report)}),
  features: {directive: true, gfm: true, smartPunctuation: true},
  fileURL: pathToFileURL(path)
})

/** markdown-it, as VitePress runs it: a host reads the front matter and passes it on. */
function runMarkdownIt(path, text, options) {
  const messages = []
  const md = new MarkdownIt({html: true, typographer: true})
  md.use(markdownItTehai, {...withGames(options), onMessage: report => messages.push(report)})
  const [matter = '', yaml = ''] = /^---\r?\n([^]*?)\r?\n---(?:\r?\n|$)/.exec(text) ?? []
  const html = md.render(text.slice(matter.length), {path, frontmatter: parseYaml(yaml) ?? {}})
  return page(html, messages)
}

/** Engine → how it runs. */
export const engines = {
  unified: runUnified,
  MDX: runMdx,
  Sätteri: runSatteri,
  'Sätteri MDX': runSatteriMdx,
  'markdown-it': runMarkdownIt
}
