/**
 * A page for every message: where it stands, and what the README says of it.
 */
import {readFileSync, writeFileSync} from 'node:fs'
import {resolve} from 'node:path'
import remarkFrontmatter from 'remark-frontmatter'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {VFile} from 'vfile'
import {expect, test} from 'vitest'
import remarkHanafuda, {messages} from './index.js'

const fence = (...lines: readonly string[]) => ['```hanafuda', ...lines, '```'].join('\n')

/** A round of which the tests know every move. */
const round = ['seed 23', 'dealer 1', 'rules nintendo']
const moves = [
  '10cx10a/10b',
  '5ax5b/11bx11c',
  '8c/2b',
  '8dx8c/7d',
  '7ax7d/5dx5c',
  '1c/12ax12b',
  '2cx2b/1bx1c',
  '3c/6d',
  '6ax6d/4d koi',
  '3ax3c/8a',
  '4ax4d/9cx9a stop'
]
const turn = (...own: readonly string[]) => fence(...round, ...own)

const order = Array.from({length: 12}, (_, month) => ['a', 'b', 'c', 'd'].map(slot => `${month + 1}${slot}`))
/** Hands of two cards a month, and all of January on the field. */
const fullMonth = [
  ...order.slice(1, 9).flatMap(month => month.slice(0, 2)),
  ...order[0]!,
  ...order.slice(1, 5).map(month => month[2]!)
]
const deck = [...fullMonth, ...order.flat().filter(code => !fullMonth.includes(code))].join('')

/** A round in which the last card makes a yaku. */
const lastCard = [
  'seed 77',
  '3dx/2c',
  '8ax8d/10c',
  '5dx5a/11a',
  '11bx11a/7d',
  '7bx7d/9b',
  '10ax10c/4a',
  '5c/10d',
  '4bx4a/2ax2c',
  '8c/12c',
  '6dx6c/4c',
  '8bx8c/7a',
  '4dx4c/5bx5c',
  '7cx7a/12ax12c',
  '11d/9cx9b',
  '12d/2d',
  '11cx11d/1cx1d koi'
]

// [id, page, what the place of the message holds]
const pages: readonly (readonly [id: string, page: string, actual: string])[] = [
  ['empty-block', 'a\n\n> ```hanafuda\n> # nothing\n> ```', '# nothing'],
  ['unknown-key', fence('1h', 'yakus: ?'), 'yakus'],
  ['double-key', fence('rules: seed', '1h', 'rules: nintendo'), 'rules'],
  ['missing-value', fence('captured: 1h', 'yaku:'), 'yaku'],
  ['bad-value', fence('captured: 1h', 'score: many'), 'many'],
  ['unknown-option', '```hanafuda tilte="A"\n1h\n```', 'tilte'],
  ['double-option', ':hanafuda[1h]{size=l size=m}', 'size=m'],
  ['bad-attribute', ':hanafuda[1h]{="l"}', '="l"'],
  ['no-cards', fence('yaku: ?'), 'yaku'],
  ['no-field', fence('hand: 1h', 'take: 1h'), 'take'],
  ['unknown-yaku', fence('captured: 1,3,8h', 'yaku: 三高'), '三高'],
  ['false-yaku', fence('captured: 1,3,8h', 'yaku: 四光'), '四光'],
  ['missing-yaku', fence('captured: 1,3,8h 9t', 'yaku: 三光'), '三光'],
  ['false-yaku-points', fence('captured: 1,3,8h', 'yaku: 三光5文'), '三光5文'],
  ['false-score', fence('captured: 1,3,8h', 'score: 5'), '5'],
  ['false-take', fence('field: 3k 8t', 'take: 3h x 8t'), '8t'],
  ['false-near', fence('captured: 6t 7t', 'near: 猪鹿蝶 あと2枚'), '猪鹿蝶 あと2枚'],
  ['almost-directive', '：hanafuda［１ｈ］', '：hanafuda［１ｈ］'],
  ['unclosed-label', 'a :hanafuda[1h', ':hanafuda['],
  ['bad-colons', 'a ::hanafuda[1h] b', '::hanafuda['],
  ['missing-label', 'a :hanafuda{size=l}', ':hanafuda'],
  ['bad-front-matter', '---\nhanafuda: nintendo\n---\n\n:hanafuda[1h]', 'nintendo'],
  ['unknown-card', 'a :hanafuda[1h crain]', 'crain'],
  ['missing-kind', ':hanafuda[1h 3]', '3'],
  ['bad-month', ':hanafuda[13h]', '13h'],
  ['no-such-card', ':hanafuda[2h]', '2h'],
  ['duplicate-card', fence('captured: 1h', 'field: 1h'), '1h'],
  ['lone-prefix', ':hanafuda[1h y]', 'y'],
  ['unknown-record-key', fence('seed 23', 'delaer 1'), 'delaer'],
  ['repeated-record-key', fence('seed 23', 'dealer 1', 'dealer 2'), 'dealer'],
  ['bad-deal', fence('deal 1a2b'), '1a2b'],
  ['bad-seed', fence('seed -1'), '-1'],
  ['bad-dealer', fence('seed 23', 'dealer 3'), '3'],
  ['bad-record-month', fence('seed 23', 'month 13'), '13'],
  ['unknown-rule-set', '```hanafuda rules=nintndo\n1h\n```', 'nintndo'],
  ['unknown-rule', fence('1h', 'rules: seed teshi=6'), 'teshi=6'],
  ['bad-rule-value', '---\nhanafuda:\n  rules: seed maxTurns=0\n---\n', 'maxTurns=0'],
  ['bad-move', turn('10cx10a/10b zzz'), 'zzz'],
  ['late-header', turn(moves[0]!, 'month 3'), 'month'],
  ['no-deck-left', fence(`deal ${deck}`), `deal ${deck}`],
  ['round-is-over', turn(...moves, '1a'), '1a'],
  ['card-not-in-hand', turn('12a/10b'), '12a'],
  ['wrong-draw', turn('10cx10a/1a'), '1a'],
  ['missing-capture', turn('10c/10b'), '10c'],
  ['wrong-capture', turn('10cx9a/10b'), '9a'],
  ['nothing-to-capture', turn('8cx8a/10b'), 'x8a'],
  ['choice-needed', turn(moves[0]!, '5a/11b'), '5a'],
  ['draw-missing', turn('10cx10a', moves[1]!), ''],
  ['call-missing', turn(...moves.slice(0, 8), '6ax6d/4d', moves[9]!), '6ax6d/4d'],
  ['no-yaku-to-call', turn('10cx10a/10b koi'), 'koi'],
  ['koikoi-with-last-card', fence(...lastCard), 'koi']
]

function run(page: string, lang: 'en' | 'ja') {
  const file = new VFile({path: 'page.md', value: page})
  const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkHanafuda, {lang})
  processor.runSync(processor.parse(file), file)
  return file.messages
}

test.each(pages)('%s', (id, page, actual) => {
  const found = run(page, 'en').find(({ruleId}) => ruleId === id)
  expect(found?.source).toBe('remark-hanafuda')
  expect(found?.url).toBe(`https://www.npmjs.com/package/remark-hanafuda#${id}`)
  const place = found!.place as {start: {offset: number}; end: {offset: number}}
  expect(page.slice(place.start.offset, place.end.offset)).toBe(actual)
})

/** A block with `seed` or `deal` is a record: one without is rows of cards, and cannot lack them. */
const elsewhere = ['missing-deal']

test('every message has a page', () => {
  const shown = new Set([...pages.map(([id]) => id), ...elsewhere])
  expect(Object.keys(messages).filter(id => !shown.has(id))).toEqual([])
})

test('the README has a section for every message, to which `url` of a message leads', () => {
  const path = resolve(import.meta.dirname, '../README.md')
  const readme = readFileSync(path, 'utf8')
  const sections = pages.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([id, page]) => sectionOf(id, page))
  const expected = readme.replace(
    /(<!-- messages -->\n).*(<!-- \/messages -->)/s,
    (_, start, end) => `${start}\n${sections.join('\n')}\n${end}`
  )
  if (process.env['UPDATE'] === '1') writeFileSync(path, expected)
  expect(readFileSync(path, 'utf8')).toBe(expected)
})

function sectionOf(id: string, page: string): string {
  const [english, japanese] = (['en', 'ja'] as const).map(lang =>
    run(page, lang).find(({ruleId}) => ruleId === id)
  )
  const note = String(english!.note)
  const marks = note.includes('```') ? '````' : '```'
  return `### ${id}\n\n${marks}text\n${note}\n${marks}\n\n${english!.reason}\n\n${japanese!.reason}\n`
}
