/**
 * Constructs that grow: each makes a text of about `size` characters, and something to do with it.
 *
 * What a page takes must grow as the page does: ten times the text, ten times the time.
 */
import {dialectIds, format, parse, resolve, writtenDialects} from '@tehai/core'
import {parseBlock} from '@tehai/core/page'
import {parseMeta} from '@tehai/kernel/block'
import {parseCards, parseRecord} from '@tehai/koikoi'
import {renderHtml, renderSvg} from 'rehype-tiles/render'
import remarkMahjong from 'remark-mahjong'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {onHosts} from './growth-hosts.js'
import {page} from './page.js'
import {readConstruct} from './read.js'

/** A text of a size, made of pieces. */
const fill = (piece, size) => piece.repeat(Math.ceil(size / piece.length))
/** Lines that differ, up to a size. */
const lines = (line, size) => {
  let text = ''
  for (let n = 1; text.length < size; n++) text += `${line(n)}\n`
  return text
}

const remark = unified().use(remarkParse).use(remarkMahjong)
const fence =
  (game, meta = '') =>
  source =>
    readConstruct({game, meta, source})
const inline =
  (game, attributes = '') =>
  label =>
    readConstruct({game, label, attributes})
const attribute =
  (game, write, label = '123m') =>
  value =>
    readConstruct({game, label, attributes: write(value)})

const repeated = ['1', '1m', '-', ' ', '(', "'", '{', '{a}', 'y', 'o', '_', '=', '0', 'j', '|', '[', '"', 'z', '🀀', '\\', 'm1-23', '\n', '東', ':', '&', '　', ']{', '[1m]{a}', '[]{'] // prettier-ignore
const cards = ['o', '1h ', '1', 'y', ' ', ',', '松', 'x', '1,', 'oy', '😀', '松鶴', '12k12k', 'ｶﾞ', '\u3099', '1,2,3,'] // prettier-ignore
const values = [' ', '?', '5m', '5', 'x', 'あと', '(', '（', ')', '1枚', '役', ',', '、', '合計', '6文', '\t', '三光 ', 'a=1 '] // prettier-ignore
const hanafudaClaims = [
  'yaku',
  'near',
  'take',
  'score',
  'chart',
  'month',
  'rules',
  'sheet',
  'total',
  'stock',
  'note'
]
const claims = ['waits', 'shanten', 'ukeire', 'yaku', 'score', 'discard', 'mark', 'dora', 'situation', 'scores', 'rules', 'answer', 'choices', 'why', 'title', 'pao', 'win', 'hand', 'draw'] // prettier-ignore

/** [what grows, how its text is made, what is done with it]. */
const growing = [
  ...dialectIds.flatMap(dialect =>
    repeated.map(piece => [
      `${dialect}: ${JSON.stringify(piece)}`,
      size => fill(piece, size),
      text => parse(text, {dialect})
    ])
  ),
  ...['auto'].flatMap(() =>
    repeated.map(piece => [
      `inline ${JSON.stringify(piece)}`,
      size => fill(piece.replace('\n', ' '), size),
      inline('mahjong')
    ])
  ),
  ...repeated.map(piece => [`fence ${JSON.stringify(piece)}`, size => fill(piece, size), fence('mahjong')]),
  ...cards.flatMap(piece => [
    [`cards ${JSON.stringify(piece)}`, size => fill(piece, size), text => parseCards(text)],
    [`hanafuda fence ${JSON.stringify(piece)}`, size => fill(piece, size), fence('hanafuda')],
    [`hanafuda inline ${JSON.stringify(piece)}`, size => fill(piece, size), inline('hanafuda')],
    [`record ${JSON.stringify(piece)}`, size => `seed: 1\n${fill(piece, size)}`, text => parseRecord(text)]
  ]),
  ...hanafudaClaims.flatMap(key =>
    values.map(piece => [
      `hanafuda ${key}: ${JSON.stringify(piece)}`,
      size => `captured: 1h 3h\nfield: 1k\n${key}: x${fill(piece, size)}x`,
      fence('hanafuda')
    ])
  ),
  ...claims.flatMap(key =>
    values.map(piece => [
      `${key}: ${JSON.stringify(piece)}`,
      size => `123m456p789s1122z 3z\n${key}: x${fill(piece, size)}x`,
      fence('mahjong')
    ])
  ),
  ...['\\"', "'", ' ', 'a=', 'a="', 'a=1 ', '.a', '#a', '{', '}', 'a='.repeat(9), '“', '\\\\'].map(piece => [
    `attributes ${JSON.stringify(piece)}`,
    size => fill(piece, size),
    attribute('mahjong', value => value)
  ]),
  ['meta', size => fill('a="b" ', size), text => parseMeta(text)],
  ['a quoted value', size => fill('\\"', size), attribute('mahjong', value => `waits="${value}"`)],
  ['keys', size => lines(() => 'waits: 5m', size), fence('mahjong')],
  // A key on line after line, whose values may be parts of one.
  ...claims.flatMap(key =>
    ['5m', 'なに'].map(value => [
      `lines of ${key}: ${value}`,
      size => `123m456p789s1122z 3z\n${lines(() => `${key}: ${value}`, size)}`,
      fence('mahjong')
    ])
  ),
  ['unknown keys', size => lines(n => `k${n}: 5m`, size), fence('mahjong')],
  ['hands', size => lines(() => '123m456p789s1122z', size), fence('mahjong')],
  [
    'hands and claims',
    size => lines(() => '123m456p789s1122z\nwaits: 12z\nyaku: pinfu', size),
    fence('mahjong')
  ],
  ['rivers', size => lines(() => 'j19m5z', size), fence('mahjong')],
  ['players', size => lines(n => `east: ${n}\nj19m`, size), fence('mahjong')],
  ['notes', size => lines(() => 'note: a :tiles[12m] b :tiles[q', size), fence('mahjong')],
  ['notes with open labels', size => `123m\nnote: ${fill(':tiles[', size)}`, fence('mahjong')],
  ['comments', size => lines(() => '# a', size), fence('mahjong')],
  ['choices', size => `123m\nchoices:\n${lines(() => '- 3p', size)}`, fence('mahjong')],
  ['choices in a line', size => `123m\nchoices: ${fill('3p, ', size)}`, fence('mahjong')],
  ['hanafuda keys', size => lines(() => 'captured: 1h 3h\nyaku: ?', size), fence('hanafuda')],
  ['hanafuda backs', size => lines(() => 'o o o o o o o o', size), fence('hanafuda')],
  ['hanafuda sheet', size => `sheet: a, b\n${lines(n => `${n % 12}: a 6`, size)}`, fence('hanafuda')],
  ['hanafuda moves', size => `seed: 1\n${lines(() => '1h/2h', size)}`, fence('hanafuda')],
  ['hanafuda titles', size => `seed: 1\n${lines(() => 'note: x', size)}`, fence('hanafuda')],
  ['a row as SVG', size => fill('1m', size), text => renderSvg(text)],
  ['broken rows as SVG', size => fill('1mq', size), text => renderSvg(text)],
  ['broken rows as HTML', size => fill('1mq', size), text => renderHtml(text)],
  ...writtenDialects.flatMap(dialect =>
    ['1m', "1'23p", '1m{a}', '-', 'j1=', '_', "5'5=5z"].map(piece => [
      `format ${dialect} ${JSON.stringify(piece)}`,
      size => fill(piece, size),
      text => format(resolve(parse(text).tree), dialect)
    ])
  ),
  ...[
    ':tiles[', ':tiles[1m] ', ':tiles[1m]{', ':tiles[1m]{a="', ':tiles ', '::tiles', '：tiles［', ':hanafuda[1h] ',
    ':hanafuda[', ':tiles[q] ', '[^1] :tiles[1m] ', ':tiles[[', ':tiles[1m\\', '10:30 ', ':', '*:tiles[1m]*', '`:tiles[`',
    '![:tiles[1m]](a) '
  ].flatMap(piece =>
    ['unified', 'Sätteri', 'markdown-it'].map(engine => [
      `page of ${JSON.stringify(piece)} on ${engine}`,
      size => fill(piece, size),
      page(engine)
    ])
  ), // prettier-ignore
  // remark-gfm takes quadratic time for `[` alone: with it, 400,000 characters of `:tiles[` take 18 s, without us too.
  ...[':tiles[', ':tiles[1m] ', ':tiles[1m]{', '::tiles', '10:30 ', ':'].map(piece => [
    `tree of ${JSON.stringify(piece)}`,
    size => fill(piece, size),
    text => remark.runSync(remark.parse(text))
  ]),
  ...[
    ['lines of tiles', () => ':tiles[123m]\n\n'],
    ['open labels on lines', () => ':tiles[1m\n'],
    ['fences', () => '```mahjong\n123m\n```\n\n'],
    ['broken fences', () => '```mahjong\n1q\n```\n\n'],
    ['footnotes', n => `:tiles[1m][^${n}]\n\n[^${n}]: :tiles[2m]\n\n`],
    ['tables', () => '| :tiles[1m] | :tiles[2m] |\n|---|---|\n| :tiles[1q] | b |\n\n'],
    ['lists', () => '- :tiles[1m]\n  ```mahjong\n  1m\n  ```\n'],
    ['headings', n => `# ${n} :tiles[1m]\n`],
    ['quotes', () => '> :tiles[1q]\n\n']
  ].flatMap(([name, line]) =>
    ['unified', 'Sätteri', 'markdown-it'].map(engine => [
      `${name} on ${engine}`,
      size => lines(line, size),
      page(engine)
    ])
  ),
  ...['unified', 'Sätteri', 'markdown-it'].flatMap(engine =>
    ['1m', 'q', '1', ' ', '{a', "1'"].map(piece => [
      `one label of ${JSON.stringify(piece)} on ${engine}`,
      size => `:tiles[${fill(piece, size)}]`,
      page(engine)
    ])
  ),
  ['a block', size => fill('1m\n', size), text => parseBlock(text)]
]

/** All of them. */
export const all = [...growing, ...onHosts]

/** Names of those that once grew faster than their texts, and of the constructs that people write most. */
export const reported = [
  /^page of ":tiles\[" on/,
  /^tree of ":tiles\["/,
  /^page of ":tiles\[1m\]\{a/,
  // On Sätteri, `'` is what smart punctuation itself reads in quadratic time.
  /^one label of "(?:1m|q)" on/,
  /^one label of "\{a" on markdown-it/,
  /^cards "(?:o|oy|1h )"/,
  /^hanafuda fence "o"/,
  /^hanafuda (?:near|yaku|take): "(?: |\?|\()"/,
  /^hanafuda (?:sheet|titles)/,
  /^record "o"/,
  // Half as long, footnotes are compared with unified alone in `hosts-alone.js`: there micromark takes quadratic time.
  /^footnotes on (?!unified)/,
  /^page of ":::tiles\\n" on/,
  /^format (?:paiga|unicode) "(?:1m|1'23p)"/,
  /^attributes "a=/,
  /^a quoted value/,
  /^notes with open labels/,
  /^broken rows as HTML/,
  /^situation: "a=1 "/,
  /^convert of ":tiles\[q\] "/,
  /^convert --in-html of "<div>" with "<pre>/,
  /^TOML in a table "\\"/,
  /^auto: "(?:1|y|東)"/
]

/** Names of those that grew faster than their texts only above 100,000 characters: they are measured with a million. */
export const late = [/^hanafuda titles$/, /^players$/]

/** Those that take more than a tenth of a second for 100,000 characters, two minutes in sum: the report measures them. */
export const long = [
  / on (?:unified|Sätteri|markdown-it|MDX|Sätteri MDX)$/,
  /^(?:convert|check|audit|parse|score|analyse) /,
  /^hanafuda (?:inline|fence|rules)/,
  /^\w+: "(?:1枚|6文|三光 |a=1 )"/,
  /^attributes "(?:a=(?:\\"|1 )|#a)/,
  /^(?:unknown keys|hands and claims|players)/,
  /^(?:broken rows|a row) as/,
  /^YAML "  (?:a: \\"|a: 1|rules)/,
  /^TOML (?:in a table )?"(?:a = 1|x = |# a)/
]
