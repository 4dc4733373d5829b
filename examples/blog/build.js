/**
 * A static blog in one file: Markdown in `articles/`, pages in `out/`.
 *
 *     npm run build
 *
 * Everything about tiles and cards is two plugins each; the rest is what any unified blog has. Fails when an article has a mistake.
 */
import {createHash} from 'node:crypto'
import {copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import rehypeTiles from 'rehype-tiles'
import {renderHtml, renderSvg} from 'rehype-tiles/render'
import remarkHanafuda from 'remark-hanafuda'
import rehypeHanafuda from 'remark-hanafuda/rehype'
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
const site = 'https://example.com/'
const pictures = new Map()

const toHtml = tiles =>
  unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkGfm)
    .use(remarkMahjong, {inlineCode: 'mj:'})
    .use(remarkHanafuda)
    .use(remarkRehype)
    .use(rehypeTiles, tiles)
    .use(rehypeHanafuda, tiles)
    .use(rehypeSlug)
    .use(scrollTables)
    .use(rehypeStringify)
    .freeze()

/** A wide table scrolls in its own box, also with the keyboard. */
function scrollTables() {
  return tree => {
    tree.children = tree.children.map(node =>
      node.tagName === 'table'
        ? {type: 'element', tagName: 'div', properties: {className: 'scroll', tabIndex: 0}, children: [node]}
        : node
    )
  }
}

const forPages = toHtml()
const forFeeds = toHtml({output: 'img', address: pictureFile})

/** Feed readers fetch pictures: each is written once, under a name made of what it shows. */
function pictureFile(svg) {
  const name = `tiles/${createHash('sha256').update(svg).digest('hex').slice(0, 16)}.svg`
  pictures.set(name, svg)
  return `${site}${name}`
}

/** A row of hanafuda for the list of articles. */
function cardRow(cards, lang) {
  const html = String(forPages.processSync(`:hanafuda[${cards}]{size=m lang=${lang}}`))
  return html.replace(/^<p>|<\/p>\s*$/g, '')
}

/** Read, check and draw one article. */
function build(name) {
  const path = new URL(name, folder)
  const file = new VFile({path: fileURLToPath(path), value: readFileSync(path)})
  matter(file)
  const {title, date, lang, description, tiles, cards} = file.data.matter
  const body = String(forPages.processSync(file))
  for (const {line, column, reason} of file.messages)
    console.warn(`articles/${name}:${line}:${column}  ${reason}`)
  const feedBody = String(
    forFeeds.processSync(new VFile({path: fileURLToPath(path), value: readFileSync(path)}))
  )
  const emblem = cards
    ? cardRow(cards, lang)
    : renderHtml(tiles, {lang, size: 'm', placement: 'block'}).picture
  const slug = name.replace(/\.md$/, '')
  return {slug, title, date, lang, description, emblem, body, feedBody, messages: file.messages.length}
}

const articles = readdirSync(folder)
  .filter(name => name.endsWith('.md'))
  .map(build)
  .toSorted((a, b) => b.date.localeCompare(a.date))

rmSync(out, {recursive: true, force: true})
mkdirSync(new URL('tiles/', out), {recursive: true})
const write = (name, text) => writeFileSync(new URL(name, out), text)
articles.forEach((article, index) =>
  write(`${article.slug}.html`, articlePage(article, articles[index + 1], articles[index - 1]))
)
write('index.html', indexPage(articles))
write('feed.xml', feed(articles, site))
for (const [name, svg] of pictures) write(name, svg)
write('icon.svg', renderSvg('5z').picture)
copyFileSync(fileURLToPath(import.meta.resolve('rehype-tiles/style.css')), new URL('tiles.css', out))
copyFileSync(fileURLToPath(import.meta.resolve('rehype-tiles/steps.css')), new URL('steps.css', out))
copyFileSync(fileURLToPath(import.meta.resolve('remark-hanafuda/style.css')), new URL('cards.css', out))
copyFileSync(new URL('blog.css', import.meta.url), new URL('blog.css', out))

const messages = articles.reduce((sum, article) => sum + article.messages, 0)
console.log(`Built a blog from ${articles.length} articles in examples/blog/articles: every hand and score in them is checked,
with ${messages === 1 ? '1 message' : `${messages} messages`}. To look at it, open ${fileURLToPath(new URL('index.html', out))}`)
if (messages > 0) process.exitCode = 1
