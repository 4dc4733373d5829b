/**
 * `tehai log read`: the rounds of a record, for people or as JSON.
 */
import {roundName, summaryOf, windOf, type Player, type RecordedRound, type Result} from '@tehai/record'
import {groupDigits} from '@tehai/kernel/source'
import {isSet, type Command, type ExitCode} from '../../command/command.js'
import {messageLines} from '../../log/lines.js'
import {givenRecord, reportOn, type GivenRecord} from '../../log/one.js'
import {seatWords} from '../../log/table.js'
import {padEnd, painter, say, write, type Terminal} from '../../terminal/terminal.js'
import {commandWords, withValues} from '../../words/commands.js'

export const command: Command = {
  name: 'log read',
  usage: ['<record> [--jsonl]'],
  about: commandWords.logRead.about,
  notes: commandWords.logRead.notes,
  options: {jsonl: {type: 'boolean', about: commandWords.logRead.jsonl}},
  examples: ['tehai log read game.xml', 'tehai log read game.xml --jsonl > rounds.jsonl'],
  async run(given, terminal) {
    const record = await givenRecord(given, terminal)
    await (isSet(given, 'jsonl') ? writeObjects(record, terminal) : writeRounds(record, terminal))
    return exitCodeOf(record)
  }
}

function exitCodeOf({messages}: GivenRecord): ExitCode {
  return messages.some(({severity}) => severity === 'error') ? 1 : 0
}

/** Messages that belong to no round are written with the first. */
async function writeObjects(
  {game, messages, text}: GivenRecord,
  {stdout, language}: Terminal
): Promise<void> {
  const line = messageLines(text, language)
  for (const [index, round] of game.rounds.entries()) {
    const own = messages.filter(message => (message.round ?? 0) === index).map(line)
    await write(stdout, `${JSON.stringify({...summaryOf(round, game), messages: own})}\n`)
  }
}

/** `East 2, honba 1  West: 7,700 points from South  18000 36000 25000 21000` */
async function writeRounds(record: GivenRecord, terminal: Terminal): Promise<void> {
  const {game} = record
  const {stdout, env, language} = terminal
  const paint = painter(stdout, env)
  for (const round of game.rounds) {
    const results = round.results.map(result => resultText(result, round, game.players, terminal))
    const ends = results.length === 0 ? [say(terminal, commandWords.logWords.noEnd)] : results
    const scores = round.scores.slice(0, game.players).map(groupDigits).join(' ')
    await write(
      stdout,
      `${paint('bold', padEnd(roundName(round, language), 18))} ${paint('dim', padEnd(scores, 28))} ${ends.join('; ')}\n`
    )
  }
  await reportOn(record, terminal)
}

function resultText(result: Result, {dealer}: RecordedRound, players: 3 | 4, terminal: Terminal): string {
  if (result.type === 'draw') return seatWords(terminal.language).draws[result.reason]
  const {seats} = seatWords(terminal.language)
  const seat = (player: Player): string => seats[windOf(player, dealer, players)]
  const values = {
    seat: seat(result.player),
    from: seat(result.from),
    points: result.points === null ? '?' : groupDigits(result.points)
  }
  const {tsumo, win} = commandWords.logWords
  return say(terminal, withValues(result.player === result.from ? tsumo : win, values))
}
