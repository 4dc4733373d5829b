/**
 * Entries: everything that reads what an author wrote, each with what must hold of it for any text.
 */
import {convert, dialectIds, format, parse, resolve, writtenDialects} from '@tehai/core'
import {parseBlock, parseRowOptions, parseSituation} from '@tehai/core/page'
import {parseMeta} from '@tehai/kernel/block'
import {readRules} from '@tehai/core/claims'
import {documentOf, frontMatterOfData, frontMatterOfText} from '@tehai/kernel/markdown'
import {answerPile, answerRound, answerScore, parseCards, parseRecord, parseRules} from '@tehai/koikoi'
import {hanafuda} from 'remark-hanafuda/rehype'
import {renderHtml, renderSvg} from 'rehype-tiles/render'
import {parse as parseYaml} from 'yaml'
import * as yaml from 'yaml'
import {engines} from '../engines/engines.js'
import {runHere} from './program.js'
import {caughtIn, readXml} from './markup.js'
import {games, readConstruct} from './read.js'
import {wrongServices} from './services.js'

/** Characters that no message may hold, and lines that a CI system would obey. */
export const obeyed =
  /(?![\t\n])\p{Cc}|[\u200F\u2028-\u202E\u2066-\u2069\uFEFF]|\p{Surrogate}|(?:^|\n)::(?:error|warning)/u

class Broken extends Error {}

function hold(condition, what) {
  if (!condition) throw new Broken(what)
}

/** Spans are inside the text. */
function holdSpans(messages, length) {
  for (const {id, start, end} of messages) {
    hold(0 <= start && start <= end && end <= length, `span of ${id}: ${start}–${end} of ${length}`)
  }
}

function holdReports(reports) {
  for (const {id, reason, note} of reports) {
    hold(!obeyed.test(reason) && !reason.includes('\n'), `sentence of ${id}: ${JSON.stringify(reason)}`)
    hold(note === undefined || !obeyed.test(note), `frame of ${id}: ${JSON.stringify(note)}`)
    hold(!/native code|\[object |undefined|NaN/.test(reason), `words of ${id}: ${reason}`)
  }
}

function holdHtml(html) {
  const [caught] = caughtIn(html)
  hold(caught === undefined, `author text became ${caught}`)
}

const holdMessages = (text, {messages}) => holdSpans(messages, text.length)

function construct(made) {
  const {html, reports} = readConstruct(made)
  holdHtml(html)
  holdReports(reports)
}

const scoreNames = [
  'id',
  'hand',
  'melds',
  'draw',
  'win',
  'rules',
  'riichi',
  'seat',
  'round',
  'dora',
  'ura',
  'from',
  'honba',
  'sticks',
  'pao',
  'tiles',
  'situation',
  'dialect'
]
const pileNames = [
  'id',
  'cards',
  'ids',
  'rules',
  'override',
  'context',
  'month',
  'koiKoiCalls',
  'score',
  'calls'
]
const roundNames = ['id', 'decks', 'seed', 'actions', 'rules', 'dealer', 'month', 'override']

async function commandLine(args, input) {
  const {code, stdout, stderr} = await runHere(args, {input})
  hold(
    !/fault of the program|Maximum call stack|Cannot read prop|is not a function/.test(stderr + stdout),
    stderr + stdout
  )
  hold(code === 0 || code === 1 || code === 2, `exit code ${code}`)
  return stdout
}

async function jsonLine(args, value) {
  const line = JSON.stringify(value)
  const answers = (await commandLine(args, `${line}\n{"id":7}\n`)).trim().split('\n')
  hold(answers.length === 2, `${answers.length} answers to 2 lines`)
  for (const answer of answers) JSON.parse(answer)
}

async function onEngine(engine, text) {
  const {html, messages} = await engines[engine]('/none.md', text, {})
  for (const message of messages) hold(!obeyed.test(message), `message: ${JSON.stringify(message)}`)
  return html
}

/** A document of Pandoc whose lines are those of a page, cut into inlines of any kind. */
function documentOfPage(text, {pick, chance}) {
  const str = c => ({t: 'Str', c})
  const attr = () => [
    '',
    [pick(['mahjong', 'hanafuda', 'tiles{a=1}', 'x'])],
    chance(0.5) ? [['waits', '25p']] : []
  ]
  const wraps = [
    c => ({t: 'Emph', c: [c]}),
    c => ({t: 'Superscript', c: [c]}),
    c => ({t: 'Quoted', c: [{t: pick(['SingleQuote', 'DoubleQuote'])}, [c]]}),
    c => ({t: 'Span', c: [chance(0.5) ? attr() : ['', [], [['data-pos', '1:2-1:3']]], [c]]}),
    c => ({t: 'Link', c: [['', [], []], [c], ['x', '']]})
  ]
  const word = one =>
    chance(0.2) ? pick(wraps)(str(one)) : chance(0.1) ? {t: 'Code', c: [attr(), one]} : str(one)
  const blocks = text.split('\n\n').map(part => {
    if (chance(0.3)) return {t: 'CodeBlock', c: [attr(), part]}
    const c = part
      .split(/(?<=[^\w])/)
      .flatMap(one => (one === '\n' ? {t: 'SoftBreak'} : one === ' ' ? {t: 'Space'} : word(one)))
    return chance(0.2) ? {t: 'Div', c: [attr(), [{t: 'Para', c}]]} : {t: pick(['Para', 'Plain']), c}
  })
  return JSON.stringify({
    'pandoc-api-version': [1, 22],
    meta: {lang: {t: 'MetaString', c: pick(['en', 'ja', ''])}},
    blocks
  })
}

/** What a filter answers is a document, whose HTML holds nothing of the author's. */
async function filterDocument([format, input]) {
  const {blocks} = JSON.parse(await commandLine(['pandoc', format], input))
  const walk = value => {
    if (typeof value !== 'object' || value === null) return
    if (value.t === 'RawInline' || value.t === 'RawBlock') holdHtml(value.c[1])
    hold(value.t !== 'Slot', 'a construct was not drawn')
    for (const inner of Object.values(value)) walk(inner)
  }
  walk(blocks)
}

/** What a preprocessor answers is the book. */
async function processBook(content) {
  const context = {root: '/none', config: {}, renderer: 'html'}
  const answer = JSON.parse(
    await commandLine(['mdbook'], JSON.stringify([context, {items: [{Chapter: {content}}]}]))
  )
  hold(typeof answer.items[0].Chapter.content === 'string', 'the chapter is gone')
}

/** [name, share of the runs, what makes its input, what it does, how often it reads its input (default: about once)]. */
export const entries = [
  [
    'parse',
    20,
    ({row}, {pick}) => [row(), pick(dialectIds)],
    ([text, dialect]) => holdMessages(text, parse(text, {dialect}))
  ],
  [
    'format',
    10,
    ({row}, {pick}) => [row(), pick(writtenDialects)],
    ([text, to]) => void format(resolve(parse(text).tree), to)
  ],
  [
    'convert',
    4,
    ({row}, {pick}) => [row(), pick(dialectIds), pick(writtenDialects)],
    ([text, from, to]) => void convert(text, from, to)
  ],
  ['block', 6, ({block}) => block(), text => holdMessages(text, parseBlock(text))],
  ['fence', 14, ({block, attributes}) => ({game: 'mahjong', meta: attributes(), source: block()}), construct],
  [
    'inline',
    10,
    ({row, attributes}) => ({game: 'mahjong', label: row(), attributes: attributes()}),
    construct
  ],
  [
    'hanafuda fence',
    8,
    ({cardBlock, record, attributes}, {chance}) => ({
      game: 'hanafuda',
      meta: attributes(),
      source: chance(0.7) ? cardBlock() : record()
    }),
    construct
  ],
  [
    'hanafuda inline',
    4,
    ({cardRow, attributes}) => ({game: 'hanafuda', label: cardRow(), attributes: attributes()}),
    construct
  ],
  ['cards', 4, ({cardRow}) => cardRow(), text => holdMessages(text, parseCards(text))],
  ['record', 3, ({record}) => record(), text => holdMessages(text, parseRecord(text))],
  ['rules', 3, ({value}) => value(), text => void [readRules(text), parseRules(text)]],
  ['meta', 3, ({attributes}) => attributes(), text => holdMessages(text, parseMeta(text))],
  ['row options', 2, ({attributes}) => attributes(), text => holdMessages(text, parseRowOptions(text))],
  ['situation', 3, ({value}) => value(), text => void parseSituation(text)],
  [
    'front matter',
    4,
    ({yaml: front}) => front(),
    text => {
      for (const id of ['mahjong', 'hanafuda'])
        games[id].open(documentOf(text), frontMatterOfText(text, 0, yaml, games[id]))
      let data
      try {
        data = parseYaml(text, {logLevel: 'silent'})
      } catch {
        return
      } // what a host cannot read it does not pass on
      for (const id of ['mahjong', 'hanafuda'])
        games[id].open(documentOf(text), frontMatterOfData(data, games[id]))
    }
  ],
  [
    'SVG',
    6,
    ({row, value}, {pick, chance}) => [
      row(),
      {dialect: pick(dialectIds), ...(chance(0.5) && {label: value(), mark: value()})}
    ],
    ([text, options]) => {
      readXml(renderSvg(text, options).picture)
      holdHtml(renderHtml(text, options).picture)
    }
  ],
  [
    'SVG of cards',
    3,
    ({cardRow}) => cardRow(),
    text => void readXml(renderSvg(text, {}, 64, hanafuda()).picture)
  ],
  ['page on unified', 2, ({page}) => page(), text => onEngine('unified', text)],
  ['page on Sätteri', 2, ({page}) => page(), text => onEngine('Sätteri', text)],
  [
    'page on markdown-it',
    2,
    ({page}) => page().replace(/^---[^]*?---\n/, ''),
    text => onEngine('markdown-it', text)
  ],
  [
    'services of editors',
    2,
    ({page}, {below}) => {
      const text = page()
      return [text, below(text.length + 1)]
    },
    input => {
      const wrong = wrongServices(input)
      hold(wrong.length === 0, wrong.join('; '))
    },
    // A service tries each proposal by reading the page with it.
    4
  ],
  [
    'document of Pandoc',
    2,
    ({page}, random) => [random.pick(['html', 'epub3', 'plain']), documentOfPage(page(), random)],
    filterDocument
  ],
  ['chapter of mdBook', 1, ({page}) => page(), processBook],
  [
    'koi-koi JSON',
    4,
    ({json}) => [json(pileNames), json(roundNames), json(pileNames)],
    ([pile, round, score]) => void [answerPile(pile), answerRound(round), answerScore(score)]
  ],
  ['score --jsonl', 0.5, ({json}) => json(scoreNames), value => jsonLine(['score', '--jsonl'], value)],
  ['analyse --jsonl', 0.5, ({json}) => json(scoreNames), value => jsonLine(['analyse', '--jsonl'], value)],
  [
    'parse on the command line',
    0.5,
    ({row, value}, {pick}) => [
      'parse',
      row().replaceAll('\0', ''),
      `--dialect=${pick([pick(dialectIds), value()])}`
    ],
    args => commandLine(args, '')
  ],
  [
    'options of the command line',
    0.5,
    ({value, hostile}, {pick}) => [
      pick(['score', 'analyse', 'render', 'parse', 'koikoi']),
      value(),
      `--${hostile()}=${value()}`
    ],
    args => commandLine(args, '')
  ]
]
