/**
 * Records that are cut off or changed: messages, never a throw. `RUNS=100000` tries more of them.
 */
import {readdirSync, readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {checkRecord} from '../dist/index.js'

const folder = new URL('logs/', import.meta.url)
const names = readdirSync(folder).filter(name => name !== 'expected.json' && name !== 'SOURCES.md')
const texts = names.map(name => readFileSync(new URL(name, folder), 'utf8').slice(0, 9000))
const runs = Number(process.env['RUNS'] ?? (process.env['THOROUGH'] === undefined ? 40 : 2000))

/** A number below a bound, decided by the run. */
function below(run: number, bound: number): number {
  return (Math.imul(run + 1, 2654435761) >>> 0) % bound
}

const characters = ['"', ',', '0', '9', '<', '{', ']', '\u0000', '漢', '-', 'e', ' ']

test('a record with any character changed, or cut anywhere, never throws', {timeout: 7_200_000}, () => {
  for (let run = 0; run < runs; run++) {
    const text = texts[run % texts.length]!
    const at = below(run, text.length)
    const broken =
      run % 2 === 0
        ? text.slice(0, at)
        : text.slice(0, at) + characters[run % characters.length] + text.slice(at + 1)
    expect(() => checkRecord(broken), `run ${run}`).not.toThrow()
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
