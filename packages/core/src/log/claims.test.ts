/**
 * What is claimed of the end of a round, and what is typed beside a record, against what the record says.
 */
import {readdirSync, readFileSync} from 'node:fs'
import type {Markup} from '@tehai/kernel/markup'
import {checkRecord, roundName} from '@tehai/record'
import {expect, test} from 'vitest'
import {claimChecker} from '../claims/check.js'
import {checkBlock} from '../page/check-block.js'
import {sentenceOf} from '../page/check/result/sentences.js'
import {roundsOf} from '../table/index.js'
import {sampleOf} from '../../../../test/sample.js'
import {recordReader} from './reader.js'

const folder = new URL('../../../record/test/logs/', import.meta.url)
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8')
const records = recordReader(path => ({text: read(path), path}))

const textOf = (markup: Markup): string =>
  typeof markup === 'string' ? markup : markup.children.map(textOf).join('')

/** The messages of a block of a record, and what its claims show. */
function resultOf(file: string, lines: readonly string[]) {
  const text = [`log: ${file}`, ...lines].join('\n')
  const {messages, sections} = checkBlock(text, {...claimChecker(), records})
  const facts = sections
    .flatMap(({groups}) => groups.flat())
    .flatMap(part => (part.type === 'facts' ? part.facts : []))
  return {
    messages: messages.map(one => `${text.slice(one.start, one.end)}: ${sentenceOf(one, text, 'en')}`),
    shown: new Map(facts.map(({key, words}) => [key, words.map(textOf).join('')]))
  }
}

/** Points in the order of the players that a list of them names. */
const pointsIn = (shown = ''): readonly number[] =>
  [...shown.matchAll(/[+−]?[\d,]+$|[+−]?[\d,]+(?= \/)/g)].map(([points]) =>
    Number(points.replaceAll(',', '').replace('−', '-').replace('+', ''))
  )

const files = readdirSync(folder).filter(file => /\.(?:xml|tenhou6\.json|jsonl|kobalab\.json)$/.test(file))

test.each(sampleOf(files, 4))('payments and scores after each round of %s are those of the record', file => {
  const {game, tables, messages} = checkRecord(read(file))
  const faulty = new Set(messages.map(({round}) => round))
  for (const [index, round] of game!.rounds.entries()) {
    const results = round.results.map(({delta}) => delta)
    if (faulty.has(index) || faulty.has(null) || results.length === 0 || results.includes(null)) continue
    const end = tables[index]!.at(-1)!
    const winner = round.results.find(({type}) => type === 'win')
    const river = round.results.find(one => one.type === 'draw' && one.reason === 'nagashi')
    const paid = river?.delta?.findIndex(points => points > 0) ?? round.dealer
    const owner = winner?.type === 'win' ? winner.player : paid
    const order = Array.from({length: game!.players}, (_, step) => (owner + step) % game!.players)
    const won = order.map(player => results.reduce((sum, delta) => sum + (delta![player] ?? 0), 0))
    const kyoku = `kyoku: ${roundName(round, 'en')}`
    const {shown, messages: found} = resultOf(file, [kyoku, 'payments: ?', 'scores-after: ?'])
    expect([round.kyoku, found.filter(one => one.includes('`?`'))]).toEqual([round.kyoku, []])
    expect(pointsIn(shown.get('payments'))).toEqual(won)
    expect(pointsIn(shown.get('scores-after'))).toEqual(
      order.map((player, at) => end.scores[player]! + won[at]!)
    )
  }
})

test('several wins, in the order of the players', () => {
  const {shown, messages} = resultOf('double-ron.xml', ['kyoku: East 4', 'payments: ?', 'scores-after: ?'])
  expect(messages).toEqual([])
  expect(shown.get('payments')).toBe(
    'South seat +9,700 / West seat 0 / North seat +8,000 / East seat −15,700'
  )
  expect(shown.get('scores-after')).toBe(
    'South seat 33,400 / West seat 36,000 / North seat 32,000 / East seat −1,400'
  )
})

test('the discard that was won by is one tile', () => {
  const waits = (file: string, kyoku: string) =>
    resultOf(file, [`kyoku: ${kyoku}`, 'waits: ?']).shown.get('waits')
  expect(waits('2011020401gm-00a9-0000-f6eff225.xml', 'East 2')).toContain('3 tiles')
  expect(waits('nine-gates.xml', '2nd')).toContain('3 tiles')
  expect(waits('sanma2.xml', 'East 3')).toContain('6 tiles')
})

/** Of East 1 of the first record: West wins by tsumo on 3m in riichi since turn 7, with 19 tiles left. */
const east1 = (lines: string) =>
  resultOf('2011020401gm-00a9-0000-f6eff225.xml', ['kyoku: East 1', ...lines.split('\n')]).messages

/** Of East 4 of a double ron: South in riichi since turn 11 and North win from East on turn 15. */
const east4 = (lines: string) => resultOf('double-ron.xml', ['kyoku: East 4', ...lines.split('\n')]).messages

const isOfRecord = (message: string) =>
  /(?:as the game record has it|the game record does not have)$/.test(message)

test.each([
  ['ura-indicator: 1s', '1s', '6m'],
  ['ron: 3m from toimen', 'ron: 3m from toimen', 'win: 3m tsumo'],
  ['win: 2m', 'win: 2m', 'win: 3m tsumo'],
  ['tsumo: 6m', 'tsumo: 6m', 'win: 3m tsumo'],
  ['riichi: double', 'double', 'riichi'],
  ['riichi: no', 'no', 'riichi'],
  ['at: 9\nself: riichi turn 8', 'riichi turn 8', 'riichi turn 7'],
  ['at: 9\nself: 立直8巡目', '立直8巡目', '立直7巡目'],
  ['at: 9\ntoimen: west', 'west', 'East seat'],
  ['at: 9\nkamicha: south 24000', '24000', '25000'],
  ['at: 9\ntoimen:\nj 1z2z3z', 'j 1z2z3z', 'j 4z3z1s5z5m1=z8m2=-p6=p5=p9=m'],
  ['at: 9\ntoimen:\nriver: 1z2z3z', '1z2z3z', '4z3z1s5z5m1=z8m2=-p6=p5=p9=m'],
  ['scores: south 24000', 'south 24000', '25000 25000 24000 25000']
])('a record contradicts %j', (lines, range, expected) => {
  expect(east1(lines)).toContain(
    `${range}: Unexpected \`${range}\`, expected \`${expected}\`, as the game record has it`
  )
})

test.each([
  ['haitei: yes', 'yes'],
  ['situation: haitei', 'haitei'],
  ['situation: East 1, haitei, riichi', 'haitei'],
  ['situation: 流局', '流局'],
  ['toimen: riichi', 'riichi']
])('a record does not have what %j says', (lines, range) => {
  expect(east1(lines)).toContain(`${range}: Unexpected \`${range}\`, which the game record does not have`)
})

test.each([
  'ura-indicator: 6m',
  'win: 3m',
  'tsumo: 3m',
  'riichi: yes',
  'situation: East 1, West seat, riichi',
  'at: 9\nself: 24000 riichi on turn 7',
  'at: 9\ntoimen: east 25000\nj 4z3z1s5z5m1=z8m2=-p6=p5=p9=m',
  // A river may be cut short, or leave out what was called away.
  'at: 9\ntoimen:\nj 4z3z1s',
  'at: 9\ntoimen:\nj …5p9m',
  'at: 9\ntoimen:\nj 4z3z1s5z5m1z8m6p5p9m',
  // The points from before the stick was put down.
  'at: 9\nself: 25000 riichi on turn 7',
  'scores: east 25000 west 24000',
  'scores: self 24000 toimen 25000',
  'scores: 24000 25000 25000 25000',
  // Before the end a win may be supposed.
  'at: 6\nself: riichi',
  'at: 6\nhaitei: yes'
])('a record does not contradict %j', lines => {
  expect(east1(lines).filter(isOfRecord)).toEqual([])
})

test.each([
  'situation: South seat, riichi, turn 15, 2 sticks',
  'situation: South seat, riichi turn 11',
  'kamicha:\nj …9p1m',
  'payments: -15700 +9700 0 +8000',
  'payments: -15700 +7700 0 +8000',
  'scores-after: -1400 33400 36000 32000',
  'scores: 14300 23700 36000 24000\nscores-after: -1400 33400 36000 32000'
])('nor does it contradict %j', lines => {
  expect(east4(lines).filter(isOfRecord)).toEqual([])
})

test('points that are typed are not what is added to', () => {
  const {shown} = resultOf('double-ron.xml', [
    'kyoku: East 4',
    'scores: 14300 24700 36000 25000',
    'scores-after: ?',
    'payments: ?',
    'toimen: 24000'
  ])
  expect(shown.get('scores-after')).toBe(
    'South seat 33,400 / West seat 36,000 / North seat 32,000 / East seat −1,400'
  )
  expect(shown.get('payments')).toBe(
    'South seat +9,700 / West seat 0 / North seat +8,000 / East seat −15,700'
  )
})

test('what a record says was paid counts, also where the rules pay something else', () => {
  const text = read('2011020401gm-00a9-0000-f6eff225.xml').replace(/(<AGARI [^>]*sc="[^"]*")/, found =>
    found.replaceAll(/,37(?=[,"])/g, ',57')
  )
  const other = recordReader(path => ({text, path}))
  const block = 'log: other.xml\nkyoku: East 1\npayments: ?'
  const {sections} = checkBlock(block, {...claimChecker(), records: other})
  const facts = sections
    .flatMap(({groups}) => groups.flat())
    .flatMap(part => (part.type === 'facts' ? part.facts : []))
  expect(
    facts
      .find(({key}) => key === 'payments')!
      .words.map(textOf)
      .join('')
  ).toContain('West seat +5,700')
})

test('three players have no North seat', () => {
  const {messages} = resultOf('sanma2.xml', ['kyoku: East 2', 'seat: north', 'at: 5'])
  expect(messages).toEqual(['north: Unexpected player `north`, expected one of the three who play'])
})

test('a table of rounds says what the record leaves open', () => {
  const {game} = checkRecord(read('three-rounds.mjai.jsonl'))
  expect(roundsOf(game!, 'en').rows[0]!.results).toEqual([
    {
      words: 'North wins by tsumo: riichi, menzen tsumo, pinfu, dora, red fives',
      points: 8000,
      limit: 'mangan'
    }
  ])
})

test.each([
  'ron: 4p from east',
  'ron: 4p from shimocha',
  'scores: west 65100 east 10500',
  'scores: shimocha 10500 kamicha 27400'
])('of three players %j is so', line => {
  const {messages} = resultOf('sanma2.xml', ['kyoku: East 3', line])
  expect(messages.filter(isOfRecord)).toEqual([])
})

test.each(['ron: 4p from south', 'ron: 4p from kamicha', 'scores: west 65000', 'south: 20000'])(
  'of three players %j is not so',
  line => {
    const {messages} = resultOf('sanma2.xml', ['kyoku: East 3', line])
    expect(messages.filter(isOfRecord)).toHaveLength(1)
  }
)

test.each(sampleOf(files, 4))('nothing that %s says contradicts it when it is typed', file => {
  const {game, tables} = checkRecord(read(file))
  const wrong: string[] = []
  for (const [index, round] of game!.rounds.entries()) {
    const kyoku = roundName(round, 'en')
    const last = tables[index]!.length - 1
    for (const at of [
      'end',
      ...[1, 2, 3, 4].map(part => `event ${Math.max(1, Math.floor((last * part) / 5))}`)
    ]) {
      for (const seat of ['east', 'west'] as const) {
        const request = {
          log: file,
          kyoku,
          at,
          seat,
          isOpen: false,
          view: 'board',
          needsPosition: true
        } as const
        const {position} = records.read({...request, language: 'en', page: undefined})
        if (!position) continue
        const keys = position.keys.map(([key, value]) => `${key}: ${value}`)
        const typed = [...keys, `scores: ${position.scores}`, position.players]
        const {messages} = resultOf(file, [
          `kyoku: ${kyoku}`,
          `at: ${at}`,
          `seat: ${seat}`,
          ...typed.join('\n').split('\n')
        ])
        wrong.push(...messages.filter(isOfRecord).map(one => `${kyoku}, ${at}, ${seat}: ${one}`))
      }
    }
  }
  expect(wrong).toEqual([])
})
