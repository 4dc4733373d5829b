/**
 * Numbers of a situation: the maximum number of turns, and what may be meant by wrong numbers: turns in other
 * characters, rounds and turns that no game has.
 *
 *     7順  →  7巡目      turn 81  →  turn 18      East 5  →  East 4, South 1
 */
import {readNumber} from '@tehai/kernel/source'
import {foldWidth} from '../spelling/fold-width.js'

/**
 * The maximum number of turns of one player: 70 tiles are drawn, 16 calls let players discard without a draw, and each
 * call skips at most two players: (70 + 16 + 16 · 2) / 4.
 */
export const MOST_TURNS = 29

/** Tiles that the wall has after the deal: 136 − 14 − 4 · 13. The dealer draws the first of them. */
export const MOST_LEFT = 70

/** Whether a number cannot be that of a turn: turns are counted from 1. */
export const isNoTurn = (number: number): boolean => number < 1 || number > MOST_TURNS

/** What may be meant by a round or a turn; `null` for a text that is neither. */
export function roundOrTurnMeant(written: string): string[] | null {
  const otherTurn = turnMeant(written)
  if (otherTurn !== null) return [otherTurn]
  const [, word, tens, ones, turns] = longTurn.exec(written) ?? []
  if (ones !== undefined && Number(ones + tens!) <= LIKELY_TURNS) return [word! + ones + tens! + turns!]
  const [, wind, hand, after] = noHand.exec(written) ?? []
  if (wind !== undefined) return handsMeant(wind, Number(hand), after!)
  const [, counted, zero] = zeroTurn.exec(written) ?? []
  return zero === undefined ? null : [counted + written.slice(counted!.length).replace(/[0０零〇]/, '1')]
}

/** A turn written with another character: 7巡目 for 7順. `null` for anything else. */
export function turnMeant(written: string): string | null {
  const [, discards] = wrongTurn.exec(foldWidth(written)) ?? []
  return discards !== undefined && readNumber(discards) <= MOST_TURNS ? `${discards}巡目` : null
}

/** A turn with another character: 7順, 7周目. */
const wrongTurn = /^第?(\d{1,2}|[一二三四五六七八九十]{1,2}) ?[順顺旬周回廻][目]?$/

/** Whether a text is a turn with another character: 7順. */
export const isOtherTurn = (written: string): boolean => wrongTurn.test(foldWidth(written))

/** Hands that do not exist: East 0 means East 1, East 5 means the last hand of East or the first one of South. */
function handsMeant(wind: string, hand: number, after: string): string[] {
  if (hand === 0) return [`${wind}1${after}`]
  const last = `${wind}4${after}`
  if (hand > 5) return [last]
  const [, name = '', rest = ''] = /^([a-z]{4,5}|[東南西北])(.*)$/i.exec(wind) ?? []
  const next = nextWinds.get(name.toLowerCase())
  const isCapital = /^[A-Z]/.test(name)
  return next === undefined ? [last] : [last, `${isCapital ? capitalOf(next) : next}${rest}1${after}`]
}

const capitalOf = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

/** The wind of the rounds that follow. */
const nextWinds: ReadonlyMap<string, string> = new Map([
  ['east', 'south'],
  ['south', 'west'],
  ['west', 'north'],
  ['東', '南'],
  ['南', '西'],
  ['西', '北']
])

/** The part that exceeds the limits of a game: East 5, turn 42; `null` for anything else. */
export function beyondOf(written: string): 'round' | 'turn' | null {
  if (noHand.test(written)) return 'round'
  const [, , tens, ones] = longTurn.exec(written) ?? []
  return zeroTurn.test(written) || (ones !== undefined && Number(tens! + ones) > MOST_TURNS) ? 'turn' : null
}

/** Most rounds end by this turn: if swapped digits would give a later turn, they were not swapped. */
const LIKELY_TURNS = 20

/** A turn that no round has, with digits that may be swapped: `turn 81`, 81巡目. */
const longTurn = /^(turn:? ?|第?)([1-9])([1-9])(巡目?|순째|)$/i

/** A turn before the first: `turn 0`, 第0巡. */
const zeroTurn = /^(turn:? ?|第?)([0０零〇])(?:巡目?|순째|$)/i

/** A hand that does not exist: East 5, 東5局. */
const noHand = /^((?:east|south|west|north|[eswn]|[東南西北]場?)[ -]?)([05-9]|[0-9]{2})(局?)$/i
