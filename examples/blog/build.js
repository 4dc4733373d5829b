/**
 * A static blog in one file: Markdown in `articles/`, pages in `out/`.
 *
 *     npm run build
 *
 * Everything about tiles is the two plugins; the rest is what any unified blog has.
 */
import {copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import rehypeTiles from 'rehype-tiles'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMahjong from 'remark-mahjong'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import {unified} from 'unified'
import {VFile} from 'vfile'
import {matter} from 'vfile-matter'
import {articlePage, feed, indexPage} from './template.js'

const folder = new URL('articles/', import.meta.url)
const out = new URL('out/', import.meta.url)

const toHtml = rehypeTilesOptions =>
  unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkGfm)
    .use(remarkMahjong, {inlineCode: 'mj:'})
    .use(remarkRehype)
    .use(rehypeTiles, rehypeTilesOptions)
    .use(rehypeSlug)
    .use(rehypeStringify)
    .freeze()

const forPages = toHtml()
const forFeeds = toHtml({output: 'img'})

/** Read, check and draw one article. */
function build(name) {
  const file = new VFile({
    path: fileURLToPath(new URL(name, folder)),
    value: readFileSync(new URL(name, folder))
  })
  matter(file)
  const {title, date, lang, description} = file.data.matter
  const slug = name.replace(/\.md$/, '')
  const body = String(forPages.processSync(file))
  for (const message of file.messages)
    console.warn(`articles/${name}:${message.line}:${message.column}  ${message.reason}`)
  const feedBody = String(forFeeds.processSync(readFileSync(new URL(name, folder), 'utf8')))
  return {slug, title, date: String(date), lang, description, body, feedBody, messages: file.messages}
}

rmSync(out, {recursive: true, force: true})
mkdirSync(out)
const articles = readdirSync(folder)
  .filter(name => name.endsWith('.md'))
  .map(build)
  .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))
for (const article of articles) writeFileSync(new URL(`${article.slug}.html`, out), articlePage(article))
writeFileSync(new URL('index.html', out), indexPage(articles))
writeFileSync(new URL('feed.xml', out), feed(articles))
copyFileSync(fileURLToPath(import.meta.resolve('rehype-tiles/style.css')), new URL('tiles.css', out))
copyFileSync(new URL('blog.css', import.meta.url), new URL('blog.css', out))

const errors = articles.flatMap(({messages}) => messages).filter(({fatal}) => fatal !== null).length
console.log(`${articles.length} articles, ${errors} messages. Open examples/blog/out/index.html`)
