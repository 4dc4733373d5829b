/** The answer to a block that names a record: the round that it requests, whose view is shown, and how it is shown. */
import {nearest, type Language} from '@tehai/kernel/source'
import {roundName, type Player, type RecordedGame} from '@tehai/record'
import type {Wind} from '../labels/play/winds.js'
import {kifuMarkup, kifuOf, roundsMarkup, roundsOf, type RowMarkup} from '../table/index.js'
import {inlineCode} from '../page/row/wire.js'
import type {RecordAnswer, RecordRequest} from '../page/grammar/block/records.js'
import {readMoment, readMoments} from './moments/moments.js'
import {playerOfWind} from './moments/named-player.js'
import {findRound, isHandNamed, roundMeant} from './moments/rounds.js'
import {dictionaries} from './words/places.js'
import {faultOf, faultsOf, answerOfFaults, unreadable, type ReadRecord} from './faults.js'
import {nagashiPlayers, type RoundEnd} from './lines/wins.js'
import {showMoments} from './shown-moments.js'

/** The answer of a record to a block. */
export function answerOf(record: ReadRecord, given: RecordRequest): RecordAnswer {
  const {game} = record
  const request = game ? withRound(given, game) : given
  if (!game || game.rounds.length === 0) return answerOfFaults([unreadable(record, request)])
  const {kyoku} = request
  // Beside a record, a round alone selects a round of it as well: 局: 東1局.
  const said = kyoku === null && request.round ? roundNamed(request.round, game, record) : null
  const index = kyoku === null ? (said ?? 0) : roundNamed(kyoku, game, record)
  const namesOfRounds = (): readonly string[] => game.rounds.map(one => roundName(one, request.language))
  if (index === null) {
    const names = namesOfRounds()
    return answerOfFaults([
      faultOf('no-such-round', {
        key: 'kyoku',
        values: {rounds: shortList(names, request.language)},
        expected: nearRounds(kyoku ?? '', names, game)
      })
    ])
  }
  const round = game.rounds[index]!
  const faults = [
    ...(kyoku === null && said === null && game.rounds.length > 1 && request.view !== 'rounds'
      ? [
          faultOf('which-round', {
            values: {count: game.rounds.length, rounds: shortList(namesOfRounds(), request.language)}
          })
        ]
      : []),
    ...faultsOf(record, index, request.language),
    ...(isSeatOf(request.seat, game) ? [] : [faultOf('no-such-seat', {key: 'seat'})])
  ]
  const tables = record.tables[index]!
  const changes = record.changes[index]!
  const end = {round, payments: changes}
  const player = playerOf(request.seat ?? windOfMoments(request.at), end, game)
  const {language, view} = request
  if (view === 'rounds') {
    return {...answerOfFaults(faults), more: [roundsMarkup(roundsOf(game, language), language)]}
  }
  const shown = showMoments({round, game, player, tables, language}, changes, request)
  const more =
    view === 'kifu' ? [kifuMarkup(kifuOf(round, game, language), language, wireRow(language))] : shown.more
  return {...shown, more, faults: [...faults, ...shown.faults]}
}

/** Longer than any name of a round before a moment, in UTF-16 units. */
const LONGEST_NAME = 30

/** A request whose moment begins with the name of the round: 南1局 9巡目, `South 1, turn 9`. */
function withRound(request: RecordRequest, game: RecordedGame): RecordRequest {
  const {kyoku, at} = request
  if (kyoku !== null || at === null) return request
  for (const {0: blank, index} of at.slice(0, LONGEST_NAME).matchAll(/[\s,、，]+/g)) {
    const [name, rest] = [at.slice(0, index), at.slice(index + blank.length)]
    const isRound = /\p{L}/u.test(name) && readMoment(name) === null && findRound(name, game) !== null
    if (isRound && rest !== '') return {...request, kyoku: name, at: rest}
  }
  return request
}

function roundNamed(kyoku: string, game: RecordedGame, {named}: ReadRecord): number | null {
  const known = named.get(kyoku)
  if (known !== undefined) return known
  const found = findRound(kyoku, game)
  if (named.size < MOST_NAMED) named.set(kyoku, found)
  return found
}

/**
 * Rounds that may be meant: those of the named hand, or else those whose names are similar; if the named hand is
 * another one, none is similar.
 */
function nearRounds(kyoku: string, names: readonly string[], game: RecordedGame): readonly string[] {
  const found = roundMeant(kyoku, game)
  if (found !== null) return [names[found]!]
  const words = withoutDigits(kyoku)
  return isHandNamed(kyoku) ? [] : nearest(kyoku, names).filter(name => withoutDigits(name) !== words)
}

const withoutDigits = (name: string): string => name.normalize('NFKC').replace(/\d/g, '')

/** At most this many names of rounds are kept for a record. */
const MOST_NAMED = 100

const wireRow =
  (lang: Language): RowMarkup =>
  tiles =>
    inlineCode(tiles.join(''), {dialect: 'mpsz', lang, checked: true})

function shortList(names: readonly string[], language: Language): string {
  const {rounds} = dictionaries[language]
  return names.length <= 6 ? rounds(names) : `${rounds(names.slice(0, 5))} … ${names.at(-1)!}`
}

/** Whether a seat is taken: three players have no North seat. */
const isSeatOf = (seat: Wind | null, {players}: RecordedGame): boolean => players === 4 || seat !== 'north'

/** The wind that moments name, if any: 9巡目 南家の打牌 is seen by 南家. */
function windOfMoments(at: string | null): Wind | null {
  const named = readMoments(at ?? '').flatMap(({moment}) => {
    const who = moment !== null && 'who' in moment ? moment.who : null
    return who !== null && 'wind' in who ? [who.wind] : []
  })
  return named.length > 0 && named.every(wind => wind === named[0]) ? named[0]! : null
}

/**
 * The seat whose view is shown: the one named by its key or by the moment, or else the winner or the player who is paid
 * for a river, or else the dealer.
 */
function playerOf(seat: Wind | null, end: Pick<RoundEnd, 'round' | 'payments'>, game: RecordedGame): Player {
  const {round} = end
  const win = round.results.find(result => result.type === 'win')
  const usual = win?.type === 'win' ? win.player : (nagashiPlayers(end)[0] ?? round.dealer)
  return (seat && playerOfWind(seat, round, game)) ?? usual
}
