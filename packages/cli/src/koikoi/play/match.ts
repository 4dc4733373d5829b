/**
 * A match at the terminal: shows the table, reads what is typed, and lets the opponent answer.
 */
import {createInterface} from 'node:readline'
import {availableActions, type GameAction} from '@tehai/koikoi'
import {
  courseOf,
  opponentAction,
  PERSON,
  winnerOf,
  withAction,
  withRound,
  type Course,
  type Session
} from '@tehai/koikoi/session'
import {painter, write, type Terminal} from '../../terminal/terminal.js'
import {dictionaries} from '../../words/play.js'
import {beginText, dealerText, logText} from './course-text.js'
import {keep, print, writeText, type Host, type HostOptions} from './host.js'
import {readInput, type Input} from './input.js'
import {recordOf} from './markdown.js'
import {obey} from './orders.js'
import {choicesText, tableText} from './table.js'

/** Play a match to its end, or until the person leaves. */
export async function playMatch(begun: Session, options: HostOptions, terminal: Terminal): Promise<void> {
  const reader = createInterface({input: terminal.stdin, crlfDelay: Infinity})
  const lines = reader[Symbol.asyncIterator]()
  const nextLine = async () => {
    await write(terminal.stdout, '> ')
    const {value, done} = await lines.next()
    if (done) return null
    // A screen shows what is typed. Input from a pipe is repeated in the output, so that the course can be read.
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

/** The session after an action. The events of the action are shown. */
async function advance(session: Session, action: GameAction, host: Host): Promise<Session> {
  const before = courseOf(session).rounds.at(-1)!.events.length
  const next = withAction(session, action)
  await print(host, logText(courseOf(next).rounds.at(-1)!.events.slice(before), host))
  return next
}

/** Shows the totals after a round, and starts the next one; gives `null` after the last. */
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
