import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {assert, asyncProperty, constantFrom, property, string, array} from 'fast-check'
import {dialectIds, isWritten, parse, writtenDialects, type DialectId, type WrittenDialect} from '@tehai/core'
import {expect, test} from 'vitest'
import {noSiteConstructs} from '../src/convert/foreign/foreign-construct.js'
import {convertMarkdown, type MarkdownConversion} from '../src/convert/markdown.js'
import {convertRow} from '../src/convert/row.js'
import {fixtures, runHere, temporaryFolder} from './tehai.js'

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

// [why the row is here, from, the row, in auto]
const calls: readonly (readonly [why: string, from: DialectId, row: string, auto: string])[] = [
  ['pon from toimen', 'mjt', "11'1z", "11'1z"],
  ['pon after closed tiles', 'mjt', "123m55'5z", "123m55'5z"],
  ['pon after a closed run of its suit', 'mjt', "12355'5p", "123p55'5p"],
  ['chii and chii', 'mjt', "2'34p6'57s", "2'34p6'57s"],
  ['kakan in two tiles', 'mjt', `5"55z`, "5'5'55z"],
  ['daiminkan', 'mjt', "5055'm", "5055'm"],
  ['ankan', 'mjt', '0110z', 'o11zo'],
  ['ankan with a red five in sight', 'merjong', 'X50Xp', 'o50po'],
  ['kakan, one on the other', 'tempai', '5-5-55z', "55'5'5z"],
  ['kakan with the red five on top', 'mahgen', '55v5p', "555'0'p"],
  ['upper case', 'jekyll', '1Z11z', "1'11z"],
  ['every tile spelt out', 'maku', '5ph3p4p', "5'34p"],
  ['a gap before calls', 'maku', '1m2m--8s8sh8s-9p9p9ph', "12m 88'8s 999'p"],
  ['two pons in one run', 'mjt', "66'67'77z", "66'6z7'77z"],
  ['a chii with its called tile in the middle', 'obsidian', "45'6p", "5'46p"],
  ['a kan with its third tile on its side', 'mjt', "999'9m", "999'9m"],
  ['it may begin with any of its tiles', 'mjt', "5555'5z", '5z5z5zy5z5z'],
  ['a sideways tile alone', 'mjt', "5'z", 'y5z'],
  ['too short', 'mjt', "55'z", '5zy5z'],
  ['the suit letter turns the whole group', 'mjt', "111z'", 'y1zy1zy1z']
]
test.each(calls)('calls: %s (%s %s)', (_, from, row, auto) => {
  const {text, losses} = convertRow(row, {from, to: 'auto', mode: 'hand', y: 'auto'})
  expect(text).toBe(auto)
  expect(losses).toEqual([])
  expect(parse(auto).messages.filter(({severity}) => severity === 'error')).toEqual([])
})

// [why the row is here, the options, the Markdown, what becomes of it, constructs converted and left alone]
const texts: readonly (readonly [
  why: string,
  options: Partial<MarkdownConversion>,
  markdown: string,
  converted: string,
  counts: readonly [number, number]
])[] = [
  ['nothing of ours', {from: 'mjt'}, 'a `:tiles[1m]` 10:30', 'a `:tiles[1m]` 10:30', [0, 0]],
  [
    'inline',
    {to: 'kobalab'},
    "a :tiles[123m] b :牌[5'55z]",
    'a :tiles[m123]{dialect=kobalab} b :牌[,z555-]{dialect=kobalab}',
    [2, 0]
  ],
  ['no name where it is read alike', {to: 'quote'}, ':tiles[5-55z]', ":tiles[5'55z]", [1, 0]],
  ['a row on its own line', {to: 'quote'}, '::tiles[5-55z]{size=l}', "::tiles[5'55z]{size=l}", [1, 0]],
  ['the name goes', {from: 'kobalab'}, ':tiles[m123]{dialect=kobalab}', ':tiles[123m]', [1, 0]],
  [
    'the name goes, the rest stays',
    {from: 'kobalab'},
    ':tiles[m123]{.a dialect=kobalab size=l}',
    ':tiles[123m]{.a size=l}',
    [1, 0]
  ],
  [
    'another name in its place',
    {from: 'kobalab', to: 'mjai'},
    ':tiles[m123]{dialect=kobalab}',
    ':tiles[1m 2m 3m]{dialect=mjai}',
    [1, 0]
  ],
  [
    'other notations stay',
    {from: 'mjt'},
    ':tiles[m123]{dialect=kobalab}',
    ':tiles[m123]{dialect=kobalab}',
    [0, 0]
  ],
  ['without a name, in the notation of a site', {from: 'kobalab'}, ':tiles[m123]', ':tiles[123m]', [1, 0]],
  [
    'without a name, in that of the page',
    {from: 'kobalab', pageDialect: 'kobalab'},
    ':tiles[m1,z555-]',
    ":tiles[1m5'55z]{dialect=auto}",
    [1, 0]
  ],
  [
    'the page reads it alike',
    {from: 'kobalab', pageDialect: 'mpsz'},
    ':tiles[m123]{dialect=kobalab}',
    ':tiles[123m]',
    [1, 0]
  ],
  [
    'an escaped label',
    {to: 'tenhou-json'},
    ':tiles[1m]',
    String.raw`:tiles[\[11\]]{dialect=tenhou-json}`,
    [1, 0]
  ],
  ['a river', {to: 'kobalab'}, ':tiles[1=m]{mode=river}', ':tiles[m1_]{mode=river dialect=kobalab}', [1, 0]],
  [
    'a river in its notation',
    {to: 'kobalab'},
    ':tiles[j19m]',
    ':tiles[m1m9]{mode=river dialect=kobalab}',
    [1, 0]
  ],
  [
    'a river in its notation where nothing may be lost',
    {to: 'kobalab', strict: true},
    ':tiles[j19m]',
    ':tiles[m1m9]{mode=river dialect=kobalab}',
    [1, 0]
  ],
  [
    'a fence in a list that is not closed, and the next item',
    {to: 'kobalab'},
    '- ```mahjong\n  1m\n- next :tiles[2m]\n',
    '- ```mahjong dialect=kobalab\n  m1\n- next :tiles[m2]{dialect=kobalab}\n',
    [2, 0]
  ],
  [
    'a river in its notation, with attributes',
    {to: 'mpsz', strict: true},
    '::tiles[j19m]{mode=hand size=l}',
    '::tiles[19m]{mode=river size=l}',
    [1, 0]
  ],
  ['an error stays', {to: 'quote'}, ':tiles[8z] :tiles[5-55z]', ":tiles[8z] :tiles[5'55z]", [1, 1]],
  ['a loss is a loss', {to: 'tenhou'}, ':tiles[5-55z]', ':tiles[555z]', [1, 0]],
  ['a loss that is not wanted', {to: 'tenhou', strict: true}, ':tiles[5-55z]', ':tiles[5-55z]', [0, 1]],
  ['a byte order mark', {to: 'quote'}, '\uFEFF:tiles[5-55z]', "\uFEFF:tiles[5'55z]", [1, 0]],
  ['CRLF', {to: 'quote'}, 'a\r\n:tiles[5-55z]\r\n', "a\r\n:tiles[5'55z]\r\n", [1, 0]],
  ['a fence', {to: 'quote'}, '```mahjong\n123m 5-55z\n```', "```mahjong\n123m 5'55z\n```", [1, 0]],
  [
    'a fence with words',
    {to: 'kobalab'},
    '~~~mahjong title="a b"\n123m\ndora: 3p\n~~~',
    '~~~mahjong title="a b" dialect=kobalab\nm123\ndora: p3\n~~~',
    [1, 0]
  ],
  [
    'a fence without words',
    {to: 'kobalab'},
    '```mahjong\r\n123m\r\n```',
    '```mahjong dialect=kobalab\r\nm123\r\n```',
    [1, 0]
  ],
  [
    'a fence in a list',
    {from: 'mjt'},
    "- > ```mahjong dialect=mjt\n  > 11'1z\n  > ```",
    "- > ```mahjong\n  > 11'1z\n  > ```",
    [1, 0]
  ],
  [
    'a fence that names its notation in a line',
    {from: 'kobalab'},
    '```mahjong\ndialect: kobalab\nm123\n```',
    '```mahjong\ndialect: auto\n123m\n```',
    [1, 0]
  ],
  [
    'a row with an error keeps its whole fence',
    {to: 'quote'},
    '```mahjong\n5-55z\n8z\n```',
    '```mahjong\n5-55z\n8z\n```',
    [0, 1]
  ],
  [
    'comments, words and situations stay',
    {to: 'quote'},
    '```mahjong\n# 5-55z\ntitle: 5-55z\n状況: 東1局\n5-55z\n```',
    "```mahjong\n# 5-55z\ntitle: 5-55z\n状況: 東1局\n5'55z\n```",
    [1, 0]
  ],
  [
    'no ura dora',
    {to: 'kobalab'},
    '```mahjong\n1m\nura: なし\n```',
    '```mahjong dialect=kobalab\nm1\nura: なし\n```',
    [1, 0]
  ],
  [
    'a river line stays a river',
    {to: 'arashino'},
    '```mahjong\nj1mg2m\n```',
    '```mahjong\nriver: 12=m\n```',
    [1, 0]
  ],
  [
    'a river of several rows',
    {to: 'paiga'},
    '```mahjong\nj1=m2m\nj3+m\n```',
    '```mahjong\njg12m\njy3m\n```',
    [1, 0]
  ],
  [
    'a river of several rows, in a notation without rows',
    {to: 'kobalab'},
    '```mahjong\n1m\nj1m\nj3m\n```',
    '```mahjong\n1m\nj1m\nj3m\n```',
    [0, 1]
  ],
  [
    'a river under its key',
    {to: 'kobalab'},
    '```mahjong\n河:\nj1g2m\n```',
    '```mahjong dialect=kobalab\n河:\nm1m2_\n```',
    [1, 0]
  ],
  [
    'a river after its key',
    {to: 'kobalab'},
    '```mahjong\nriver: j1g2m\n```',
    '```mahjong dialect=kobalab\nriver: m1m2_\n```',
    [1, 0]
  ],
  [
    'tiles among words',
    {to: 'kobalab'},
    '```mahjong\n123m 5p\nロン: 対面から5p\n状況: 東1局 ドラ3p\nmark: 1m ◎, 2m ○\n注: 上は:牌[3m]の形\nwaits: 5p\n```',
    '```mahjong dialect=kobalab\nm123p5\nロン: 対面からp5\n状況: 東1局 ドラp3\nmark: m1 ◎, m2 ○\n注: 上は:牌[m3]の形\nwaits: 5p\n```',
    [1, 0]
  ],
  [
    'tiles among words of Chinese and Korean',
    {to: 'kobalab'},
    '```mahjong\n123m 5p\nron: 对家放铳 5p\n```\n\n```mahjong\n123m 5p\nron: 대가에게서 5p\n```',
    '```mahjong dialect=kobalab\nm123p5\nron: 对家放铳 p5\n```\n\n```mahjong dialect=kobalab\nm123p5\nron: 대가에게서 p5\n```',
    [2, 0]
  ],
  [
    'tiles among the words of a fence',
    {to: 'kobalab'},
    '```mahjong dora=3p\n123m\n```',
    '```mahjong dora=3p\n123m\n```',
    [0, 1]
  ],
  [
    'tiles among the words of a fence that are read alike',
    {to: 'quote'},
    '```mahjong dora=3p\n5-55z\n```',
    "```mahjong dora=3p\n5'55z\n```",
    [1, 0]
  ],
  [
    'tiles among attributes',
    {to: 'kobalab'},
    ':tiles[123m]{mark="1m A"}',
    ':tiles[123m]{mark="1m A"}',
    [0, 1]
  ],
  [
    'what is right already stays',
    {to: 'mpsz'},
    ':tiles[123m45m 6p]{size=l} :tiles[東]',
    ':tiles[123m45m 6p]{size=l} :tiles[東]',
    [0, 0]
  ],
  ['other fences', {from: 'mjt'}, '```js\n{{#mjt:1m}}\n```', '```js\n{{#mjt:1m}}\n```', [0, 0]],
  ['mjt', {from: 'mjt'}, "a {{#mjt:11'1z}}b {{#mjt: 1m |x40px}}", "a :tiles[11'1z]b :tiles[1m]", [2, 0]],
  ['mjt, a second time', {from: 'mjt'}, "a :tiles[11'1z]b", "a :tiles[11'1z]b", [0, 0]],
  [
    'tempai',
    {from: 'tempai'},
    '{{< t 123m_-123s >}} {{% t "1m" %}}',
    ":tiles[123m 1'23s] :tiles[1m]",
    [2, 0]
  ],
  ['jekyll', {from: 'jekyll'}, '{% mahjong 123p 1Z11z %}', ":tiles[123p 1'11z]", [1, 0]],
  [
    'mahgen',
    {from: 'mahgen'},
    'x <mah-gen data-seq="123m|55^5z"></mah-gen>',
    "x :tiles[123m 555'5'z]",
    [1, 0]
  ],
  [
    'mahgen, a river',
    {from: 'mahgen'},
    '<mah-gen data-river-mode="true" data-seq="1_2m"></mah-gen>',
    ':tiles[j12+m]',
    [1, 0]
  ],
  ['merjong', {from: 'merjong'}, `<span class="merjong">X44Xp</span>`, ':tiles[o44po]', [1, 0]],
  ['LaTeX', {from: 'mahjong-tex'}, String.raw`\mahjong{X44Xp}`, ':tiles[o44po]', [1, 0]],
  ['Unicode', {from: 'unicode'}, '🀇🀈🀉と🀄\uFE0E。', ':tiles[123m]と:tiles[7z]。', [2, 0]],
  ['inline code, in any notation', {from: 'kobalab'}, '`mj:m123` `m123`', ':tiles[123m] `m123`', [1, 0]],
  ['no inline code', {from: 'kobalab', inlineCode: ''}, '`mj:m123`', '`mj:m123`', [0, 0]],
  ['not after a colon', {from: 'mjt'}, 'a:{{#mjt:1m}} {{#mjt:2m}}', 'a:{{#mjt:1m}} :tiles[2m]', [1, 1]],
  ['not inside HTML', {from: 'mjt'}, '<div>\n{{#mjt:1m}}\n</div>', '<div>\n{{#mjt:1m}}\n</div>', [0, 1]],
  [
    'named where the page reads another notation',
    {from: 'mjt', pageDialect: 'kobalab'},
    '{{#mjt:123m}}',
    ':tiles[123m]{dialect=auto}',
    [1, 0]
  ]
]
test.each(texts)('Markdown: %s', async (_, options, markdown, converted, counts) => {
  const found = await convertMarkdown(markdown, {...plain, ...options})
  expect(found.text).toBe(converted)
  expect([found.converted, found.left]).toEqual(counts)
})

test('messages are placed where the tiles are', async () => {
  const markdown = '\uFEFF> - :tiles[1m\\]8z]\n>\n>   ```mahjong\n>   1m 8z\n>   ```\n'
  const {messages} = await convertMarkdown(markdown, {...plain, to: 'quote'})
  expect(messages.map(({id, start, end}) => [id, markdown.slice(start, end)])).toEqual([
    ['bad-char', '\\]'],
    ['bad-rank', '8'],
    ['bad-rank', '8']
  ])
})

test('any text: nothing but our constructs changes, and a second run changes nothing', async () => {
  const piece = constantFrom(
    ':tiles[',
    '123m',
    ']',
    '{dialect=mjt}',
    "11'1z",
    '{{#mjt:',
    '}}',
    '\n',
    '\r\n',
    '```mahjong\n',
    '```',
    ' ',
    '`mj:',
    '`',
    '> ',
    '- ',
    '<b>',
    ':',
    '|',
    '🀇',
    '\\',
    'dora: 5s\n',
    'あ',
    '\t'
  )
  const from = constantFrom<DialectId>('auto', 'mjt', 'unicode', 'jekyll')
  await assert(
    asyncProperty(
      array(piece, {maxLength: 24}),
      from,
      constantFrom('auto', 'quote' as const),
      async (pieces, dialect, to) => {
        const markdown = pieces.join('')
        const options = {...plain, from: dialect, to}
        const once = await convertMarkdown(markdown, options)
        const untouched = once.converted === 0
        if (untouched) expect(once.text).toBe(markdown)
        expect((await convertMarkdown(once.text, options)).text).toBe(once.text)
        for (const {start, end} of once.messages)
          expect(0 <= start && start <= end && end <= markdown.length).toBe(true)
      }
    ),
    {numRuns: 200}
  )
})

test('any row in any notation: never throws, and what is written is read without errors', () => {
  assert(
    property(
      string({unit: constantFrom(...'0123456789mpszxyjao-=+\'"_^<>[](){}|, .XEP東🀇'), maxLength: 12}),
      constantFrom(...dialectIds),
      constantFrom(...writtenDialects),
      (row, from, to) => {
        const {text, losses} = convertRow(row, {from, to, mode: 'hand', y: 'auto'})
        if (text === null || losses.length > 0) return
        expect(parse(text, {dialect: to}).messages.filter(({severity}) => severity === 'error')).toEqual([])
      }
    ),
    {numRuns: 1000}
  )
})

test('rows: one line for each, errors and losses on standard error', async () => {
  const {code, stdout, stderr} = await runHere(['convert', '--to', 'unicode', '-'], {input: '0m\n12\n東\n'})
  expect(stdout).toBe('🀋\n12\n🀀\n')
  expect(stderr).toBe(
    `  warning  \`0m\`: unicode notation cannot express that the five is red  lost-red
   | 0m
   | ^^
  error  Unexpected digits \`12\` without a suit letter, expected \`m\`, \`p\`, \`s\` or \`z\` after them; did you mean \`12m\` or \`12p\` or \`12s\`?  missing-suit
   | 12
   | ^^
`.replace(/^ {2}(?=\w)/gm, '')
  )
  expect(code).toBe(1)
  const river = await runHere(['convert', '--to', 'kobalab', '--strict', 'j19m'])
  expect([river.code, river.stdout]).toEqual([1, 'j19m\n'])
  expect(river.stderr).toContain('`j19m`: kobalab notation cannot express that these tiles are a river')
  const strict = await runHere(['convert', '--to', 'unicode', '--strict', '0m'])
  expect([strict.code, strict.stdout]).toEqual([1, '0m\n'])
  const japanese = await runHere(['convert', '--to', 'unicode', '--lang', 'ja', "5'55z"])
  expect(japanese.stderr).toContain("`5'55z`: unicode の記法では副露であることを表せません")
})

test('a wiki page, to standard output and in place', async () => {
  const wanted = readFileSync(join(fixtures, 'wiki.auto.md'), 'utf8')
  const shown = await runHere(['convert', '--from', 'mjt', '--markdown', 'wiki.md'])
  expect(shown.stdout).toBe(wanted)
  expect(shown.stderr).toContain('wiki.md:7:59  error  Unexpected `q` in mjt template notation')
  expect(shown.stderr).toContain('wiki.md:18:1  error  Unexpected `{{#mjt:4m}}` where Markdown does not read')
  expect(shown.stderr).toContain('wiki.md:8:14  in a code span  {{#mjt:1m}}\n')
  expect(shown.stderr).toContain(
    'wiki.md: 7 converted, 2 left as they are; also 1 in a code span, 1 in indented code\n'
  )
  expect(shown.code).toBe(1)

  const folder = temporaryFolder()
  writeFileSync(join(folder, 'wiki.md'), readFileSync(join(fixtures, 'wiki.md')))
  writeFileSync(join(folder, 'other.md'), 'nothing here\r\n')
  const written = await runHere(['convert', '--from', 'mjt', '--write', '.'], {cwd: folder})
  expect(readFileSync(join(folder, 'wiki.md'), 'utf8')).toBe(wanted)
  expect(readFileSync(join(folder, 'other.md'), 'utf8')).toBe('nothing here\r\n')
  expect(written.stdout).toBe('')
  expect(written.stderr).toContain('other.md: 0 converted\n')
})

test('a file that is not UTF-8 is not touched', async () => {
  const folder = temporaryFolder()
  const bytes = Buffer.from([0x3a, 0x81, 0x40, 0x0a])
  writeFileSync(join(folder, 'sjis.md'), bytes)
  const {code, stderr} = await runHere(['convert', '--from', 'mjt', '--write', 'sjis.md'], {cwd: folder})
  expect([code, stderr.split('\n')[0]]).toEqual([2, 'tehai: Cannot read `sjis.md` (not UTF-8)'])
  expect(readFileSync(join(folder, 'sjis.md'))).toEqual(bytes)
})

test('every written notation can be requested', () => {
  for (const to of writtenDialects) {
    expect(isWritten(to)).toBe(true)
    expect(
      convertRow('123m', {from: 'auto', to: to as WrittenDialect, mode: 'hand', y: 'auto'}).text
    ).not.toBeNull()
  }
})
