import {createRequire} from 'node:module'
import {existsSync, readFileSync} from 'node:fs'
import {compile, evaluate} from '@mdx-js/mdx'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import {VFile} from 'vfile'
import hanafuda from 'remark-hanafuda/game'
import {mahjongDrawing, sharedArt, type Options as DrawingOptions} from 'rehype-tiles/render'
import {afterEach, expect, test, vi} from 'vitest'
import toy from '../../../test/toy-tiles.js'
import {artModule} from './art.js'
import type {Compiler, LoaderItem, MdxOptions, ParsedFile, Rule} from './host.js'
import tehai, {type Options} from './index.js'
import noticeLoader, {pitch, type LoaderContext} from './notice-loader.js'
import type {Notices} from './notices.js'
import recordLoader, {type PageRecords} from './record-loader.js'

afterEach(() => void vi.restoreAllMocks())

const mdxLoader = '/site/node_modules/@docusaurus/mdx-loader/lib/index.js'
const item = (options: MdxOptions = {}): LoaderItem => ({loader: mdxLoader, options})

/** A site with one plugin, and a bundler with some rules. */
function site(
  options: Options & {id?: string} = {},
  {locale = 'en', rules = [{use: [item()]}] as Rule[]} = {}
) {
  const parseFrontMatter = ({fileContent}: {fileContent: string}): Promise<ParsedFile> =>
    Promise.resolve({frontMatter: {}, content: fileContent})
  const markdown = {parseFrontMatter: parseFrontMatter as never}
  const context = {siteDir: '/site', siteConfig: {markdown}, i18n: {currentLocale: locale}}
  const plugin = tehai(context, options)
  const done: (() => void)[] = []
  const bundle = (isServer: boolean): readonly Rule[] => {
    const module = {rules: rules as readonly Rule[]}
    const compiler: Compiler = {
      options: {module},
      hooks: {done: {tap: (_, run) => void done.push(run)}}
    }
    const {plugins} = plugin.configureWebpack({}, isServer) as {plugins: {apply: (to: Compiler) => void}[]}
    for (const one of plugins) one.apply(compiler)
    return module.rules
  }
  return {plugin, context, bundle, finish: () => done.forEach(run => run())}
}

/** The loaders of the first rule. */
const loadersOf = (rules: readonly Rule[]) => rules[0]!.use as LoaderItem[]

/** Compile a page as Docusaurus does; gives the script. */
async function page(rules: readonly Rule[], markdown: string, path = '/site/docs/hand.md', frontMatter = {}) {
  const loaders = loadersOf(rules)
  const notices = loaders.find(({loader}) => loader.includes('notice-loader'))
  const {remarkPlugins, rehypePlugins} = loaders.at(-1)!.options as Required<MdxOptions>
  const cacheable = vi.fn()
  const context: LoaderContext = {
    resourcePath: path,
    resourceQuery: '',
    getOptions: () => notices!.options as {notices: Notices},
    cacheable
  }
  if (notices) pitch.call(context)
  const file = new VFile({path, value: markdown, data: {frontMatter} as never})
  const script = await compile(file, {
    format: 'mdx',
    remarkPlugins: [remarkFrontmatter, remarkDirective, remarkGfm, ...remarkPlugins],
    rehypePlugins
  })
  if (notices) noticeLoader.call(context, String(script))
  return {script: String(script), cacheable}
}

const broken = `---
title: Broken
---

A slip :tiles[123m45] in text at 10:30.

\`\`\`mahjong
123m456p789s1122z
waits: 3z
\`\`\`
`

const slip = `docs/hand.md:5:19: Unexpected digits \`45\` without a suit letter, expected \`m\`, \`p\`, \`s\` or \`z\` after them; did you mean \`45m\` or \`45p\` or \`45s\`? (missing-suit)
5 | A slip :tiles[123m45] in text at 10:30.
  |                   ^^`

const falseWaits = `docs/hand.md:9:8: Unexpected waits \`3z\`, expected \`12z\`: \`3z\` does not complete the hand (false-waits)
9 | waits: 3z
  |        ^^`

test('a broken hand: the build prints file, line and column', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const {bundle, finish} = site()
  const {cacheable} = await page(bundle(false), broken)
  finish()
  expect(warn.mock.calls.map(([text]) => text as string)).toEqual([
    `[ERROR] ${slip}`,
    `[ERROR] ${falseWaits}`
  ])
  expect(cacheable).toHaveBeenCalledWith(false)
})

test('what the README says a build prints is what it prints', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  expect(readme).toContain(`[ERROR] ${slip}`)
})

test('a build that follows prints only what is new', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const {bundle, finish} = site()
  const rules = bundle(false)
  await page(rules, broken)
  finish()
  warn.mockClear()
  await page(rules, broken.replace('3z', '4z'))
  finish()
  expect(warn.mock.calls).toHaveLength(1)
  expect(warn.mock.calls[0]![0]).toMatch(/^\[ERROR\] docs\/hand\.md:9:8: Unexpected waits `4z`/)
  await page(rules, 'Nothing here.')
  warn.mockClear()
  finish()
  expect(warn).not.toHaveBeenCalled()
})

test('throw: the build stops, and says where', async () => {
  const {bundle} = site({onError: 'throw'})
  const error = await page(bundle(false), broken).catch((thrown: unknown) => thrown)
  expect((error as Error).message).toBe(`${slip}\n${falseWaits}`)
  // Docusaurus prints the properties and the stack of an error.
  expect(JSON.stringify(error)).toBe('{}')
  expect((error as Error).stack).toBe('')
})

test('throw: warnings never do; ignore: silence', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const strict = site({onError: 'throw'})
  await page(strict.bundle(false), ':tiles[12-3p]')
  strict.finish()
  expect(warn.mock.calls[0]![0]).toMatch(/^\[WARNING\] docs\/hand\.md:1:10: .*\(chii-not-from-kamicha\)/)
  warn.mockClear()
  const silent = site({onError: 'ignore'})
  await page(silent.bundle(false), broken)
  silent.finish()
  expect(warn).not.toHaveBeenCalled()
})

test('every loader of Markdown gets the plugins, once for both bundles', () => {
  const own = () => undefined
  const docs = {remarkPlugins: [own], processors: {}, crossCompilerCache: new Map()}
  const rules: Rule[] = [
    {use: [item(docs), {loader: 'markdownLoader.js'}]},
    {oneOf: [{use: item()}]},
    {rules: [{use: [item()]}]},
    {use: 'babel-loader'},
    {use: () => []}
  ]
  const {bundle} = site({}, {rules})
  const browser = bundle(false)
  const [notices, records, mdx, last] = loadersOf(browser)
  for (const one of [notices, records]) {
    expect(existsSync(one!.loader.replace('/src/', '/dist/'))).toBe(true)
  }
  expect(last).toEqual({loader: 'markdownLoader.js'})
  const options = mdx!.options as MdxOptions & typeof docs
  expect(options.remarkPlugins[0]).toBe(own)
  expect(options.remarkPlugins).toHaveLength(2)
  expect(options).not.toHaveProperty('processors')
  expect(options.crossCompilerCache).toBe(docs.crossCompilerCache)
  expect(browser[1]!.oneOf![0]!.use).toHaveLength(3)
  expect(browser[2]!.rules![0]!.use).toHaveLength(3)
  expect(browser.slice(3)).toEqual(rules.slice(3))
  const server = loadersOf(bundle(true))
  expect(server).toHaveLength(3)
  expect(server[1]!.options).toBe(options)
  expect(docs.remarkPlugins).toEqual([own])
})

test('a bundler without a loader of Markdown is reported', () => {
  const {bundle} = site({}, {rules: [{use: 'babel-loader'}]})
  expect(() => bundle(false)).toThrow(/Expected a loader of Markdown/)
})

test('prose survives the directives of the host', async () => {
  const {script} = await page(site().bundle(false), 'At 10:30, East:25000, 待ち:147m.')
  expect(script).toContain('At 10:30, East:25000, 待ち:147m.')
})

test('pages refer to the art of the site', async () => {
  const {bundle, plugin} = site()
  const {script} = await page(bundle(false), '```mahjong\n123m 5z\n```')
  expect(script).toContain('import tehaiArt from "@generated/tehai/default/art.js"')
  expect(script).toMatch(
    /tehaiArt\("", "mahjong-display-bodies-3 mahjong-display-bodies-1 mahjong-1m-display mahjong-2m-display mahjong-3m-display mahjong-5z-display mahjong-wan-display"\)/
  )
  expect(script).not.toContain('id=\\"mahjong-1m')
  expect(script.match(/dangerouslySetInnerHTML/g)).toHaveLength(2)
  const written: string[][] = []
  await plugin.contentLoaded({actions: {createData: async (...data) => void written.push(data) as never}})
  expect(written.map(([name]) => name)).toEqual(['art.js'])
  const art = (await import(`data:text/javascript,${encodeURIComponent(written[0]![1]!)}`)) as {
    default: (own: string, ids: string) => string
  }
  expect(art.default('<g/>', 'mahjong-5z')).toMatch(
    /^<defs><g\/><path id="mahjong-5z"[^>]*\/?>(?:<\/path>)?<\/defs>$/
  )
  expect(art.default('', 'mahjong-bodies-3')).toMatch(/^<defs><g id="mahjong-bodies-3">/)
})

test('a page without tiles imports nothing', async () => {
  const {script} = await page(site().bundle(false), '# Nothing')
  expect(script).not.toContain('tehai')
})

test('output: pictures complete in themselves need no art of the site', async () => {
  const {script} = await page(site({output: 'inline'}).bundle(false), ':tiles[1m]')
  expect(script).not.toContain('@generated')
  expect(script).toContain('<path')
})

test('the art of a site is that of its options', () => {
  const art = (options: DrawingOptions = {}) => sharedArt([mahjongDrawing(options), hanafuda().drawing])
  expect([...art().keys()]).toContain('mahjong-0m')
  expect([...art().keys()]).toContain('hanafuda-12d')
  expect([...art({palette: 'dark'}).keys()]).toContain('mahjong-1f1w4ov-0m')
  expect(artModule(art({idPrefix: 'x-'}))).toContain('"x-1z"')
  expect([...art({tiles: toy}).keys()]).toEqual(expect.arrayContaining(['toy-0m', 'toy-1m-display']))
})

test('another game is drawn, reported and kept out of titles', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const {plugin, bundle, context, finish} = site({games: [hanafuda({rules: 'nintendo'})]}, {locale: 'ja'})
  const text = ':花札[松鶴] :tiles[1m]\n\n```hanafuda\ncaptured: 1,3,8h\nscore: 6\n```\n'
  const {script} = await page(bundle(false), text)
  finish()
  expect(script).toContain('松に鶴')
  expect(script).toContain('一萬')
  expect(script.match(/tehaiArt\(/g)).toHaveLength(2)
  expect(warn.mock.calls.map(([line]) => line as string)).toEqual([
    expect.stringMatching(/^\[ERROR\] docs\/hand\.md:5:8: 点数 `6` が合いません。任天堂のルールでは5文です/)
  ])
  expect(plugin.getClientModules().at(-1)).toMatch(/remark-hanafuda[\\/]style\.css$/)
  const file = {filePath: 'a.md', fileContent: text, defaultParseFrontMatter: undefined as never}
  const {content} = await context.siteConfig.markdown.parseFrontMatter(file)
  expect(content).toMatch(/^松鶴 1m/)
})

test('the language of a site is that of pages that name none', async () => {
  const rules = site({}, {locale: 'ja'}).bundle(false)
  const markdown = ':tiles[1m]'
  expect((await page(rules, markdown)).script).toContain('一萬')
  expect((await page(rules, markdown, '/site/a.md', {lang: 'en'})).script).toContain('1 man')
  expect((await page(site({lang: 'en'}, {locale: 'ja'}).bundle(false), markdown)).script).toContain('1 man')
  expect((await page(site({}, {locale: 'fr'}).bundle(false), markdown)).script).toContain('1 man')
})

test('titles and descriptions are made from plain text', async () => {
  const {context} = site()
  const parse = context.siteConfig.markdown.parseFrontMatter as (file: object) => Promise<ParsedFile>
  expect((await parse({fileContent: '# A :tiles[1m]\n\nDraw :tiles[4m].'})).content).toBe(
    '# A 1m\n\nDraw 4m.'
  )
})

test('pages made under other options are not taken from a cache', () => {
  const versionOf = (options: Options, config: object) =>
    site(options).plugin.configureWebpack(config, false) as {cache?: object; experiments?: object}
  const webpack = (options: Options) => versionOf(options, {cache: {version: 'v'}}).cache
  expect(webpack({})).toEqual(webpack({}))
  expect(webpack({})).not.toEqual(webpack({palette: 'dark'}))
  expect(webpack({tiles: toy})).not.toEqual(webpack({tiles: {...toy, id: 'second'}}))
  expect(webpack({})).toEqual({version: expect.stringMatching(/^v-tehai-\d+\.\d+\.\d+/) as string})
  const rspack = versionOf({}, {cache: true, experiments: {cache: {version: 'v'}}})
  expect(rspack).toMatchObject({
    experiments: {cache: {version: expect.stringMatching(/^v-tehai-/) as string}}
  })
  expect(rspack).not.toHaveProperty('cache')
})

test('the style sheet comes along', () => {
  const [style] = site().plugin.getClientModules()
  expect(existsSync(style!)).toBe(true)
  expect(site({css: false}).plugin.getClientModules()).toEqual([])
})

test('wrong options throw when the site starts', () => {
  expect(() => site({onError: 'explode' as 'warn'})).toThrow(/Expected `onError`/)
  expect(() => site({output: 'png' as 'img'})).toThrow(/Expected `output`/)
})

test('JSON is enough for all options', async () => {
  const options = JSON.parse(
    '{"names":["t"],"palette":"black","lang":"ja","onError":"warn","css":false}'
  ) as Options
  expect((await page(site(options).bundle(false), ':t[1m]')).script).toContain('一萬')
})

test('the script runs', async () => {
  const {remarkPlugins, rehypePlugins} = loadersOf(site({output: 'inline'}).bundle(true)).at(-1)!
    .options as Required<MdxOptions>
  const jsx = (type: unknown, props: object): unknown => ({type, ...props})
  const module = await evaluate(':tiles[1m]', {
    Fragment: 'fragment',
    jsx,
    jsxs: jsx,
    remarkPlugins,
    rehypePlugins
  } as never)
  expect(JSON.stringify((module.default as (props: object) => unknown)({}))).toContain('"aria-label":"1 man"')
})

test('require: the same plugin', () => {
  const required = createRequire(import.meta.url)('../require.cjs') as typeof tehai
  expect(required.name).toBe('tehai')
  expect(() => required({siteConfig: {markdown: {}}, i18n: {}} as never, {lang: 'fr' as 'en'})).toThrow(
    /Expected `lang`/
  )
})

test.each([true, false])(
  'a page depends on the records that it names; for the server: %s',
  async isServer => {
    const {bundle} = site({records: {root: process.cwd()}})
    const rules = bundle(isServer)
    const path = `${process.cwd()}/docs/record.md`
    const {remarkPlugins} = loadersOf(rules).at(-1)!.options as Required<MdxOptions>
    await compile(
      new VFile({value: '```mahjong\nlog: /package.json\n```\n\n```mahjong\nlog: none.xml\n```\n', path}),
      {
        remarkPlugins
      }
    )
    const {options} = loadersOf(rules).find(({loader}) => loader.includes('record-loader'))!
    const [there, missing] = [vi.fn(), vi.fn()]
    const context = {
      resourcePath: path,
      getOptions: () => options as {records: PageRecords},
      addDependency: there,
      addMissingDependency: missing
    }
    expect(recordLoader.call(context, 'code')).toBe('code')
    expect(there.mock.calls).toEqual([[`${process.cwd()}/package.json`]])
    expect(missing.mock.calls).toEqual([[`${process.cwd()}/docs/none.xml`]])
  }
)
