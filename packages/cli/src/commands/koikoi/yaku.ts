/**
 * `tehai koikoi yaku`: the yaku of a pile of captured cards.
 */
import {
  answerPile,
  codesOf,
  evaluateYaku,
  pointsInWords,
  totalScore,
  yakuName,
  type Month
} from '@tehai/koikoi'
import {isSet, type Command, type ExitCode, type CommandArguments} from '../../command/command.js'
import {answerLines} from '../../jsonl/jsonl.js'
import {cardList, gameRules, readCards, rulesOption} from '../../koikoi/options.js'
import {numberOf, refuseBoth} from '../../command/options.js'
import {countCells, padEnd, painter, write, type Terminal} from '../../terminal/terminal.js'
import {usageError} from '../../terminal/usage.js'
import {commandWords} from '../../words/commands.js'
import {dictionaries as terminalWords} from '../../words/index.js'

export const command: Command = {
  name: 'koikoi yaku',
  usage: ['<cards> [--rules <name>]', '--jsonl [file …]'],
  about: commandWords.koikoiYaku.about,
  notes: commandWords.koikoiYaku.notes,
  options: {
    rules: rulesOption,
    month: {
      type: 'string',
      value: '1–12',
      about: commandWords.koikoiYaku.month
    },
    calls: {
      type: 'string',
      value: 'number',
      about: commandWords.koikoiYaku.calls
    },
    json: {type: 'boolean', about: commandWords.koikoiYaku.json},
    jsonl: {type: 'boolean', about: commandWords.koikoiYaku.jsonl}
  },
  examples: [
    'tehai koikoi yaku "1,3,8h 9t"',
    'tehai koikoi yaku 松鶴桜幕芒月菊盃 --rules nintendo',
    'tehai koikoi yaku --jsonl piles.jsonl'
  ],
  async run(given, terminal) {
    refuseBoth(given, 'json', 'jsonl')
    if (!isSet(given, 'jsonl')) return showYaku(given, terminal)
    return answerLines(
      given.positionals,
      terminal,
      line => {
        const answer = answerPile(line)
        return {answer, isFault: 'error' in answer}
      },
      commandWords.koikoiYaku.counted
    )
  }
}

async function showYaku(given: CommandArguments, terminal: Terminal): Promise<ExitCode> {
  const rules = gameRules(given)
  const context = {
    month: given.options.has('month')
      ? (numberOf(given, 'month', {low: 1, high: 12, missing: 1}) as Month)
      : null,
    koiKoiCalls: numberOf(given, 'calls', {low: 0, high: 99, missing: 0})
  }
  if (given.positionals.length === 0) throw usageError('missing-input', {wanted: 'cards'})
  const {language, stdout, stderr, env} = terminal
  const {cards, faults} = readCards(given.positionals.join(' '), terminal, painter(stderr, env))
  for (const fault of faults) await write(stderr, fault)
  const yaku = evaluateYaku(cards, rules, context)
  if (isSet(given, 'json')) {
    const pile = {cards: codesOf(cards), rules: rules.name, context}
    await write(stdout, `${JSON.stringify(answerPile({...pile, override: rules, id: null}))}\n`)
    return faults.length > 0 ? 1 : 0
  }
  const paint = painter(stdout, env)
  const names = yaku.map(({type}) => yakuName(type, language))
  const width = Math.max(0, ...names.map(countCells)) + 2
  const lines = yaku.map(({totalScore: points, cards: made}, index) => {
    const amount = padEnd(pointsInWords(points, language), 10)
    return `${padEnd(names[index]!, width)}${amount}${paint('dim', cardList(made, terminal))}\n`
  })
  const sum = yaku.length === 0 ? null : pointsInWords(totalScore(yaku), language)
  const total = terminalWords[language].total(sum)
  await write(stdout, `${lines.join('')}${paint('bold', total)}  (${rules.name})\n`)
  return faults.length > 0 ? 1 : 0
}
