import {readFileSync} from 'node:fs'
import {resolve} from 'node:path'
import {cards, palettes} from '@tehai/card-art'
import rehypeStringify from 'rehype-stringify'
import remarkDirective from 'remark-directive'
import remarkMahjong from 'remark-mahjong'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import remarkStringify from 'remark-stringify'
import {unified} from 'unified'
import {describe, expect, test} from 'vitest'
import remarkHanafuda, {type Options} from './index.js'
import rehypeHanafuda, {type Options as DrawOptions} from './rehype.js'

const hosts = ['alone', 'directive before', 'directive after', 'after mahjong'] as const

function run(page: string, options: Options = {}, draw?: DrawOptions, host: string = 'alone') {
  const processor = unified().use(remarkParse)
  if (host === 'directive before') processor.use(remarkDirective)
  if (host === 'after mahjong') processor.use(remarkMahjong)
  processor.use(remarkHanafuda, options)
  if (host === 'directive after') processor.use(remarkDirective)
  processor.use(remarkRehype)
  if (draw) processor.use(rehypeHanafuda, draw)
  const file = processor.use(rehypeStringify).processSync(page)
  return {html: String(file), ids: file.messages.map(({ruleId}) => ruleId)}
}

const fence = (...lines: readonly string[]) => ['```hanafuda', ...lines, '```'].join('\n')

describe.each(hosts)('%s', host => {
  test('the wire is code', () => {
    const {html, ids} = run('a :花札[松鶴 3h]{size=l} b 10:30', {}, undefined, host)
    expect(html).toBe(
      '<p>a <code class="language-hanafuda hanafuda-inline" data-hanafuda="size=l lang=en checked">松鶴 3h</code> b 10:30</p>'
    )
    expect(ids).toEqual([])
  })
})

test.each([
  ['ja', '松に鶴（光）、松のカス1、裏向きの札'],
  ['en', 'pine with crane (bright), pine (plain) 1, face-down card']
] as const)('a text alternative in %s', (lang, label) => {
  expect(run(':hanafuda[1h 1k o]', {lang}, {}).html).toContain(`role="img" aria-label="${label}"`)
})

test('grounds, art, corner marks and rims are in this order; cards in text and large ones have no corner marks', () => {
  const ids = (html: string) => [...html.matchAll(/<use href="#hanafuda-([\w-]+)"/g)].map(([, id]) => id)
  const defs = {output: 'defs'} as const
  const small = run('::hanafuda[1h y1k]', {}, defs).html
  expect(ids(small)).toEqual([
    'bodies-1',
    'lying-1',
    '1a',
    'corner-1a',
    '1c',
    'corner-1c',
    'rims-1',
    'lying-rims-1'
  ])
  const plain = ['bodies-2', '1a', '1c', 'rims-2']
  expect(ids(run(':hanafuda[1h 1k]', {}, defs).html)).toEqual(plain)
  expect(ids(run('::hanafuda[1h 1k]{size=8}', {}, defs).html)).toEqual(plain)
})

test('images, for feeds', () => {
  const {html} = run(':hanafuda[1h]', {lang: 'ja'}, {output: 'img'})
  expect(html).toMatch(/^<p><img alt="松に鶴（光）" src="data:image\/svg\+xml,/)
})

test('a long row of a block wraps between pictures; what is not understood stays text', () => {
  const {html} = run('::hanafuda[1k 1k 2k 3k 4k 5k 6k 7k 8k 9k]', {}, {})
  expect(html.match(/<svg/g)).toHaveLength(2)
  expect(run(':hanafuda[1h 13h]', {}, {}).html).toContain('>13h</mark>')
})

// [cards in a line of text, pictures]
const inLine: ReadonlyArray<[string, number]> = [
  ['1,2,3,4,5,6,7,8,9,10,11,12k 1,3,8,12h', 1],
  ['1,2,3,4,5,6,7,8,9,10,11,12k 1,3,8,12h 9t', 3],
  ['1,2,3,4,5,6,7,8,9,10,11,12k 1,3,8,12h xx 9t', 2]
]
test.each(inLine)('%s in a line of text', (cards, pictures) => {
  const {html} = run(`a :hanafuda[${cards}].`, {onError: 'warn'}, {})
  expect(html.match(/<svg/g)).toHaveLength(pictures)
  expect(html.match(/<wbr>/g) ?? []).toHaveLength(cards.includes('xx') ? 0 : pictures - 1)
})

test('large cards in a line of text wrap sooner, small ones later', () => {
  const picturesOf = (count: number, size: string) =>
    run(`:hanafuda[${'o '.repeat(count)}]{size=${size}}`, {}, {}).html.match(/<svg/g)!.length
  expect([picturesOf(8, 'xl'), picturesOf(9, 'xl'), picturesOf(20, 's'), picturesOf(21, 's')]).toEqual([
    1, 2, 1, 3
  ])
})

test('a block that no Markdown stage has read', () => {
  const html = String(
    unified()
      .use(remarkParse)
      .use(remarkRehype)
      .use(rehypeHanafuda)
      .use(rehypeStringify)
      .processSync(fence('captured: 1,3,8h', 'yaku: ?'))
  )
  expect(html).toContain('Three Brights (6)')
  expect(html).toContain('<svg')
})

// [why, lines, what the page shows]
const blocks: readonly (readonly [string, readonly string[], string])[] = [
  [
    'yaku filled in',
    ['captured: 1,3,8h 9t', 'yaku: ?'],
    'Three Brights (6), Flower Viewing (5), Moon Viewing (5)'
  ],
  ['names with commas', ['captured: 6,7,10t', 'yaku: Boar, Deer, Butterflies 5'], 'hanafuda-claim-true'],
  [
    'points doubled by the opponent',
    ['rules: nintendo', 'koikoi: opponent', '3h 9t', 'score: ?'],
    '10 points'
  ],
  ['an answer folded', ['captured: 1,3,8h', 'score: ??'], '<summary>Answer</summary><div>6 points</div>'],
  ['what a card takes', ['field: 3k 3r 3k 8t', 'take: 3h'], '>3c 3b 3d</code>'],
  ['what was named elsewhere', ['hand: 1k', 'field: 1k'], '<code class="language-hanafuda">1d</code>'],
  ['cards that are lost', ['captured: 1,3h', 'opponent: 8h 12h', 'near: ?'], 'Rainy'],
  ['month', ['rules: seed monthlyScore=4', 'month: 3', '3h 3r 3k 3k', 'yaku: ?'], 'Cards of the Month (4)'],
  [
    'rules in the caption',
    ['captured: 1h', 'rules: nintendo teshiScore=9'],
    'brights 10, 8, 7, 5, Four of a Month (9)'
  ]
]

test.each(blocks)('%s', (why, lines, shown) => {
  const {html, ids} = run(fence(...lines))
  expect(ids).toEqual([])
  if (why === 'cards that are lost') expect(html).not.toContain(shown)
  else expect(html).toContain(shown)
})

const record = ['seed 23', 'dealer 1', 'rules nintendo', '10cx10a/10b', '5ax5b/11bx11c']

test('a round as a table of turns', () => {
  const {html, ids} = run(fence('title: 一局', ...record), {lang: 'ja'})
  expect(ids).toEqual([])
  expect(html).toContain('<th scope="row">2. プレイヤー2</th>')
  expect(html).toContain('プレイヤー1（親）の手札')
  expect(html).toMatch(/>5a<\/code> → <code [^>]+>5b<\/code>/)
})

test('a wrong move stops the table as it is', () => {
  const {html, ids} = run(fence(...record, '8cx8a/2b', '1c/12a'))
  expect(ids).toEqual(['nothing-to-capture'])
  expect(html.match(/<th scope="row">/g)).toHaveLength(2)
  expect(html).toContain('<mark class="hanafuda-error">8cx8a/2b\n1c/12a</mark>')
})

test('rules of the front matter or the site hold where a record names none', () => {
  const lines = record.filter(line => !line.startsWith('rules'))
  expect(run(fence(...lines), {rules: 'nintendo'}).html).toContain('Nintendo')
})

test('the bytes of the author come back', () => {
  const page = `a :hanafuda[1h  3h]{size=l}\n\n::花札[松鶴]\n\n${fence('captured: 1h')}\n`
  const back = unified().use(remarkParse).use(remarkHanafuda).use(remarkStringify).processSync(page)
  expect(String(back)).toBe(page)
})

test('errors stop a build where they should', () => {
  expect(() => run(':hanafuda[13h]', {onError: 'throw'})).toThrow(/^Unexpected month `13h`/)
  expect(run(':hanafuda[13h]', {onError: 'ignore'}).ids).toEqual([])
})

test('wrong options throw', () => {
  expect(() => run('', {rules: 'nintndo'})).toThrow('Expected `rules` to be like `nintendo`')
  expect(() => run('', {ruls: 'seed'} as Options)).toThrow('did you mean `rules`?')
  expect(() => run('', {}, {palette: 'black' as 'dark'})).toThrow('Expected `palette`')
})

test('the style sheet repaints all colours, and on dark pages those that differ', () => {
  const css = readFileSync(resolve(import.meta.dirname, '../style.css'), 'utf8')
  for (const [name, light] of Object.entries(palettes.light)) {
    const dark = palettes.dark[name as keyof typeof palettes.dark]
    expect(css.includes(`--hanafuda-${name}: ${dark};`)).toBe(light !== dark)
    expect(css).toContain(`var(--hanafuda-${name}, ${light})`)
  }
})

test('cards of a set of its own, as broad as it says', () => {
  const {art, palettes} = cards
  const mine = {
    ...cards,
    id: 'mine',
    palettes: {...palettes, night: palettes.dark},
    art: {...art, width: 300}
  }
  const {html} = run(':hanafuda[1a 2b]', {}, {tiles: mine, palette: 'night', output: 'defs'})
  expect(html).toContain('viewBox="0 0 606 ')
  expect(html).toContain('class="hanafuda-tiles mine-tiles mine-night"')
  expect(html).toMatch(/id="mine-[\da-z]+-1a"/)
  const {'12d': _, ...fewer} = art.faces.text
  const lacking = {...mine, art: {...art, faces: {text: fewer as typeof art.faces.text}}}
  expect(() => run('', {}, {tiles: lacking})).toThrow('Expected tile set `mine` to have a picture of `12d`')
  expect(() => run('', {}, {tiles: 'cards' as 'hanafuda'})).toThrow('or one of `hanafuda`, got `cards`')
})

test.each([':hanafuda[1h]{size}', ':hanafuda[1h]{lang=""}', '```hanafuda size\n1h\n```'])(
  'an option without a value: %s',
  page => {
    expect(run(page).ids).toEqual(['missing-value'])
  }
)
