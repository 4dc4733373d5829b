/**
 * The value of `scores`: the points of the players.
 */
import {lookup} from '@tehai/kernel/source'
import type {Entry} from './entries.js'
import {valueOf, withMessages, type EntryValue, type Points} from './entry-value.js'
import {pageMessage} from './messages.js'
import {anyPlayer, findPlayer, romajiPlayer, type Who} from './players.js'
import {foldWidth} from './fold-width.js'

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
  for (let at = 0; at < text.length;) {
    scoreGap.lastIndex = at
    if (scoreGap.test(text)) at = scoreGap.lastIndex
    if (at >= text.length) break
    scoreItem.lastIndex = at
    const found = scoreItem.exec(text)
    if (!found || points.length === 4) {
      const problem = pageMessage('bad-value', at, text.trimEnd().length, {
        key: entry.name,
        example: entry.key.example,
        kind: 'scores'
      })
      return withMessages(entry, [problem], {points})
    }
    const amount = Number(found[3]!.replaceAll(',', ''))
    // Less than 1,000 may be meant as thousands, of which it is said that they do not add up.
    if (amount > 1000 && amount % 100 !== 0 && entry.key.id === 'scores') {
      const end = scoreItem.lastIndex
      const problem = pageMessage('bad-value', end - found[3]!.length, end, {
        key: entry.name,
        example: String(Math.round(amount / 100) * 100),
        kind: 'hundreds'
      })
      return withMessages(entry, [problem], {points})
    }
    const who = found[1] ? whoOfScore(found[1]) : null
    if (who && points.some(one => isSame(one.who, who))) {
      const again = pageMessage('double-player', at, at + found[1]!.length)
      return withMessages(entry, [again], {points})
    }
    points.push({
      who,
      points: found[2] && found[2] !== '+' ? -amount : amount
    })
    at = scoreItem.lastIndex
  }
  return valueOf(entry, {points})
}

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
