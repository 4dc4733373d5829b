/**
 * `tehai value`: how often each discard of a hand becomes tenpai and wins, and what it is worth.
 */
import type {Hand} from '@tehai/core'
import {nameOfShanten} from '@tehai/core/labels'
import {situationOf} from '@tehai/core/page'
import type {Rules} from '@tehai/riichi'
import {formatTiles} from '@tehai/riichi/tile'
import {handValue, lastTurn, mostIndicators, type DiscardValue, type HandValue} from '@tehai/riichi/value'
import {isSet, valueOf, type Command, type ExitCode, type CommandArguments} from '../command/command.js'
import {readHand} from '../hand/typed-hand.js'
import {answerLines} from '../jsonl/jsonl.js'
import {numberOf, refuseBoth} from '../command/options.js'
import {sayProblem} from '../hand/problem.js'
import {answerValueLine} from '../jsonl/value-lines.js'
import {dialectOption} from '../hand/row-options.js'
import {padEnd, padStart, write, type Terminal} from '../terminal/terminal.js'
import {screenOf, showHand, showTiles, tilesOption, type Screen} from '../hand/tiles-row.js'
import {usageError} from '../terminal/usage.js'
import {factsOf, indicatorsOf, riichiRules, rulesOption} from '../hand/win.js'
import {dictionaries as terminalWords} from '../words/index.js'
import {commandWords} from '../words/commands.js'

export const command: Command = {
  name: 'value',
  usage: ['<hand> [<situation> …] [--turn <turn>] [--hand-change]', '--jsonl [file …]'],
  about: commandWords.value.about,
  notes: commandWords.value.notes,
  options: {
    turn: {type: 'string', value: 'turn', about: commandWords.value.turn},
    'hand-change': {type: 'boolean', about: commandWords.value.handChange},
    'shanten-back': {type: 'boolean', about: commandWords.value.shantenBack},
    'no-ura': {type: 'boolean', about: commandWords.value.noUra},
    'no-red': {type: 'boolean', about: commandWords.value.noRed},
    visible: {type: 'string', value: 'tiles', about: commandWords.analyse.visible},
    rules: rulesOption,
    dialect: dialectOption,
    tiles: tilesOption,
    json: {type: 'boolean', about: commandWords.score.json},
    jsonl: {type: 'boolean', about: commandWords.score.jsonl}
  },
  examples: [
    'tehai value 123m456p3466788s9m "indicator 3p"',
    'tehai value 123m456p3466788s9m East 1 South --turn 6 --hand-change',
    'tehai value --jsonl hands.jsonl > values.jsonl'
  ],
  async run(given, terminal) {
    refuseBoth(given, 'json', 'jsonl')
    if (isSet(given, 'jsonl'))
      return answerLines(given.positionals, terminal, answerValueLine, commandWords.score.counted)
    return valueHand(given, terminal)
  }
}

async function valueHand(given: CommandArguments, terminal: Terminal): Promise<ExitCode> {
  const [row, ...words] = given.positionals
  if (row === undefined) throw usageError('missing-input', {wanted: 'hand'})
  const facts = factsOf(words)
  const turn = numberOf(given, 'turn', {low: 1, high: lastTurn, missing: 1})
  const rules = rulesIn(given)
  const hand = await readHand(row, given, terminal)
  const seen = valueOf(given, 'visible')
  const visible = seen === undefined ? null : await readHand(seen, given, terminal)
  if (!hand || (seen !== undefined && !visible)) return 1
  const {round, seat, kita = 0} = situationOf(facts)
  const indicators = indicatorsOf(facts, ['dora', 'indicator'], rules)
  if (indicators.length > mostIndicators) throw usageError('bad-situation', {actual: formatTiles(indicators)})
  const found = handValue(
    {
      hand: tilesOf(hand),
      melds: hand.melds,
      visible: visible ? [...tilesOf(visible), ...visible.melds.flatMap(({tiles}) => tiles)] : [],
      indicators,
      round: round?.wind,
      seat,
      kita: kita + hand.kita
    },
    {
      rules,
      ura: isSet(given, 'no-ura') ? false : undefined,
      handChange: isSet(given, 'hand-change'),
      shantenBack: isSet(given, 'shanten-back')
    }
  )
  if (isSet(given, 'json')) {
    const {outcome: _, ...answer} = found
    await write(terminal.stdout, `${JSON.stringify({id: row, ...answer})}\n`)
  } else {
    const screen = screenOf(given, terminal)
    const text = valueText(found, turn, given, screen)
    await write(terminal.stdout, `${showHand(hand, screen)}\n${text}`)
  }
  return found.outcome === 'value' ? 0 : 1
}

function rulesIn(given: CommandArguments): Rules {
  const rules = riichiRules(given.lists.get('rules') ?? [])
  return isSet(given, 'no-red') ? {...rules, redFives: 0} : rules
}

/** The table of the discards of a hand, or why there is none. */
function valueText(
  found: ReturnType<typeof handValue>,
  turn: number,
  given: CommandArguments,
  screen: Screen
): string {
  const {paint, language} = screen
  if (found.outcome === 'impossible')
    return found.problems.map(one => `${paint('red', sayProblem(one, language))}\n`).join('')
  const said = terminalWords[language].values
  if (found.outcome === 'too-wide') return `${paint('red', said.tooWide(found.mostStates))}\n`
  const without = [
    ...(isSet(given, 'hand-change') && !found.handChange ? ['--hand-change'] : []),
    ...(isSet(given, 'shanten-back') && !found.shantenBack ? ['--shanten-back'] : [])
  ]
  const limited = without.length === 0 ? '' : `${paint('yellow', said.without(without))}\n`
  return limited + tableOf(found, turn, screen)
}

function tilesOf({concealed, draw}: Hand): Hand['concealed'] {
  return draw ? [...concealed, draw] : concealed
}

/** A table of discards, the most valuable first. */
function tableOf({shanten, discards}: HandValue, turn: number, screen: Screen): string {
  const {paint, language} = screen
  const said = terminalWords[language].values
  const at = turn - 1
  const sorted = discards.toSorted((a, b) => b.value[at]! - a.value[at]! || b.win[at]! - a.win[at]!)
  const most = Math.max(sorted[0]!.value[at]!, 1)
  const head = `${paint('bold', nameOfShanten(shanten, language))}  ${said.turn(turn)}\n`
  const columns = [said.tenpai, said.win, said.value].map(name => padStart(name, 10)).join('')
  const rows = sorted.map(discard => rowOf(discard, at, most, screen))
  return `${head}${paint('dim', `    ${columns}`)}\n${rows.join('')}${paint('dim', said.model)}\n`
}

function rowOf(
  {tile, shanten, tenpai, win, value}: DiscardValue,
  at: number,
  most: number,
  screen: Screen
): string {
  const figures = [percent(tenpai[at]!), percent(win[at]!), String(Math.round(value[at]!))]
  const bar = padEnd('▇'.repeat(Math.round((10 * value[at]!) / most)), 10)
  const tiles = padEnd(showTiles([tile], screen), 2)
  return `  ${tiles}${figures.map(text => padStart(text, 10)).join('')}  ${bar} ${nameOfShanten(shanten, screen.language)}\n`
}

/** A probability with one place after the point. */
function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`
}
