import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {noSiteConstructs} from '../src/convert/foreign/foreign-construct.js'
import {looksLikeTiles} from '../src/convert/foreign/foreign-readers.js'
import {findForeign} from '../src/convert/foreign/foreign.js'
import {convertMarkdown, type MarkdownConversion} from '../src/convert/markdown.js'
import {picturePattern, tileOfPicture} from '../src/convert/foreign/picture-name.js'
import {runHere, temporaryFolder} from './tehai.js'

const plain: MarkdownConversion = {
  from: 'auto',
  to: 'auto',
  y: 'auto',
  pageDialect: null,
  inlineCode: 'mj:',
  strict: false,
  inHtml: false,
  site: noSiteConstructs
}

// [the address, the tile: mpsz, `'` after one on its side, `!` after one that only a set of tiles names so]
const names: readonly (readonly [address: string, tile: string | null])[] = [
  ['/tiles/1-man.png', '1m'],
  ['../hai/man3.gif', '3m'],
  ['1m.png', '1m'],
  ['m1.webp?v=2#a', '1m'],
  ['Man5-Dora.svg', '0m'],
  ['tiles/5r-sou.png', '0s'],
  ['aka2.gif', '0p'],
  ['0p.png', '0p'],
  ['pai_5p_red.jpg', '0p'],
  ['red3m.png', null],
  ['Shaa.svg', '3z'],
  ['ji_e.gif', '1z'],
  ['ji7.png', '7z'],
  ['z6.png', '6z'],
  ['8z.png', null],
  ['honor_red.png', null],
  ['dragon-red.png', '7z'],
  ['wind-south.png', '2z'],
  ['h-chun.png', "7z'"],
  ['man1-66-90-l.png', '1m'],
  ['man1-66-90-l-yoko.png', "1m'"],
  ['bamboo_9.png', '9s'],
  ['circle-one.png', '1p'],
  ['一萬.png', '1m'],
  ['%E4%B8%AD.png', '7z'],
  ['Back.svg', 'back'],
  ['p_ms1_1.gif', '1m!'],
  ['p_ss9_3.gif', "9s'!"],
  ['p_ps5_1_red.gif', '0p!'],
  ['p_ji_h_1.gif', '6z!'],
  ['p_no_1.gif', '5z!'],
  ['p_bk_1.gif', 'back!'],
  ['MJw1.png', '1m!'],
  ['MJt9-.svg', '9p!'],
  ['MJf3.png', '3z!'],
  ['MJd1.png', '7z!'],
  ['paiga/yman3.gif', "3m'!"],
  ['paiga/ytyun.gif', "7z'!"],
  ['hai/hatu.gif', '6z'],
  ['yman0.gif', null],
  ['yon.gif', null],
  ['1-man', null],
  ['image_26.png', null],
  ['riichi.png', null],
  ['10m.png', null],
  ['man.png', null],
  ['%ZZ.png', null],
  ['constructor.png', null],
  ['__proto__.png', null]
]
test.each(names)('pictures: %s is %s', (address, tile) => {
  const found = tileOfPicture(address)
  const text = found && `${found.face}${found.isSideways ? "'" : ''}${found.isCertain ? '!' : ''}`
  expect(text).toBe(tile)
})

test('pictures of a site: places for tile, suit and rank', () => {
  expect(picturePattern('img/{suit}{rank}_small.gif')?.('/a/img/wan3_small.gif')?.face).toBe('3m')
  expect(picturePattern('{tile}@2x.*')?.('img/pei@2x.png')?.face).toBe('4z')
  expect(picturePattern('{tile}@2x.png')?.('img/pei.png')).toBeNull()
  expect(picturePattern('(a+)+{rank}{suit}{rank}')?.('(a+)+3m{rank}')?.face).toBe('3m')
  expect(picturePattern('img/{rank}.gif')).toBeNull()
})

test('what may be tiles', () => {
  const likely = ['123m', "11'1z", 'm123', '東', 'ESW', '1m2m-3mh', '🀇']
  const unlikely = ['', 'github', '$$1m$$', 'https://a/1m', 'title 1m', 'Cross', '12']
  expect(likely.filter(text => !looksLikeTiles(text))).toEqual([])
  expect(unlikely.filter(text => looksLikeTiles(text))).toEqual([])
})

// [why the row is here, the options, the Markdown, what becomes of it, constructs converted, left and passed over]
const texts: readonly (readonly [
  why: string,
  options: Partial<MarkdownConversion>,
  markdown: string,
  converted: string,
  counts: readonly [converted: number, left: number, passedOver: string]
])[] = [
  ['a picture', {}, 'Draw ![](/tiles/4-man.png) now.', 'Draw :tiles[4m] now.', [1, 0, '']],
  [
    'a row of pictures, one a line',
    {},
    '![a](/t/mj/1-man.png)\n![a](/t/mj/2-man.png)\n![a](/t/mj/3-man.png)\n',
    ':tiles[123m]\n',
    [1, 0, '']
  ],
  [
    'the last one set apart',
    {},
    '<img src="hai/man1.gif" width="24"><img src="hai/man2.gif"/> <img src=hai/man3.gif>',
    ':tiles[12m 3m]',
    [1, 0, '']
  ],
  [
    'a space between all of them',
    {},
    '![](hai/man1.gif) ![](hai/man2.gif) ![](hai/man3.gif)',
    ':tiles[123m]',
    [1, 0, '']
  ],
  ['words divide rows', {}, '![](hai/man1.gif) or ![](hai/man2.gif)', ':tiles[1m] or :tiles[2m]', [2, 0, '']],
  [
    'cells and paragraphs divide rows',
    {},
    '| ![](hai/man1.gif) | ![](hai/man2.gif) |\n| - | - |\n\n![](hai/man1.gif)\n\n![](hai/man2.gif)',
    '| :tiles[1m] | :tiles[2m] |\n| - | - |\n\n:tiles[1m]\n\n:tiles[2m]',
    [4, 0, '']
  ],
  [
    'a hard line break divides rows',
    {},
    '![](hai/man1.gif)  \n![](hai/man2.gif)',
    ':tiles[1m]  \n:tiles[2m]',
    [2, 0, '']
  ],
  ['calls', {}, '![](p_ji_c_1.gif)![](p_ji_c_3.gif)![](p_ji_c_1.gif)', ":tiles[77'7z]", [1, 0, '']],
  [
    'a kan between backs',
    {},
    '![](p_bk_1.gif)![](p_ms5_1.gif)![](p_ms5_1_red.gif)![](p_bk_1.gif)',
    ':tiles[o50mo]',
    [1, 0, '']
  ],
  ['pictures of a wiki', {}, '[[File:MJw1.png|30px]][[ファイル:MJd3.png]]', ':tiles[1m5z]', [1, 0, '']],
  [
    'calls of which one lies on its side by the name of its picture',
    {},
    '<img src="hai/ysou1.gif"><img src="hai/sou2.gif"><img src="hai/sou3.gif">\u3000<img src="hai/tyun.gif"><img src="hai/ytyun.gif"><img src="hai/tyun.gif">',
    ":tiles[1'23s 77'7z]",
    [1, 0, '']
  ],
  [
    'a block inside HTML',
    {inHtml: true},
    '<p>\n::mahjong-tiles{src="123m"}\n</p>',
    '<p>\n:tiles[123m]\n</p>',
    [1, 0, '']
  ],
  [
    'a block inside HTML, where that is not converted',
    {},
    '<p>\n::mahjong-tiles{src="123m"}\n</p>',
    '<p>\n::mahjong-tiles{src="123m"}\n</p>',
    [0, 1, '']
  ],
  ['attributes of a picture', {}, '![](hai/1m.png){width=20} x', ':tiles[1m] x', [1, 0, '']],
  ['a brace after a picture', {}, '![](hai/1m.png "a"){', ':tiles[1m]{}{', [1, 0, '']],
  [
    'a portrait',
    {},
    '![](team/man1.svg) ![](team/woman1.svg)',
    '![](team/man1.svg) ![](team/woman1.svg)',
    [0, 0, 'uncertain']
  ],
  [
    'figures',
    {},
    '![](f/1k.png) ![](f/1m.png) ![](f/1p.png) ![](f/1s.png)',
    '![](f/1k.png) ![](f/1m.png) ![](f/1p.png) ![](f/1s.png)',
    [0, 0, 'uncertain']
  ],
  [
    'five tiles of two suits in one folder',
    {},
    '![](f/1m.png)![](f/2m.png)![](f/3m.png)![](f/4p.png)![](f/4s.png)',
    ':tiles[123m4p4s]',
    [1, 0, '']
  ],
  [
    'pictures of a site',
    {site: {...noSiteConstructs, pictures: [picturePattern('img/{suit}{rank}_k.gif')!]}},
    '![](img/wan1_k.gif)![](img/tong2_k.gif)',
    ':tiles[1m2p]',
    [1, 0, '']
  ],
  ['a shortcode', {}, '{{< mj 5ph3p4p >}} {{% mj "1z" %}}', ":tiles[5'34p] :tiles[1z]", [2, 0, '']],
  ['a shortcode, tiles and a call', {}, '{{< mj-center 1m2m--8s8sh8s >}}', ":tiles[12m 88'8s]", [1, 0, '']],
  ['a shortcode of another notation', {}, "{{< mj 11'1z >}}", ":tiles[11'1z]", [1, 0, '']],
  ['a shortcode of a family', {}, '{{< mj-center 1m2m >}}', ':tiles[12m]', [1, 0, '']],
  ['a shortcode around tiles', {}, '{{< mahjong >}}123m{{< /mahjong >}}', ':tiles[123m]', [1, 0, '']],
  [
    'a shortcode with names',
    {},
    '{{< mahjong main="23m" wait="14m" style="img" >}}',
    ':tiles[23m]{waits=14m}',
    [1, 0, '']
  ],
  [
    'an argument of the shortcode',
    {},
    '{{< mahjong side="#6m%0" >}}',
    '{{< mahjong side="#6m%0" >}}',
    [0, 1, '']
  ],
  [
    'shortcodes of other things',
    {},
    '{{< tiles class="a" >}} {{< t "hello" >}} {{< mj >}}$$1m$${{< /mj >}}',
    '{{< tiles class="a" >}} {{< t "hello" >}} {{< mj >}}$$1m$${{< /mj >}}',
    [0, 0, '']
  ],
  ['a wait', {}, '{{machi|23m|14m}}', ':tiles[23m]{waits=14m}', [1, 0, '']],
  ['a wait with names', {}, '{{machi|hand=23m|waits=14m|40px}}', ':tiles[23m]{waits=14m}', [1, 0, '']],
  [
    'a wait in the notation of the site',
    {from: 'kobalab'},
    '{{machi|m23|m14|40px}}',
    ':tiles[23m]{waits=14m}',
    [1, 0, '']
  ],
  ['no wait', {}, '{{machi|123m}}', ':tiles[123m]', [1, 0, '']],
  [
    'LaTeX',
    {},
    String.raw`\wan{123}\tong{4} $\suo{5}$ \pin{x}`,
    String.raw`:tiles[123m4p] :tiles[5s] \pin{x}`,
    [2, 0, '']
  ],
  ['a formula', {}, String.raw`$\wan{3} + 1$`, String.raw`$\wan{3} + 1$`, [0, 0, '']],
  ['LaTeX in two notations', {}, String.raw`\mahjong{123m}`, ':tiles[123m]', [1, 0, '']],
  [
    'components',
    {},
    '<Tiles hand="123m" /> <Tile tile={"中"}/> <Tiles>12p</Tiles>',
    ':tiles[123m] :tiles[7z] :tiles[12p]',
    [3, 0, '']
  ],
  ['a component alone', {}, '<Tiles hand="123m" waits="4m" />\n', ':tiles[123m]{waits=4m}\n', [1, 0, '']],
  ['components of other things', {}, '<Tile tile="github"/>', '<Tile tile="github"/>', [0, 0, '']],
  [
    'the directive of a plugin',
    {},
    '::mahjong-tiles{src="123s"}\n\na :mahjong-tiles{src="1s"}',
    '::tiles[123s]\n\na :tiles[1s]',
    [2, 0, '']
  ],
  ['an image without an address', {}, '![234p]() ![logo]()', ':tiles[234p] ![logo]()', [1, 0, '']],
  ['an element', {}, '<div class="a mahjong">\n 1p 12m\n</div>\nx', ':tiles[1p 12m]\nx', [1, 0, '']],
  [
    'an element of several rows',
    {},
    '<div class="mahjong">\n1p\n2p\n</div>',
    ':tiles[1p]\n:tiles[2p]',
    [1, 0, '']
  ],
  [
    'an element of words',
    {},
    '<div class="mahjong">About mahjong</div>',
    '<div class="mahjong">About mahjong</div>',
    [0, 0, '']
  ],
  [
    'constructs of their own notation',
    {},
    "{{#mjt:11'1z}} {% mahjong 1Z11z %}",
    ":tiles[11'1z] :tiles[1'11z]",
    [2, 0, '']
  ],
  [
    'another notation than requested',
    {from: 'tempai'},
    '{{#mjt:1m}} {{< t 2m >}}',
    '{{#mjt:1m}} :tiles[2m]',
    [1, 0, 'other-notation']
  ],
  ['Unicode has to be requested', {}, '🀇🀈 🀄', '🀇🀈 🀄', [0, 0, 'other-notation']],
  ['emoji of a plugin', {from: 'pymdownx'}, 'a :1m: 10:1m:30', 'a :tiles[1m] 10:1m:30', [1, 0, '']],
  [
    "a site's own pattern",
    {site: {...noSiteConstructs, constructs: [/@@(?<hand>[^@>]+)(?:>(?<waits>[^@]+))?@@/dgu]}},
    '@@23m>14m@@ @@5p@@',
    ':tiles[23m]{waits=14m} :tiles[5p]',
    [2, 0, '']
  ],
  [
    'nothing is lost without a word',
    {},
    '`{{#mjt:1m}}`\n\n    {{#mjt:1m}}\n\n```js\n{{#mjt:1m}}\n```\n\n<!-- {{#mjt:1m}} -->\n\n<p>\n{{#mjt:1m}}\n</p>',
    '`{{#mjt:1m}}`\n\n    {{#mjt:1m}}\n\n```js\n{{#mjt:1m}}\n```\n\n<!-- {{#mjt:1m}} -->\n\n<p>\n{{#mjt:1m}}\n</p>',
    [0, 1, 'code-span indented-code fenced-code comment']
  ],
  [
    'in HTML, where that is requested',
    {inHtml: true},
    '<td>\n{{#mjt:1m}}<pre>{{#mjt:1m}}</pre><i title="{{#mjt:1m}}"></i>\n</td>',
    '<td>\n:tiles[1m]<pre>{{#mjt:1m}}</pre><i title="{{#mjt:1m}}"></i>\n</td>',
    [1, 2, '']
  ],
  [
    'in HTML, between elements of code that end',
    {inHtml: true},
    '<td>\n<code>a <kbd>b</kbd> {{#mjt:1m}}</code> {{#mjt:2m}} <textarea>{{#mjt:3m}}</textarea> <b>{{#mjt:4m}}\n</td>',
    '<td>\n<code>a <kbd>b</kbd> {{#mjt:1m}}</code> :tiles[2m] <textarea>{{#mjt:3m}}</textarea> <b>:tiles[4m]\n</td>',
    [2, 2, '']
  ],
  [
    'in the second of two blocks of HTML, and nowhere else where nothing is read',
    {inHtml: true},
    '<p>a</p>\n\n::{{#mjt:1m}}\n\n<p>{{#mjt:2m}}</p>',
    '<p>a</p>\n\n::{{#mjt:1m}}\n\n<p>:tiles[2m]</p>',
    [1, 1, '']
  ],
  [
    'front matter',
    {},
    '+++\ntitle = "{{#mjt:1m}}"\n+++\n{{#mjt:1m}}',
    '+++\ntitle = "{{#mjt:1m}}"\n+++\n:tiles[1m]',
    [1, 0, 'front-matter']
  ]
]
test.each(texts)('foreign: %s', async (_, options, markdown, converted, [done, left, passedOver]) => {
  const found = await convertMarkdown(markdown, {...plain, ...options})
  expect(found.text).toBe(converted)
  expect([found.converted, found.left, found.passedOver.map(({reason}) => reason).join(' ')]).toEqual([
    done,
    left,
    passedOver
  ])
  expect((await convertMarkdown(found.text, {...plain, ...options})).text).toBe(found.text)
})

test('every construct takes linear time', () => {
  const pieces = [
    '![](',
    '![a](b "',
    '<img src="',
    '<div class="mahjong ',
    '<Tiles hand="',
    '{{< mj ',
    '{{#mjt:',
    '{{machi|',
    '\\wan{1}',
    '$\\wan{1}',
    ':mahjong-tiles{',
    '![1m]()',
    '![](hai/1m.png)',
    '[[File:',
    '<div class="',
    '<p>',
    ':1m:'
  ]
  for (const piece of pieces) {
    const length = process.env['THOROUGH'] ? 200_000 : 10_000
    const text = piece.repeat(Math.ceil(length / piece.length))
    const start = process.cpuUsage()
    looksLikeTiles(text)
    findForeign(text)
    const {user, system} = process.cpuUsage(start)
    expect((user + system) / length, piece).toBeLessThan(50) // microseconds a character
  }
})

test('options: pictures and constructs of a site, and what is wrong with them', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'a.md'), '![](img/wan1_k.gif) @@2p@@\n')
  const own = ['--pictures', 'img/{suit}{rank}_k.gif', '--construct', '@@(?<hand>[^@]+)@@']
  const {code, stderr} = await runHere(['convert', ...own, '--write', '.'], {cwd: folder})
  expect([code, stderr]).toEqual([0, 'a.md: 2 converted\n'])
  expect(readFileSync(join(folder, 'a.md'), 'utf8')).toBe(':tiles[1m] :tiles[2p]\n')
  const wrong: readonly (readonly string[])[] = [
    ['--pictures', 'a.png'],
    ['--construct', '('],
    ['--construct', 'a'],
    ['--construct', '(?<hand>x*)']
  ]
  const answers = await Promise.all(
    wrong.map(args => runHere(['convert', ...args, '--write', '.'], {cwd: folder}))
  )
  expect(answers.map(answer => [answer.code, answer.stderr.split('\n')[0]])).toEqual([
    [2, 'tehai: Unexpected picture pattern `a.png`, expected a place for the tile: `img/{suit}{rank}.gif`'],
    [
      2,
      'tehai: Unexpected pattern `(`, expected a regular expression with a group `(?<hand>…)`: Unterminated group'
    ],
    [
      2,
      'tehai: Unexpected pattern `a`, expected a regular expression with a group `(?<hand>…)`: it has no such group'
    ],
    [
      2,
      'tehai: Unexpected pattern `(?<hand>x*)`, expected a regular expression with a group `(?<hand>…)`: it matches empty text'
    ]
  ])
})
