/**
 * The value of `scores`: the points of the players.
 *
 *     25000 25000 25000 25000    東家 32000 / 南家 18000 …    25000×3+35000    25000+8000 17000 25000 25000
 */
import {append, lookup, type Message, skip} from '@tehai/kernel/source'
import type {Entry} from '../block/entries.js'
import {valueOf, withMessages, type EntryValue, type Points} from './entry-value.js'
import {pageMessage} from '../messages.js'
import {anyPlayer, findPlayer, isSameWho, romajiPlayer, type Who} from '../situation/players.js'
import {foldWidth} from '../spelling/fold-width.js'

/** A player with their points, in a folded text. A wind alone is a seat: 東 25000, `E 25000`. */
const playerName = `${anyPlayer}|[東南西北]|親|dealer|east|south|west|north|self|${romajiPlayer}|[eswn](?![a-z])`
const scoreItem = new RegExp(
  `(?:(${playerName})(?: seat)?[\\s:]{0,2})?([-−△▲+]?)(\\d{1,3}(?:,\\d{3})+|\\d{1,6})(?!\\d)点?(?: ?[×x*] ?([2-4])(?=[\\s、，/;・|+]|,(?!\\d{3}(?!\\d))|$))?`,
  'iy'
)
const scoreGap = /[\s、,，/;・|]+/y

/** A number that is added to the points before it, or subtracted from them. */
const change = /([-−+])(\d{1,3}(?:,\d{3})+|\d{1,6})(?!\d)点?/y

/** Points of all players: `25000 25000 25000 25000`, `東家 32000 / 南家 18000 …`. */
export function readScores(entry: Entry, players: number = MOST_PLAYERS): EntryValue {
  const text = foldWidth(entry.value)
  const points: Points[] = []
  const isPaid = entry.key.id === 'payments'
  const isSums = !isPaid && hasSums(text)
  const same = isPaid ? paidByAll(text, players) : sameForAll(text, players)
  if (same !== null) return withMessages(entry, [unread(entry, 0, text, same)], {points})
  let at = skip(scoreGap, text, 0)
  while (at < text.length) {
    scoreItem.lastIndex = at
    const found = scoreItem.exec(text)
    const times = Number(found?.[4] ?? 1)
    const isOfOne = times === 1 || found?.[1] === undefined
    const isRoom = isOfOne && points.length + times <= MOST_PLAYERS
    const problem = found && isRoom ? problemOf(found, points, entry) : unread(entry, at, text)
    if (problem) return withMessages(entry, [problem], {points})
    const changed = isSums ? changesAt(text, scoreItem.lastIndex) : {sum: 0, end: scoreItem.lastIndex}
    const one = {who: whoOf(found!), points: pointsOf(found!) + changed.sum}
    append(
      points,
      Array.from({length: times}, () => one)
    )
    at = skip(scoreGap, text, changed.end)
  }
  return valueOf(entry, {points})
}

const MOST_PLAYERS = 4

/** A stick that is paid: because of it, three players' points may have one number more. */
const stick = /^[^-−+]*\d[-−+]1,?000点?(?:[\s、，/;・|]|$)[^-−+]*$/

/** Whether a number directly after another one is added to it: `25000+8000`, in a list of as many points as players. */
function hasSums(text: string): boolean {
  const joined = text.match(/\d点?[-−+](?=\d)/g)?.length ?? 0
  const numbers = text.match(/\d[\d,]*/g)?.length ?? 0
  const isMore = numbers > MOST_PLAYERS || (numbers === MOST_PLAYERS && stick.test(text))
  return joined > 0 && isMore && [3, MOST_PLAYERS].includes(numbers - joined)
}

/** The numbers added to the points that end at an offset. */
function changesAt(text: string, at: number): {readonly sum: number; readonly end: number} {
  let [sum, end] = [0, at]
  for (;;) {
    change.lastIndex = end
    const found = change.exec(text)
    if (!found) return {sum, end}
    sum += (found[1] === '+' ? 1 : -1) * amountOf(found[2]!)
    end = change.lastIndex
  }
}

/** Points that all players start with, and words for all players. */
const each =
  /^(?:各(?:家|自|人)?|全員|全员|[每毎][人家]|all|each|모두|전원|각자|각) ?(\d[\d,]{3,7})点?$|^(\d[\d,]{3,7})点? ?(?:ずつ|持ち|each|all|씩)$/i

/** The points of each player, if a value gives them once for all; `null` if it does not. */
function sameForAll(text: string, players: number): readonly string[] | null {
  const found = text.length > 32 ? null : each.exec(text.trim())
  const amount = found?.[1] ?? found?.[2]
  if (amount === undefined) return null
  // Three players start with 35,000.
  const count = amountOf(amount) === 35_000 ? 3 : players
  return [Array.from({length: count}, () => amount).join(' ')]
}

/** What each of the others pays: 4000オール, `4000 all`, 4000×3. */
const fromEach = /^(\d[\d,]{2,6})点? ?(?:(オール|all|올)|[×x*] ?([23]))$/i

/**
 * The points of all players if all but one pay the same: a tsumo of the dealer. Empty if it may also be the payment
 * to one player at a draw; `null` for any other value.
 */
function paidByAll(text: string, players: number): readonly string[] | null {
  const trimmed = text.length > 32 ? '' : text.trim()
  const found = fromEach.exec(trimmed)
  const same = found ? null : each.exec(trimmed)
  const written = found?.[1] ?? same?.[1] ?? same?.[2]
  if (written === undefined) return null
  const [amount, others] = [amountOf(written), players - 1]
  const isOfAll = found?.[3] === undefined || Number(found[3]) === others
  const isOfDraw = found?.[2] === undefined && DRAWN.has(amount)
  if (!isOfAll || isOfDraw) return []
  return [[`+${amount * others}`, ...Array.from({length: others}, () => `-${amount}`)].join(' ')]
}

/** What each player pays to one, or is paid by one, who was tenpai or noten. */
const DRAWN: ReadonlySet<number> = new Set([1000, 1500, 2000])

/** The rest of a value, which is not points. */
const unread = ({name, key}: Entry, at: number, text: string, expected: readonly string[] = []): Message => {
  const values = {key: name, example: key.example, kind: 'scores'}
  return pageMessage('bad-value', at, text.trimEnd().length, values, expected)
}

/** The message about the points of one player. */
function problemOf(found: RegExpExecArray, points: readonly Points[], entry: Entry): Message | null {
  const [whole, name, , digits] = found
  const amount = amountOf(digits!)
  // Less than 1,000 may be meant as thousands; the message that the points do not add up is then enough.
  if (amount > 1000 && amount % 100 !== 0 && entry.key.id === 'scores') {
    const end = found.index + whole.length
    return pageMessage('bad-value', end - digits!.length, end, {
      key: entry.name,
      example: String(Math.round(amount / 100) * 100),
      kind: 'hundreds'
    })
  }
  const who = whoOf(found)
  return who && points.some(one => one.who !== null && isSameWho(one.who, who))
    ? pageMessage('double-player', found.index, found.index + name!.length)
    : null
}

const amountOf = (digits: string): number => Number(digits.replaceAll(',', ''))

const pointsOf = ([, , mark, digits]: RegExpExecArray): number =>
  mark && mark !== '+' ? -amountOf(digits!) : amountOf(digits!)

const whoOf = ([, name]: RegExpExecArray): Who | null => (name ? whoOfScore(name) : null)

const windByLetter = lookup({e: 'east', s: 'south', w: 'west', n: 'north'})

function whoOfScore(word: string): Who | null {
  const letter = windByLetter[word.toLowerCase()]
  return findPlayer(letter ?? (/^[東南西北]$/.test(word) ? `${word}家` : word))
}
