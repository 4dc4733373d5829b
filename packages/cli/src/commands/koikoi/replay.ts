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

export const command: Command = {
  name: 'koikoi replay',
  usage: ['<record.txt>', '--jsonl [file …]'],
  about: {
    en: 'Play a recorded round again, check every move, and say what happens.',
    ja: '棋譜を一手ずつ確かめながら再生し、何が起きたかを示します。'
  },
  notes: {
    en: `A record is a few lines of header (deal or seed, dealer, rules) and a line for each turn, such as 2cx2b/11c koi.
--jsonl reads {"id", "rules", "override", "dealer", "seed", "decks", "actions"} and answers {"id", "events", "result"}.`,
    ja: `棋譜は、見出し（deal か seed、dealer、rules）と、2cx2b/11c koi のような一手一行でできています。
--jsonl は {"id", "rules", "override", "dealer", "seed", "decks", "actions"} を読み、{"id", "events", "result"} を返します。`
  },
  options: {
    json: {type: 'boolean', about: {en: 'print events and result as JSON', ja: '経過と結果を JSON で出力'}},
    jsonl: {type: 'boolean', about: {en: 'one JSON object a line in and out', ja: '一行一件の JSON で入出力'}}
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
      {en: 'rounds', ja: '局'}
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
