/**
 * `tehai koikoi replay`: the course of a recorded round, or of all rounds on a Markdown page, move by move.
 */
import type {Message} from '@tehai/kernel/source'
import {answerRound, eventLine, logOf, notationMessages, parseRecord, resultLine} from '@tehai/koikoi'
import {isSet, type Command, type ExitCode, type CommandArguments} from '../../command/command.js'
import {readText} from '../../files/files.js'
import {answerLines} from '../../jsonl/jsonl.js'
import {isPage, roundsOfPage, type WrittenRound} from '../../koikoi/replay-page.js'
import {findingIn, findingText} from '../../markdown/findings.js'
import {refuseBoth} from '../../command/options.js'
import {painter, write, type Terminal} from '../../terminal/terminal.js'
import {usageError} from '../../terminal/usage.js'
import {commandWords} from '../../words/commands.js'

export const command: Command = {
  name: 'koikoi replay',
  usage: ['<record.txt or page.md>', '--jsonl [file …]'],
  about: commandWords.koikoiReplay.about,
  notes: commandWords.koikoiReplay.notes,
  options: {
    json: {type: 'boolean', about: commandWords.koikoiReplay.json},
    jsonl: {type: 'boolean', about: commandWords.koikoiReplay.jsonl}
  },
  examples: [
    'tehai koikoi replay round.txt',
    'tehai koikoi replay match.md',
    'tehai koikoi replay --jsonl rounds.jsonl > events.jsonl'
  ],
  async run(given, terminal) {
    refuseBoth(given, 'json', 'jsonl')
    if (!isSet(given, 'jsonl')) return replayRecord(given, terminal)
    return answerLines(
      given.positionals,
      terminal,
      line => {
        const answer = answerRound(line)
        return {answer, isFault: 'error' in answer && !('events' in answer)}
      },
      commandWords.koikoiReplay.counted
    )
  }
}

async function replayRecord(given: CommandArguments, terminal: Terminal): Promise<ExitCode> {
  const [file, second] = given.positionals
  if (file === undefined) throw usageError('missing-input', {wanted: 'files'})
  if (second !== undefined) throw usageError('too-many-inputs', {actual: second, wanted: 'round'})
  const text = await readText(file, terminal)
  const isOfPage = isPage(text)
  const written = isOfPage ? roundsOfPage(text) : [{title: null, source: text, toText: (at: number) => at}]
  if (written.length === 0) throw usageError('no-round', {actual: file})
  const rounds = written.map(round => ({...round, ...parseRecord(round.source)}))
  const answers = rounds.map(({title, events, state}) => ({
    ...(isOfPage && {title}),
    events: events.map(eventLine),
    result: state?.result ? resultLine(state.result) : null
  }))
  const {language, stdout} = terminal
  const logs = rounds.map(({title, events}) =>
    [...(title === null ? [] : [title]), ...logOf(events, {language})].map(line => `${line}\n`).join('')
  )
  const json = (): string => `${JSON.stringify(isOfPage ? {rounds: answers} : answers[0])}\n`
  await write(stdout, isSet(given, 'json') ? json() : logs.join('\n'))
  const messages = rounds.flatMap(round => round.messages.map(message => inText(message, round)))
  await reportMessages(messages, {file, text}, terminal)
  return messages.length > 0 ? 1 : 0
}

/** A message with its span in the whole text. */
const inText = (message: Message, {toText}: WrittenRound): Message => ({
  ...message,
  start: toText(message.start),
  end: toText(message.end)
})

async function reportMessages(
  messages: readonly Message[],
  {file, text}: {readonly file: string; readonly text: string},
  {language, stderr, env}: Terminal
): Promise<void> {
  const paint = painter(stderr, env)
  const found = findingIn(text, notationMessages, language)
  for (const message of messages) await write(stderr, findingText(file, found(message), language, paint))
}
