import {readdirSync, readFileSync} from 'node:fs'
import {markdownToHtml, mdxToJs, type CompileOptions} from 'satteri'
import hanafuda from 'remark-hanafuda/game'
import {describe, expect, test, vi} from 'vitest'
import {sampleOf} from '../../../test/sample.js'
import {isNameTried} from '../../../test/share.js'
import satteriMahjong, {version, type Options, type PageError, type Report} from './index.js'

interface Reported extends Report {
  readonly path: string | undefined
}

/** A page and the reports to its author. */
function run(text: string, options: Options = {}, more: CompileOptions = {}) {
  const reports: Reported[] = []
  const onMessage: Options['onMessage'] = (report, path) => reports.push({...report, path})
  const plugins = satteriMahjong({onMessage, ...options})
  const {html} = markdownToHtml(text, {...(plugins as CompileOptions), ...more})
  return {html: html.replace(/<path [^>]*><\/path>/g, ''), reports}
}

const file = new URL('file:///site/a%20b/%E7%89%8C.md')

describe('a page', () => {
  test('has its tiles drawn, in lines and by themselves', () => {
    const {html, reports} = run('A :tiles[4m]、 b\n\n::tiles[19m]\n\n```mahjong title="a"\n123m\n```')
    expect(html).toMatch(
      /^<p>A <span class="mahjong-nowrap"><span class="mahjong-row" role="img" aria-label="4 man"><svg .*<\/svg><datalist>4m<\/datalist><\/span>、<\/span> b/
    )
    expect(html).toContain('<div class="mahjong-block mahjong-hand" role="img" aria-label="')
    expect(html).toContain('<strong class="mahjong-title">a</strong>')
    expect(html).not.toContain('tehai-piece')
    expect(reports).toEqual([])
  })

  test('of many pictures has its art once, before everything else', () => {
    const {html} = run(`# a\n\n${':tiles[5z] '.repeat(9)}`)
    expect(html).toMatch(/^<svg width="0" height="0" aria-hidden="true" class="mahjong-defs">/)
    expect(html.match(/href="#mahjong-5z"/g)).toHaveLength(9)
  })

  test('without tiles is left alone', () => {
    const text = '# 10:30\n\na *b*\n\n```js\na\n```\n'
    expect(run(text).html).toBe(markdownToHtml(text).html)
  })

  test('takes nothing from the page before', () => {
    const plugins = satteriMahjong() as CompileOptions
    const [first, second] = [':tiles[1m]', ':tiles[2m]'].map(text => markdownToHtml(text, plugins).html)
    expect(first).toContain('1 man')
    expect(second).toContain('2 man')
  })

  test('keeps attributes and text that Sätteri reads otherwise', () => {
    expect(run(':tiles[1m]{mark="1m ◎"} a').html).toContain('◎')
    expect(run(':tiles[1m]{a{b}}.').html).toMatch(/<\/span>\{a\{b\}\}\.<\/p>/)
    expect(run('::tiles[1m]{a{b}}').html).toBe('<p>::tiles[1m]{a{b}}</p>\n')
  })

  test('keeps marks between two constructs once, each with its tile', () => {
    const {html} = run('a:tiles[1m]。（:tiles[2m]）:tiles[3m]. (:tiles[4m])')
    const words = html
      .replace(/<svg.*?<\/svg>|<datalist>.*?<\/datalist>/gs, '▢')
      .replace(/<[^>]*>|▢(?=▢)/g, '')
    expect(words.trim()).toBe('a▢。（▢）▢. (▢)')
    expect(html).toMatch(/。<\/span><span class="mahjong-nowrap">（/)
  })

  test('is drawn in MDX as well', () => {
    const {code} = mdxToJs('A :tiles[1z]', satteriMahjong() as CompileOptions)
    expect(code).toContain('aria-label": "east"')
  })

  test('reads inline code where the site enables it', () => {
    expect(run('`mj:1z` `1z`', {inlineCode: 'mj:'}).html).toMatch(/east.*<code>1z<\/code>/)
  })
})

describe('prose', () => {
  test('that Sätteri takes for directives stays, in image alternatives too', () => {
    const {html} = run('At 10:30 待ち:147m East:25000. ![10:30](x.png) [a:b](c)')
    expect(html).toBe(
      '<p>At 10:30 待ち:147m East:25000. <img src="x.png" alt="10:30"> <a href="c">a:b</a></p>\n'
    )
  })

  test('is left to Sätteri where the site says so', () => {
    expect(run('At 10:30', {restoreProse: false, otherDirectives: 'keep'}).html).not.toContain('30')
  })
})

test('a label in a block between colons is read once', () => {
  const {reports} = run(':::tiles\n123m\nnote: a :tiles[1q]\n:::\n\n:tiles[2q]')
  expect(reports.map(({place}) => place?.start.line)).toEqual([3, 6])
  // Each line opens a block within the one before.
  expect(run(':::tiles\n'.repeat(60)).reports.length).toBeLessThan(130)
})

describe('directives that no game has', () => {
  const text = 'a :note[b *c*]{.d} e\n\n::leaf[b *c*]{.d}\n\n:::box[b *c*]{.d}\nbody 10:30\n\n- item\n:::\n'

  test('are kept for other plugins', () => {
    const seen: string[] = []
    const see = (node: {name: string}) => void seen.push(node.name)
    const plugins = satteriMahjong({otherDirectives: 'keep'})
    const spy = {name: 'spy', textDirective: see, leafDirective: see, containerDirective: see}
    markdownToHtml(text, {...plugins, mdastPlugins: [...plugins.mdastPlugins, spy]} as CompileOptions)
    expect(seen).toEqual(['note', 'leaf', 'box'])
  })

  test('go back to text by default', () => {
    const {html} = run(text)
    expect(html.replace(/\n/g, '')).toBe(
      '<p>a :note[b <em>c</em>]{.d} e</p><p>::leaf[b <em>c</em>]{.d}</p><p>:::box[b <em>c</em>]{.d}</p>' +
        '<p>body 10:30</p><ul><li>item</li></ul><p>:::</p>'
    )
  })

  test.each([
    [':::box\n:::tiles\n12m\n:::\n:::', '<p>:::box</p>figure<p>:::</p>'],
    [':::box\n```mahjong\n12m\n```\n:::', '<p>:::box</p>figure<p>:::</p>'],
    [':::box\n::tiles[12m]\n:::', '<p>:::box</p>block<p>:::</p>'],
    [
      '::::box\n:::more[:tiles[1m]]\n- :a[b]\n:::\n::::',
      '<p>::::box</p><p>:::more[tiles]</p><ul><li>:a[b]</li></ul><p>:::</p><p>::::</p>'
    ],
    [':a[b :c[d :tiles[1m]]]', '<p>:a[b :c[d tiles]]</p>']
  ])('keep their content: %j', (nested, expected) => {
    const warn = vi.spyOn(console, 'warn')
    const {html, reports} = run(nested)
    const shown = html
      .replace(/\n/g, '')
      .replace(/<figure.*?<\/figure>/g, 'figure')
      .replace(/<div class="mahjong-block.*?<\/div>/g, 'block')
      .replace(/<span class="mahjong-nowrap">(.*?)<\/span>/g, '$1')
      .replace(/<span class="mahjong-row".*?<\/span>/g, 'tiles')
    expect(shown).toBe(expected)
    expect(reports).toEqual([])
    expect(warn.mock.calls).toEqual([])
    warn.mockRestore()
  })

  test('with the data of another plugin are never touched', () => {
    const plugins = satteriMahjong({otherDirectives: 'restore'})
    const owner = {
      name: 'owner',
      textDirective: () => ({type: 'strong' as const, children: [{type: 'text' as const, value: 'mine'}]})
    }
    const {html} = markdownToHtml('a :note[b]', {
      ...plugins,
      mdastPlugins: [owner, ...plugins.mdastPlugins]
    } as CompileOptions)
    expect(html).toBe('<p>a <strong>mine</strong></p>\n')
  })
})

describe('messages', () => {
  test('say file, line and column', () => {
    const {reports} = run('---\nlang: ja\n---\n\n> - a :tiles[8z]\n', {}, {fileURL: file})
    expect(reports).toMatchObject([
      {
        path: '/site/a b/牌.md',
        id: 'bad-rank',
        severity: 'error',
        place: {start: {line: 5, column: 14}, end: {line: 5, column: 15}},
        actual: '8',
        note: '5 | > - a :tiles[8z]\n  |              ^'
      }
    ])
    expect(reports[0]!.reason).toMatch(/[ぁ-ん]/)
  })

  test('come from the front matter, its text or what a host has read', () => {
    expect(run('---\nmahjong:\n  dialect: qoute\n---\n').reports).toMatchObject([
      {id: 'bad-value', place: {start: {line: 3, column: 12}}}
    ])
    const data = {astro: {frontmatter: {mahjong: {dialect: 'qoute'}}}}
    expect(run(':tiles[1m]', {}, {data}).reports).toMatchObject([{id: 'bad-value', place: null}])
  })

  test('are reported in the order of the page, almost-directives among them', () => {
    const {reports} = run(':tiles[8z] ：tiles［1m］ :tiles[9z] :tiles\n\n:::tiles[1m]\n:::\n')
    expect(reports.map(({id}) => id)).toEqual(['bad-rank', 'almost-directive', 'bad-rank', 'bad-colons'])
  })

  test('stop a build under `throw`: one error that names each', () => {
    let error: PageError | undefined
    const reports: Report[] = []
    try {
      const text = ':tiles[8z]\n\n：tiles［1m］\n\n```mahjong\n12q\n```'
      run(text, {onError: 'throw', onMessage: report => reports.push(report)}, {fileURL: file})
    } catch (caught) {
      error = caught as PageError
    }
    expect(error?.message.split('\n').map(line => line.split(': ')[0])).toEqual([
      '/site/a b/牌.md:1:8',
      '/site/a b/牌.md:6:3'
    ])
    expect(error).toMatchObject({name: 'TehaiError', loc: {file: '/site/a b/牌.md', line: 1, column: 8}})
    expect(reports.map(({id}) => id)).toEqual(['almost-directive'])
  })

  test('are not reported under `ignore`', () => {
    expect(run(':tiles[8z]', {onError: 'ignore'}).reports).toEqual([])
  })
})

describe('closed pictures', () => {
  const fixtures = new URL('../../../fixtures/', import.meta.url)
  const names = sampleOf(readdirSync(fixtures), 24).filter(isNameTried)

  test.each(names)('%s is the same page', name => {
    const text = readFileSync(new URL(`${name}/input.md`, fixtures), 'utf8')
    for (const options of [{}, {output: 'inline'}, {output: 'img'}] as const) {
      const html = (closed: boolean) =>
        markdownToHtml(text, satteriMahjong({...options, closed, onError: 'ignore'}) as CompileOptions).html
      expect(html(true)).toBe(html(false))
    }
  })

  test('are one node of HTML, with their notation beside it', () => {
    const seen: string[] = []
    const plugins = satteriMahjong({closed: true})
    const see = {
      name: 'see',
      element: {
        filter: ['svg', 'datalist'],
        visit: ({children}: {children: readonly {type: string}[]}) =>
          void seen.push(...children.map(({type}) => type))
      }
    }
    const {html} = markdownToHtml('# A :tiles[0m{<"&">}]', {
      ...plugins,
      hastPlugins: [...plugins.hastPlugins, see]
    } as CompileOptions)
    expect(seen).toEqual(['raw', 'text'])
    expect(html).toContain('&lt;')
  })

  test('are elements in MDX', () => {
    const {code} = mdxToJs('A :tiles[1z]', satteriMahjong({closed: true}) as CompileOptions)
    expect(code).toContain('aria-label": "east"')
    expect(code).toContain('path')
  })
})

test('wrong options throw', () => {
  expect(() => satteriMahjong({onError: 'stop' as 'throw'})).toThrow(/Expected `onError`/)
  expect(() => satteriMahjong({output: 'png' as 'img'})).toThrow(/Expected `output`/)
  expect(() => satteriMahjong({otherDirectives: 'text' as 'keep'})).toThrow(/Expected `otherDirectives`/)
})

test('plugins are plain objects that carry the version of the package', () => {
  const {mdastPlugins, hastPlugins} = satteriMahjong()
  const {version: published} = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  ) as {
    version: string
  }
  expect(version).toBe(published)
  expect([mdastPlugins[0].version, hastPlugins[0].version]).toEqual([published, published])
})

describe('another game', () => {
  const games = [hanafuda({rules: 'nintendo', inlineCode: 'hf:'})]

  test('is drawn beside mahjong, each in its own way', () => {
    const {html, reports} = run(
      ':hanafuda[1h]。 :tiles[4m] `hf:8h`\n\n```hanafuda\ncaptured: 1,3,8h\nscore: ?\n```',
      {games}
    )
    expect(html).toMatch(
      /^<p><span class="hanafuda-nowrap"><span class="hanafuda-row" role="img" aria-label="pine with crane/
    )
    expect(html).toContain('aria-label="4 man"')
    expect(html).toContain('aria-label="pampas grass with full moon (bright)"')
    expect(html).toContain('<dd>5 points</dd>')
    expect(reports).toEqual([])
  })

  test('is reported in the order of the page, in the language of the site', () => {
    const {reports} = run('：hanafuda［1h］ :hanafuda[13h] :tiles[8z]\n\n:hanafuda[2h]', {games, lang: 'ja'})
    expect(reports.map(({id, place}) => `${place?.start.line}:${place?.start.column} ${id}`)).toEqual([
      '1:1 almost-directive',
      '1:25 bad-month',
      '1:37 bad-rank',
      '3:11 no-such-card'
    ])
    expect(reports[1]!.reason).toMatch(/月/)
    expect(reports[1]!.url).toBe('https://unpkg.com/remark-hanafuda/hanafuda.md#bad-month')
  })

  test('has its own options in the front matter', () => {
    const text = '---\nhanafuda:\n  rules: seed\n---\n\n```hanafuda\ncaptured: 1,3,8h\nscore: ?\n```'
    const {html} = run(text, {games}, {features: {directive: true, frontmatter: true}} as CompileOptions)
    expect(html).toContain('<dd>6 points</dd>')
  })

  test('has its art once, beside that of mahjong', () => {
    const {html} = run(`${':tiles[5z] '.repeat(9)}${':hanafuda[1h] '.repeat(9)}`, {games})
    expect(html.match(/<svg width="0" height="0"/g)).toHaveLength(2)
    expect(html.match(/href="#hanafuda-1a"/g)).toHaveLength(9)
  })

  test('stays out of sites that do not enable it', () => {
    expect(run('```hanafuda\n1h\n```').html).toContain('<code class="language-hanafuda">1h')
  })
})
