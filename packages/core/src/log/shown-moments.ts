/**
 * The moments of a round that a block requests, as boards, as hands, and as the position at the last one.
 */
import {append, grammars, type Language} from '@tehai/kernel/source'
import {roundName, type Player, type RecordedGame, type TableState} from '@tehai/record'
import {describeTable, stepsOf, tableWords, type TableView} from '../table/index.js'
import {formatBoards, type BoardNames, type BoardWords, type WrittenBoard} from '../page/row/board-row.js'
import type {RecordAnswer, RecordFault, RecordRequest} from '../page/grammar/block/records.js'
import {findPlayer, playerNames} from '../page/grammar/situation/players.js'
import {endOf, findMoment, type RoundView} from './moments/find-moment.js'
import {momentMeant} from './moments/moment-meant.js'
import {readMoments, type NamedMoment, type WrittenMoment} from './moments/moments.js'
import {handsMarkup} from './hands.js'
import {positionOf} from './lines/position.js'
import {writtenBoard} from './lines/written-board.js'
import {faultOf, answerOfFaults} from './faults.js'

/** Moments of one block. */
const MOST_MOMENTS = 120

/** A moment that is shown. */
interface ShownMoment {
  readonly count: number
  readonly isEnd: boolean
  readonly words: Pick<BoardWords, 'caption' | 'mark'>
  /** The winners: their hands are shown. */
  readonly winners: readonly Player[]
}

/**
 * What a block requests of a round. `changes`: the points won and lost in the round, by player; `null` if they are not
 * known.
 */
export function showMoments(
  view: RoundView,
  changes: readonly number[] | null,
  request: RecordRequest
): RecordAnswer {
  const {found, faults} = shownOf(request, view)
  const last = found.at(-1)
  if (!last) return answerOfFaults(faults)
  const {round, tables, player, game} = view
  const {language} = request
  const table: TableView = {player, isOpen: request.isOpen, language}
  const boards = found
    .slice(0, MOST_MOMENTS)
    .map((one, index, all) => boardAt(tables[one.count]!, table, one, index === all.length - 1))
  const earlier =
    request.view === 'hand'
      ? found.slice(0, -1).map(({count, words}) => ({caption: words.caption, state: tables[count]!}))
      : []
  const {scores} = tables.at(-1)!
  const end = last.isEnd ? {round, count: endOf(view), payments: changes, scores} : null
  const state = tables[end?.count ?? last.count]!
  return {
    board: formatBoards(boards, namesOf(view, boards.length, language)),
    position: request.needsPosition ? positionOf(state, table, end, rulesOf(game)) : null,
    more: handsMarkup(earlier.slice(0, MOST_MOMENTS), state, player, language),
    faults
  }
}

/** The requested moments that a round has, and the messages about the others. */
function shownOf(
  request: RecordRequest,
  view: RoundView
): {readonly found: readonly ShownMoment[]; readonly faults: readonly RecordFault[]} {
  const faults: RecordFault[] = []
  const found: ShownMoment[] = []
  const named = momentsOf(request)
  for (const written of named) {
    const {text, part, moment} = written
    append(faults, faultOfMoment(written))
    if (moment === null) continue
    const at = findMoment(moment, view)
    if ('id' in at) {
      // For a range that is too long, only the first moment that the round does not have.
      if (faults.at(-1)?.part === part) continue
      const own = at.id === 'no-such-seat' ? playerIn(part) : part
      faults.push(faultOf(at.id, {key: 'at', part: own, values: at.values, expected: at.expected}))
      continue
    }
    if (at.fault !== undefined) faults.push(faultOf(at.fault, {key: 'at', part}))
    const {count, isEnd} = at
    if (moment.type === 'all') append(found, everyStep(view, count, request.language))
    else found.push({count, isEnd, words: named.length > 1 ? wordsOf(text, moment) : noWords, winners: []})
  }
  return {found, faults}
}

/**
 * The name of a player who does not exist with three players, in words about a moment; all of the words if no name is
 * found.
 */
function playerIn(part: string): string {
  const folded = part.toLowerCase()
  const [name] = absentNames.filter(one => folded.includes(one))
  if (name === undefined) return part
  const at = folded.indexOf(name)
  return part.slice(at, at + name.length)
}

const absentNames: readonly string[] = playerNames
  .filter(name => {
    const who = findPlayer(name)!
    return 'wind' in who ? who.wind === 'north' : who.player === 'toimen'
  })
  .toSorted((a, b) => b.length - a.length)

const noWords: ShownMoment['words'] = {caption: '', mark: ''}

/** The caption of one moment of several: the author's words, and the turn if there is one. */
function wordsOf(caption: string, moment: NamedMoment): ShownMoment['words'] {
  if (moment.type === 'turn') return {caption, mark: String(moment.turn)}
  const isAfterAll = moment.type === 'end' || moment.type === 'win' || moment.type === 'draw'
  return {caption, mark: moment.type === 'deal' ? DEALT : isAfterAll ? ENDED : BETWEEN}
}

/** Marks of moments outside turns: the mark that the whole round uses, and another one. */
const DEALT = '◦'
const ENDED = '●'
const BETWEEN = '·'

/** A board with its words: if there are several boards, the last one has all of them. */
function boardAt(
  state: TableState,
  table: TableView,
  {words, winners}: ShownMoment,
  isLast: boolean
): WrittenBoard {
  const view: TableView = winners.length === 0 ? table : {...table, shown: winners}
  const {stop, sentences} = grammars[view.language]
  const {sentence: label, seats} = describeTable(state, view)
  return writtenBoard(state, view, {
    ...words,
    label: isLast ? label + stop : sentences([label + stop, seats[0]!]),
    spoken: isLast ? seats : []
  })
}

function namesOf({round}: RoundView, count: number, language: Language): BoardNames | null {
  if (count < 2) return null
  const {steps, next, previous} = tableWords[language]
  return {name: steps(roundName(round, language)), next, previous}
}

/** The fault of a moment that cannot be read. */
export function faultOfMoment({
  text,
  moment
}: Pick<WrittenMoment, 'text' | 'moment'>): readonly RecordFault[] {
  if (moment !== null) return []
  const fault = {key: 'at', part: text, values: {actual: text}, expected: momentMeant(text)} as const
  return [faultOf('bad-moment', fault)]
}

/** The moments that a block requests; the end of the round where it names none. */
export function momentsOf({at}: RecordRequest): readonly WrittenMoment[] {
  const moments = at === null ? [] : readMoments(at)
  return moments.length === 0 ? [{text: 'end', part: 'end', moment: {type: 'end'}}] : moments
}

/** The steps of a round: the first one of each turn has a mark. */
function everyStep(
  {round, game, tables}: RoundView,
  end: number,
  language: Language
): readonly ShownMoment[] {
  let last = 0
  const steps = stepsOf(round, game, language).filter(({count}) => count < tables.length)
  return steps.map(({count, caption, turn, winners}, index) => {
    const isNew = turn > last
    last = Math.max(last, turn)
    const mark = index === 0 ? DEALT : index === steps.length - 1 ? ENDED : isNew ? String(turn) : ''
    return {count, isEnd: count >= end, words: {caption, mark}, winners}
  })
}

/** The rules of the service that defines the format, as a page names them. */
function rulesOf({format, players}: RecordedGame): string | null {
  const service = format === 'mahjong-soul' ? 'mahjong-soul' : format === 'kobalab' ? null : 'tenhou'
  if (players === 3) return service === null ? 'sanma' : `${service}-sanma`
  return service
}
