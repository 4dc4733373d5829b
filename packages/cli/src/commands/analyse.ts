/**
 * `tehai analyse`: how far a hand is, what it waits for, what each discard leaves.
 */
import {compareTiles, countTiles, tileOf, type Tile} from '@tehai/riichi/tile'
import {grammars} from '@tehai/kernel/source'
import type {Hand} from '@tehai/core'
import {
  clause,
  formsOf,
  nameOfKinds,
  nameOfShanten,
  nameOfShape,
  nameOfTiles,
  sayClauses
} from '@tehai/core/labels'
import {
  analyse,
  improvements,
  type AnalysedDiscard,
  type Analysis,
  type HandToAnalyse,
  type WaitingHand
} from '@tehai/riichi'
import {isSet, valueOf, type Command, type ExitCode, type CommandArguments} from '../command/command.js'
import {readHand} from '../hand/typed-hand.js'
import {answerLines} from '../jsonl/jsonl.js'
import {numberOf, refuseBoth} from '../command/options.js'
import {sayProblem} from '../hand/problem.js'
import {readingChoices, readingJson, readingRow, readingsOf} from '../hand/reading-rows.js'
import {answerHandLine} from '../jsonl/riichi-lines.js'
import {dialectOption, rowsOf} from '../hand/row-options.js'
import {padEnd, write, type Terminal} from '../terminal/terminal.js'
import {screenOf, showHand, showTiles, tilesOption, type Screen} from '../hand/tiles-row.js'
import {riichiRules, rulesOption} from '../hand/win.js'
import {dictionaries as terminalWords} from '../words/index.js'
import {commandWords} from '../words/commands.js'

export const command: Command = {
  name: 'analyse',
  usage: ['<hand …> [--visible <tiles>] [--rules <rules>] [--kita <norths>]', '--jsonl [file …]'],
  about: commandWords.analyse.about,
  notes: commandWords.analyse.notes,
  options: {
    visible: {
      type: 'string',
      value: 'tiles',
      about: commandWords.analyse.visible
    },
    rules: rulesOption,
    kita: {
      type: 'string',
      value: 'norths',
      about: commandWords.analyse.kita
    },
    all: {
      type: 'boolean',
      about: commandWords.analyse.all
    },
    readings: {
      type: 'string',
      value: readingChoices.join('|'),
      choices: readingChoices,
      about: commandWords.analyse.readings
    },
    dialect: dialectOption,
    tiles: tilesOption,
    json: {type: 'boolean', about: commandWords.analyse.json},
    jsonl: {type: 'boolean', about: commandWords.analyse.jsonl}
  },
  examples: [
    'tehai analyse 123m456p3466788s9m',
    'tehai analyse 4445678m --visible 3m',
    'tehai analyse 12344566778999m --readings all',
    'tehai analyse 19m45699p12399s13z --rules sanma --kita 1',
    'tehai analyse --jsonl hands.jsonl > answers.jsonl'
  ],
  async run(given, terminal) {
    refuseBoth(given, 'json', 'jsonl')
    if (isSet(given, 'jsonl'))
      return answerLines(given.positionals, terminal, answerHandLine, commandWords.analyse.counted)
    return analyseHands(given, terminal)
  }
}

async function analyseHands(given: CommandArguments, terminal: Terminal): Promise<ExitCode> {
  const seen = valueOf(given, 'visible')
  const visible = seen === undefined ? null : await readHand(seen, given, terminal)
  const {sanma} = riichiRules(given.lists.get('rules') ?? [])
  const kita = numberOf(given, 'kita', {low: 0, high: 4, missing: 0})
  const screen = screenOf(given, terminal)
  let hasError = seen !== undefined && visible === null
  for (const [index, row] of (await rowsOf(given, terminal, 'hand')).entries()) {
    const hand = await readHand(row, given, terminal)
    if (!hand) {
      hasError = true
      continue
    }
    const request = {...requestOf(hand, visible ? tilesOf(visible) : []), sanma, kita: kita + hand.kita}
    const analysis = analyse(request)
    hasError ||= analysis.outcome === 'impossible'
    const text = isSet(given, 'json')
      ? `${JSON.stringify(jsonOf(row, analysis, request, given))}\n`
      : `${index > 0 ? '\n' : ''}${showHand(hand, screen)}\n${textOf(request, analysis, given, screen)}`
    await write(terminal.stdout, text)
  }
  return hasError ? 1 : 0
}

function tilesOf({concealed, draw, melds}: Hand): Tile[] {
  return [...concealed, ...(draw ? [draw] : []), ...melds.flatMap(({tiles}) => tiles)]
}

function requestOf({concealed, draw, melds}: Hand, visible: readonly Tile[]): HandToAnalyse {
  return {hand: draw ? [...concealed, draw] : concealed, melds, visible}
}

/** The answer of `--jsonl` to a hand. Its id is the typed hand. */
function jsonOf(row: string, analysis: Analysis, request: HandToAnalyse, given: CommandArguments): object {
  if (analysis.outcome === 'impossible') return {id: row, problems: analysis.problems}
  const {outcome: _, ...facts} = analysis
  const which = valueOf(given, 'readings')
  const readings = which === undefined ? {} : {readings: readingsOf(request, which).map(readingJson)}
  return {id: row, ...facts, ...readings}
}

/** What is said below a hand. */
function textOf(request: HandToAnalyse, analysis: Analysis, given: CommandArguments, screen: Screen): string {
  const {paint, language} = screen
  if (analysis.outcome === 'impossible') {
    return analysis.problems.map(one => `${paint('red', sayProblem(one, language))}\n`).join('')
  }
  const {best} = analysis.shanten
  const detail = sayClauses(clause('forms', {forms: formsOf(analysis.shanten)}), language)
  const shanten = `${paint('bold', nameOfShanten(best, language))}  ${paint('dim', detail)}\n`
  const body =
    analysis.outcome === 'discarding'
      ? discardRows(analysis.discards, isSet(given, 'all') ? null : best, screen)
      : waitRows(analysis, request, screen)
  return shanten + body + readingRows(request, given, screen)
}

/** The ways to read the hand, if they are requested. */
function readingRows(request: HandToAnalyse, given: CommandArguments, screen: Screen): string {
  const which = valueOf(given, 'readings')
  if (which === undefined) return ''
  const rows = readingsOf(request, which).map(way => readingRow(way, screen))
  return `${terminalWords[screen.language].analysis.readings}:\n${rows.join('')}`
}

function waitRows(
  {shanten, waits, ukeire, total}: WaitingHand,
  request: HandToAnalyse,
  screen: Screen
): string {
  const {language} = screen
  const said = terminalWords[language].analysis
  if (shanten.best === 0) {
    const rows = waits.map(({tile, shapes}) => {
      const left = nameOfTiles(ukeire[tile] ?? 0, language)
      const names = grammars[language].names(shapes.map(shape => nameOfShape(shape, language)))
      return `  ${showTiles([tile], screen)}  ${padEnd(left, 8)}  ${names}\n`
    })
    return `${said.waits}: ${amount(ukeire, total, language)}\n${rows.join('')}`
  }
  const line = `${said.accepts}: ${showTiles(Object.keys(ukeire) as Tile[], screen)}  ${amount(ukeire, total, language)}\n`
  const wider = improvementRow(request, screen)
  return wider === '' ? line : `${line}${said.wider}: ${wider}\n`
}

function amount(ukeire: HandLeft, total: number, language: Terminal['language']): string {
  const kinds = nameOfKinds(Object.keys(ukeire).length, language)
  return terminalWords[language].accepted(kinds, nameOfTiles(total, language))
}

type HandLeft = WaitingHand['ukeire']

/** `4m 5m (打6s) …`: the result of each draw, the best first. */
function improvementRow(
  {hand, melds = [], visible = [], sanma, kita}: HandToAnalyse,
  screen: Screen
): string {
  const found = improvements(countTiles(hand), {melds, visible: countTiles(visible), sanma, kita})
  return found
    .toSorted((a, b) => b.total - a.total)
    .slice(0, 8)
    .map(({tile, total}) => `${showTiles([tileOf(tile)], screen)} → ${total}`)
    .join('  ')
}

/**
 * A table of discards, the one with the most accepted tiles first. `best`: the lowest shanten, to show only the
 * discards that keep it; `null` shows all.
 */
function discardRows(discards: readonly AnalysedDiscard[], best: number | null, screen: Screen): string {
  const {paint, language} = screen
  const said = terminalWords[language].analysis
  const least = Math.min(...discards.map(({shanten}) => shanten))
  const sorted = discards.toSorted(
    (a, b) => a.shanten - b.shanten || b.total - a.total || compareTiles(a.tile, b.tile)
  )
  const shown = best === null ? sorted : sorted.filter(({shanten}) => shanten === least)
  const widest = Math.max(...shown.map(({total}) => total), 1)
  const rows = shown.map(({tile, shanten, ukeire, total, goodShape}) => {
    const after = shanten === best ? '' : `${padEnd(nameOfShanten(shanten, language), 10)} `
    const bar = padEnd('▇'.repeat(Math.ceil((10 * total) / widest)), 10)
    const good = goodShape === null ? '' : `  ${said.good} ${Math.round(100 * goodShape)}%`
    const tiles = showTiles(Object.keys(ukeire) as Tile[], screen)
    return `  ${showTiles([tile], screen)}  ${after}${bar} ${padEnd(amount(ukeire, total, language), 20)}${tiles || said.nothing}${good}\n`
  })
  const rest = sorted.length - shown.length
  const more = terminalWords[language].more(rest)
  return rows.join('') + (rest > 0 ? `  ${paint('dim', more)}\n` : '')
}
