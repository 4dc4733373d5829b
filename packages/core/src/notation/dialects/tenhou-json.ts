/**
 * tenhou-json: the numbers and calls of a log of `tenhou.net/6`.
 *
 * `11`–`19` man, `21`–`29` pin, `31`–`39` sou, `41`–`47` honors, `51 52 53` the red fives. A call is four or fewer
 * numbers with a letter before the called tile; its place says whom it came from:
 *
 *     c275226    chii of 27
 *     12p1212    pon, second place: from toimen
 *     131313m13  daiminkan, last place: from shimocha
 *     31k313131  kakan: the tile after `k` was added, the one after that was called (`151515k51`: the one before)
 *     424242a42  ankan
 *     f44        a north put aside (北抜き), which is not a discard: a river does not include it
 *
 * In rivers, `60` is a discard of the tile just drawn (which a row of discards does not contain), `r` before a number
 * declares riichi, `0` fills the place of a daiminkan's discard. Brackets, quotes, commas and blanks only separate the
 * entries, so a piece of the log can be pasted.
 *
 * Source: <https://tenhou.net/mjlog.html>; logs and the readers of mjai-reviewer and tensoul, which agree.
 */
import {type From, type Meld, type Face, type Tile, seats} from '@tehai/riichi/tile'
import {beginReading, isBlank, marksOf, putText, report, type Reading} from '../reading/reading.js'
import {finishReading} from '../reading/end-of-row.js'
import {refuse, reportRank} from '../reading/digit-run.js'
import type {Dialect, DialectId} from '../dialect.js'
import {ankanOf, calledMeld, kakanOf, type MeldFault} from '../melds/meld-shape.js'
import {meldNode, noMarks, tileNode, type Mark} from '../tree.js'

const TSUMOGIRI = '60'

/** The tile of a number; `null` if there is no such tile. */
function tileOfNumber(number: string): Tile | null {
  const [group, rank] = [number[0]!, number[1]!]
  if (group === '5') return rank >= '1' && rank <= '3' ? (`0${'mps'[Number(rank) - 1]!}` as Tile) : null
  if (group < '1' || group > '4' || rank === '0') return null
  return group === '4' && rank > '7' ? null : (`${rank}${'mpsz'[Number(group) - 1]!}` as Tile)
}

function makeParse(id: DialectId): Dialect['parse'] {
  return (text, options) => {
    const reading = beginReading(id, text, options)
    for (let at = 0; at < text.length;) {
      const character = text[at]!
      if ('[]",\''.includes(character) || isBlank(character)) at++
      else if (isEntryCharacter(character)) at = readEntry(reading, at)
      else at = refuse(reading, at)
    }
    return finishReading(reading)
  }
}

function isEntryCharacter(character: string | undefined): boolean {
  return character !== undefined && ((character >= '0' && character <= '9') || 'cpmkafr'.includes(character))
}

/** One entry: a number, several numbers without a separator, or a call. Returns where it ends. */
function readEntry(reading: Reading, start: number): number {
  const {text} = reading
  let end = start
  let letter = -1
  for (; isEntryCharacter(text[end]); end++) {
    if (text[end]! > '9' && letter < 0) letter = end
  }
  if (letter < 0) readNumbers(reading, start, end)
  else if (text[letter] === 'r') readRiichi(reading, start, letter, end)
  else if (text[letter] === 'f') readKita(reading, start, letter, end)
  else readCall(reading, start, letter, end)
  return end
}

/** Nothing may come before `f` and `r`; any such text is shown as text. */
function skip(reading: Reading, start: number, letter: number): number {
  if (letter > start) {
    report(reading, 'bad-mark-position', letter, letter + 1, {wanted: 'before-entry'})
    putText(reading, start, letter)
  }
  return letter + 1
}

/** `r21`: riichi, with the discard after the letter. */
function readRiichi(reading: Reading, start: number, letter: number, end: number): void {
  const from = skip(reading, start, letter)
  if (end === from) {
    report(reading, 'dangling-modifier', letter, end)
    putText(reading, letter, end)
  } else readNumbers(reading, from, end, {start: letter, marks: marksOf.riichi})
}

/** `f44`. Only a north is put aside. */
function readKita(reading: Reading, start: number, letter: number, end: number): void {
  const {text, mode} = reading
  const from = skip(reading, start, letter)
  if (text.slice(from, end) !== '44') {
    report(reading, end === from ? 'dangling-modifier' : 'kita-not-north', letter, end)
    putText(reading, letter, end)
  } else if (mode !== 'river') reading.nodes.push(tileNode('4z', letter, end, marksOf.kita))
}

/** Adjacent numbers; `first` has the start and the marks of the first node. */
function readNumbers(
  reading: Reading,
  start: number,
  end: number,
  first: {readonly start: number; readonly marks: readonly Mark[]} = {start, marks: noMarks}
): void {
  const {text, mode} = reading
  if (end - start === 1 && text[start] === '0' && mode === 'river') return
  for (let at = start; at < end; at += 2) {
    const number = text.slice(at, Math.min(at + 2, end))
    const own = at === start ? first.marks : noMarks
    const face: Face | null =
      number === TSUMOGIRI ? 'unknown' : number.length === 2 ? tileOfNumber(number) : null
    const from = at === start ? first.start : at
    if (face === null || /[a-z]/.test(number)) {
      reportRank(reading, number, at, at + number.length, 'tenhou-json')
      putText(reading, from, at + number.length)
    } else {
      const all = number === TSUMOGIRI ? [...marksOf.tsumogiri, ...own] : own
      reading.nodes.push(tileNode(face, from, at + 2, all))
    }
  }
}

/** The numbers of a call with their places, or `null` (and a message) if one of them is not a tile. */
function callTiles(
  reading: Reading,
  start: number,
  letter: number,
  end: number
): {tile: Tile; at: number}[] | null {
  const tiles: {tile: Tile; at: number}[] = []
  for (let at = start; at < end; at += 2) {
    if (at === letter) at++
    const number = reading.text.slice(at, Math.min(at + 2, end))
    const tile = /^[0-9]{2}$/.test(number) ? tileOfNumber(number) : null
    if (!tile) {
      const second = /[a-z]/.exec(number)
      if (second) report(reading, 'multiple-calls', at + second.index, at + second.index + 1)
      else reportRank(reading, number, at, Math.min(at + 2, end), 'tenhou-json')
      return null
    }
    tiles.push({tile, at})
  }
  return tiles
}

function readCall(reading: Reading, start: number, letter: number, end: number): void {
  const tiles = callTiles(reading, start, letter, end)
  if (!tiles) {
    putText(reading, start, end)
    return
  }
  const place = (letter - start) / 2
  const meld = meldOf(
    reading.text[letter]!,
    place,
    tiles.map(({tile}) => tile)
  )
  if (typeof meld === 'string') {
    const [from, to] = meld === 'bad-mark-position' ? [letter, letter + 1] : [start, end]
    const wanted = meld === 'bad-mark-position' ? 'tenhou-place' : sizeOf(reading.text[letter]!)
    report(reading, meld, from, to, {count: tiles.length, wanted})
    putText(reading, start, end)
    return
  }
  if (meld.type === 'chii' && meld.from !== 'kamicha') {
    report(reading, 'chii-not-from-kamicha', letter, letter + 1, {from: meld.from})
  }
  const nodes = tiles.map(({tile, at}) => tileNode(tile, at === letter + 1 ? letter : at, at + 2))
  reading.nodes.push(meldNode(meld, nodes, start, end))
}

const sizeOf = (letter: string): string => (letter === 'c' || letter === 'p' ? 'three' : 'four')

/** The meld of a call, given its letter and the 0-based place of that letter among the numbers. */
function meldOf(
  letter: string,
  place: number,
  tiles: readonly Tile[]
): Meld | MeldFault | 'bad-mark-position' {
  if (tiles.length !== (letter === 'c' || letter === 'p' ? 3 : 4)) return 'bad-meld-size'
  if (letter === 'a') return place === 3 ? ankanOf(tiles) : 'bad-mark-position'
  if (letter === 'm') {
    const from = daiminkanFrom(place)
    return from ? sameKind(calledMeld(tiles, place, from)) : 'bad-mark-position'
  }
  const from = seats[letter === 'k' ? Math.min(place, 2) : place]
  if (!from) return 'bad-mark-position'
  if (letter === 'k') return kakanOf(tiles, place === 3 ? 2 : place + 1, place, from)
  const meld = calledMeld(tiles, place, from)
  if (typeof meld === 'string') return letter === 'p' ? 'not-same-kind' : meld
  if (letter === 'p') return sameKind(meld)
  return meld.type === 'chii' ? meld : 'not-a-sequence'
}

function sameKind(meld: Meld | MeldFault): Meld | MeldFault {
  return typeof meld !== 'string' && meld.type === 'chii' ? 'not-same-kind' : meld
}

/** A daiminkan's called tile is first, second or last of four. */
function daiminkanFrom(place: number): From | null {
  if (place === 2) return null
  return seats[Math.min(place, 2)] ?? null
}

export const tenhouJson: Dialect = {
  id: 'tenhou-json',
  source: 'logs of tenhou.net/6',
  example: '[11,12,13,21,22,51,41,"c275226"]',
  melds: 'from',
  signature: /^\s*(?:\[\s*)?"?r?[1-6][0-9](?:"?\s*,|\s*\])/,
  parse: makeParse('tenhou-json')
}

export const tenhouMeld: Dialect = {
  id: 'tenhou-meld',
  source: 'logs of tenhou.net/6, the calls alone',
  example: '12p1212',
  melds: 'from',
  signature: /^[\s"',]*[1-5]?[0-9]*[cpmkaf][0-9]{2}[0-9cpmkaf\s"',]*$/,
  parse: makeParse('tenhou-meld')
}
