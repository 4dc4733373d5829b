/**
 * Rows of tiles as they are printed in running text.
 *
 *     上ポン888  对碰五五五筒  하가 퐁 888삭    the player the tile was called from, the call, its tiles
 *
 * The called tile is the sideways one in print: first, second or last; in a chii, the first one written. In a kakan,
 * the added tile is last.
 */
import {append} from '@tehai/kernel/source'
import {seats, type From, type Meld, type Tile} from '@tehai/riichi/tile'
import type {Dialect, DialectId} from '../dialect.js'
import {fold} from '../home/fold.js'
import {ankanOf, calledMeld, kakanOf, type MeldFault} from '../melds/meld-shape.js'
import {tokenizer, type CallType, type Print, type Token} from './printed-tokens.js'
import {beginReading, marksOf, putGap, putText, report, type Reading} from '../reading/reading.js'
import {finishReading} from '../reading/end-of-row.js'
import {refuse} from '../reading/digit-run.js'
import {meldNode, tileNode} from '../tree.js'

type Parser = Dialect['parse']

/** Reads tiles as printed in Chinese and Korean text. */
export const parserOfWords = (id: DialectId): Parser =>
  printedParser({
    id,
    fold,
    ranks: [
      [null, '123456789'],
      ['z', '東南西北白發中']
    ],
    suits: 'mps'
  })

/** Reads the rows of printed text. Never throws; takes time proportional to the text. */
export function printedParser(print: Print): Parser {
  const tokensOf = tokenizer(print)
  return (text, options) => {
    const reading = beginReading(print.id, text, options)
    const tokens = tokensOf(text)
    let draw: number | null = null
    let ranksAt = 0
    for (let index = 0; index < tokens.length;) {
      const {type, start, end, tile, mark} = tokens[index]!
      if (type === 'call') index = putCall(reading, tokens, index)
      else if (type === 'mark') {
        if (mark === 'tsumo' || mark === 'ron') draw = reading.nodes.length
        index = putMarked(reading, tokens, index)
      } else {
        if (tile) reading.nodes.push(tileNode(tile, start, end))
        else if (type === 'gap') putGap(reading, start, end)
        else if (type === 'unknown') refuse(reading, start)
        else {
          // Numerals without a written suit: one message for all of them.
          if (tokens[index - 1]?.type !== 'rank') ranksAt = start
          if (tokens[index + 1]?.type !== 'rank') report(reading, 'missing-suit', ranksAt, end)
          putText(reading, start, end)
        }
        index++
      }
    }
    const isTile = draw !== null && reading.mode === 'hand' && reading.nodes[draw]?.type === 'tile'
    return finishReading(reading, {draw: isTile ? draw : null})
  }
}

/** The tile tokens from an index on, at most `most`; blanks before the first do not count. */
function tilesFrom(tokens: readonly Token[], from: number, most: number): Token[] {
  const begin = tokens[from]?.type === 'gap' ? from + 1 : from
  const found: Token[] = []
  while (found.length < most && tokens[begin + found.length]?.type === 'tile') {
    found.push(tokens[begin + found.length]!)
  }
  return found
}

/** A word about one tile and its tile. Returns the index after them. */
function putMarked(reading: Reading, tokens: readonly Token[], index: number): number {
  const {start, end, mark} = tokens[index]!
  const [tile] = tilesFrom(tokens, index + 1, 1)
  if (!tile) {
    report(reading, 'dangling-modifier', start, end)
    putText(reading, start, end)
    return index + 1
  }
  reading.nodes.push(tileNode(tile.tile!, start, tile.end, marksOf[mark!]))
  return tokens.indexOf(tile, index) + 1
}

/** A call and its tiles. Returns the index after them. */
function putCall(reading: Reading, tokens: readonly Token[], index: number): number {
  const {start, end, call, from} = tokens[index]!
  const size = call === 'pon' || call === 'chii' ? 3 : 4
  const found = tilesFrom(tokens, index + 1, size)
  const next = found.length === 0 ? index + 1 : tokens.indexOf(found.at(-1)!, index) + 1
  const tiles = found.map(({tile}) => tile!)
  const nodes = found.map(each => tileNode(each.tile!, each.start, each.end))
  const close = found.at(-1)?.end ?? end
  if (from === null && call !== 'ankan' && call !== 'chii' && tiles.length === size) {
    report(reading, 'bad-mark-position', start, end, {wanted: 'after-seat'}, [], 'warning')
    putGap(reading, start, end)
    append(reading.nodes, nodes)
    putGap(reading, close, close)
    return next
  }
  const meld = tiles.length === size ? meldOf(call!, from ?? 'kamicha', tiles) : 'bad-meld-size'
  if (typeof meld === 'string') {
    report(reading, meld, start, close, {count: tiles.length, wanted: size === 3 ? 'three' : 'four'})
    putText(reading, start, close)
    return next
  }
  if (meld.type === 'chii' && meld.from !== 'kamicha') {
    report(reading, 'chii-not-from-kamicha', start, start + 1, {from: meld.from})
  }
  reading.nodes.push(meldNode(meld, nodes, start, close))
  return next
}

function meldOf(call: CallType, from: From, tiles: readonly Tile[]): Meld | MeldFault {
  if (call === 'ankan') return ankanOf(tiles)
  const place = seats.indexOf(from)
  if (call === 'kakan') return kakanOf(tiles, place, 3, from)
  if (call === 'daiminkan') return calledMeld(tiles, place === 2 ? 3 : place, from)
  const meld = calledMeld(tiles, call === 'chii' ? 0 : place, from)
  if (typeof meld === 'string' || meld.type === call) return meld
  return call === 'chii' ? 'not-a-sequence' : 'not-same-kind'
}
