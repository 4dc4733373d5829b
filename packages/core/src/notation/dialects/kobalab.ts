/**
 * kobalab: 牌姿 of 電脳麻将 (majiang-core), `m123p055s789z1117*,p5550=`.
 *
 *     m055z7z7,m78-9,z5555,z666=
 *     ^ concealed  ^ called from kamicha
 *            ^ drawn
 *
 * The suit letter comes first. Concealed tiles, then melds in the order they were called, separated by commas. `_` is a
 * tile face down, `*` after the concealed tiles riichi. The called tile is the digit before `-` (kamicha), `=`
 * (toimen) or `+` (shimocha); a digit after that was added (kakan), four digits without a mark are an ankan. In a
 * hand of 14 (a meld counts three) the last concealed tile is the drawn one, unless a comma at the end says that a
 * meld was called just now. A row may also be a single meld: `m12-3`.
 *
 * As in majiang-core, melds are put in order: a chii begins with the called tile, a set has it at the place of its
 * seat, and a red five that was not called comes last.
 *
 * Rivers: `m1_*-`, each tile with `_` tsumogiri, `*` riichi and the mark of the player who called it.
 *
 * Source: <https://github.com/kobalab/majiang-core/wiki/牌姿>, its code (1.4) and tests; the rivers
 * <https://blog.kobalab.net/entry/20151218/1450441130>.
 */
import {seats, kindOf, isRed, type Tile, type Meld} from '@tehai/riichi/tile'
import {abandonRun, addDigit, mpszFace, refuse, reportRank} from '../digit-run.js'
import {beginReading, isBlank, marksOf, putText, report, type Reading} from '../reading.js'
import {finishReading} from '../finish-reading.js'
import type {Dialect} from '../dialect.js'
import {ankanOf, calledMeld, kakanOf, type MeldFault} from '../meld-shape.js'
import {meldNode, noMarks, tileNode, type Mark, type Node, type TileNode} from '../tree.js'

/** Marks of the seats, in the order of `seats`. */
const SEAT_MARKS = '-=+'

/** Tiles of a whole hand with the drawn one. */
const WHOLE_HAND = 14

export const kobalab: Dialect = {
  id: 'kobalab',
  source: 'kobalab/majiang-core wiki 牌姿',
  example: 'm055z7z7,m78-9,z5555,z666=',
  melds: 'from',
  signature: /^[\s,_]*(?:[mpsz][0-9]|_)/,
  foreign: /^/,
  parse(text, options) {
    const reading = beginReading('kobalab', text, options)
    return reading.mode === 'river' ? parseRiver(reading) : parseHand(reading)
  }
}

function parseHand(reading: Reading): ReturnType<typeof finishReading> {
  const {text, nodes} = reading
  const comma = text.indexOf(',')
  const concealedEnd = comma < 0 ? text.length : comma
  let melds = 0
  let riichi = false
  if (isLoneMeld(text.slice(0, concealedEnd))) melds += readMeld(reading, 0, concealedEnd)
  else riichi = readConcealed(reading, concealedEnd)
  const concealed = nodes.filter(node => node.type === 'tile')
  for (let start = concealedEnd + 1; start <= text.length;) {
    const next = text.indexOf(',', start)
    const end = next < 0 ? text.length : next
    if (text.slice(start, end).trim() !== '') melds += readMeld(reading, start, end)
    else if (end < text.length) refuse(reading, end)
    start = end + 1
  }
  const justCalled = melds > 0 && comma >= 0 && text.trimEnd().endsWith(',')
  return finishReading(reading, {draw: justCalled ? null : drawOf(nodes, concealed, melds), riichi})
}

/** Index of the drawn tile: the last concealed one of a whole hand. */
function drawOf(nodes: readonly Node[], concealed: readonly TileNode[], melds: number): number | null {
  const last = concealed.at(-1)
  if (!last || concealed.length + 3 * melds !== WHOLE_HAND || last.face === 'back') return null
  return nodes.indexOf(last)
}

/** A first part with one suit letter and the mark of a seat is a meld, not concealed tiles. */
function isLoneMeld(part: string): boolean {
  return /^\s*[mpsz][0-9]*[-=+][-=+0-9]*\s*$/.test(part)
}

/** The concealed tiles, up to `end`. Returns whether riichi was declared. */
function readConcealed(reading: Reading, end: number): boolean {
  const {text} = reading
  const last = text.slice(0, end).trimEnd().length - 1
  let suit = ''
  let riichi = false
  for (let at = 0; at < end;) {
    const character = text[at]!
    if (character >= '0' && character <= '9') {
      if (suit === '') addDigit(reading, at)
      else putTile(reading, suit, at, at + 1, noMarks)
      at++
      continue
    }
    abandonRun(reading)
    if ('mpsz'.includes(character)) {
      suit = readSuit(reading, at++)
      continue
    }
    if (character === '_') reading.nodes.push(tileNode('back', at, at + 1))
    else if (character === '*' && at === last) riichi = true
    else if (character === '*') putMisplaced(reading, at, 'after-concealed')
    else if (SEAT_MARKS.includes(character)) putMisplaced(reading, at, 'own-meld')
    else if (!isBlank(character)) {
      at = refuse(reading, at)
      continue
    }
    if (!SEAT_MARKS.includes(character)) suit = ''
    at++
  }
  abandonRun(reading)
  return riichi
}

/** The suit letter at `at`; one without digits after it is reported. */
function readSuit(reading: Reading, at: number): string {
  const next = reading.text[at + 1] ?? ''
  if (next >= '0' && next <= '9') return reading.text[at]!
  report(reading, 'missing-rank', at, at + 1)
  putText(reading, at, at + 1)
  return ''
}

function putMisplaced(reading: Reading, at: number, wanted: string): void {
  report(reading, 'bad-mark-position', at, at + 1, {wanted})
  putText(reading, at, at + 1)
}

/** One tile from its digit at `at`; a suit letter right before it belongs to it. */
function putTile(reading: Reading, suit: string, at: number, end: number, marks: readonly Mark[]): void {
  const digit = reading.text[at]!
  const face = mpszFace(digit, suit)
  const start = reading.text[at - 1] === suit ? at - 1 : at
  if (face) reading.nodes.push(tileNode(face, start, end, marks))
  else {
    reportRank(reading, digit + suit, at, at + 1)
    putText(reading, start, end)
  }
}

/** A digit of a meld. */
interface Digit {
  readonly tile: Tile
  readonly at: number
}

/** A meld between commas. Returns 1 if it was one, else 0: then it is text, and a message says why. */
function readMeld(reading: Reading, from: number, to: number): 0 | 1 {
  const part = reading.text.slice(from, to)
  const start = from + part.length - part.trimStart().length
  const end = from + part.trimEnd().length
  const meld = meldBetween(reading, start, end)
  if (meld) reading.nodes.push(meld)
  else putText(reading, start, end)
  return meld ? 1 : 0
}

function meldBetween(reading: Reading, start: number, end: number): Node | null {
  const {text} = reading
  const suit = text[start]!
  if (!'mpsz'.includes(suit)) {
    report(reading, 'bad-char', start, start + 1, {dialect: 'kobalab', wanted: 'kobalab-meld'})
    return null
  }
  const digits: Digit[] = []
  let character = -1
  for (let at = start + 1; at < end; at++) {
    const unit = text[at]!
    if (unit >= '0' && unit <= '9') {
      if (!mpszFace(unit, suit)) {
        reportRank(reading, unit + suit, at, at + 1)
        return null
      }
      digits.push({tile: `${unit}${suit}` as Tile, at})
    } else if (!SEAT_MARKS.includes(unit)) {
      report(reading, 'bad-char', at, at + 1, {dialect: 'kobalab', wanted: 'kobalab-meld'})
      return null
    } else if (character >= 0) {
      report(reading, 'multiple-calls', at, at + 1)
      return null
    } else character = at
  }
  if (digits.length === 0) {
    report(reading, 'missing-rank', start, start + 1)
    return null
  }
  return character < 0
    ? ankanNode(reading, digits, start, end)
    : calledNode(reading, digits, character, start, end)
}

function ankanNode(reading: Reading, digits: readonly Digit[], start: number, end: number): Node | null {
  const ordered = redLast(digits)
  const meld = ankanOf(ordered.map(({tile}) => tile))
  return settle(reading, meld, ordered, start, end, 'four')
}

/** A meld with the mark of a seat after the called tile. */
function calledNode(
  reading: Reading,
  digits: readonly Digit[],
  character: number,
  start: number,
  end: number
): Node | null {
  const place = digits.findIndex(({at}) => at === character - 1)
  const from = seats[SEAT_MARKS.indexOf(reading.text[character]!)]!
  const called = digits[place]
  if (!called) {
    report(reading, 'dangling-mark', character, character + 1)
    return null
  }
  const others = digits.filter((_, index) => index !== place)
  const asTyped = calledMeld(
    digits.map(({tile}) => tile),
    place,
    from
  )
  if (typeof asTyped === 'string') return settle(reading, asTyped, digits, start, end, 'three-or-four')
  if (asTyped.type === 'chii') {
    if (from !== 'kamicha') report(reading, 'chii-not-from-kamicha', character, character + 1, {from})
    const ordered = [called, ...others.toSorted((a, b) => kindOf(a.tile) - kindOf(b.tile))]
    return settle(
      reading,
      calledMeld(
        ordered.map(({tile}) => tile),
        0,
        from
      ),
      ordered,
      start,
      end
    )
  }
  const added = digits.length === 4 && place === 2 ? digits[3] : undefined
  if (place !== digits.length - 1 && !added) {
    report(reading, 'bad-mark-position', character, character + 1, {wanted: 'after-third'})
    return null
  }
  const index = from === 'shimocha' && !added ? digits.length - 1 : seats.indexOf(from)
  const ordered = redLast(others.filter(digit => digit !== added))
  ordered.splice(index, 0, called)
  if (added) ordered.push(added)
  const tiles = ordered.map(({tile}) => tile)
  const meld = added ? kakanOf(tiles, index, 3, from) : calledMeld(tiles, index, from)
  return settle(reading, meld, ordered, start, end)
}

const redLast = (digits: readonly Digit[]): Digit[] =>
  digits.toSorted((a, b) => Number(isRed(a.tile)) - Number(isRed(b.tile)))

/** The node of a meld, or `null` and a message that says why it is not a meld. */
function settle(
  reading: Reading,
  meld: Meld | MeldFault,
  digits: readonly Digit[],
  start: number,
  end: number,
  wanted = 'three-or-four'
): Node | null {
  if (typeof meld !== 'string') {
    return meldNode(
      meld,
      digits.map(({tile, at}) => tileNode(tile, at, at + 1)),
      start,
      end
    )
  }
  report(reading, meld, start, end, {count: digits.length, wanted})
  return null
}

const discardMarks: Readonly<Record<string, Mark | undefined>> = {
  _: 'tsumogiri',
  '*': 'riichi',
  '-': 'called',
  '=': 'called',
  '+': 'called'
}

/** A row of discards: each tile with its marks, and any commas and blanks between them. */
function parseRiver(reading: Reading): ReturnType<typeof finishReading> {
  const {text} = reading
  let suit = ''
  for (let at = 0; at < text.length;) {
    const character = text[at]!
    if (character >= '0' && character <= '9' && suit !== '') at = readDiscard(reading, suit, at)
    else if (character >= '0' && character <= '9') addDigit(reading, at++)
    else if ('mpsz'.includes(character)) {
      abandonRun(reading)
      suit = readSuit(reading, at++)
    } else if (character === ',' || isBlank(character)) {
      abandonRun(reading)
      at++
    } else if (discardMarks[character]) {
      abandonRun(reading)
      report(reading, 'dangling-mark', at, at + 1)
      putText(reading, at, ++at)
    } else at = refuse(reading, at)
  }
  return finishReading(reading)
}

function readDiscard(reading: Reading, suit: string, at: number): number {
  const marks: Mark[] = []
  let end = at + 1
  for (let mark = discardMarks[reading.text[end] ?? '']; mark; mark = discardMarks[reading.text[end] ?? '']) {
    if (marks.includes(mark)) report(reading, 'bad-mark-position', end, end + 1, {wanted: 'once'})
    else marks.push(mark)
    end++
  }
  const [only] = marks
  putTile(reading, suit, at, end, marks.length > 1 ? marks : only ? marksOf[only] : noMarks)
  return end
}
