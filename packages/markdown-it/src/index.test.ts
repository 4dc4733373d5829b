import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import MarkdownIt from 'markdown-it'
import hanafuda from 'remark-hanafuda/game'
import {sharedPrefix} from 'rehype-tiles/render'
import {describe, expect, onTestFinished, test} from 'vitest'
import markdownItTehai, {type Options, type PageError, type Report} from './index.js'

interface Reported extends Report {
  readonly path: string | undefined
}

/** A page and the reports to its author. */
function run(text: string, options: Options = {}, env: object = {}) {
  const reports: Reported[] = []
  const onMessage: Options['onMessage'] = (report, path) => reports.push({...report, path})
  const md = new MarkdownIt({html: true, typographer: true}).use(markdownItTehai, {onMessage, ...options})
  return {html: md.render(text, env).replace(/<path [^>]*><\/path>/g, ''), reports}
}

describe('a page', () => {
  test('has its tiles drawn, in lines and by themselves', () => {
    const {html, reports} = run('A :tiles[4m]、 b\n::tiles[19m]\n\n```mahjong title="a"\n123m\n```')
    expect(html).toMatch(
      /^<p>A <span class="mahjong-nowrap"><span class="mahjong-row" role="img" aria-label="4 man"><svg .*<\/svg><datalist>4m<\/datalist><\/span>、<\/span> b/
    )
    expect(html).toContain('<div class="mahjong-block mahjong-hand" role="img" aria-label="')
    expect(html).toContain('<strong class="mahjong-title">a</strong>')
    expect(reports).toEqual([])
  })

  test('of many pictures has its art once, before everything else', () => {
    expect(run(`# a\n\n${':tiles[5z] '.repeat(9)}`).html).toMatch(
      /^<svg width="0" height="0" aria-hidden="true" class="mahjong-defs">/
    )
  })

  test('without tiles is left alone', () => {
    const text = '# 10:30\n\na `b` ::c *d*\n\n```js\na\n```\n'
    expect(run(text).html).toBe(new MarkdownIt({html: true, typographer: true}).render(text))
  })

  test('keeps labels raw', () => {
    expect(run('a :tiles[1*2*3m] "b" :tiles["5"z]{size=l} *c*').html).toContain('<em>c</em>')
    expect(run(':tiles[55\\|5z] \\:tiles[1m] `:tiles[1m]`').html).toContain('<code>:tiles[1m]</code>')
  })

  test('says its notation where headings and images are read as text', () => {
    const md = new MarkdownIt().use(markdownItTehai)
    const [, heading] = md.parse('# East :tiles[1z]', {})
    const text = heading!.children!.filter(({type}) => type === 'text' || type === 'code_inline')
    expect(text.map(({content}) => content).join('')).toBe('East 1z')
    expect(md.render('![a :tiles[1z]](x.png)')).toContain('alt="a 1z"')
  })

  test('lets other inline code be drawn by the renderer before it', () => {
    const md = new MarkdownIt()
    md.renderer.rules.code_inline = (tokens, index) => `<kbd>${tokens[index]!.content}</kbd>`
    md.use(markdownItTehai, {inlineCode: 'mj:'})
    expect(md.render('`a` `mj:1z`')).toMatch(/^<p><kbd>a<\/kbd> <span class="mahjong-row" .*<\/span><\/p>\n$/)
  })

  test('keeps Vue out of what looks like an expression', () => {
    expect(run('```mahjong\n123m\nnote: {{ x }}\n```').html).toMatch(/^<figure class="mahjong" v-pre="">/)
    expect(run('```mahjong\n123m\nnote: x\n```').html).not.toContain('v-pre')
  })

  /** What VitePress passes on where Vue compiles what is rendered. */
  const template = {path: '/site/a.md', relativePath: 'a.md', includes: []}

  /** The HTML in the literals of a template, as Vue evaluates them. */
  const evaluated = (html: string): string =>
    html.replace(/ v-html="([^"]*)">/g, (_, value: string) => {
      const literal = value.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
      return `>${String(new Function(`return (${literal})`)())}`
    })

  test('gives Vue its pictures as literals, in elements that it takes as static', () => {
    const {html} = run('A :tiles[4m] b\n\n```mahjong\n123m\nnote: x\n```', {}, template)
    expect(html).toMatch(
      /^<p>A <span v-html="`<span class='mahjong-row' role='img' [^"]*<\/span>`"><\/span> b<\/p>\n<figure class="mahjong" v-html="`/
    )
    expect(html.match(/<svg/g)).toHaveLength(2)
    expect(html.replace(/ v-html="[^"]*"/g, '')).not.toMatch(/svg|role/)
  })

  test('loses and leaves nothing unescaped in literals', () => {
    const note = 'a `b` ${c} \\n {{ d }} "e" \'f\' &amp; <g>'
    const source = `\`\`\`mahjong\n123m\nnote: ${note}\n\`\`\`\n\n:tiles[12q]`
    const html = evaluated(run(source, {}, template).html)
    const plain = run(source).html.replace(' v-pre=""', '')
    const text = (page: string) => page.replace(/<[^<>]*>/g, '')
    expect(text(html)).toBe(text(plain))
    expect(html).toContain('{{ d }}')
  })

  describe('with the art in a file', () => {
    const page = 'A :tiles[4m] b\n\n```mahjong\n99s\n```\n'

    test('calls for what the file has', () => {
      const {html} = run(page, {sharedArt: 'file'}, template)
      const [, ids] = /^<svg [^>]*v-html="\$tehaiArt\('([^']*)'\)"><\/svg>/.exec(html)!
      const inside = readFileSync(new URL('../../rehype-tiles/art.svg', import.meta.url), 'utf8')
      expect(ids!.split(' ')).toEqual(expect.arrayContaining(['4m', '9s-display']))
      for (const id of ids!.split(' ')) expect(inside).toContain(` id="${sharedPrefix}${id}"`)
      expect(html).not.toContain('<defs>')
    })

    test('keeps art that the file does not have', () => {
      const {html} = run(page, {sharedArt: 'file', palette: 'black'}, template)
      expect(html).not.toContain('$tehaiArt')
      expect(html).toContain('<defs>')
    })

    test('leaves pages alone that Vue does not compile', () => {
      expect(run(page, {sharedArt: 'file'}).html).toBe(run(page).html)
    })

    test('needs `file`', () => {
      expect(() => run(page, {sharedArt: 'yes' as 'file'})).toThrow(
        'Expected `sharedArt` to be `file`, got `yes`'
      )
    })
  })

  test('is HTML where VitePress renders it for its search', () => {
    const {path, relativePath} = template
    expect(run('A :tiles[4m] b', {}, {path, relativePath}).html).toMatch(
      /^<p>A <span class="mahjong-row" .*<\/span> b<\/p>\n$/
    )
  })

  test('can be a line without blocks', () => {
    const md = new MarkdownIt().use(markdownItTehai)
    expect(md.renderInline('a :tiles[1z]')).toMatch(/^a <span class="mahjong-row" .*<\/span>$/)
  })
})

/** A file of a site, and what a host passes on of it. */
function siteFile(front: string, body: string) {
  const folder = mkdtempSync(join(tmpdir(), 'tehai-'))
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
  const path = join(folder, 'page.md')
  writeFileSync(path, front + body)
  return path
}

describe('messages', () => {
  const front = '---\ntitle: x\nlang: ja\n---\n'
  const body = '\n# a\n\n> - b :tiles[8z]\n'

  test('count the lines of the file, front matter included', () => {
    const path = siteFile(front, body)
    const {reports} = run(body, {}, {path, frontmatter: {lang: 'ja'}})
    expect(reports).toMatchObject([
      {
        path,
        id: 'bad-rank',
        place: {start: {line: 8, column: 14}},
        note: expect.stringMatching(/^8 \| > - b/)
      }
    ])
    expect(reports[0]!.reason).toMatch(/[ぁ-ん]/)
  })

  test('count them where a template language has changed the text', () => {
    const path = siteFile(front, '{{ name }} :tiles[1m]\n\n:tiles[8z]\n')
    const env = {lang: 'ja', page: {inputPath: path}}
    const {reports} = run('Tehai :tiles[1m]\n\n:tiles[8z]\n', {}, env)
    expect(reports).toMatchObject([{path, place: {start: {line: 7, column: 8}}}])
  })

  test('count the lines of the text where there is no file', () => {
    expect(run(body).reports).toMatchObject([{path: undefined, place: {start: {line: 4, column: 14}}}])
    expect(run(body, {path: () => '/no/such/file.md'}).reports).toMatchObject([
      {path: '/no/such/file.md', place: {start: {line: 4}}}
    ])
  })

  // [why the row is here, Markdown with `8z`, place of its 8]
  const rows: readonly (readonly [why: string, markdown: string, place: string])[] = [
    ['a heading', '# a :tiles[8z] #', '1:12'],
    ['a heading with a line under it', 'a\nb :tiles[8z]\n===', '2:10'],
    ['the second of two alike', ':tiles[1m] :tiles[8z]', '1:19'],
    ['two cells alike', '|a|b|\n|-|-|\n| :tiles[1z] | :tiles[8z] |', '3:23'],
    ['a cell with a pipe before', '|a|\n|-|\n| x\\|y :tiles[8z] |', '3:15'],
    ['a link', '[a :tiles[8z]](b)', '1:11'],
    ['a lazy line', '> a\nb\n  :tiles[8z]', '3:10'],
    ['a list with tabs', '-\ta\n\n\tb :tiles[8z]', '3:11'],
    ['CRLF', 'a\r\nb :tiles[8z]\r\n', '2:10'],
    ['a row of its own', '> ::tiles[8z]', '1:11'],
    ['a fence in a list', '- ```mahjong\n  8z\n  ```', '2:3'],
    ['a fence of tildes, its meta', '~~~mahjong title="a" size=huge\n1z\n~~~', '1:27']
  ]
  for (const [why, markdown, place] of rows) {
    test(`know their place: ${why}`, () => {
      const [first] = run(markdown).reports
      expect(`${first?.place?.start.line}:${first?.place?.start.column}`).toBe(place)
    })
  }

  test('report almost-directives, but not code', () => {
    const {reports} = run('`：tiles［1m］` ：tiles［2m］ :tiles[1m')
    expect(reports.map(({id, actual}) => `${id} ${actual}`)).toEqual([
      'almost-directive ：tiles［2m］',
      'unclosed-label :tiles['
    ])
  })

  test('stop a build under `throw`', () => {
    let error: PageError | undefined
    try {
      run(body, {onError: 'throw', path: () => 'a.md'})
    } catch (caught) {
      error = caught as PageError
    }
    expect(error).toMatchObject({name: 'TehaiError', loc: {file: 'a.md', line: 4, column: 14}})
    expect(error?.message).toMatch(/^a\.md:4:14: Unexpected/)
  })

  test('are printed where no option handles them', () => {
    const printed: string[] = []
    const {warn} = console
    console.warn = (text: string) => void printed.push(text)
    try {
      new MarkdownIt().use(markdownItTehai).render(':tiles[8z]')
    } finally {
      console.warn = warn
    }
    expect(printed).toEqual([expect.stringMatching(/^1:8: Unexpected .*\(bad-rank\)\n1 \| :tiles\[8z\]/)])
  })
})

test('wrong options throw', () => {
  const use = (options: object) => () => new MarkdownIt().use(markdownItTehai, options)
  expect(use({onError: 'stop'})).toThrow(/Expected `onError`/)
  expect(use({output: 'png'})).toThrow(/Expected `output`/)
})

test('many colons and many unclosed labels take linear time', () => {
  const cpu = (text: string) => {
    const md = new MarkdownIt().use(markdownItTehai, {onError: 'ignore'})
    const runs = [1, 2, 3].map(() => {
      const start = process.cpuUsage()
      md.render(text)
      return process.cpuUsage(start).user
    })
    return Math.min(...runs) + 1000
  }
  for (const piece of [': ', ':tiles[1m', ':tiles[1m]', '：tiles［']) {
    // Far more than a slow machine needs for one pass, and far less than a quadratic one takes.
    expect(cpu(piece.repeat(process.env['THOROUGH'] ? 8000 : 1500))).toBeLessThan(5_000_000)
  }
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
    const {reports} = run('：hanafuda［1h］ :hanafuda[13h] :tiles[8z]\n\n::花札[2h]', {games, lang: 'ja'})
    expect(reports.map(({id, place}) => `${place?.start.line}:${place?.start.column} ${id}`)).toEqual([
      '1:1 almost-directive',
      '1:25 bad-month',
      '1:37 bad-rank',
      '3:6 no-such-card'
    ])
    expect(reports[1]!.reason).toMatch(/月/)
  })

  test('has its own options in the front matter', () => {
    const env = {frontmatter: {hanafuda: {rules: 'seed'}}}
    expect(run('```hanafuda\ncaptured: 1,3,8h\nscore: ?\n```', {games}, env).html).toContain('6 points')
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

test('VitePress watches the records that a page names', () => {
  const env = {path: '/site/notes/a.md', includes: ['/site/part.md']}
  const block = '```mahjong\nlog: game.xml\n```\n'
  run(`${block}\n${block}`, {records: {root: '/site'}}, env)
  expect(env.includes).toEqual(['/site/part.md', '/site/notes/game.xml'])
  run('Tehai :tiles[1m]\n', {}, env)
  expect(env.includes).toHaveLength(2)
})
