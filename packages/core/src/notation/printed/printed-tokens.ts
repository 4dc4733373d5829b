/**
 * Pieces of tiles as they are printed in running text: numerals and the character of their suit, names of honors, words
 * for calls and for how a hand was won. Shared by the dialects of Japanese, Chinese and Korean text.
 */
import {seats, type From, type Suit, type Tile} from '@tehai/riichi/tile'
import type {DialectId} from '../dialect.js'
import {INVISIBLE} from '../home/fold.js'
import {characterEnd} from '../reading/reading.js'
import type {Mark} from '../tree.js'

export type CallType = 'chii' | 'pon' | 'daiminkan' | 'kakan' | 'ankan'

/** How a language prints tiles. */
export interface Print {
  readonly id: DialectId
  /**
   * Replaces characters that mean the same by one of them, unit by unit; a character without a meaning becomes
   * `INVISIBLE`.
   */
  readonly fold: (text: string) => string
  /**
   * Characters of the ranks from 1 on, and the suit that they mean if none is written; `null` if they have none, `z`
   * for honors, which never have a suit character.
   */
  readonly ranks: readonly (readonly [Suit | 'z' | null, string])[]
  /** Characters after numerals that give their suit: man, pin, sou, and man again. */
  readonly suits: string
}

/**
 * A piece of a text. `tile` is set for `tile`, `call` and `from` for `call`, `mark` for `mark`; a `rank` has no suit.
 */
export interface Token {
  type: 'tile' | 'rank' | 'call' | 'mark' | 'gap' | 'unknown'
  readonly start: number
  end: number
  tile: Tile | null
  /** The rank of a numeral, 0 for a red five, as long as a character may still give its suit; otherwise `null`. */
  rank: string | null
  readonly call: CallType | null
  readonly from: From | null
  readonly mark: Mark | null
}

const plain = {tile: null, rank: null, call: null, from: null, mark: null} as const

const gapPattern = /[\s、，,・·]+/y
const bracketPattern = /[(（][1-9１-９]+[)）]/y

/** Players that a tile was called from, in the order of `seats`, including the short forms used in print. */
const fromWhom = '(上家?|상가?)|([対对對]家?|대[가면]?)|(下家?|하가?)'

/** Words for calls by their meaning; any other kan is a call of a discard. */
const callWords = {
  kakan: '가깡|[加补補](?:[杠槓]|カン)',
  ankan: '안깡|(?:暗|アン)(?:[杠槓]|カン)',
  pon: '[碰퐁펑]|ポン',
  chii: '[吃치]|チー'
}
const otherKan = '[大明]*[杠槓]|カン|[대명]*깡'
const callTypes = ['kakan', 'ankan', 'pon', 'chii'] as const

/** The player a tile was called from, and the call; one group for each meaning. */
const callPattern = new RegExp(
  `(?:(?:${fromWhom})(?:에게서)? ?)?(?:${callTypes.map(type => `(${callWords[type]})`).join('|')}|${otherKan})`,
  'y'
)
const markPattern = /(摸切|[쯔츠]모기리|↓)|(ツモ|自摸|[쯔츠]모)|(ロン|[荣榮]和?|론)|(?:リーチ|立直|리치)/y
const markTypes = ['tsumogiri', 'tsumo', 'ron'] as const

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** The rank and the suit of a character; a numeral has no suit of its own. */
type Meanings = ReadonlyMap<string, readonly [rank: string, suit: Suit | 'z' | null]>

/** Reads the pieces of a text, in order; together they cover everything in it that has a meaning. */
export function tokenizer({fold, ranks, suits}: Print): (text: string) => Token[] {
  const meant: Meanings = new Map(
    ranks.flatMap(([suit, characters]) =>
      [...characters].map((character, index) => [character, [String(index + 1), suit]] as const)
    )
  )
  return source => {
    const tokens: Token[] = []
    const text = fold(source)
    for (let at = 0; at < text.length; at = tokens.at(-1)?.end ?? at) {
      while (text[at] === INVISIBLE) at++
      if (at >= text.length) break
      const suit = 'mpsm'[suits.indexOf(text[at]!)]
      if (suit && tokens.at(-1)?.rank) closeNumerals(tokens, suit as Suit, at + 1)
      else if (!pushTiles(tokens, text, at, meant)) tokens.push(wordAt(text, at))
    }
    return tokens
  }
}

/** Add the tile or the tiles in parentheses at an offset; returns whether there were any. */
function pushTiles(tokens: Token[], text: string, at: number, meant: Meanings): boolean {
  // Where ① is pin, so is (1).
  const bracketed = meant.has('①') && match(bracketPattern, text, at)?.[0]
  if (bracketed) {
    pushBracketed(tokens, bracketed, at, meant)
    return true
  }
  const red = text[at] === '赤' ? 1 : 0
  const [digit, suit] = meant.get(text[at + red]!) ?? []
  if (digit === undefined || (red > 0 && (digit !== '5' || suit === 'z'))) return false
  const rank = red ? '0' : digit
  tokens.push({
    ...plain,
    type: suit ? 'tile' : 'rank',
    start: at,
    end: at + red + 1,
    tile: suit ? (`${rank}${suit}` as Tile) : null,
    rank: suit === 'z' ? null : rank
  })
  return true
}

/** Add digits in parentheses as pin; the first and the last tile include the parentheses. */
function pushBracketed(tokens: Token[], bracketed: string, at: number, meant: Meanings): void {
  const last = bracketed.length - 2
  for (let index = 1; index <= last; index++) {
    const start = at + (index === 1 ? 0 : index)
    const end = at + index + (index === last ? 2 : 1)
    const tile = `${meant.get(bracketed[index]!)![0]}p` as Tile
    tokens.push({...plain, type: 'tile', start, end, tile})
  }
}

/** A suit applies to the numerals of one style before it. */
function closeNumerals(tokens: Token[], suit: Suit, end: number): void {
  const style = tokens.at(-1)!.tile?.[1]
  tokens.at(-1)!.end = end
  for (let index = tokens.length - 1; index >= 0; index--) {
    const token = tokens[index]!
    // Only numerals without a suit of their own remain pending across blanks: 1 2 3万.
    if (token.type === 'gap' && style === undefined) continue
    if (token.rank === null || token.tile?.[1] !== style) return
    token.type = 'tile'
    token.tile = `${token.rank}${suit}` as Tile
    token.rank = null
  }
}

/** A gap, a word, or one character that is unknown. */
function wordAt(text: string, start: number): Token {
  const gap = match(gapPattern, text, start)
  if (gap) return {...plain, type: 'gap', start, end: start + gap[0].length}
  const called = match(callPattern, text, start)
  if (called) {
    const [word, ...groups] = called
    const from = seats.find((_, index) => groups[index]) ?? null
    const call = callTypes.find((_, index) => groups[seats.length + index]) ?? 'daiminkan'
    return {...plain, type: 'call', start, end: start + word.length, call, from}
  }
  const marked = match(markPattern, text, start)
  if (!marked) return {...plain, type: 'unknown', start, end: characterEnd(text, start)}
  const [word, ...groups] = marked
  const mark = markTypes.find((_, index) => groups[index]) ?? 'riichi'
  return {...plain, type: 'mark', start, end: start + word.length, mark}
}
