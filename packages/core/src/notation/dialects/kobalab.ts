/**
 * kobalab: 牌姿 of 電脳麻将 (majiang-core), `m123p055s789z1117*,p5550=`.
 *
 *     m055z7z7,m78-9,z5555,z666=
 *     ^ concealed  ^ called from kamicha
 *            ^ drawn
 *
 * The suit letter comes first. Concealed tiles, then melds in the order they were called, separated by commas. `_` is a
 * tile face down, `*` after the concealed tiles riichi. In a hand of 14 (a meld counts three) the last concealed tile is
 * the drawn one, unless a comma at the end says that a meld was called just now. A row may also be a single meld: `m12-3`.
 *
 * Rivers: `m1_*-`, each tile with `_` tsumogiri, `*` riichi and the mark of the player who called it.
 *
 * Source: <https://github.com/kobalab/majiang-core/wiki/牌姿>, its code (1.4) and tests; the rivers
 * <https://blog.kobalab.net/entry/20151218/1450441130>.
 */
import {abandonRun, addDigit, mpszFace, refuse, reportRank} from '../reading/digit-run.js'
import {beginReading, isBlank, marksOf, putText, report, type Reading} from '../reading/reading.js'
import {finishReading} from '../reading/end-of-row.js'
import type {Dialect} from '../dialect.js'
import {noMarks, tileNode, type Mark, type Node, type TileNode} from '../tree.js'
import {readMeld, SEAT_MARKS} from './kobalab-meld.js'
import {handSize, WHOLE} from '../hand-size.js'

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
  if (!last || handSize(concealed.length, melds) !== WHOLE || last.face === 'back') return null
  return nodes.indexOf(last)
}

/** A first part with one suit letter and the mark of a seat is a meld rather than concealed tiles. */
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

/** The suit letter at `at`; a suit letter without digits after it is reported. */
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

/** One tile from its digit at `at`; a suit letter directly before it belongs to it. */
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
