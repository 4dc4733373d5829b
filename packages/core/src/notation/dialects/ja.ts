/**
 * ja: tiles as they are printed in Japanese text (採譜表記), `三四(23)778東東 ツモ東`.
 *
 * 一–九 man, ①–⑨ or digits in parentheses pin, digits of either width sou; 萬 筒 索 after numerals say the suit
 * outright (`25筒`). Honors are their kanji, T 東, N 南, R 發 (which has many strokes to write). 赤 before a
 * five makes it red. Blanks and 、 are gaps.
 *
 *     上ポン888  対ポン(222)  下ポンRRR  チー234  上カン五五五五  下加カン7777  暗カン東東東東
 *     ^ 上家, 対面, 下家: the player the tile was called from
 *
 * The called tile is the one that lies on its side there: first, second or last; of a chii the first one written; of
 * a kakan the added one is the last. `ツモ` and `ロン` before a tile say how it was won; in rivers `リーチ` comes
 * before the tile of the declaration and `↓` before a tsumogiri.
 *
 * Source: <https://note.com/yuarasino/n/n1ba95bf3b618> (採譜表記), <https://wiliki.zukeran.org/old/1213108066.html>
 * and usage in books. Words for calls vary; those above (槓 for カン too) are read.
 */
import {append, lookup} from '@tehai/kernel/source'
import {seats, type From, type Meld, type Suit, type Tile} from '@tehai/riichi/tile'
import {
  beginReading,
  characterEnd,
  finishReading,
  marksOf,
  putGap,
  putText,
  refuse,
  report,
  type Reading
} from '../reading.js'
import type {Dialect} from '../dialect.js'
import {ankanOf, calledMeld, kakanOf, type MeldFault} from '../meld-shape.js'
import {meldNode, tileNode, type Mark} from '../tree.js'
import {dialectWords} from '../words.js'

const numerals: readonly (readonly [Suit, string])[] = [
  ['m', '一二三四五六七八九'],
  ['p', '①②③④⑤⑥⑦⑧⑨'],
  ['p', '⑴⑵⑶⑷⑸⑹⑺⑻⑼'],
  ['s', '123456789'],
  ['s', '１２３４５６７８９'],
  ['s', 'ⅠⅡⅢⅣⅤⅥⅦⅧⅨ']
]

const tileByNumeral: ReadonlyMap<string, Tile> = new Map(
  numerals.flatMap(([suit, characters]) =>
    [...characters].map((character, index): [string, Tile] => [character, `${index + 1}${suit}` as Tile])
  )
)

const tileByHonor: ReadonlyMap<string, Tile> = new Map([
  ...[...'東南西北白發中'].map((character, index): [string, Tile] => [character, `${index + 1}z` as Tile]),
  ['発', '6z'],
  ...[...'TＴ'].map((character): [string, Tile] => [character, '1z']),
  ...[...'NＮ'].map((character): [string, Tile] => [character, '2z']),
  ...[...'RＲ'].map((character): [string, Tile] => [character, '6z'])
])

const suitByKanji: Readonly<Record<string, Suit | undefined>> = {萬: 'm', 万: 'm', 筒: 'p', 索: 's'}

const inParentheses = /[(（][1-9１-９]+[)）]/y
const callWord = /([上対下])?(加カン|加槓|暗カン|暗槓|アンカン|ポン|チー|大明槓|明槓|カン)/y
const markWord = /ツモ|ロン|リーチ|立直|↓/y
const gapPattern = /[\s、，,・]+/y

type CallType = 'chii' | 'pon' | 'daiminkan' | 'kakan' | 'ankan'

const callTypes: Readonly<Record<string, CallType>> = lookup({
  加カン: 'kakan',
  加槓: 'kakan',
  暗カン: 'ankan',
  暗槓: 'ankan',
  アンカン: 'ankan',
  ポン: 'pon',
  チー: 'chii',
  カン: 'daiminkan',
  明槓: 'daiminkan',
  大明槓: 'daiminkan'
})

const marksByWord: Readonly<Record<string, Mark>> = lookup({
  ツモ: 'tsumo',
  ロン: 'ron',
  リーチ: 'riichi',
  立直: 'riichi',
  '↓': 'tsumogiri'
})

/** A piece of the text. `tile` for `tile`; `call` and `from` for `call`; `mark` for `mark`. */
interface Token {
  readonly type: 'tile' | 'call' | 'mark' | 'gap' | 'unknown'
  readonly start: number
  end: number
  tile: Tile | null
  /** Whether a suit kanji may still say another suit. */
  open: boolean
  readonly call: CallType | null
  readonly from: From | null
  readonly mark: Mark | null
}

function token(
  type: Token['type'],
  start: number,
  end: number,
  tile: Tile | null = null,
  open = false
): Token {
  return {type, start, end, tile, open, call: null, from: null, mark: null}
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** The pieces of a text, in order; together they cover all of it. */
function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < text.length; at = tokens.at(-1)!.end) {
    const character = text[at]!
    const suit = suitByKanji[character]
    if (suit && tokens.at(-1)?.open) closeNumerals(tokens, suit, at + 1)
    else if (!pushTiles(tokens, text, at))
      tokens.push(wordAt(text, at) ?? token('unknown', at, characterEnd(text, at)))
  }
  return tokens
}

/** Add the tile or the tiles in parentheses at a place; whether there are any. */
function pushTiles(tokens: Token[], text: string, at: number): boolean {
  const bracketed = match(inParentheses, text, at)?.[0]
  if (bracketed) {
    const last = bracketed.length - 2
    for (let index = 1; index <= last; index++) {
      const rank = tileByNumeral.get(bracketed[index]!)![0]!
      const start = at + (index === 1 ? 0 : index)
      const end = at + index + (index === last ? 2 : 1)
      tokens.push(token('tile', start, end, `${rank}p` as Tile))
    }
    return true
  }
  const red = text[at] === '赤' ? 1 : 0
  const tile = tileByNumeral.get(text[at + red] ?? '')
  if (tile && (red === 0 || tile[0] === '5')) {
    tokens.push(token('tile', at, at + red + 1, red ? (`0${tile[1]}` as Tile) : tile, true))
    return true
  }
  const honor = tileByHonor.get(text[at]!)
  if (honor) tokens.push(token('tile', at, at + 1, honor))
  return honor !== undefined
}

/** A suit kanji says the suit of the numerals of one style before it. */
function closeNumerals(tokens: Token[], suit: Suit, end: number): void {
  const style = tokens.at(-1)!.tile![1]
  tokens.at(-1)!.end = end
  for (let index = tokens.length - 1; tokens[index]?.open && tokens[index]!.tile![1] === style; index--) {
    tokens[index]!.tile = `${tokens[index]!.tile![0]!}${suit}` as Tile
    tokens[index]!.open = false
  }
}

function wordAt(text: string, at: number): Token | null {
  const gap = match(gapPattern, text, at)
  if (gap) return token('gap', at, at + gap[0].length)
  const call = match(callWord, text, at)
  if (call) {
    const from = call[1] ? seats['上対下'.indexOf(call[1])]! : null
    return {...token('call', at, at + call[0].length), call: callTypes[call[2]!]!, from}
  }
  const word = match(markWord, text, at)
  return word ? {...token('mark', at, at + word[0].length), mark: marksByWord[word[0]]!} : null
}

export const ja: Dialect = {
  id: 'ja',
  names: dialectWords.ja,
  source: '採譜表記 of Japanese books and magazines',
  example: '三四(23)778東東 上ポンRRR',
  melds: 'from',
  signature: /[①-⑨⑴-⑼]|[(（][1-9１-９]+[)）]|ポン|チー|カン|[上対下]/,
  parse(text, options) {
    const reading = beginReading('ja', text, options)
    const tokens = tokensOf(text)
    let draw: number | null = null
    for (let index = 0; index < tokens.length;) {
      const {type, start, end, tile, mark} = tokens[index]!
      if (type === 'call') index = putCall(reading, tokens, index)
      else if (type === 'mark') {
        if (mark === 'tsumo' || mark === 'ron') draw = reading.nodes.length
        index = putMarked(reading, tokens, index)
      } else {
        if (tile) reading.nodes.push(tileNode(tile, start, end))
        else if (type === 'gap') putGap(reading, start, end)
        else refuse(reading, start)
        index++
      }
    }
    const isTile = draw !== null && reading.mode === 'hand' && reading.nodes[draw]?.type === 'tile'
    return finishReading(reading, {draw: isTile ? draw : null})
  }
}

/** The tile tokens from a place on, at most `most`; blanks before the first do not count. */
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
