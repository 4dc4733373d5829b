/**
 * Reads records for blocks of pages: the file or the text that a block names, its round, its moments.
 */
import {recent} from '@tehai/kernel/recent'
import {nearestOrSounding} from '@tehai/kernel/sounds'
import {append, grammars, nearest, sentence, type Language} from '@tehai/kernel/source'
import {
  checkRecord,
  recordMessages,
  roundName,
  windOf,
  type CheckedRecord,
  type Player,
  type RecordedGame,
  type RecordedRound,
  type RecordMessage,
  type TableState
} from '@tehai/record'
import type {Wind} from '../labels/winds.js'
import {
  describeTable,
  kifuMarkup,
  kifuOf,
  roundsMarkup,
  roundsOf,
  stepsOf,
  tableWords,
  type RowMarkup,
  type TableView
} from '../table/index.js'
import {inlineCode} from '../page/row/wire.js'
import {formatBoards, type BoardNames, type BoardWords, type WrittenBoard} from '../page/row/board-row.js'
import type {
  ReadFile,
  RecordAnswer,
  RecordFault,
  RecordFile,
  RecordRequest,
  Records
} from '../page/grammar/records.js'
import {turnMeant} from '../page/grammar/situation-numbers.js'
import {plainNumbers} from '../notation/plain-numbers.js'
import {endOf, findMoment, type RoundView} from './find-moment.js'
import {momentWords, readMoment, readMoments, type NamedMoment} from './moments.js'
import {handsMarkup} from './hands.js'
import {positionOf, writtenBoard} from './position.js'
import {findRound} from './rounds.js'
import {dictionaries} from './words/places.js'

/** Records that are kept while a site is built: an article shows moments of one or a few. */
const MOST_KEPT = 8

/** Faults of a record that a page reports: the first ones are the cause of the others. */
const MOST_FAULTS = 3

/** Moments of one block. */
const MOST_MOMENTS = 120

/** A record that has been read. */
interface ReadRecord extends CheckedRecord {
  readonly text: string
  /** The rounds that were named, by what names them. */
  readonly named: Map<string, number | null>
  /** What blocks were answered, by what they request: a page that is built again requests the same. */
  readonly answers: Map<string, RecordAnswer>
}

/**
 * A reader of records.
 *
 * @param readFile
 *   Reads the file of a record; `null`: a page can only have the record itself, or its address.
 */
export function recordReader(readFile: ReadFile | null): Records {
  return {...readerOf(readFile), ofPage: () => readerOf(readFile && onceEach(readFile))}
}

function readerOf(readFile: ReadFile | null): Records {
  return {
    read(request) {
      const source = sourceOf(request, readFile)
      if (typeof source === 'string') return knownAnswer(recordOf(source), request)
      return nothing([source, ...momentsOf(request).flatMap(faultOfMoment)])
    }
  }
}

/** What reads a file once, by its path as written: the files requested last, as many as records are kept. */
function onceEach(readFile: ReadFile): ReadFile {
  const files = new Map<string, RecordFile>()
  return (path, page) => recent(files, MOST_KEPT, JSON.stringify([path, page]), () => readFile(path, page))
}

/** The records that were read last, by their text: hosts that make a processor for every page share them. */
const kept = new Map<string, ReadRecord>()

function recordOf(text: string): ReadRecord {
  return recent(kept, MOST_KEPT, text, () => ({
    ...checkRecord(text),
    text,
    named: new Map(),
    answers: new Map()
  }))
}

const nothing = (faults: readonly RecordFault[]): RecordAnswer => ({
  board: '',
  more: [],
  position: null,
  faults
})

function faultOf(id: RecordFault['id'], what: Partial<RecordFault> = {}): RecordFault {
  return {id, key: 'log', part: null, values: {}, expected: [], ...what}
}

/** Why a file is not read, by what the reader says. */
const fileFaults = {
  missing: 'no-record',
  outside: 'record-outside',
  'too-large': 'record-too-large',
  'not-text': 'record-not-text'
} as const

/** The text of the record: what the block has itself, or what its file has. */
function sourceOf({log, page}: RecordRequest, readFile: ReadFile | null): string | RecordFault {
  if (/^(?:[[{<]|https?:\/\/)/i.test(log)) return log
  if (!readFile) return faultOf('no-record-reader')
  const file = readFile(log, page)
  if ('text' in file) return file.text
  return faultOf(fileFaults[file.problem], 'near' in file ? {expected: file.near} : {})
}

/** Answers that are kept for a record, and the longest of them: a round of a hundred boards is made again. */
const MOST_ANSWERS = 300
const LONGEST_ANSWER = 10_000

function knownAnswer(record: ReadRecord, request: RecordRequest): RecordAnswer {
  const {kyoku, at, seat, isOpen, view, needsPosition, language} = request
  const key = JSON.stringify([kyoku, at, seat, isOpen, view, needsPosition, language])
  const make = (): RecordAnswer => answerOf(record, request)
  return recent(record.answers, MOST_ANSWERS, key, make, ({board}) => board.length <= LONGEST_ANSWER)
}

function answerOf(record: ReadRecord, request: RecordRequest): RecordAnswer {
  const {game} = record
  if (!game || game.rounds.length === 0) return nothing([unreadable(record, request)])
  const {kyoku} = request
  const index = kyoku === null ? 0 : roundNamed(kyoku, game, record)
  const namesOfRounds = (): readonly string[] => game.rounds.map(one => roundName(one, request.language))
  if (index === null) {
    const names = namesOfRounds()
    return nothing([
      faultOf('no-such-round', {
        key: 'kyoku',
        values: {rounds: shortList(names, request.language)},
        expected: nearRounds(kyoku ?? '', names, game)
      })
    ])
  }
  const round = game.rounds[index]!
  const faults = [
    ...(kyoku === null && game.rounds.length > 1 && request.view !== 'rounds'
      ? [
          faultOf('which-round', {
            values: {count: game.rounds.length, rounds: shortList(namesOfRounds(), request.language)}
          })
        ]
      : []),
    ...faultsOf(record, index, request.language),
    ...(isSeatOf(request.seat, game) ? [] : [faultOf('no-such-seat', {key: 'seat'})])
  ]
  const player = playerOf(request.seat, round, game)
  const tables = record.tables[index]!
  const changes = record.changes[index]!
  const {language, view} = request
  if (view === 'rounds') {
    return {...nothing(faults), more: [roundsMarkup(roundsOf(game, language), language)]}
  }
  const shown = showMoments({round, game, player, tables, language}, changes, request)
  const more =
    view === 'kifu' ? [kifuMarkup(kifuOf(round, game, language), language, wireRow(language))] : shown.more
  return {...shown, more, faults: [...faults, ...shown.faults]}
}

function roundNamed(kyoku: string, game: RecordedGame, {named}: ReadRecord): number | null {
  const known = named.get(kyoku)
  if (known !== undefined) return known
  const found = findRound(kyoku, game)
  if (named.size < MOST_NAMED) named.set(kyoku, found)
  return found
}

/** Rounds that may be meant: the same hand with other honba, else those whose names are near. */
function nearRounds(kyoku: string, names: readonly string[], game: RecordedGame): readonly string[] {
  const hand = kyoku.replace(/\s?(?:[-–.]\s?\d{1,2}|[,、]?\s?\d{1,2}\s?(?:本場|本场|본장|honba))\s*$/, '')
  const found = hand === kyoku ? null : findRound(hand, game)
  return found === null ? nearest(kyoku, names) : [names[found]!]
}

/** Names of rounds that are kept for a record. */
const MOST_NAMED = 100

const wireRow =
  (lang: Language): RowMarkup =>
  tiles =>
    inlineCode(tiles.join(''), {dialect: 'mpsz', lang, checked: true})

function shortList(names: readonly string[], language: Language): string {
  const {list} = grammars[language]
  return names.length <= 6 ? list(names) : `${list(names.slice(0, 5))} … ${names.at(-1)!}`
}

function unreadable({messages, text}: ReadRecord, {language}: RecordRequest): RecordFault {
  const [first] = messages
  if (!first || first.id === 'unknown-format')
    return faultOf(/^https?:\/\//i.test(text) ? 'record-address' : 'not-a-record')
  return faultOf('record-fault', {values: {said: said(first, text, language), where: ''}})
}

const said = (message: RecordMessage, text: string, language: Language): string =>
  sentence(message, recordMessages, text, language)

/** What is wrong with the round that is shown, and with the record as a whole. */
function faultsOf(
  {messages, text, game}: ReadRecord,
  index: number,
  language: Language
): readonly RecordFault[] {
  return messages
    .filter(({round}) => round === null || round === index)
    .slice(0, MOST_FAULTS)
    .map(message => {
      const {round, event} = message
      const words = dictionaries[language]
      const name = round === null ? '' : roundName(game!.rounds[round]!, language)
      const where = round === null ? '' : event === null ? words.round(name) : words.event(name, event + 1)
      return faultOf('record-fault', {values: {said: said(message, text, language), where}})
    })
}

/** Whether someone sits there: three players have no North seat. */
const isSeatOf = (seat: Wind | null, {players}: RecordedGame): boolean => players === 4 || seat !== 'north'

/** Whose eyes: the seat that was named, else the winner, else the dealer. */
function playerOf(seat: Wind | null, round: RecordedRound, {players}: RecordedGame): Player {
  const win = round.results.find(result => result.type === 'win')
  const usual = win?.type === 'win' ? win.player : round.dealer
  if (seat === null) return usual
  const all = Array.from({length: players}, (_, index) => index as Player)
  return all.find(player => windOf(player, round.dealer, players) === seat) ?? usual
}

/** A moment that is shown. */
interface Shown {
  readonly count: number
  readonly isEnd: boolean
  readonly words: Pick<BoardWords, 'caption' | 'mark'>
  /** Who has won: their hands are shown. */
  readonly winners: readonly Player[]
}

/** A moment with its number in digits, else the nearest words. */
function momentMeant(text: string): string[] {
  const turn = turnMeant(text)
  if (turn !== null) return [turn]
  const plain = plainNumbers(text)?.text
  if (plain !== undefined && readMoment(plain) !== null) return [plain]
  const spelled = text.replace(/[A-Za-z]{2,20}/g, word => {
    const [near] = nearest(word.toLowerCase(), partsOfMoments)
    return near ?? word
  })
  return spelled !== text && readMoment(spelled) !== null ? [spelled] : nearestOrSounding(text, momentWords)
}

/** The words in Latin letters that moments are made of. */
const partsOfMoments: readonly string[] = [
  ...new Set(momentWords.flatMap(words => words.match(/[a-z]{2,}/gi) ?? []))
]

/** What a block requests of a round. `changes`: what the round pays, by player; `null` where it is not known. */
function showMoments(
  view: RoundView,
  changes: readonly number[] | null,
  request: RecordRequest
): RecordAnswer {
  const faults: RecordFault[] = []
  const found: Shown[] = []
  const named = momentsOf(request)
  for (const {text, moment} of named) {
    append(faults, faultOfMoment({text, moment}))
    if (moment === null) continue
    const at = findMoment(moment, view)
    if ('id' in at) {
      faults.push(faultOf(at.id, {key: 'at', part: text, values: at.values, expected: at.expected}))
    } else if (moment.type === 'all') append(found, everyStep(view, at.count, request.language))
    else found.push({...at, words: {caption: named.length > 1 ? text : '', mark: ''}, winners: []})
  }
  const last = found.at(-1)
  if (!last) return nothing(faults)
  const {round, tables, player, game} = view
  const table: TableView = {player, isOpen: request.isOpen, language: request.language}
  const boards = found
    .slice(0, MOST_MOMENTS)
    .map((one, index, all) => boardAt(tables[one.count]!, table, one, index === all.length - 1))
  const earlier =
    request.view === 'hand'
      ? found.slice(0, -1).map(({count, words}) => ({caption: words.caption, state: tables[count]!}))
      : []
  const {scores} = tables.at(-1)!
  const end = last.isEnd ? {round, count: endOf(view), payments: changes, scores} : null
  return {
    board: formatBoards(boards, namesOf(view, boards.length, request.language)),
    position: request.needsPosition
      ? positionOf(tables[end?.count ?? last.count]!, table, end, rulesOf(game))
      : null,
    more: handsMarkup(
      earlier.slice(0, MOST_MOMENTS),
      tables[end?.count ?? last.count]!,
      player,
      request.language
    ),
    faults
  }
}

/** A board with its words: the last one of several has all of them. */
function boardAt(
  state: TableState,
  table: TableView,
  {words, winners}: Shown,
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

/** A moment as it is written; `null` where it cannot be read. */
interface WrittenMoment {
  readonly text: string
  readonly moment: NamedMoment | null
}

function faultOfMoment({text, moment}: WrittenMoment): readonly RecordFault[] {
  if (moment !== null) return []
  const fault = {key: 'at', part: text, values: {actual: text}, expected: momentMeant(text)} as const
  return [faultOf('bad-moment', fault)]
}

function momentsOf({at}: RecordRequest): readonly WrittenMoment[] {
  const moments = at === null ? [] : readMoments(at)
  return moments.length === 0 ? [{text: 'end', moment: {type: 'end'}}] : moments
}

/** The steps of a round: the first one of each turn has a mark. */
function everyStep({round, game, tables}: RoundView, end: number, language: Language): readonly Shown[] {
  let last = 0
  const steps = stepsOf(round, game, language).filter(({count}) => count < tables.length)
  return steps.map(({count, caption, turn, winners}, index) => {
    const isNew = turn > last
    last = Math.max(last, turn)
    const mark = index === 0 ? '◦' : index === steps.length - 1 ? '●' : isNew ? String(turn) : ''
    return {count, isEnd: count >= end, words: {caption, mark}, winners}
  })
}

/** The rules of the service that writes the format, as a page names them. */
function rulesOf({format, players}: RecordedGame): string | null {
  const service = format === 'mahjong-soul' ? 'mahjong-soul' : format === 'kobalab' ? null : 'tenhou'
  if (players === 3) return service === null ? 'sanma' : `${service}-sanma`
  return service
}
