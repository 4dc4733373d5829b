/**
 * `tehai score`: what a winning hand is worth, and why.
 */
import type {Language} from '@tehai/kernel/source'
import {countTiles} from '@tehai/riichi/tile'
import {
  clause,
  fuWordOf,
  hanById,
  missClause,
  nameOfFu,
  nameOfFuWord,
  nameOfHan,
  nameOfPayment,
  nameOfSeatWind,
  nameOfShanten,
  nameOfWin,
  nameOfWorth,
  nameOfYaku,
  sayClauses
} from '@tehai/core/labels'
import {
  answerOf,
  nearMisses,
  score,
  shanten,
  winds,
  type NoYaku,
  type Score,
  type Win,
  type WinScore
} from '@tehai/riichi'
import {isSet, valueOf, type Command, type ExitCode, type CommandArguments} from '../command/command.js'
import {readHand} from '../hand/typed-hand.js'
import {answerLines} from '../jsonl/jsonl.js'
import {refuseBoth} from '../command/options.js'
import {sayProblem} from '../hand/problem.js'
import {scoredJson, scoredRow} from '../hand/reading-rows.js'
import {answerScoreLine} from '../jsonl/riichi-lines.js'
import {dialectOption} from '../hand/row-options.js'
import {countCells, padEnd, write, type Terminal} from '../terminal/terminal.js'
import {screenOf, showHand, tilesOption, type Screen} from '../hand/tiles-row.js'
import {usageError} from '../terminal/usage.js'
import {
  factsOf,
  oneTile,
  otherPlayer,
  riichiRules,
  rulesOption,
  waysOf,
  winOf,
  type WinStatement
} from '../hand/win.js'
import {dictionaries as terminalWords} from '../words/index.js'
import {commandWords} from '../words/commands.js'

export const command: Command = {
  name: 'score',
  usage: ['<hand> [<situation> …] [--rules <rules>]', '--jsonl [file …]'],
  about: commandWords.score.about,
  notes: commandWords.score.notes,
  options: {
    win: {type: 'string', value: 'tile', about: commandWords.score.win},
    from: {
      type: 'string',
      value: 'player',
      about: commandWords.score.from
    },
    rules: rulesOption,
    readings: {type: 'boolean', about: commandWords.score.readings},
    dialect: dialectOption,
    tiles: tilesOption,
    json: {type: 'boolean', about: commandWords.score.json},
    jsonl: {type: 'boolean', about: commandWords.score.jsonl}
  },
  examples: [
    'tehai score "234m456p3456788s 2s" riichi tsumo "indicator 3p"',
    `tehai score "22m123p45678s 5'55z 9s" ron --from toimen --rules tenhou`,
    'tehai score --jsonl wins.jsonl > scores.jsonl'
  ],
  async run(given, terminal) {
    refuseBoth(given, 'json', 'jsonl')
    if (isSet(given, 'jsonl'))
      return answerLines(given.positionals, terminal, answerScoreLine, commandWords.score.counted)
    return scoreHand(given, terminal)
  }
}

async function scoreHand(given: CommandArguments, terminal: Terminal): Promise<ExitCode> {
  const [row, ...situation] = given.positionals
  if (row === undefined) throw usageError('missing-input', {wanted: 'hand'})
  const said = saidOf(situation, given)
  const hand = await readHand(row, given, terminal)
  if (!hand) return 1
  const ways = waysOf(hand, said.facts).map((by): ScoredWay => {
    const win = winOf(hand, by, said)
    return {win, result: score(win, said.rules)}
  })
  const withReadings = isSet(given, 'readings')
  if (isSet(given, 'json')) {
    const lines = ways.map(({win, result}) => ({id: row, by: win.by, ...jsonOf(result, withReadings)}))
    await write(terminal.stdout, lines.map(one => `${JSON.stringify(one)}\n`).join(''))
  } else {
    const screen = {...screenOf(given, terminal), withReadings}
    const rows = ways.map(way => wayText(way, ways.length === 1, said, screen))
    await write(terminal.stdout, `${showHand(hand, screen)}\n${rows.join('')}`)
  }
  return ways.some(({result}) => result.outcome === 'win') ? 0 : 1
}

function saidOf(situation: readonly string[], given: CommandArguments): WinStatement {
  const facts = factsOf(situation)
  const tile = valueOf(given, 'win')
  const from = valueOf(given, 'from')
  return {
    facts,
    tile: tile === undefined ? null : oneTile(tile, '--win'),
    from: from === undefined ? null : otherPlayer(from, facts),
    rules: riichiRules(given.lists.get('rules') ?? [])
  }
}

function jsonOf(result: Score, withReadings: boolean): object {
  if (result.outcome === 'win') {
    const readings = result.readings.map((one, index) => scoredJson(one, index === result.chosen))
    return {...answerOf(result), ...(withReadings && {readings})}
  }
  return {
    win: false,
    reason: result.outcome,
    ...(result.outcome === 'impossible' && {problems: result.problems})
  }
}

/** A way in which the hand may be won, and its value then. */
interface ScoredWay {
  readonly win: Win
  readonly result: Score
}

/** `ron: 2 han 30 fu …`, with the rows of its readings if they are requested. */
function wayText(way: ScoredWay, isOne: boolean, said: WinStatement, answer: AnswerScreen): string {
  const {win, result} = way
  const {language, withReadings} = answer
  const by = isOne ? '' : `${nameOfWin(win.by, language)}: `
  const readings =
    withReadings && result.outcome === 'win'
      ? result.readings.map((one, at) => scoredRow(one, at === result.chosen, answer))
      : []
  return `${by}${resultText(way, said, answer)}${readings.join('')}`
}

/** A screen, and whether it shows the readings of a hand. */
interface AnswerScreen extends Screen {
  readonly withReadings: boolean
}

function resultText({result, win}: ScoredWay, said: WinStatement, screen: Screen): string {
  const {paint, language} = screen
  switch (result.outcome) {
    case 'win':
      return scoreText(result, screen) + missesText(result, win, said, screen)
    case 'impossible':
      return `${result.problems.map(one => paint('red', sayProblem(one, language))).join('\n')}\n`
    case 'no-yaku': {
      const head = paint('red', sayClauses(clause('no-yaku'), language))
      return `${head}\n${missesText(result, win, said, screen)}`
    }
    case 'incomplete': {
      const {sanma} = said.rules
      const least = shanten(countTiles(win.hand), {melds: win.melds, sanma, kita: win.situation?.kita})
      const words = commandWords.score.incomplete
      return `${paint('red', words[language])}: ${nameOfShanten(least, language)}\n`
    }
  }
}

function scoreText(result: WinScore, {paint, language}: Screen): string {
  const words = {...result, payments: result.tsumoPayments}
  const head = `${paint('bold', nameOfWorth(words, language))}  ${paint('bold', nameOfPayment(words, language))}\n`
  return head + yakuRows(result, language) + fuRow(result, language) + payRow(result, language)
}

function yakuRows(result: WinScore, language: Language): string {
  const rows = [...hanById(result)].map(([id, han]) => [nameOfYaku(id as never, language), han] as const)
  const width = Math.max(...rows.map(([name]) => countCells(name))) + 2
  return rows
    .map(
      ([name, han]) =>
        `  ${padEnd(name, width)}${result.yakuman > 0 ? '' : nameOfHan(han, language)}`.trimEnd() + '\n'
    )
    .join('')
}

/** `  30 fu = 20 base + 10 closed ron`; nothing for a yakuman. */
function fuRow({fu, fuLines, readings, chosen}: WinScore, language: Language): string {
  if (fu === 0) return ''
  const lines = fuLines.map(line => `${line.fu} ${nameOfFuWord(fuWordOf(line, readings[chosen]!), language)}`)
  return `  ${nameOfFu(fu, language)} = ${lines.join(terminalWords[language].plus)}\n`
}

/** `  East −4,000  South +8,000 …`: by seats, with honba and sticks. */
function payRow({payments}: WinScore, language: Language): string {
  if (!payments) return ''
  const seats = payments.map((points, seat) => {
    const amount = String(Math.abs(points)).replace(/\B(?=(?:\d{3})+$)/g, ',')
    return `${nameOfSeatWind(winds[seat]!, language)} ${points < 0 ? '−' : points > 0 ? '+' : ''}${amount}`
  })
  return `  ${seats.join('  ')}\n`
}

/** Why yaku that seem near do not apply. */
function missesText(
  result: WinScore | NoYaku,
  win: Win,
  {rules}: WinStatement,
  {paint, language}: Screen
): string {
  return nearMisses(result, win, rules)
    .map(miss => `  ${paint('dim', sayClauses(missClause(miss), language))}\n`)
    .join('')
}
