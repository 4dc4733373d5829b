/**
 * `tehai build --markdown`: what it writes means the same to every reader of Markdown as the page does to ours.
 */
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {Readable, Writable} from 'node:stream'
import {isDeepStrictEqual} from 'node:util'
import {languageOf as languageOfTag} from '@tehai/kernel/block'
import MarkdownIt from 'markdown-it'
import rehypeRaw from 'rehype-raw'
import rehypeStringify from 'rehype-stringify'
import rehypeTiles from 'rehype-tiles'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkHanafuda from 'remark-hanafuda'
import rehypeHanafuda from 'remark-hanafuda/rehype'
import remarkMahjong from 'remark-mahjong'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import {run} from 'tehai'
import {unified} from 'unified'
import {describe, expect, test} from 'vitest'
import {cases, fixtures, someCases} from './engines/cases.js'
import {partsOf} from './engines/compare.js'

/** Markdown from the command line. */
async function build(markdown, options) {
  let stdout = ''
  const sink = add => new Writable({write: (chunk, _, done) => (add(String(chunk)), done())})
  await run(['build', '-', '--markdown', '--lang', 'en', ...options], {
    stdin: Readable.from([Buffer.from(markdown)]),
    stdout: sink(chunk => (stdout += chunk)),
    stderr: sink(() => {}),
    env: {},
    cwd: '/'
  })
  return stdout
}

/** The page as unified makes it, with our plugins or without. */
async function page(markdown, options) {
  const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm)
  if (options) processor.use(remarkMahjong, options).use(remarkHanafuda, {lang: options.lang})
  processor.use(remarkRehype, {allowDangerousHtml: true}).use(rehypeRaw)
  if (options) {
    processor.use(rehypeTiles, {...options, output: 'inline'})
    processor.use(rehypeHanafuda, {lang: options.lang, output: 'inline'})
  }
  return String(await processor.use(rehypeStringify).process(markdown))
}

const withoutFrontMatter = text => text.replace(/^---\r?\n[^]*?\n---(?:\r?\n|$)/, '')

/** Options that a case and the command line have in common; `null` where the case has others. */
function optionsOf(name) {
  const path = join(fixtures, name, 'options.json')
  const {inlineCode, dialect, ...others} = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  if (Object.keys(others).length > 0) return null
  return {
    flags: [...(inlineCode ? ['--inline-code', inlineCode] : []), ...(dialect ? ['--dialect', dialect] : [])],
    settings: {...(inlineCode && {inlineCode}), ...(dialect && {dialect})}
  }
}

/** The language of a page: the one it names, else Japanese if it has more kana than Latin letters. */
const languageOf = text => {
  const named = /^---\n[^]*?^lang: ([\w-]+)[^]*?^---/m.exec(text)?.[1]
  if (named) return languageOfTag(named)
  const count = pattern => (text.match(pattern) ?? []).length
  return count(/[\u3041-\u30ff]/g) > count(/[A-Za-z]/g) ? 'ja' : 'en'
}

// Case → why markdown-it reads another page.
const differs = {
  'inline-everywhere': 'markdown-it has no footnotes without a plugin.',
  'inline-raw-label': 'In markdown-it, one `~` is no strikethrough.'
}

const isUsable = name => optionsOf(name) !== null

describe.each(someCases.filter(isUsable))('%s', name => {
  const text = readFileSync(join(fixtures, name, 'input.md'), 'utf8')
  const {flags, settings} = optionsOf(name)

  const made = Promise.all([
    build(text, ['--pictures', 'inline', ...flags]),
    page(text, {...settings, lang: languageOf(text)}).then(partsOf)
  ])

  test('unified reads the same page', async () => {
    const [built, expected] = await made
    const html = await page(built)
    expect(partsOf(html)).toEqual(expected)
  })

  test('markdown-it reads the same page, also with smart punctuation', async () => {
    const [built, expected] = await made
    const [plain, smart] = [false, true].map(typographer =>
      new MarkdownIt({html: true, typographer}).render(withoutFrontMatter(built))
    )
    const isSame =
      isDeepStrictEqual(partsOf(smart).ours, expected.ours) && partsOf(plain).words === expected.words
    expect(isSame).toBe(!differs[name])
  })
})

test('most cases are compared', () => {
  expect(cases.filter(isUsable).length).toBeGreaterThan(60)
})
