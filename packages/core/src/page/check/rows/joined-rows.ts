/**
 * Rows that were joined: two hands on one line, or a hand after a river.
 *
 *     234m345p567s66p78s 123m456p789s1122z        j 1z9m5z3p 234m345p567s66p78s
 */
import {blockMessage} from '@tehai/kernel/block'
import type {Message} from '@tehai/kernel/source'
import {countHand} from '../../../model/validate.js'
import {WAITING, WHOLE} from '../../../notation/hand-size.js'
import type {Diagram} from '../../../model/diagram.js'
import {parse} from '../../../notation/parse.js'

/** Fewest tiles of two rows, one of which is a hand. */
const FEWEST = 15

/** Longest row that is divided, in UTF-16 units, and the most gaps at which it is. */
const LONGEST = 120
const MOST_GAPS = 16

/** Groups in the form of a hand, as the last word of a line: several tiles of a suit, at most one tile alone. */
const lastWord = /[\s\u3000]((?:[0-9]{2,13}[mpsz]){2,5}(?:[0-9][mpsz])?)$/

/** The message about a second row on the line of a first; `null` where there is none. */
export function joinedRow(source: string, diagram: Diagram, at: number): Message | null {
  if (source.length > LONGEST) return null
  const start =
    diagram.mode === 'river'
      ? handBehind(source, diagram.discards.length)
      : secondHand(source, countHand(diagram))
  return start === null
    ? null
    : blockMessage('own-line', at + start, at + source.length, {}, [source.slice(start)])
}

/** Where a hand begins after a river: discards are not sorted within a suit. */
function handBehind(source: string, discards: number): number | null {
  const hand = discards < FEWEST ? undefined : lastWord.exec(source)?.[1]
  if (hand === undefined || !isWhole(hand)) return null
  const isSorted = [...hand.matchAll(/[0-9]+/g)].every(([ranks]) => {
    const plain = ranks.replaceAll('0', '5')
    return [...plain].toSorted().join('') === plain
  })
  return isSorted ? source.length - hand.length : null
}

/** Where a second hand begins. */
function secondHand(source: string, count: number): number | null {
  if (count < 2 * WAITING || count > 2 * WHOLE) return null
  for (const {index, 0: gap} of [...source.matchAll(/[\s\u3000,、/|]+/g)].slice(0, MOST_GAPS)) {
    const next = index + gap.length
    if (isWhole(source.slice(0, index)) && isWhole(source.slice(next))) return next
  }
  return null
}

/** Whether a row is a hand of 13 or 14 tiles without any message. */
function isWhole(row: string): boolean {
  const {tree, messages} = parse(row)
  const size = tree.nodes.reduce((sum, {type}) => sum + (type === 'tile' ? 1 : type === 'meld' ? 3 : 0), 0)
  return messages.length === 0 && (size === WHOLE || size === WAITING)
}
