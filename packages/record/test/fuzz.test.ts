/**
 * Records that are cut off or changed: messages, never a throw, and no more time than whole ones take. `RUNS=100000` tries
 * more of them, `SEED=7` others.
 */
import {readdirSync, readFileSync} from 'node:fs'
import {mulberry32, randomBelow} from '@tehai/kernel/random'
import {expect, test} from 'vitest'
import {checkRecord, readRecord, type CheckedRecord} from '../dist/index.js'
import {soulOf} from './soul-records.js'

const folder = new URL('logs/', import.meta.url)
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8')
const names = readdirSync(folder).filter(name => name !== 'expected.json' && name !== 'SOURCES.md')
const runs = Number(process.env['RUNS'] ?? (process.env['THOROUGH'] === undefined ? 60 : 3000))
const seed = Number(process.env['SEED'] ?? 1)

/** Mahjong Soul in two of its spellings, and an address, made of the other records. */
function madeTexts(): readonly string[] {
  const game = readRecord(read('double-ron.xml')).game!
  const records = game.rounds.flatMap(round => soulOf(round, game.players))
  return [
    JSON.stringify({head: {accounts: [{nickname: 'あ'}]}, records}),
    JSON.stringify(
      records.map(({name, data}) => ({'@type': `type.googleapis.com${name.replace('.', '/')}`, ...data}))
    ),
    `https://tenhou.net/6/#json=${encodeURIComponent(read('first-example.tenhou6.json'))}`
  ]
}

interface Whole extends CheckedRecord {
  readonly text: string
}
const wholes = [...names.map(read), ...madeTexts()].map((text): Whole => ({text, ...checkRecord(text)}))

const characters = ['"', ',', '0', '9', '<', '{', ']', '\0', '漢', '-', 'e', ' ', '\n', '\ud83c', '/', '>']

/** Milliseconds of CPU that no record of these lengths comes near: what is above was not linear. */
const MOST = 250

function cpuOf(run: () => void): number {
  const before = process.cpuUsage()
  run()
  return process.cpuUsage(before).user / 1000
}

/** What a record says of itself, in no more time than it may take: what else the machine did is not counted. */
function checked(text: string, run: number): CheckedRecord {
  let found: CheckedRecord | undefined
  const once = (): number => cpuOf(() => (found = checkRecord(text)))
  if (once() > MOST) expect(Math.min(once(), once(), once()), `run ${run} takes`).toBeLessThan(MOST)
  for (const {start, end} of found!.messages) {
    if (!(start >= 0 && end >= start && end <= text.length)) {
      throw new Error(`Expected the range of a message in run ${run}, got ${start}–${end} of ${text.length}`)
    }
  }
  return found!
}

test('a record with any character changed, or cut anywhere, says what is wrong', {timeout: 7_200_000}, () => {
  const random = mulberry32(seed)
  for (let run = 0; run < runs; run++) {
    const whole = wholes[randomBelow(random, wholes.length)]!
    const {text} = whole
    const at = randomBelow(random, text.length)
    if (randomBelow(random, 2) === 0) {
      const {game, messages} = checked(text.slice(0, at), run)
      // A list of documents may end after any of them, and what is left is whole.
      const isWhole = game !== null && game.rounds.length <= whole.game!.rounds.length
      if (messages.length > 0) continue
      expect(isWhole, `run ${run}, cut at ${at} of ${text.slice(0, 60)}`).toBe(true)
      for (const [index, {events, results}] of game!.rounds.entries()) {
        const {events: all, results: ends} = whole.game!.rounds[index]!
        expect([events, results], `run ${run}, round ${index}`).toEqual([all, ends])
      }
    } else {
      const character = characters[randomBelow(random, characters.length)]!
      checked(text.slice(0, at) + character + text.slice(at + 1), run)
    }
  }
})

test.each(
  [
    '',
    ' ',
    '<',
    '[]',
    '{}',
    'null',
    '"x"',
    '[[[[',
    '{"log":[]}',
    '{"log":[[]]}',
    '{"log":[[[1,2],[3]]]}',
    '[{"name":"RecordNewRound","data":{}}]',
    '[{"name":"RecordNewRound"}]',
    '{"type":"start_kyoku"}',
    '{"type":"__proto__"}',
    // A dealer who does not sit at a table of three.
    `{"log":[[[3,0,0],[35000,35000,35000,0],[12],[],${`[${Array(13).fill(11).join()}],[12],[60],`.repeat(3)}[],[],[],["流局"]]]}`,
    '<mjloggm><INIT seed="0,0,0,0,0,0"/></mjloggm>',
    '<INIT/><T0/><AGARI/>',
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    'https://tenhou.net/6/#json=%E0%A4%A'
  ].map(text => [text.slice(0, 60), text] as const)
)('`%s` is no record and says so', (_, text) => {
  const {messages} = checkRecord(text)
  expect(messages.length).toBeGreaterThan(0)
  for (const {start, end} of messages) expect(start >= 0 && end >= start && end <= text.length).toBe(true)
})

test('a record whose calls fit every discard ends the search', () => {
  const many = (item: number | string): (number | string)[] => Array.from({length: 400}, () => item)
  const hand = Array.from({length: 13}, () => 11)
  const lists = ['p111111', '11p1111', '1111p11', 'p111111'].flatMap(call => [
    hand,
    Array.from({length: 400}, (_, index) => (index % 2 === 0 ? 11 : call)),
    many(11)
  ])
  const text = JSON.stringify({
    log: [[[0, 0, 0], [25000, 25000, 25000, 25000], [12], [], ...lists, ['流局']]]
  })
  const before = process.cpuUsage()
  const {messages} = checkRecord(text)
  expect(messages.length).toBeGreaterThan(0)
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(3000)
})

test('a long record with something wrong in every round is read in the time of its text', () => {
  const hand = JSON.stringify(Array.from({length: 13}, () => 11))
  const round = `[[0,0,0],[25000,25000,25000,25000],[12],[],${`${hand},[],[],`.repeat(4)}["流局"]]`
  const text = `{"log":[${Array.from({length: 600}, () => round).join()}]}`
  const before = process.cpuUsage()
  const {messages} = checkRecord(text)
  expect(messages.length).toBeGreaterThanOrEqual(600)
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1500)
})
