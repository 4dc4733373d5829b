/**
 * Records in which one entry is repeated many thousand times are read in time that is proportional to their length: four
 * times as many take about four times as long.
 */
import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {readRecord} from '../dist/index.js'
import {soulOf} from './soul-records.js'

const read = (name: string): string => readFileSync(new URL(`logs/${name}`, import.meta.url), 'utf8')

const lines = read('three-rounds.mjai.jsonl').trim().split('\n')
const deal = lines.find(line => line.includes('"start_kyoku"'))!
/** A record of mjai with a deal, and some lines again and again. */
const mjai =
  (...repeated: readonly string[]) =>
  (count: number): string =>
    [deal, ...Array.from({length: count}, (_, index) => repeated[index % repeated.length])].join('\n')

const kobalab = JSON.parse(read('single-round.kobalab.json')) as {log: unknown[][]}
const kobalabWith =
  (...repeated: readonly unknown[]) =>
  (count: number): string => {
    const round = Array.from({length: count}, (_, index) => repeated[index % repeated.length])
    return JSON.stringify({...kobalab, log: [[kobalab.log[0]![0], ...round]]})
  }

const {rounds, players} = readRecord(read('four-kans.xml')).game!
const soul = soulOf(
  rounds.find(({events}) => events.some(({type}) => type === 'ankan'))!,
  players
)
const soulWith = (name: string) => (count: number) => {
  const one = soul.find(record => record.name.endsWith(name))
  return JSON.stringify([soul[0], ...Array.from({length: count}, () => one)])
}

/** Neither is possible at the table: what is read is not yet checked. */
const win = '{"type":"hora","actor":1,"target":0,"pai":"1m","deltas":[0,0,0,0]}'
const dora = '{"type":"dora","dora_marker":"1m"}'
const hule = {hule: {l: 0, baojia: 1, fu: 30, fanshu: 1, defen: 1000, hupai: [], fenpei: [0, 0, 0, 0]}}

test.each([
  ['wins of mjai', mjai(win)],
  ['wins and draws of mjai without a reason', mjai(win, '{"type":"ryukyoku"}')],
  ['indicators of mjai', mjai(...Array<string>(9).fill(dora), '{"type":"dahai","actor":0,"pai":"1m"}')],
  ['wins of 電脳麻将', kobalabWith(hule)],
  ['calls of 電脳麻将', kobalabWith({zimo: {l: 0, p: 'm1'}}, {fulou: {l: 1, m: 'm12-3'}})],
  ['kans of Mahjong Soul', soulWith('RecordAnGangAddGang')],
  ['discards of Mahjong Soul', soulWith('RecordDiscardTile')]
])('%s', (_, make) => {
  const cpuOf = (text: string): number => {
    const before = process.cpuUsage()
    readRecord(text)
    return process.cpuUsage(before).user / 1000
  }
  const [text, longer] = [make(COUNT), make(4 * COUNT)]
  // What else the machine did is not counted: the least of some times is that of the text.
  let [short, long] = [cpuOf(text), cpuOf(longer)]
  for (let more = 0; more < MOST_RUNS && long > Math.max(QUICK, MOST_TIMES * short); more++) {
    short = Math.min(short, cpuOf(text))
    long = Math.min(long, cpuOf(longer))
  }
  expect(long).toBeLessThanOrEqual(Math.max(QUICK, MOST_TIMES * short))
})

const COUNT = 3000
const MOST_TIMES = 7
const MOST_RUNS = 8
/** Milliseconds that say nothing of growth. */
const QUICK = 100
