/**
 * A match at the terminal: shows the table, reads what is typed, and lets the opponent answer.
 */
import {createInterface} from 'node:readline'
import {writeFile} from 'node:fs/promises'
import {resolve} from 'node:path'
import {
  actionValues,
  availableActions,
  logOf,
  opponentOf,
  viewOf,
  type GameAction,
  type GameEvent
} from '@tehai/koikoi'
import {
  courseOf,
  formatSession,
  opponentAction,
  PERSON,
  winnerOf,
  withAction,
  withoutLastChoice,
  withRound,
  type Course,
  type Session
} from '@tehai/koikoi/session'
import {codeOf as faultCode} from '../fault.js'
import type {Paint} from '../report.js'
import {painter, write, type Terminal} from '../terminal.js'
import {usageError} from '../usage.js'
import {dictionaries} from '../words/play.js'
import {readInput, type Input} from './input.js'
import {recordOf} from './markdown.js'
import {actionInWords, choicesText, named, tableText} from './table.js'

export interface HostOptions {
  /** File that keeps the match after every action. */
  readonly save: string | undefined
  /** File for the record; standard output without it. */
  readonly output: string | undefined
}

/** A match under way at a terminal. */
interface Host extends HostOptions {
  readonly terminal: Terminal
  readonly paint: Paint
  /** The next line that is typed; `null` at the end of the input. */
  readonly nextLine: () => Promise<string | null>
}

/** Play a match to its end, or until the person leaves. */
export async function playMatch(begun: Session, options: HostOptions, terminal: Terminal): Promise<void> {
  const reader = createInterface({input: terminal.stdin, crlfDelay: Infinity})
  const lines = reader[Symbol.asyncIterator]()
  const nextLine = async () => {
    await write(terminal.stdout, '> ')
    const {value, done} = await lines.next()
    if (done) return null
    // A screen shows what is typed; a text that is piped in is repeated, so that the course can be read.
    if (!terminal.stdin.isTTY) await write(terminal.stdout, `${value}\n`)
    return value
  }
  const host: Host = {...options, terminal, paint: painter(terminal.stdout, terminal.env), nextLine}
  let session: Session | null = begun
  let last = begun
  try {
    await print(host, [
      ...dealerText(courseOf(begun), terminal.language),
      ...beginText(courseOf(begun), host)
    ])
    while (session) {
      last = session
      await keep(session, host)
      session = await step(session, host)
    }
  } finally {
    reader.close()
  }
  await finish(last, host)
}

async function print({terminal}: Host, lines: readonly string[]): Promise<void> {
  if (lines.length > 0) await write(terminal.stdout, `${lines.join('\n')}\n`)
}

/** One action of a player, or the next round; `null` when the match is over or the person has left. */
async function step(session: Session, host: Host): Promise<Session | null> {
  const course = courseOf(session)
  const {state} = course.rounds.at(-1)!
  if (state.result) return betweenRounds(session, course, host)
  if (state.currentPlayer !== PERSON) return advance(session, opponentAction(session, course), host)
  const {language} = host.terminal
  const actions = availableActions(state)
  await print(host, [
    ...tableText(session, course, language, host.paint),
    ...choicesText(state, actions, language, host.paint)
  ])
  for (;;) {
    const input = await readOrder(actions, host)
    if (input === null) return null
    if (input.type === 'action') return advance(session, input.action, host)
    const next = await obey(input, session, course, host)
    if (next !== undefined) return next
  }
}

async function readOrder(actions: readonly GameAction[], host: Host): Promise<Input | null> {
  const line = await host.nextLine()
  return line === null ? null : readInput(line, actions)
}

/** The session after an action, whose events are shown. */
async function advance(session: Session, action: GameAction, host: Host): Promise<Session> {
  const before = courseOf(session).rounds.at(-1)!.events.length
  const next = withAction(session, action)
  await print(host, logText(courseOf(next).rounds.at(-1)!.events.slice(before), host))
  return next
}

function logText(events: readonly GameEvent[], {terminal: {language}}: Host): readonly string[] {
  const words = dictionaries[language]
  const shown = events.filter(({type}) => type !== 'TurnEnded' && type !== 'FieldChoiceRequired')
  return logOf(shown, {language, names: words.names})
}

/** What an order that is no action does: another session, `null` to leave, `undefined` to read on. */
async function obey(
  input: Exclude<Input, {type: 'action'}>,
  session: Session,
  course: Course,
  host: Host
): Promise<Session | null | undefined> {
  const {language} = host.terminal
  const words = dictionaries[language]
  if (input.type !== 'order') {
    await print(host, [words[input.type](input.text)])
    return undefined
  }
  switch (input.order) {
    case 'undo': {
      const before = withoutLastChoice(session)
      await print(host, [before ? words.undone : words.nothingToUndo])
      return before ?? undefined
    }
    case 'quit':
      await print(host, [words.left])
      return null
    case 'save':
      await saveTo(input.rest || host.save, session, host)
      return undefined
    case 'hint':
      await print(host, hintText(course, host))
      return undefined
    case 'log':
      await print(host, logText(course.rounds.at(-1)!.events, host))
      return undefined
    default:
      await print(host, [words.helpText])
      return undefined
  }
}

/** What each choice is worth, the best first. */
function hintText({rounds}: Course, {terminal: {language}}: Host): readonly string[] {
  const words = dictionaries[language]
  const {state, header} = rounds.at(-1)!
  const values = actionValues(viewOf(state, PERSON, header.rules), availableActions(state), {samples: 2000})
  const lines = values.map(({action, points, standardError}) => {
    const shown = `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(2)}`
    return words.hint(actionInWords(action, language), shown, (2 * standardError).toFixed(2))
  })
  return [words.hintHead, ...lines]
}

async function saveTo(file: string | undefined, session: Session, host: Host): Promise<void> {
  const words = dictionaries[host.terminal.language]
  if (!file) return print(host, [words.nowhereToSave])
  await writeText(file, formatSession(session), host)
  await print(host, [words.saved(file)])
}

async function keep(session: Session, host: Host): Promise<void> {
  if (host.save) await writeText(host.save, formatSession(session), host)
}

/** @throws {UsageError} if the file cannot be written. */
async function writeText(file: string, text: string, {terminal}: Host): Promise<void> {
  await writeFile(resolve(terminal.cwd, file), text).catch((error: unknown) => {
    throw usageError('cannot-write', {actual: file, why: faultCode(error)})
  })
}

/** The sum after a round, and the next one; `null` after the last. */
async function betweenRounds(session: Session, course: Course, host: Host): Promise<Session | null> {
  const words = dictionaries[host.terminal.language]
  const {match, rounds} = course
  await print(host, ['', host.paint('bold', words.roundOver(rounds.length, match.totals))])
  if (rounds.length >= session.settings.rounds) return null
  for (;;) {
    await print(host, [words.pressEnter])
    const line = await host.nextLine()
    if (line === null) return null
    const input = line.trim() === '' ? null : readInput(line, [])
    if (!input || (input.type === 'order' && input.order === 'next')) break
    if (input.type === 'action') continue
    const next = await obey(input, session, course, host)
    if (next !== undefined) return next
  }
  const next = withRound(session)
  await print(host, beginText(courseOf(next), host))
  return next
}

/** Who deals, and what happened before the first action. */
function beginText({rounds}: Course, host: Host): readonly string[] {
  const words = dictionaries[host.terminal.language]
  const {events, state} = rounds.at(-1)!
  return [
    words.deals(words.names[state.dealer]),
    ...logText(events, host).filter((_, index) => events[index]!.type !== 'Dealt')
  ]
}

function dealerText({dealer: {draws}}: Course, language: Terminal['language']): readonly string[] {
  const words = dictionaries[language]
  return draws.flatMap((pair, index) => [
    ...(index === 0 ? [] : [words.drawAgain]),
    words.drew(named(pair[PERSON], language), named(pair[opponentOf(PERSON)], language))
  ])
}

/** Who has won, and the record. */
async function finish(session: Session, host: Host): Promise<void> {
  const {language} = host.terminal
  const words = dictionaries[language]
  const course = courseOf(session)
  const winner = winnerOf(course)
  if (winner === null) await print(host, [words.even])
  else if (winner !== undefined) {
    await print(host, [words.won(words.names[winner], course.match.totals)])
  }
  if (!course.rounds.some(({state}) => state.result)) return
  const record = recordOf(course, language)
  if (host.output === undefined) return print(host, ['', record.trimEnd()])
  await writeText(host.output, record, host)
  await print(host, [words.recordWritten(host.output)])
}
