/**
 * `tehai koikoi replay`: the course of a recorded round, move by move.
 */
import {answerRound, eventLine, logOf, notationMessages, parseRecord, resultLine} from '@tehai/koikoi'
import {isSet, type Command, type ExitCode, type Given} from '../../command.js'
import {readText} from '../../files.js'
import {answerLines} from '../../jsonl.js'
import {findingIn, findingText} from '../../markdown/findings.js'
import {refuseBoth} from '../../options.js'
import {painter, write, type Terminal} from '../../terminal.js'
import {usageError} from '../../usage.js'
import {commandWords} from '../../words/commands.js'

export const command: Command = {
  name: 'koikoi replay',
  usage: ['<record.txt>', '--jsonl [file …]'],
  about: commandWords.koikoiReplay.about,
  notes: commandWords.koikoiReplay.notes,
  options: {
    json: {type: 'boolean', about: commandWords.koikoiReplay.json},
    jsonl: {type: 'boolean', about: commandWords.koikoiReplay.jsonl}
  },
  examples: ['tehai koikoi replay round.txt', 'tehai koikoi replay --jsonl rounds.jsonl > events.jsonl'],
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

async function replayRecord(given: Given, terminal: Terminal): Promise<ExitCode> {
  const [file, second] = given.positionals
  if (file === undefined) throw usageError('missing-input', {wanted: 'files'})
  if (second !== undefined) throw usageError('too-many-inputs', {actual: second, wanted: 'round'})
  const source = await readText(file, terminal)
  const {events, state, messages} = parseRecord(source)
  const {language, stdout, stderr, env} = terminal
  const paint = painter(stderr, env)
  const log = logOf(events, {language}).map(line => `${line}\n`)
  const result = state?.result ? resultLine(state.result) : null
  const text = isSet(given, 'json')
    ? `${JSON.stringify({events: events.map(eventLine), result})}\n`
    : log.join('')
  await write(stdout, text)
  const found = findingIn(source, notationMessages, language)
  for (const message of messages) await write(stderr, findingText(file, found(message), language, paint))
  return messages.length > 0 ? 1 : 0
}
