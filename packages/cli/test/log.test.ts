import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {gzipSync} from 'node:zlib'
import {expect, test} from 'vitest'
import {runHere, temporaryFolder} from './tehai.js'

const logs = fileURLToPath(new URL('../../record/test/logs', import.meta.url))
const xml = readFileSync(join(logs, 'double-ron.xml'), 'utf8')
const log = (...args: string[]) => runHere(['log', ...args], {cwd: logs})

test('log read: rounds, results, scores', async () => {
  const {code, stdout} = await log('read', 'double-ron.xml')
  expect([code, stdout.split('\n')[3]!.replace(/ +/g, ' ')]).toEqual([
    0,
    'East 4 24,700 36,000 25,000 14,300 South: 7,700 points from East; North: 8,000 points from East'
  ])
  expect((await log('read', 'sanma2.xml', '--lang', 'ja')).stdout.split('\n')[1]).toMatch(
    /^東2局 +31,000 41,000 33,000 +東家: 南家から12,000点$/
  )
})

test('log read --jsonl: one object a round', async () => {
  const {stdout} = await log('read', 'four-kans.xml', '--jsonl')
  const rounds = stdout
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as Record<string, unknown>)
  expect(rounds).toHaveLength(3)
  expect(Object.keys(rounds[0]!)).toEqual(
    'kyoku honba sticks indicators scores dealer haipai draws discards melds riichi results messages'.split(
      ' '
    )
  )
})

test('log show: the table at a turn', async () => {
  const {code, stdout} = await log('show', 'double-ron.xml', '--round', '3', '--at', '5')
  expect(code).toBe(0)
  expect(stdout).toContain('East 3, honba 1 · dora 2m · 52 tiles left · 0 riichi sticks\n\nEast C 25,000\n')
  expect(stdout).toContain("40m4468p2277z [2s'3s4s]")
})

test.each(['show', 'draw'])('log %s: three players have no north', async name => {
  const {code, stderr} = await log(name, 'sanma2.xml', '--seat', 'north')
  expect(code).toBe(2)
  expect(stderr).toContain('Unexpected `north` for `--seat`, expected one of `east`, `south`, `west`')
})

test('log show: the rounds of a game, and the printed form of a round', async () => {
  const rounds = await log('show', 'double-ron.xml', '--view', 'rounds')
  expect(rounds.code).toBe(0)
  const lines = rounds.stdout.split('\n')
  expect(lines[0]).toMatch(/^Round +A +B +C +D +Points +Result$/)
  expect(lines[1]).toMatch(/^East 1 .* wins by /)
  const printed = await log('show', 'double-ron.xml', '--view', 'kifu', '--round', '3', '--lang', 'ja')
  expect(printed.stdout).toMatch(/^東家 C 25,000\n {2}配牌 +\S+\n {2}ツモ .*\n {2}打 .*↓/)
  expect(printed.stdout).toContain('チー')
  const east3 = await log('show', 'sanma2.xml', '--view', 'kifu', '--round', '6', '--lang', 'ja')
  expect(east3.stdout).toContain('↓*')
})

test.each([
  [['show', 'double-ron.xml', '--round', '9'], 'Unexpected round 9: the record has 4'],
  [['show', 'double-ron.xml', '--at', '99'], 'Unexpected turn 99: the round ended in turn 14'],
  [
    ['show', 'double-ron.xml', '--at', 'ende'],
    'Unexpected moment `ende`, expected a turn such as `9`, or `end`'
  ],
  [['read', 'SOURCES.md'], 'Cannot read `SOURCES.md` as a game record'],
  [['read', 'none.xml'], 'Cannot read `none.xml`'],
  [['read'], 'Unexpected end of the command'],
  [['read', 'a.xml', 'b.xml'], 'expected one game record'],
  [['convert', 'double-ron.xml'], 'Unexpected `--to` without a value'],
  [
    ['show', 'double-ron.xml', '--view', 'kifu', '--at', '3'],
    'Unexpected `--at` together with `--view kifu`'
  ],
  [['show', 'double-ron.xml', '--view', 'rounds', '--round', '2'], 'Unexpected `--round` together with']
])('log %j is refused', async (args, said) => {
  const {code, stderr} = await log(...args)
  expect(code).toBe(2)
  expect(stderr).toContain(said)
})

test('log check: what is wrong, by event; also in gzip', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'wrong.xml.gz'), gzipSync(xml.replace('ten="50,6400,0"', 'ten="40,6400,0"')))
  const {code, stdout, stderr} = await runHere(['log', 'check', 'wrong.xml.gz'], {cwd: folder})
  expect(stdout).toBe(
    'wrong.xml.gz:1:3495: error East 3, honba 1, event 59: The win of West has 50 fu, not 40 (wrong-fu)\n'
  )
  expect([code, stderr]).toEqual([1, 'records: 1, rounds: 4, errors: 1, warnings: 0\n'])
  expect((await log('check', 'double-ron.xml', 'single-round.kobalab.json')).code).toBe(0)
})

test('log read: gzip from standard input', async () => {
  const run = await runHere(['log', 'read', '-'], {input: gzipSync(xml)})
  expect([run.code, run.stderr]).toEqual([0, ''])
  expect(run.stdout).toContain('East 4')
  const broken = await runHere(['log', 'read', '-'], {input: gzipSync(xml).subarray(0, 60)})
  expect(broken.code).toBe(2)
  expect(broken.stderr).toContain('Cannot read `-`')
})

test('log check: by other rules a win is worth something else', async () => {
  const {code, stdout} = await log('check', 'kan-opened-01.xml', '--rules', 'm-league')
  expect(code).toBe(1)
  expect(stdout).toContain('(wrong-')
})

test('log safe: every discard against every riichi, and whether it dealt in', async () => {
  const {code, stdout, stderr} = await log('safe', 'double-ron.xml', 'sanma2.xml')
  const lines = stdout
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as Record<string, unknown>)
  expect(code).toBe(0)
  expect(stderr).toMatch(RegExp(`^records: 2, rounds: \\d+, lines: ${lines.length}\n$`))
  expect(lines.every(({riichi}) => riichi === true)).toBe(true)
  expect(lines[0]).toEqual({
    file: 'double-ron.xml',
    round: 1,
    event: 97,
    turn: 12,
    player: 2,
    tile: '7p',
    opponent: 1,
    riichi: true,
    class: 'genbutsu',
    reasons: ['river', 'one-chance'],
    visible: 3,
    waits: {ryanmen: 0, kanchan: 0, penchan: 0, shanpon: 0, tanki: 0},
    won: false
  })
  const safe = lines.filter(line => line['class'] === 'genbutsu')
  expect(safe.length).toBeGreaterThan(10)
  expect(safe.filter(({won}) => won)).toEqual([])
})

test('log safe: against all, with the hand', async () => {
  const {stdout} = await log('safe', 'double-ron.xml', '--all', '--hand')
  const lines = stdout
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as {won: boolean; tile: string; hand: {tile: string}[]})
  // East 4 has a double ron: one discard, two lines.
  expect(lines.filter(({won}) => won).map(({tile}) => tile)).toEqual(['1s', '1m', '1m'])
  for (const {tile, hand} of lines) {
    expect(hand.map(one => one.tile)).toContain(tile.replace('0', '5'))
  }
})

test('log safe: what is wrong is said, and the rest is judged', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'wrong.xml'), xml.replace('ten="50,6400,0"', 'ten="40,6400,0"'))
  writeFileSync(join(folder, 'none.xml'), 'no record')
  const {code, stdout, stderr} = await runHere(['log', 'safe', 'none.xml', 'wrong.xml'], {cwd: folder})
  expect(code).toBe(1)
  expect(stderr).toContain('(wrong-fu)')
  expect(stderr).toContain('none.xml:1:1: error')
  expect(stdout).toContain('"class":"genbutsu"')
})

test('log convert: what is written is read back', async () => {
  const folder = temporaryFolder()
  for (const format of ['mjai', 'tenhou6']) {
    const file = join(folder, format)
    expect((await log('convert', 'double-ron.xml', '--to', format, '-o', file)).code).toBe(0)
    const {stdout} = await log('read', file)
    expect(stdout).toBe((await log('read', 'double-ron.xml')).stdout)
  }
})

test('log convert: a record of one player cannot be written where every tile has its place', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'game.jsonl')
  await log('convert', 'double-ron.xml', '--to', 'mjai', '-o', file)
  const lines = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as {type: string; actor?: number; tehais?: string[][]})
    .map(line => {
      const {type, actor, tehais} = line
      if (type === 'start_kyoku')
        return {...line, tehais: tehais!.map((hand, player) => (player === 0 ? hand : hand.map(() => '?')))}
      return type === 'tsumo' && actor !== 0 ? {...line, pai: '?'} : line
    })
  writeFileSync(file, lines.map(line => JSON.stringify(line)).join('\n'))
  const {code, stderr} = await log('convert', file, '--to', 'tenhou6')
  expect(code).toBe(2)
  expect(stderr).toContain('which has every tile: the record hides hands or draws')
  expect((await log('convert', file, '--to', 'mjai')).code).toBe(0)
})

test('log draw: a board with what one player sees, or all hands', async () => {
  const {code, stdout} = await log('draw', 'double-ron.xml', '--round', '3', '--at', '5', '--lang', 'ja')
  expect(code).toBe(0)
  expect(stdout).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" role="img" aria-label="東3局1本場、/)
  expect(stdout).toContain('>東3局1本場</text>')
  const open = await log('draw', 'double-ron.xml', '--round', '3', '--at', '5', '--open', '--width', '320')
  expect(open.stdout).toContain('width="320"')
  const folder = temporaryFolder()
  const png = join(folder, 'board.png')
  expect((await log('draw', 'sanma2.xml', '-o', png)).code).toBe(0)
  expect(readFileSync(png).subarray(1, 4).toString()).toBe('PNG')
})
