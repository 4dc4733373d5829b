/**
 * The value of `scores`: the points of the players.
 *
 *     25000 25000 25000 25000    東家 32000 / 南家 18000 …    25000×3+35000    25000+8000 17000 25000 25000
 */
import {append, lookup, type Message, skip} from '@tehai/kernel/source'
import type {Entry} from '../block/entries.js'
import {valueOf, withMessages, type EntryValue, type Points} from './entry-value.js'
import {pageMessage} from '../messages.js'
import {anyPlayer, findPlayer, romajiPlayer, type Who} from '../situation/players.js'
import {foldWidth} from '../spelling/fold-width.js'

/** A player with their points, in a folded text. A wind alone is a seat: 東 25000, `E 25000`. */
const playerName = `${anyPlayer}|[東南西北]|親|dealer|east|south|west|north|self|${romajiPlayer}|[eswn](?![a-z])`
const scoreItem = new RegExp(
  `(?:(${playerName})(?: seat)?[\\s:]{0,2})?([-−△▲+]?)(\\d{1,3}(?:,\\d{3})+|\\d{1,6})(?!\\d)点?(?: ?[×x*] ?([2-4])(?=[\\s、，/;・|+]|,(?!\\d{3}(?!\\d))|$))?`,
  'iy'
)
const scoreGap = /[\s、,，/;・|]+/y

/** What is added to the points before it, or taken from them. */
const change = /([-−+])(\d{1,3}(?:,\d{3})+|\d{1,6})(?!\d)点?/y

/** Points of all players: `25000 25000 25000 25000`, `東家 32000 / 南家 18000 …`. */
export function readScores(entry: Entry): EntryValue {
  const text = foldWidth(entry.value)
  const points: Points[] = []
  const isSums = entry.key.id !== 'payments' && hasSums(text)
  const same = sameForAll(text)
  if (same) return withMessages(entry, [unread(entry, 0, text, [same])], {points})
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

/** Whether a number that follows another one without a blank is added to it: `25000+8000` among the points of as many as play. */
function hasSums(text: string): boolean {
  const joined = text.match(/\d点?[-−+](?=\d)/g)?.length ?? 0
  const numbers = text.match(/\d[\d,]*/g)?.length ?? 0
  return joined > 0 && numbers > MOST_PLAYERS && [3, MOST_PLAYERS].includes(numbers - joined)
}

/** What is added to the points that end at an offset. */
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

/** Points with which all begin, and words for all of them. */
const each =
  /^(?:各(?:家|自|人)?|全員|全员|[每毎][人家]|all|each|모두|전원|각자|각) ?(\d[\d,]{3,7})点?$|^(\d[\d,]{3,7})点? ?(?:ずつ|持ち|each|all|씩)$/i

/** The points of each player, where a value names them once for all; `null` where it does not. */
function sameForAll(text: string): string | null {
  const found = text.length > 32 ? null : each.exec(text.trim())
  const amount = found?.[1] ?? found?.[2]
  if (amount === undefined) return null
  // Three players begin with 35,000.
  return Array.from({length: amountOf(amount) === 35_000 ? 3 : MOST_PLAYERS}, () => amount).join(' ')
}

/** The rest of a value that is no points. */
const unread = ({name, key}: Entry, at: number, text: string, expected: readonly string[] = []): Message => {
  const values = {key: name, example: key.example, kind: 'scores'}
  return pageMessage('bad-value', at, text.trimEnd().length, values, expected)
}

/** What is wrong with the points of one player. */
function problemOf(found: RegExpExecArray, points: readonly Points[], entry: Entry): Message | null {
  const [whole, name, , digits] = found
  const amount = amountOf(digits!)
  // Less than 1,000 may be meant as thousands, of which it is said that they do not add up.
  if (amount > 1000 && amount % 100 !== 0 && entry.key.id === 'scores') {
    const end = found.index + whole.length
    return pageMessage('bad-value', end - digits!.length, end, {
      key: entry.name,
      example: String(Math.round(amount / 100) * 100),
      kind: 'hundreds'
    })
  }
  const who = whoOf(found)
  return who && points.some(one => isSame(one.who, who))
    ? pageMessage('double-player', found.index, found.index + name!.length)
    : null
}

const amountOf = (digits: string): number => Number(digits.replaceAll(',', ''))

const pointsOf = ([, , mark, digits]: RegExpExecArray): number =>
  mark && mark !== '+' ? -amountOf(digits!) : amountOf(digits!)

const whoOf = ([, name]: RegExpExecArray): Who | null => (name ? whoOfScore(name) : null)

/** Whether two names are of one player, both by wind or both by place. */
function isSame(a: Who | null, b: Who): boolean {
  return (
    a !== null && ('wind' in a ? 'wind' in b && a.wind === b.wind : 'player' in b && a.player === b.player)
  )
}

const windByLetter = lookup({e: 'east', s: 'south', w: 'west', n: 'north'})

function whoOfScore(word: string): Who | null {
  const letter = windByLetter[word.toLowerCase()]
  return findPlayer(letter ?? (/^[東南西北]$/.test(word) ? `${word}家` : word))
}
