/**
 * pymdownx: the hand line of a block of the Python Markdown extension pymdownx-mahjong.
 *
 *     11z Xz (123m<) [3333z] (444+4z>)
 *            ^ open  ^ closed    ^ added tile
 *
 * `<` kamicha, `^` toimen, `>` shimocha: the first, second or last tile lies on its side. `Xz` is a back. Blanks, `_`
 * and `|` only separate groups and show nothing. The extension takes a chii from anywhere and an open meld without a
 * direction (its tiles all upright), so these are warnings here; it calls `(135m<)` a pon, which is an error here.
 *
 * Source: documentation, code and tests of <https://github.com/tylernguyen/pymdownx-mahjong> (0.2).
 */
import {append} from '@tehai/kernel/source'
import {seats, type From, type Meld, type Tile} from '@tehai/riichi/tile'
import {
  abandonRun,
  addDigit,
  closeRun,
  mpszFace,
  refuse,
  reportRank,
  type FaceOf
} from '../reading/digit-run.js'
import {beginReading, isBlank, putGap, putText, report, type Reading} from '../reading/reading.js'
import {finishReading} from '../reading/end-of-row.js'
import type {Dialect} from '../dialect.js'
import {ankanOf, calledMeld, kakanOf, type MeldFault} from '../melds/meld-shape.js'
import {meldNode, tileNode, type TileNode} from '../tree.js'

const faceOf: FaceOf = (digit, suit) => {
  if (digit === 'X') return suit === 'z' ? 'back' : null
  return mpszFace(digit, suit)
}

export const pymdownx: Dialect = {
  id: 'pymdownx',
  source: 'tylernguyen/pymdownx-mahjong documentation',
  example: '11z (123m<) [3333z] (444+4z>)',
  melds: 'from',
  signature: /[[(][0-9]+\+?[0-9]?[mpsz][<^>]?[\])]|X/,
  parse(text, options) {
    const reading = beginReading('pymdownx', text, options)
    for (let at = 0; at < text.length;) {
      const character = text[at]!
      if ((character >= '0' && character <= '9') || character === 'X') addDigit(reading, at++)
      else if ('mpsz'.includes(character)) closeRun(reading, character, at++, {faceOf})
      else if (character === '_' || character === '|' || isBlank(character)) at++
      else if (character === '(' || character === '[') {
        abandonRun(reading)
        at = readMeld(reading, at)
      } else at = refuse(reading, at)
    }
    return finishReading(reading)
  }
}

const bracketed = /[[(]([^[\]()]*)[\])]/y
const inner = /^([0-9]*)(\+?)([0-9]*)([mpsz]?)([<^>]?)/

/** The parts of a meld in brackets, and its range. */
interface Parts {
  readonly start: number
  readonly end: number
  readonly isClosed: boolean
  readonly digits: string
  readonly plus: string
  readonly added: string
  readonly suit: string
  readonly mark: string
}

/** A meld in brackets. Returns where it ends. */
function readMeld(reading: Reading, start: number): number {
  const {text} = reading
  bracketed.lastIndex = start
  const found = bracketed.exec(text)
  if (!found) return refuse(reading, start)
  const end = start + found[0].length
  const [all, digits = '', plus = '', added = '', suit = '', mark = ''] = inner.exec(found[1]!)!
  if (start + 1 + all.length < end - 1) refuseInside(reading, start + 1 + all.length)
  else if ((text[start] === '[') !== (text[end - 1] === ']')) refuseInside(reading, end - 1)
  else {
    putMeld(reading, {start, end, isClosed: text[start] === '[', digits, plus, added, suit, mark})
    return end
  }
  putText(reading, start, end)
  return end
}

/** Report a character that cannot be in a meld; the caller shows the meld as text. */
function refuseInside(reading: Reading, at: number): void {
  report(reading, 'bad-char', at, at + 1, {dialect: 'pymdownx', wanted: 'pymdownx-meld'})
}

function putMeld(reading: Reading, parts: Parts): void {
  const {start, end, digits, plus, suit, mark, isClosed} = parts
  if (isMiswritten(reading, parts)) {
    putText(reading, start, end)
    return
  }
  const places = digits.split('').map((_, index) => start + 1 + index)
  if (plus) places.push(start + 2 + digits.length)
  const tiles = places.map(place => `${reading.text[place]!}${suit}` as Tile)
  const nodes = tiles.map((tile, index) => tileNode(tile, places[index]!, places[index]! + 1))
  const from = mark === '' ? undefined : seats['<^>'.indexOf(mark)]
  if (!isClosed && !from) {
    putUndirected(reading, nodes, start, end)
    return
  }
  const meld = meldOf(parts, tiles, from)
  if (typeof meld === 'string') {
    report(reading, meld, start, end, {
      count: tiles.length,
      wanted: isClosed || plus ? 'four' : 'three-or-four'
    })
    putText(reading, start, end)
    return
  }
  if (meld.type === 'chii' && meld.from !== 'kamicha') {
    report(reading, 'chii-not-from-kamicha', end - 2, end - 1, {from: meld.from}, [], 'warning')
  }
  reading.nodes.push(meldNode(meld, nodes, start, end))
}

/** An open meld that does not say which player it came from: upright tiles, as the extension draws them. */
function putUndirected(reading: Reading, nodes: readonly TileNode[], start: number, end: number): void {
  report(reading, 'bad-mark-position', end - 1, end, {wanted: 'after-direction'}, [], 'warning')
  putGap(reading, start, start + 1)
  append(reading.nodes, nodes)
  putGap(reading, end - 1, end)
}

/** Report what is missing or wrong in how a meld is written; returns whether anything was. */
function isMiswritten(reading: Reading, parts: Parts): boolean {
  const {start, end, digits, plus, added, suit, mark, isClosed} = parts
  const plusAt = start + 1 + digits.length
  if (isClosed && mark) report(reading, 'bad-mark-position', end - 2, end - 1, {wanted: 'open-meld'})
  else if (suit === '') report(reading, 'missing-suit', start + 1, Math.max(start + 2, plusAt))
  else if (digits === '') report(reading, 'missing-rank', end - 2 - mark.length, end - 1 - mark.length)
  else if (plus && added === '') report(reading, 'missing-added-tile', plusAt, plusAt + 1)
  else if (plus && added.length > 1)
    report(reading, 'bad-meld-size', start, end, {count: digits.length + added.length, wanted: 'four'})
  else return hasBadRank(reading, parts)
  return true
}

function hasBadRank(reading: Reading, {start, digits, added, suit}: Parts): boolean {
  for (const [index, digit] of [...digits, ...added].entries()) {
    if (mpszFace(digit, suit)) continue
    const at = start + 1 + (index < digits.length ? index : index + 1)
    reportRank(reading, digit + suit, at, at + 1)
    return true
  }
  return false
}

function meldOf(parts: Parts, tiles: readonly Tile[], from: From | undefined): Meld | MeldFault {
  if (!from) return ankanOf(tiles)
  const called = from === 'shimocha' ? (parts.plus ? 2 : tiles.length - 1) : seats.indexOf(from)
  return parts.plus ? kakanOf(tiles, called, tiles.length - 1, from) : calledMeld(tiles, called, from)
}
