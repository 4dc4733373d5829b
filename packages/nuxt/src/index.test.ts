import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import hanafuda from 'remark-hanafuda/game'
import type {Root} from 'hast'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import {unified, type Plugin} from 'unified'
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {VFile} from 'vfile'
import type {Nuxt, ParseContext, PluginTable} from './host.js'
import tehai, {type Options} from './index.js'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'tehai-'))))
afterEach(() => {
  rmSync(folder, {recursive: true})
  vi.restoreAllMocks()
})

/** A site with the module, as far as Nuxt runs it. */
function site(options?: Options, dev = false) {
  const hooks = new Map<string, (context: ParseContext) => void>()
  const nuxt = {
    options: {rootDir: folder, dev, css: [] as string[], content: undefined as Nuxt['options']['content']},
    hook: (name: string, run: (context: ParseContext) => void) => void hooks.set(name, run)
  }
  tehai(options, nuxt)
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const parserOptions: ParseContext['parserOptions'] = {markdown: {remarkPlugins: undefined}}
  return {
    nuxt,
    printed: () => warn.mock.calls.map(([text]) => String(text)),
    /** Parse a page as Nuxt Content does: without its front matter, which is the data of the file. */
    async parse(name: string, text: string, data: Record<string, unknown> = {}) {
      const path = join(folder, name)
      writeFileSync(path, text)
      hooks.get('content:file:beforeParse')!({file: {path}, parserOptions})
      const {remarkPlugins, rehypePlugins} = parserOptions.markdown
      const pluginsOf = (table: PluginTable | undefined) =>
        Object.values(table ?? {}).map(({instance}) => instance as Plugin)
      const processor = unified()
        .use(remarkParse)
        .use(pluginsOf(remarkPlugins))
        .use(remarkRehype)
        .use(pluginsOf(rehypePlugins))
      const file = new VFile({path, value: text.replace(/^---\n[^]*?---\n/, ''), data})
      const tree = (await processor.run(processor.parse(file), file)) as Root
      return {tree, data: Object.assign({}, file.data)}
    },
    build: () => hooks.get('build:before')!({} as ParseContext)
  }
}

const slip = '---\ntitle: A\n---\n\nA :tiles[123m45].\n'

describe('a page', () => {
  test('has its pictures with attributes that Vue writes, and its own data', async () => {
    const {parse, nuxt} = site({games: [hanafuda()]})
    const {tree, data} = await parse('a.md', ':牌[12s] :hanafuda[1h]', {lang: 'ja'})
    const written = JSON.stringify(tree)
    expect(written).toMatch(/"aria-label":"一二索".*"stroke-width"/)
    expect(written).not.toMatch(/strokeWidth|strokeLinejoin/)
    expect(data).toEqual({lang: 'ja'})
    expect(nuxt.options.css.map(path => path.split('/').slice(-2).join('/'))).toEqual([
      'rehype-tiles/style.css',
      'remark-hanafuda/style.css'
    ])
  })

  test('has its plugins once, however many pages a collection has', async () => {
    const {parse, printed} = site()
    await parse('a.md', slip)
    await parse('b.md', slip)
    expect(printed()).toHaveLength(2)
  })
})

describe('messages', () => {
  test('name the file in the site and the line in the file', async () => {
    const {parse, printed, build} = site()
    await parse('a.md', slip)
    expect(printed()).toHaveLength(1)
    expect(printed()[0]).toMatch(/^\[ERROR\] a\.md:5:14: .* \(missing-suit\)\n5 \| A :tiles\[123m45\]\./)
    expect(build).not.toThrow()
  })

  test('stop the build when all pages are parsed, and no development server', async () => {
    const {parse, build} = site({onError: 'throw'})
    await parse('a.md', slip)
    await parse('b.md', slip)
    expect(build).toThrow(/^Expected pages without errors, got 2: a\.md:5:14, b\.md:5:14$/)
    const server = site({onError: 'throw'}, true)
    await server.parse('a.md', slip)
    expect(server.build).not.toThrow()
  })

  test('are not there where they are ignored', async () => {
    const {parse, printed} = site({onError: 'ignore'})
    await parse('a.md', slip)
    expect(printed()).toEqual([])
  })
})

test('pages are parsed again after a run with messages, and after a change of options', async () => {
  const stampOf = ({nuxt}: ReturnType<typeof site>) => nuxt.options.content?.build?.markdown?.['tehai']
  vi.useFakeTimers({now: 1})
  const first = site()
  await first.parse('a.md', slip)
  vi.setSystemTime(2)
  const second = site() // parses everything again, and finds nothing to report
  expect(stampOf(second)).not.toBe(stampOf(first))
  vi.setSystemTime(3)
  const third = site()
  expect(stampOf(third)).toBe(stampOf(second))
  expect(stampOf(site({rules: 'tenhou'}))).not.toBe(stampOf(third))
  vi.useRealTimers()
})

test('an option that cannot be is refused', () => {
  expect(() => site({onError: 'stop'} as unknown as Options)).toThrow('onError')
})
