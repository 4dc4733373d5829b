/**
 * The plugin in a stub of Hexo: it keeps what is registered, and nothing more. `examples/hexo` is a site with Hexo itself.
 */
import {expect, test} from 'vitest'
import type {Hexo, Post} from './host.js'
import register from './index.js'

function site(config: Hexo['config'] = {}) {
  const printed: string[] = []
  let onPost = (post: Post): Post => post
  let onHtml = (html: string): string => html
  let priority = 0
  let routes: () => readonly {readonly path: string; readonly data: string}[] = () => []
  const log = (name: string) => (_: unknown, text: unknown) => void printed.push(`${name}: ${String(text)}`)
  register({
    config,
    log: {error: log('error'), warn: log('warn')},
    extend: {
      filter: {
        register(type: string, filter: never, at?: number) {
          if (type === 'before_post_render') [onPost, priority] = [filter, at!]
          else onHtml = filter
        }
      },
      generator: {register: (_, generator) => (routes = generator)}
    }
  })
  const post = (content: string, front = '') =>
    onPost({content, raw: front + content, source: '_posts/a.md'}).content!
  return {
    post,
    render: (one: Post) => onPost(one).content,
    html: (text: string) => onHtml(text),
    routes,
    printed,
    priority
  }
}

test('tiles become HTML, before fences are highlighted', () => {
  const {post, priority} = site()
  expect(priority).toBeLessThan(10)
  expect(post('Draw :tiles[4m].\n')).toMatch(
    /^Draw <span class="mahjong-nowrap"><span class="mahjong-row" role="img" aria-label="4 man"/
  )
  expect(post('```mahjong\n123m\n```\n')).toMatch(/^<figure class="mahjong">/)
  expect(post(':hanafuda[松鶴]\n')).toContain('aria-label="pine with crane (bright)"')
})

test('nothing that tiles become is a tag of Nunjucks', () => {
  const {post} = site({tehai: {onError: 'ignore'}})
  const drawn = post(':tiles[1m{{A}}{%b%}]{label="{{ x }}{% y %}" title="{#"}\n')
  expect(drawn).toContain('<svg')
  expect(drawn).not.toMatch(/\{[{%#]/)
})

test('front matter is read, and stays out of the content', () => {
  const {post, printed} = site()
  const drawn = post(':tiles[8z]\n', '---\ntitle: x\nlang: ja\n---\n')
  expect(drawn).not.toContain('lang: ja')
  expect(printed).toEqual([expect.stringMatching(/^error: source\/_posts\/a\.md:5:8: `8z` という牌は/)])
})

test('messages have their places; throw ends the build; ignore says nothing', () => {
  const loud = site({source_dir: 'text'})
  loud.post('a :tiles[8z]\n')
  expect(loud.printed[0]).toMatch(
    /^error: text\/_posts\/a\.md:1:10: Unexpected `8z`[^]*\(bad-rank\)\n1 \| a :tiles/
  )
  const strict = site({tehai: {onError: 'throw'}})
  expect(() => strict.post('a :tiles[8z]\n')).toThrow('source/_posts/a.md:1:10: Unexpected `8z`')
  const quiet = site({tehai: {onError: 'ignore'}})
  quiet.post('a :tiles[8z]\n')
  expect(quiet.printed).toEqual([])
})

test('content that another filter has changed is drawn, and what is no Markdown is left alone', () => {
  const {render} = site()
  expect(render({content: ':tiles[1m]', raw: 'other', source: 'a.md'})).toContain('<svg')
  expect(render({content: ':tiles[1m]', engine: 'markdown'})).toContain('<svg')
  for (const source of ['a.html', 'a.ejs', 'a.md.txt']) {
    expect(render({content: ':tiles[1m]', source})).toBe(':tiles[1m]')
  }
})

test('the style sheet is on the site, and linked by pages with tiles only', () => {
  const {html, post, routes} = site({root: '/notes/'})
  const [sheet] = routes()
  expect([sheet!.path, sheet!.data]).toEqual(['css/tehai.css', expect.stringContaining('.hanafuda-tiles {')])
  const page = (text: string) => `<html><head></head><body>${text}</body></html>`
  expect(html(page(post(':tiles[1m]')))).toContain(
    '<link rel="stylesheet" href="/notes/css/tehai.css"></head>'
  )
  expect(html(page('none'))).toBe(page('none'))
  const once = html(page(post(':tiles[1m]')))
  expect(html(once)).toBe(once)
})

test('a site in Japanese, without hanafuda, and wrong options', () => {
  const {post, routes} = site({language: ['ja', 'en'], tehai: {hanafuda: false}})
  expect(post(':tiles[1m]')).toContain('一萬')
  expect(post(':hanafuda[松鶴]')).toBe(':hanafuda[松鶴]')
  expect(routes()[0]!.data).not.toContain('.hanafuda-tiles')
  expect(() => site({tehai: 'yes'})).toThrow(
    'Expected `tehai` in _config.yml to be a table of options, got `"yes"`'
  )
  expect(() => site({tehai: {onError: 'stop'}})).toThrow('onError')
})
