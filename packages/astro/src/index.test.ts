import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import rehypeStringify from 'rehype-stringify'
import remarkDirective from 'remark-directive'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import {markdownToHtml, type CompileOptions} from 'satteri'
import hanafuda from 'remark-hanafuda/game'
import {unified, type Pluggable} from 'unified'
import {VFile} from 'vfile'
import {beforeEach, describe, expect, onTestFinished, test} from 'vitest'
import toy from '../../../test/toy-tiles.js'
import type {VitePlugin} from './host.js'
import tehai, {type Integration, type Options} from './index.js'
import starlightTehai from './starlight.js'

/** A folder that is gone after the test. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tehai-'))
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
  return folder
}

/** A site with one file, on one of Astro's processors; Astro renders what follows the front matter. */
function makeSite(
  name: string,
  integration: Integration,
  others: readonly unknown[] = [],
  root = temporaryFolder()
) {
  const cache = join(root, 'node_modules/.astro')
  const said: string[] = []
  const scripts: string[] = []
  const vitePlugins: VitePlugin[] = []
  const options = {
    mdastPlugins: [...others],
    hastPlugins: [],
    remarkPlugins: [...others],
    rehypePlugins: [],
    features: {} as {directive?: boolean}
  }
  const i18n = {locales: ['en', {path: 'nihongo', codes: ['ja-JP'] as [string]}]}
  const [address, cacheDir] = [root, cache].map(folder => pathToFileURL(`${folder}/`)) as [URL, URL]
  const config = {root: address, cacheDir, markdown: {processor: {name, options}}, i18n}
  const logger = {
    warn: (text: string) => void said.push(`warn ${text}`),
    error: (text: string) => void said.push(`error ${text}`)
  }
  integration.hooks['astro:config:setup']({
    command: 'dev',
    config,
    logger,
    injectScript: (stage, code) => void scripts.push(`${stage}: ${code}`),
    updateConfig: ({vite}) => void vitePlugins.push(...vite.plugins)
  })
  integration.hooks['astro:config:done']({config})

  /** Astro hands a plugin its first option and no other. */
  const asAstroHandsThem = (list: readonly unknown[]) =>
    list.map(one => (Array.isArray(one) ? one.slice(0, 2) : one)) as Pluggable[]

  /** Render a page of the site. */
  function render(body: string, {path = 'page.md', frontmatter = {}} = {}): string {
    const file = join(root, path)
    mkdirSync(join(file, '..'), {recursive: true})
    writeFileSync(file, `---\n${JSON.stringify(frontmatter)}\n---\n${body}`)
    return (name === 'satteri' ? withSatteri : withUnified)(body, file, frontmatter)
  }

  function withSatteri(body: string, path: string, frontmatter: object): string {
    const given = {...options, fileURL: pathToFileURL(path), data: {astro: {frontmatter}}}
    return markdownToHtml(body, given as unknown as CompileOptions).html
  }

  function withUnified(body: string, path: string, frontmatter: object): string {
    const file = new VFile({value: body, path, data: {astro: {frontmatter}}})
    const processor = unified()
      .use(remarkParse)
      .use(asAstroHandsThem(options.remarkPlugins))
      .use(remarkRehype)
      .use(asAstroHandsThem(options.rehypePlugins))
      .use(rehypeStringify)
    return String(processor.processSync(file))
  }

  const finish = () => integration.hooks['astro:build:done']({dir: address, assets: new Map()})
  return {render, said, scripts, options, vitePlugins, root, finish}
}

for (const name of ['satteri', 'unified']) {
  describe(`on ${name}`, () => {
    let site: ReturnType<typeof makeSite>
    beforeEach(() => {
      site = makeSite(name, tehai())
    })

    test('Astro sees that pages must be made again when a record has changed', () => {
      const [root, block] = [temporaryFolder(), '```mahjong\nlog: /game.xml\n```']
      const configured = () => {
        const {render, finish, options, vitePlugins} = makeSite(name, tehai({records: {root}}), [], root)
        render(block)
        finish()
        expect(vitePlugins).toHaveLength(1)
        return JSON.stringify(options)
      }
      configured()
      const before = configured()
      expect(configured()).toBe(before)
      writeFileSync(join(root, 'game.xml'), '<mjloggm/>')
      expect(configured()).not.toBe(before)
    })

    test('pages get their tiles and the style sheet', () => {
      const html = site.render('A :tiles[4m]\n\n```mahjong\n123m\n```\n\n10:30')
      expect(html.match(/ role="img" aria-label="/g)).toHaveLength(2)
      expect(html).toContain('10:30')
      expect(site.scripts).toEqual([
        "page-ssr: import '@tehai/astro/style.css'",
        expect.stringMatching(/^page-ssr: import ".*\/rehype-tiles\/steps\.css"$/)
      ])
      expect(site.said).toEqual([])
    })

    test('messages are in the log, with the line of the file', () => {
      site.render('\n\na :tiles[8z] ：tiles［1m］\n', {path: 'docs/page.md'})
      expect(site.said).toEqual([
        'error docs/page.md:6:10: Unexpected `8z`, expected `1z` to `7z` (east, south, west, north, white, green, red) (bad-rank)\n6 | a :tiles[8z] ：tiles［1m］\n  |          ^',
        expect.stringMatching(
          /^warn docs\/page\.md:6:14: Unexpected full-width characters .* \(almost-directive\)\n/
        )
      ])
    })

    test('front matter sets options', () => {
      const frontmatter = {lang: 'ja', mahjong: {size: 'huge'}}
      expect(site.render(':tiles[1z]', {frontmatter})).toContain('aria-label="東"')
      expect(site.said).toEqual([expect.stringMatching(/^error page\.md: .*huge.* \(bad-value\)$/)])
    })

    test('the folder of a locale gives the language, the front matter overrides it', () => {
      expect(site.render(':tiles[1z]', {path: 'docs/nihongo/a.md'})).toContain('aria-label="東"')
      expect(site.render(':tiles[1z]', {path: 'docs/en/a.md'})).toContain('aria-label="east"')
      const frontmatter = {lang: 'en'}
      expect(site.render(':tiles[1z]', {path: 'docs/nihongo/b.md', frontmatter})).toContain('"east"')
    })

    test('errors stop the build under `throw`, when all of them are reported', () => {
      const strict = makeSite(name, tehai({onError: 'throw', style: false}))
      strict.render('：tiles［1m］\n\n:tiles[8z]\n')
      strict.render(':tiles[9z]\n', {path: 'other.md'})
      expect(strict.said.map(text => text.split(': ')[0])).toEqual([
        'warn page.md:4:1',
        'error page.md:6:8',
        'error other.md:4:8'
      ])
      expect(strict.finish).toThrow(/^Expected pages without errors, got 2: page\.md:6:8, other\.md:4:8$/)
      expect(strict.scripts).toEqual([])
    })

    test('warnings stop nothing', () => {
      const strict = makeSite(name, tehai({onError: 'throw'}))
      strict.render('：tiles［1m］')
      expect(strict.finish).not.toThrow()
    })

    test('nothing is reported under `ignore`', () => {
      const silent = makeSite(name, tehai({onError: 'ignore'}))
      silent.render(':tiles[8z]')
      expect(silent.said).toEqual([])
    })

    test('what Astro remembers of pages changes with the version and the options', () => {
      const digest = (options: Options) => JSON.stringify(makeSite(name, tehai(options)).options)
      expect(digest({})).toMatch(/"version":"\d+\.\d+\.\d+"/)
      expect(digest({dialect: 'quote'})).not.toBe(digest({}))
      expect(digest({palette: 'dark'})).not.toBe(digest({}))
      expect(digest({tiles: toy})).not.toBe(digest({tiles: {...toy, id: 'second'}}))
    })

    test('a tile set of the site is drawn', () => {
      expect(makeSite(name, tehai({tiles: toy})).render('A :tiles[1m].')).toContain('toy-tiles')
    })

    test('another game is drawn, reported, and has its style sheet', () => {
      const cards = makeSite(name, tehai({games: [hanafuda({rules: 'nintendo'})]}))
      const body = ':花札[1h] :hanafuda[13h] :tiles[1m]\n\n```hanafuda\ncaptured: 1,3,8h\nscore: ?\n```\n'
      const html = cards.render(body, {path: 'docs/nihongo/a.md'})
      expect(html).toContain('aria-label="松に鶴（光）"')
      expect(html).toContain('aria-label="一萬"')
      expect(html).toContain('<dd>5文</dd>')
      expect(cards.said).toEqual([expect.stringMatching(/^error docs\/nihongo\/a\.md:4:19: [^]*bad-month/)])
      expect(cards.scripts.at(-1)).toMatch(/^page-ssr: import ".*remark-hanafuda.*style\.css"$/)
    })

    test('rules of another game change what Astro remembers', () => {
      const digest = (rules: string) =>
        JSON.stringify(makeSite(name, tehai({games: [hanafuda({rules})]})).options)
      expect(digest('nintendo')).not.toBe(digest('seed'))
    })

    test('tiles are found before Starlight clears directives away', () => {
      const clearing =
        name === 'satteri'
          ? {name: 'starlight-directives-restoration'}
          : Object.defineProperty(() => {}, 'name', {value: 'remarkDirectivesRestoration'})
      const {options} = makeSite(name, tehai(), [clearing])
      const list = name === 'satteri' ? options.mdastPlugins : options.remarkPlugins
      expect(list).toHaveLength(name === 'satteri' ? 4 : 3)
      expect(list.at(-1)).toBe(clearing)
    })
  })
}

describe('directives of others on satteri', () => {
  const text = 'a :note[b] c'

  test('stay text where the site had none', () => {
    expect(makeSite('satteri', tehai()).render(text)).toBe('<p>a :note[b] c</p>\n')
  })

  test('belong to the plugin that looks at them', () => {
    const other = {
      name: 'notes',
      textDirective: () => ({type: 'strong' as const, children: [{type: 'text' as const, value: 'n'}]})
    }
    expect(makeSite('satteri', tehai(), [other]).render(text)).toBe('<p>a <strong>n</strong> c</p>\n')
    expect(makeSite('satteri', tehai(), [[() => [other]]]).render(text)).toContain('<strong>')
  })
})

describe('a page that Astro does not render again', () => {
  const body = ':tiles[8z]\n'
  const build = (options: Options, root?: string, render = true) => {
    const site = makeSite('satteri', tehai(options), [], root)
    if (render) site.render(body)
    site.finish()
    return site
  }

  test('is reported again in the next builds', () => {
    const {root, said} = build({})
    expect(said).toHaveLength(1)
    expect(build({}, root, false).said).toEqual(said)
    expect(build({}, root, false).said).toEqual(said)
    expect(build({}, root).said).toEqual(said)
    expect(() => build({onError: 'throw'}, root, false)).toThrow(/got 1: page\.md:4:8$/)
  })

  test('is not, once its file or the options have changed', () => {
    const {root} = build({})
    expect(build({dialect: 'quote'}, root, false).said).toEqual([])
    const again = build({})
    writeFileSync(join(again.root, 'page.md'), ':tiles[7z]\n')
    expect(build({}, again.root, false).said).toEqual([])
  })

  test('is not, where it was no file: whether it is as it was cannot be known', () => {
    const site = makeSite('satteri', tehai())
    site.render(body)
    rmSync(join(site.root, 'page.md'))
    site.finish()
    expect(site.said).toHaveLength(1)
    for (const _ of [1, 2]) expect(build({}, site.root, false).said).toEqual([])
    expect(build({onError: 'throw'}, site.root, false).said).toEqual([])
  })

  test('leaves nothing behind where there is nothing to report', () => {
    const site = makeSite('satteri', tehai())
    site.finish()
    expect(existsSync(join(site.root, 'node_modules'))).toBe(false)
  })
})

test('with remark-directive on unified, tiles are drawn as well', () => {
  expect(makeSite('unified', tehai(), [remarkDirective]).render("a :tiles[1'23p]")).toContain('role="img"')
})

test('a processor that is not known is named', () => {
  const {said, scripts} = makeSite('markdoc', tehai())
  expect(said).toEqual([
    'warn Unexpected Markdown processor `markdoc`, expected one of satteri and unified: tiles stay text'
  ])
  expect(scripts).toEqual([])
})

test('wrong options throw where they are written', () => {
  expect(() => tehai({onError: 'stop' as 'throw'})).toThrow(/Expected `onError`/)
})

test('the plugin of Starlight adds the integration, in the language of each locale', () => {
  let added: Integration | undefined
  starlightTehai({size: 'm'}).hooks['config:setup']({
    addIntegration: integration => {
      added = integration
    },
    absolutePathToLang: path => (path.includes('/fr/') ? 'fr' : 'ja-JP')
  })
  const site = makeSite('satteri', added!)
  expect(site.render(':tiles[1z]')).toContain('aria-label="東"')
  expect(site.render(':tiles[1z]', {path: 'fr/a.md'})).toContain('aria-label="east"')
})
