/**
 * `tehai koikoi score`: what a winner is paid.
 */
import {answerScore, evaluateYaku, finalScore, pointsInWords, totalScore} from '@tehai/koikoi'
import {isSet, type Command, type ExitCode, type CommandArguments} from '../../command/command.js'
import {answerLines} from '../../jsonl/jsonl.js'
import {gameRules, readCards, rulesOption} from '../../koikoi/options.js'
import {numberOf, refuseBoth} from '../../command/options.js'
import {painter, write, type Terminal} from '../../terminal/terminal.js'
import {usageError} from '../../terminal/usage.js'
import {commandWords} from '../../words/commands.js'

export const command: Command = {
  name: 'koikoi score',
  usage: [
    '<cards> [--winner-called <number>] [--loser-called <number>]',
    '--base <points> …',
    '--jsonl [file …]'
  ],
  about: commandWords.koikoiScore.about,
  notes: commandWords.koikoiScore.notes,
  options: {
    base: {
      type: 'string',
      value: 'points',
      about: commandWords.koikoiScore.base
    },
    'winner-called': {
      type: 'string',
      value: 'number',
      about: commandWords.koikoiScore.winnerCalled
    },
    'loser-called': {
      type: 'string',
      value: 'number',
      about: commandWords.koikoiScore.loserCalled
    },
    rules: rulesOption,
    json: {type: 'boolean', about: commandWords.koikoiScore.json},
    jsonl: {type: 'boolean', about: commandWords.koikoiScore.jsonl}
  },
  examples: ['tehai koikoi score "1,3,8h" --winner-called 1', 'tehai koikoi score --base 7 --rules nintendo'],
  async run(given, terminal) {
    refuseBoth(given, 'json', 'jsonl')
    if (!isSet(given, 'jsonl')) return showScore(given, terminal)
    return answerLines(
      given.positionals,
      terminal,
      line => {
        const answer = answerScore(line)
        return {answer, isFault: 'error' in answer}
      },
      commandWords.koikoiScore.counted
    )
  }
}

async function showScore(given: CommandArguments, terminal: Terminal): Promise<ExitCode> {
  const rules = gameRules(given)
  const winner = numberOf(given, 'winner-called', {low: 0, high: 99, missing: 0})
  const loser = numberOf(given, 'loser-called', {low: 0, high: 99, missing: 0})
  const {language, stdout, stderr, env} = terminal
  const source = given.positionals.join(' ')
  if (source !== '' && given.options.has('base'))
    throw usageError('not-together', {actual: source, other: '--base'})
  if (source === '' && !given.options.has('base')) throw usageError('missing-input', {wanted: 'cards'})
  const {cards, faults} = readCards(source, terminal, painter(stderr, env))
  for (const fault of faults) await write(stderr, fault)
  const pile = totalScore(evaluateYaku(cards, rules, {koiKoiCalls: winner}))
  const base = numberOf(given, 'base', {low: 0, high: 9999, missing: pile})
  const score = finalScore(base, {winner, loser}, rules)
  const text = isSet(given, 'json')
    ? JSON.stringify({base, score, rules: rules.name})
    : `${pointsInWords(base, language)} → ${painter(stdout, env)('bold', pointsInWords(score, language))}  (${rules.name})`
  await write(stdout, `${text}\n`)
  return faults.length > 0 ? 1 : 0
}
