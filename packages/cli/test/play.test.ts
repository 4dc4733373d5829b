import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {availableActions, mulberry32, parseRecord, presets, randomBelow} from '@tehai/koikoi'
import {
  beginSession,
  courseOf,
  formatSession,
  opponentAction,
  parseSession,
  PERSON,
  withAction,
  withoutLastChoice,
  withRound,
  type Session
} from '@tehai/koikoi/session'
import {expect, onTestFinished, test} from 'vitest'
import {readInput} from '../src/koikoi/play/input.js'
import {recordOf} from '../src/koikoi/play/markdown.js'
import {runHere} from './tehai.js'

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'koikoi-play-'))
  onTestFinished(() => rmSync(path, {recursive: true, force: true}))
  return path
}

/** Results of the records in a text of Markdown, in the order of the rounds. */
function resultsIn(markdown: string) {
  return [...markdown.matchAll(/```hanafuda\ntitle: .*\n([^]*?)```/g)].map(([, record]) => {
    const {messages, state} = parseRecord(record!)
    expect(messages).toEqual([])
    return state!.result!.scores
  })
}

const quick = ['koikoi', 'play', '--opponent', 'greedy', '--seed', '19']

// [language, what is typed at every choice, the last sentence but one]
const scripts = [
  ['en', '1\nstop\n\n', /(?:wins the match, \d+ : \d+|The match is even)\.\n/],
  ['ja', '1\nあがり\n次\n', /(?:\d+対\d+で(?:あなた|相手)の勝ち|引き分け)です。\n/]
] as const
for (const [language, typed, end] of scripts) {
  test(`a match is played to its end, and its record builds (${language})`, async () => {
    const cwd = folder()
    const args = [...quick, '--lang', language, '--rounds', '3', '-o', 'match.md']
    const {code, stdout, stderr} = await runHere(args, {input: typed.repeat(60), cwd})
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(end)
    const markdown = readFileSync(join(cwd, 'match.md'), 'utf8')
    const scores = resultsIn(markdown)
    expect(scores.length).toBe(3)
    const totals = [0, 1].map(seat => scores.reduce((sum, score) => sum + score[seat]!, 0))
    expect(markdown).toContain(totals.join(language === 'en' ? ' : ' : '対'))
    const check = await runHere(['check', 'match.md', '--lang', 'en'], {cwd})
    expect([check.code, check.stderr + check.stdout]).toEqual([0, '1 file checked: nothing wrong\n'])
  })
}

test('the same seed and the same moves give the same match', async () => {
  const input = '2\nstop\n\n'.repeat(30)
  const args = [...quick, '--rounds', '1']
  expect(await runHere(args, {input})).toEqual(await runHere(args, {input}))
  const other = await runHere([...quick.slice(0, -1), '20', '--rounds', '1'], {input})
  expect(other.stdout).not.toBe((await runHere(args, {input})).stdout)
})

test('a match that was left goes on from its file, as if it had not been left', async () => {
  const cwd = folder()
  const args = [...quick, '--rounds', '1', '-o']
  const typed = ['1\n']
  const rest = '1\nstop\n'.repeat(30)
  await runHere([...args, 'whole.md'], {input: typed.join('') + rest, cwd})
  const left = await runHere([...args, 'part.md', '--save', 'game.json'], {
    input: typed.join('') + 'quit\n',
    cwd
  })
  expect(left.stdout).toContain('You have left the table.')
  const resumed = await runHere(['koikoi', 'play', '--resume', 'game.json', '-o', 'resumed.md'], {
    input: rest,
    cwd
  })
  expect([resumed.code, resumed.stderr]).toEqual([0, ''])
  expect(readFileSync(join(cwd, 'resumed.md'), 'utf8')).toBe(readFileSync(join(cwd, 'whole.md'), 'utf8'))
  const both = await runHere(['koikoi', 'play', '--resume', 'game.json', '--seed', '3'], {cwd})
  expect([both.code, both.stderr]).toEqual([2, expect.stringContaining('together with `--resume`')])
})

test('a choice is taken back, hints are given, and what is not understood is said', async () => {
  const input = ['hint', 'nonsense', 'undo', '99', '1', 'undo', 'log', 'help', 'save', 'quit'].join('\n')
  const {stdout} = await runHere([...quick, '--rounds', '1'], {input})
  expect(stdout).toMatch(/\n {2}\S+ .* {2}[+−]\d+\.\d\d ± \d+\.\d\d\n/)
  expect(stdout).toContain('Unexpected `nonsense`, expected a number or a card above')
  expect(stdout).toContain('There is no choice of yours to take back.')
  expect(stdout).toContain('Unexpected `99`')
  expect(stdout).toContain('Your last choice is taken back.')
  expect(stdout).toContain('Expected a file, as in `save game.json`')
})

test('cards are named by number, code, kind or name', () => {
  const actions = [9, 4, 6].map(card => ({type: 'PlayCard', card}) as const)
  const cardOf = (text: string) => {
    const input = readInput(text, actions)
    return input.type === 'action' ? (input.action as {card: number}).card : input.type
  }
  expect(['1', '3b', '桜短', '２', '2a', '梅カス', '松鶴', '4', '3b 2a', ''].map(cardOf)).toEqual([
    9,
    9,
    9,
    4,
    4,
    6,
    'unknown',
    'unknown',
    'unknown',
    'unknown'
  ])
  const plains = [6, 7].map(card => ({type: 'PlayCard', card}) as const)
  expect(readInput('2k', plains).type).toBe('ambiguous')
  expect(readInput('2d', plains)).toMatchObject({action: {card: 7}})
  expect(['こいこい', 'KOI', 'stop'].map(text => readInput(text, [{type: 'CallKoiKoi'}]).type)).toEqual([
    'action',
    'action',
    'unknown'
  ])
})

test('a saved match that was edited is refused with what is wrong', async () => {
  const begun = beginSession({seed: 19, rules: presets.nintendo, rounds: 1, opponent: 'greedy'})
  const saved = formatSession(begun)
  expect(formatSession(parseSession(saved))).toBe(saved)
  const changes: ReadonlyArray<readonly [string, string, string]> = [
    ['"seed": 19', '"seed": -1', 'Unexpected `seed`'],
    ['"greedy"', '"strong"', 'Unexpected `opponent` of a saved match: `strong`'],
    ['"version": 1', '"version": 2', 'version 1'],
    ['"version": 1', '"version": 1, "sead": 2', 'got `sead`'],
    ['[]', '["PlayCard 99z"]', 'Unexpected `rounds`'],
    ['[]', '["CallShobu"]', 'Expected an action that is allowed, got `CallShobu`'],
    ['"nintendo"', '"sega"', 'Unexpected `rules`']
  ]
  for (const [from, to, message] of changes) {
    expect(saved).toContain(from)
    expect(() => parseSession(saved.replace(from, to))).toThrow(message)
  }
  const cwd = folder()
  writeFileSync(join(cwd, 'broken.json'), saved.slice(0, 40))
  const {code, stderr} = await runHere(['koikoi', 'play', '--resume', 'broken.json'], {cwd})
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining('Cannot go on with `broken.json`: Expected a saved match')
  ])
})

/** A match by random choices, with every tenth taken back. */
function randomMatch(seed: number): Session {
  const random = mulberry32(seed)
  const rules = Object.values(presets)[seed % 3]!
  let session = beginSession({seed, rules, rounds: 1, opponent: seed % 2 === 0 ? 'random' : 'greedy'})
  for (let step = 0; step < 300; step++) {
    const course = courseOf(session)
    const {state} = course.rounds.at(-1)!
    if (state.result) {
      if (session.rounds.length >= session.settings.rounds) return session
      session = withRound(session)
    } else if (state.currentPlayer !== PERSON) {
      session = withAction(session, opponentAction(session, course))
    } else if (randomBelow(random, 10) === 0) {
      session = withoutLastChoice(session) ?? session
    } else {
      const actions = availableActions(state)
      const typed = String(1 + randomBelow(random, actions.length))
      const input = readInput(typed, actions)
      if (input.type !== 'action') throw new Error(`Expected an action, got ${input.type}`)
      session = withAction(session, input.action)
    }
  }
  throw new Error('Expected an end of the match, got none')
}

test('matches of random choices end, and their records replay to the same result', {timeout: 300_000}, () => {
  for (let seed = 0; seed < (process.env['THOROUGH'] ? 1000 : 6); seed++) {
    const session = randomMatch(seed)
    const course = courseOf(session)
    const scores = resultsIn(recordOf(course, 'en'))
    expect(scores).toEqual(course.match.results.map(result => result.scores))
    expect(courseOf(parseSession(formatSession(session))).match).toEqual(course.match)
  }
})
