/**
 * The value of `scores`: the points of the players.
 */
import {lookup, type Message, skip} from '@tehai/kernel/source'
import type {Entry} from '../block/entries.js'
import {valueOf, withMessages, type EntryValue, type Points} from './entry-value.js'
import {pageMessage} from '../messages.js'
import {anyPlayer, findPlayer, romajiPlayer, type Who} from '../situation/players.js'
import {foldWidth} from '../spelling/fold-width.js'

/** A player with their points, in a folded text. A wind alone is a seat: 東 25000, `E 25000`. */
const playerName = `${anyPlayer}|[東南西北]|親|dealer|east|south|west|north|self|${romajiPlayer}|[eswn](?![a-z])`
const scoreItem = new RegExp(
  `(?:(${playerName})(?: seat)?[\\s:]{0,2})?([-−△▲+]?)(\\d{1,3}(?:,\\d{3})+|\\d{1,6})(?!\\d)点?`,
  'iy'
)
const scoreGap = /[\s、,，/;・|]+/y

/** Points of all players: `25000 25000 25000 25000`, `東家 32000 / 南家 18000 …`. */
export function readScores(entry: Entry): EntryValue {
  const text = foldWidth(entry.value)
  const points: Points[] = []
  let at = skip(scoreGap, text, 0)
  while (at < text.length) {
    scoreItem.lastIndex = at
    const found = scoreItem.exec(text)
    const problem = found && points.length < 4 ? problemOf(found, points, entry) : unread(entry, at, text)
    if (problem) return withMessages(entry, [problem], {points})
    points.push({who: whoOf(found!), points: pointsOf(found!)})
    at = skip(scoreGap, text, scoreItem.lastIndex)
  }
  return valueOf(entry, {points})
}

/** The rest of a value that is no points. */
const unread = ({name, key}: Entry, at: number, text: string): Message =>
  pageMessage('bad-value', at, text.trimEnd().length, {key: name, example: key.example, kind: 'scores'})

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
