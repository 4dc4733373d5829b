import hanafuda from 'remark-hanafuda/game'
import {describe, expect, test} from 'vitest'
import tehai, {type Options} from './vite.js'

/** A site with the plugin, as far as Vite runs it. `others`: names of its other plugins. */
function site(options?: Options, others: readonly string[] = []) {
  const printed: string[] = []
  const plugin = tehai(options)
  plugin.configResolved({
    root: '/site',
    command: 'build',
    plugins: others.map(name => ({name})),
    logger: {warn: text => void printed.push(text), error: text => void printed.push(`error: ${text}`)}
  })
  const watched: string[] = []
  const context = {addWatchFile: (path: string) => void watched.push(path)}
  const read = (text: string, id = '/site/src/a.md') => plugin.transform.call(context, text, id)?.code
  return {printed, watched, read}
}

const slip = '---\ntitle: A\n---\n\nA :tiles[123m45].\n'

describe('a page', () => {
  test('has HTML in the place of constructs, and every other byte as it was', () => {
    const {read, printed} = site({games: [hanafuda()]})
    const page =
      '---\ntitle: A\n---\n\n<script>\n  let a = {b: 1}\n</script>\n\n*A* :tiles[4m], {#if a}:hanafuda[1h] {/if}\n'
    const drawn = read(page)!
    const outside = drawn.replace(
      /<span class="mahjong-nowrap">.*?&#44;<\/span>|<span class="(?:mahjong|hanafuda)-row" .*?<\/span>/g,
      match => (match.includes('hanafuda') ? ':hanafuda[1h]' : ':tiles[4m],')
    )
    expect(outside).toBe(page)
    expect(printed).toEqual([])
  })

  test('without constructs stays as it is', () => {
    expect(site().read('We meet at 10:30. {x}\n')).toBeUndefined()
  })

  test('is one whose name says so, and no part or raw text of one', () => {
    const {read} = site()
    for (const id of ['/site/a.js', '/site/a.md?raw', '/site/a.md?svelte&type=style', '\0a.md'])
      expect(read(':tiles[4m]', id)).toBeUndefined()
    expect(read(':tiles[4m]', '/site/a.svx')).toContain('<svg')
    expect(site({include: /\.page$/}).read(':tiles[4m]', '/site/a.page')).toContain('<svg')
  })
})

describe('text that a compiler would take for an expression', () => {
  const note = '```mahjong\n123m\nnote: {{ a }} {b}\n```'

  test.each(['svelte', 'vue'] as const)('is a reference in blocks (%s)', compiler => {
    expect(site({compiler}).read(note)).not.toMatch(/[{}]/)
  })

  test('is an expression of Svelte in a line of text, where mdsvex resolves references', () => {
    const {read} = site({}, ['vite-plugin-svelte:config'])
    const line = read("A :tiles[1'23p] b :tiles[{x}'...--].")!
    const text = line.replace(/\{String\.fromCharCode\((\d+)\)\}/g, (_, code: string) => `&#${code};`)
    expect(text).not.toMatch(/[{}]/)
    expect(text).toContain('>1&#39;23p<')
    expect(line).toContain('>1{String.fromCharCode(39)}23p<')
    expect(site().read("A :tiles[1'23p]")).toContain('>1&#39;23p<')
  })

  test('keeps the space at the start of an element, which Svelte takes away', () => {
    const {read} = site({games: [hanafuda()], compiler: 'svelte'})
    expect(read(':hanafuda[1h 3h 8h]{yaku=?}')).toContain('>{String.fromCharCode(32)}Three Brights')
  })

  test('is left alone by Vue in a line of text', () => {
    const {read} = site({}, ['vite:vue'])
    expect(read('A :tiles[{{x}}] b')).toMatch(/^A <span v-pre><.*&#123;&#123;x.*<\/span> b$/)
    expect(read('A :tiles[1m] b')).not.toContain('v-pre')
  })
})

describe('messages', () => {
  test('name the file in the site, once for the browser and the server', () => {
    const {read, printed} = site()
    read(slip)
    read(slip)
    expect(printed).toHaveLength(1)
    expect(printed[0]).toMatch(/^error: src\/a\.md:5:14: .* \(missing-suit\)\n5 \| A :tiles\[123m45\]\./)
    read(`${slip}\n`)
    expect(printed).toHaveLength(1)
    read(slip.replace('A :', 'B C :'))
    expect(printed).toHaveLength(2)
  })

  test('stop the build with the place that Vite shows', () => {
    const {read, printed} = site({onError: 'throw'})
    const error = {id: '/site/src/a.md', loc: {file: '/site/src/a.md', line: 5, column: 14}}
    expect(() => read(slip)).toThrow(expect.objectContaining(error))
    expect(() => read(slip)).toThrow(/^src\/a\.md:5:14: /)
    expect(printed).toEqual([])
  })

  test('are not there where they are ignored', () => {
    const {read, printed} = site({onError: 'ignore'})
    expect(read(slip)).toContain('mahjong-error')
    expect(printed).toEqual([])
  })
})

test('a record that a page names is watched, also where it is missing', () => {
  const {read, watched, printed} = site({records: {root: '/site'}})
  read('```mahjong\nlog: paifu/game.xml\n```\n')
  expect(watched).toEqual(['/site/src/paifu/game.xml'])
  expect(printed[0]).toContain('no-record')
})

test('an option that cannot be is refused', () => {
  const refused = [{onError: 'stop'}, {include: '*.md'}, {compiler: 'react'}]
  for (const options of refused) {
    expect(() => tehai(options as unknown as Options)).toThrow(Object.keys(options)[0])
  }
})
