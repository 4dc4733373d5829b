/**
 * riichi-npm: the argument of the npm package riichi, `112233456789m1s+1s+55z666z+d12s+r`.
 *
 *     112233456789m1s+1s      won on 1s by ron
 *     112233456789m1s1s       won on the last tile by tsumo
 *     1s+1s+123m55z666z7777z  chii, ankan of two digits, pon, daiminkan
 *
 * Further parts follow the hand after `+`: one tile is the winning tile, several are melds, `d…` names dora, and
 * anything else is information that the row itself cannot express (winds, yaku by chance), of which only `r` (riichi)
 * is used. The package never says which player a tile was called from; a called tile is shown as the first one, from
 * kamicha. Case is ignored.
 *
 * Source: README and code of <https://github.com/takayama-lily/riichi>.
 */
import {append} from '@tehai/kernel/source'
import {plainOf, type Tile, type Meld} from '@tehai/riichi/tile'
import {addDigit, abandonRun, closeRun, mpszFace, refuse, reportRank} from '../reading/digit-run.js'
import {beginReading, marksOf, report, putText, type Reading} from '../reading/reading.js'
import {finishReading} from '../reading/end-of-row.js'
import type {Dialect} from '../dialect.js'
import {ankanOf, calledMeld, type MeldFault} from '../melds/meld-shape.js'
import {meldNode, tileNode, type Mark, type Node} from '../tree.js'
import {handSize, WHOLE} from '../hand-size.js'

export const riichiNpm: Dialect = {
  id: 'riichi-npm',
  source: 'npm riichi (takayama-lily/riichi) README',
  example: '112233456789m1s+1s',
  melds: 'plain',
  signature: /[mpsz]\+/,
  parse(text, options) {
    const reading = beginReading('riichi-npm', text, options)
    const dora = new Set<string>()
    let draw: number | null = null
    let riichi = false
    for (let start = 0; start <= text.length;) {
      const next = text.indexOf('+', start)
      const end = next < 0 ? text.length : next
      const part = text.slice(start, end).toLowerCase()
      if (start === 0) readTiles(reading, start, end)
      else if (/^[rl]$/.test(part)) riichi = true
      else if (!/[mpsz]/.test(part)) warnOfSituation(reading, start, end)
      else if (part.startsWith('d')) readDora(reading, start + 1, end, dora)
      else if (/^[0-9][mpsz]$/.test(part) && mpszFace(part[0]!, part[1]!)) {
        draw = reading.nodes.length
        reading.nodes.push(tileNode(part as Tile, start, end, marksOf.ron))
      } else readMelds(reading, start, end)
      start = end + 1
    }
    draw ??= tsumoOf(reading.nodes)
    const parsed = finishReading(reading, {draw, riichi})
    const nodes = dora.size === 0 ? parsed.tree.nodes : parsed.tree.nodes.map(node => withDora(node, dora))
    return {tree: {...parsed.tree, nodes}, messages: parsed.messages}
  }
}

function readTiles(reading: Reading, start: number, end: number): void {
  for (let at = start; at < end;) {
    const character = reading.text[at]!.toLowerCase()
    if (character >= '0' && character <= '9') addDigit(reading, at++)
    else if ('mpsz'.includes(character)) closeRun(reading, character, at++)
    else at = refuse(reading, at)
  }
  abandonRun(reading)
}

/** Tiles named as dora: they are marked in the hand. */
function readDora(reading: Reading, start: number, end: number, dora: Set<string>): void {
  const named = beginReading(reading.dialect, reading.text, {mode: reading.mode})
  readTiles(named, start, end)
  append(reading.messages, named.messages)
  for (const node of named.nodes) if (node.type === 'tile') dora.add(plainOf(node.face as Tile))
}

function warnOfSituation(reading: Reading, start: number, end: number): void {
  report(reading, 'deprecated-form', start - 1, end, {}, ['situation: …'])
}

/** Marks the last tile of a whole hand as drawn: without `+` it was won by tsumo. */
function tsumoOf(nodes: Node[]): number | null {
  const melds = nodes.filter(node => node.type === 'meld').length
  const last = nodes.findLastIndex(node => node.type === 'tile')
  const node = nodes[last]
  if (node?.type !== 'tile' || handSize(nodes.length - melds, melds) !== WHOLE) return null
  nodes[last] = tileNode(node.face, node.start, node.end, marksOf.tsumo)
  return last
}

function withDora(node: Node, dora: ReadonlySet<string>): Node {
  if (node.type !== 'tile' || !dora.has(plainOf(node.face as Tile))) return node
  const marks: Mark[] = [...node.marks, 'dora']
  return tileNode(node.face, node.start, node.end, marks)
}

/** Melds one after another, each closed by its suit letter. */
function readMelds(reading: Reading, start: number, end: number): void {
  const {text} = reading
  let first = start
  for (let at = start; at < end; at++) {
    const character = text[at]!.toLowerCase()
    if (character >= '0' && character <= '9') continue
    if ('mpsz'.includes(character)) putMeld(reading, first, at, character)
    else {
      readTiles(reading, first, at)
      // A character outside the Basic Multilingual Plane is two units: continue after both.
      at = refuse(reading, at) - 1
    }
    first = at + 1
  }
  readTiles(reading, first, end)
}

function putMeld(reading: Reading, start: number, suitAt: number, suit: string): void {
  const digits = reading.text.slice(start, suitAt).split('')
  const bad = digits.findIndex(digit => !mpszFace(digit, suit))
  const tiles = digits.map(digit => `${digit}${suit}` as Tile)
  const places = digits.map((_, index) => start + index)
  if (digits.length === 0) report(reading, 'missing-rank', suitAt, suitAt + 1)
  else if (bad >= 0) reportRank(reading, tiles[bad]!, start + bad, start + bad + 1)
  else {
    const isPair = digits.length === 2
    const all = isPair ? [tiles[0]!, tiles[0]!, tiles[1]!, tiles[1]!].map(plainExceptOne) : tiles
    const meld: Meld | MeldFault = isPair ? ankanOf(all) : calledMeld(all, 0, 'kamicha')
    if (typeof meld !== 'string') {
      const spans = isPair ? [places[0]!, places[0]!, places[1]!, places[1]!] : places
      const nodes = all.map((tile, index) => tileNode(tile, spans[index]!, spans[index]! + 1))
      reading.nodes.push(meldNode(meld, nodes, start, suitAt + 1))
      return
    }
    report(reading, meld, start, suitAt + 1, {count: digits.length, wanted: 'three-or-four'})
  }
  putText(reading, start, suitAt + 1)
}

/** Two digits mean four tiles: the outer ones are plain. */
function plainExceptOne(tile: Tile, index: number): Tile {
  return index === 0 || index === 3 ? plainOf(tile) : tile
}
