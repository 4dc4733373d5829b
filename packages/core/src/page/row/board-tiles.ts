/**
 * Tiles of a board on the wire: hands with their melds, and rivers.
 *
 * Most rows of a board have a plain form that is read directly; any other row is read as notation.
 */
import {append} from '@tehai/kernel/source'
import {isTile, type Face, type Meld, type Tile} from '@tehai/riichi/tile'
import {isKita} from '../../model/resolve.js'
import {drawnRow} from './row.js'
import type {ReadSeat} from './board-row.js'

/** A river tile by tile with the marks that records use, as in most rivers of a board: `j 1z9=m3+z4-m`. */
const markedTiles = /^j (?:[0-9][=+-]*[mps]|[1-7][=+-]*z)+$/

/** The discards of a river. */
export function riverOf(line: string): ReadSeat['river'] {
  if (markedTiles.test(line)) return markedRiver(line)
  const {diagram} = drawnRow(line, {mode: 'river', checked: true})
  const discards = diagram.mode === 'river' ? diagram.discards : []
  return discards.flatMap(one => (one.tile === null ? [] : [{...one, tile: one.tile}]))
}

function markedRiver(line: string): ReadSeat['river'] {
  const river: ReadSeat['river'][number][] = []
  let rank = ''
  let [tsumogiri, riichi, called] = [false, false, false]
  for (let index = 'j '.length; index < line.length; index++) {
    const character = line[index]!
    if (character === '=') tsumogiri = true
    else if (character === '+') riichi = true
    else if (character === '-') called = true
    else if (character < 'a') {
      rank = character
      tsumogiri = riichi = called = false
    } else river.push({tile: (rank + character) as Tile, tsumogiri, riichi, called})
  }
  return river
}

type Faces = Pick<ReadSeat, 'melds' | 'kita'> & {readonly closed: readonly Face[]}

/** Only closed tiles, as in most hands of a board: `123m406p`, or backs. */
const closedTiles = /^(?:[0-9]+[mps]|[1-7]+z|0+x)*$/

/** The hand of a player whose hand is not shown. */
export const noFaces: Faces = {closed: [], melds: [], kita: 0}

/** A meld with call marks, as on boards: `55-5p`. */
const markedMeld = /^[0-9=+#-]+[mpsz]$/

/** Melds that were read: the melds of a round recur on all of its boards. */
const meldsRead = new Map<string, Faces>()
const MOST_MELDS = 2000

/** The closed tiles, melds and norths of a hand. */
export function facesOf(line: string): Faces {
  if (closedTiles.test(line)) return {closed: closedOf(line), melds: [], kita: 0}
  const [first = '', ...melds] = line.split(' ')
  if (!closedTiles.test(first) || melds.length > MOST_CALLS || !melds.every(meld => markedMeld.test(meld))) {
    return readFaces(line)
  }
  const closed = closedOf(first)
  const all: Meld[] = []
  for (const meld of melds) {
    const read = meldOf(meld)
    append(closed, read.closed)
    append(all, read.melds)
  }
  return {closed, melds: all, kita: 0}
}

/** A text with more calls is not a hand, and is read as any row of notation. */
const MOST_CALLS = 4

function meldOf(text: string): Faces {
  const known = meldsRead.get(text)
  if (known) return known
  const read = readFaces(text)
  if (meldsRead.size >= MOST_MELDS) meldsRead.clear()
  meldsRead.set(text, read)
  return read
}

function readFaces(line: string): Faces {
  const {diagram} = drawnRow(line, {mode: 'hand', checked: true})
  if (diagram.mode === 'river') return {closed: [], melds: [], kita: 0}
  const closed = diagram.nodes.flatMap(node =>
    node.type === 'tile' && !isKita(node) && (isTile(node.face) || node.face === 'back') ? [node.face] : []
  )
  return {closed, melds: diagram.hand.melds, kita: diagram.hand.kita}
}

function closedOf(line: string): Face[] {
  const faces: Face[] = []
  let suit = ''
  for (let index = line.length - 1; index >= 0; index--) {
    const character = line[index]!
    if (character >= 'a') suit = character
    else faces.push(suit === 'x' ? 'back' : (`${character}${suit}` as Tile))
  }
  return faces.reverse()
}
