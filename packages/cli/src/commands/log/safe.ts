/**
 * `tehai log safe`: how safe the discards of records were, as JSON lines.
 */
import {checkRecord, discardViewsOf, type DiscardView} from '@tehai/record'
import {safety, safetyOf} from '@tehai/riichi/safety'
import {isSet, type Command, type ExitCode, type CommandArguments} from '../../command/command.js'
import {readRecordFile} from '../../log/file.js'
import {reportOn} from '../../log/one.js'
import {say, write, type Terminal} from '../../terminal/terminal.js'
import {usageError} from '../../terminal/usage.js'
import {commandWords, withValues} from '../../words/commands.js'

export const command: Command = {
  name: 'log safe',
  usage: ['<record …> [--all] [--hand]'],
  about: commandWords.logSafe.about,
  notes: commandWords.logSafe.notes,
  options: {
    all: {type: 'boolean', about: commandWords.logSafe.all},
    hand: {type: 'boolean', about: commandWords.logSafe.hand}
  },
  examples: ['tehai log safe paifu/*.xml > discards.jsonl', 'tehai log safe game.json --all --hand'],
  run: judgeRecords
}

async function judgeRecords(given: CommandArguments, terminal: Terminal): Promise<ExitCode> {
  const {positionals} = given
  if (positionals.length === 0) throw usageError('missing-input', {wanted: 'files'})
  const isAll = isSet(given, 'all')
  const withHand = isSet(given, 'hand')
  const counts = {rounds: 0, lines: 0}
  let hasFault = false
  for (const file of positionals) {
    const text = await readRecordFile(file, terminal)
    const checked = checkRecord(text)
    await reportOn({...checked, file, text}, terminal)
    hasFault ||= checked.game === null || checked.messages.some(({severity}) => severity === 'error')
    for (const [index, round] of (checked.game?.rounds ?? []).entries()) {
      const views = [...discardViewsOf(round, checked.game!)].filter(({hasRiichi}) => isAll || hasRiichi)
      const lines = views.map(view => lineOf(file, index + 1, view, withHand))
      if (lines.length > 0) await write(terminal.stdout, lines.join(''))
      counts.rounds += 1
      counts.lines += lines.length
    }
  }
  const values = {
    files: String(positionals.length),
    rounds: String(counts.rounds),
    lines: String(counts.lines)
  }
  await write(terminal.stderr, `${say(terminal, withValues(commandWords.logSafe.counted, values))}\n`)
  return hasFault ? 1 : 0
}

/** One discard against one opponent. Players count from 0 as in records, rounds and turns from 1. */
function lineOf(
  file: string,
  round: number,
  {event, turn, player, tile, opponent, hasRiichi, isWon, view}: DiscardView,
  withHand: boolean
): string {
  const {class: found, reasons, visible, waits} = safetyOf(view, [tile])[0]!
  const judged = {file, round, event, turn, player, tile, opponent, riichi: hasRiichi, class: found, reasons}
  const line = {...judged, visible, waits, won: isWon}
  return `${JSON.stringify(withHand ? {...line, hand: safety(view)} : line)}\n`
}
