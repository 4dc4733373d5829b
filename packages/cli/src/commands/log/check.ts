/**
 * `tehai log check`: is every event of a record legal, and every result right?
 */
import {checkRecord} from '@tehai/record'
import {riichiRules, rulesOption} from '../../hand/win.js'
import type {Command, ExitCode, CommandArguments} from '../../command/command.js'
import {messageTexts} from '../../log/lines.js'
import {readRecordFile} from '../../log/file.js'
import {painter, say, write, type Terminal} from '../../terminal/terminal.js'
import {usageError} from '../../terminal/usage.js'
import {commandWords, withValues} from '../../words/commands.js'

export const command: Command = {
  name: 'log check',
  usage: ['<record …>'],
  about: commandWords.logCheck.about,
  notes: commandWords.logCheck.notes,
  options: {rules: rulesOption},
  examples: ['tehai log check paifu/*.xml', 'tehai log check game.json --rules m-league'],
  run: checkRecords
}

async function checkRecords(given: CommandArguments, terminal: Terminal): Promise<ExitCode> {
  const {positionals} = given
  if (positionals.length === 0) throw usageError('missing-input', {wanted: 'files'})
  const {stdout, stderr, env, language} = terminal
  const paint = painter(stdout, env)
  const named = given.lists.get('rules')
  const rules = named && riichiRules(named)
  const counts = {rounds: 0, errors: 0, warnings: 0}
  for (const file of positionals) {
    const text = await readRecordFile(file, terminal)
    const checked = checkRecord(text, rules)
    counts.rounds += checked.game?.rounds.length ?? 0
    for (const {severity} of checked.messages) counts[severity === 'error' ? 'errors' : 'warnings'] += 1
    for (const line of messageTexts({...checked, file, text}, language, paint)) await write(stdout, line)
  }
  const values = {
    files: String(positionals.length),
    rounds: String(counts.rounds),
    errors: String(counts.errors),
    warnings: String(counts.warnings)
  }
  await write(stderr, `${say(terminal, withValues(commandWords.logCheck.counted, values))}\n`)
  return counts.errors > 0 ? 1 : 0
}
