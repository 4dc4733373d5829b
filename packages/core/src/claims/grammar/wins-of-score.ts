/**
 * A score that is stated for several wins of the hand: with riichi or without, by tsumo or by ron.
 *
 *     ダマ1000点、リーチ3900点   3900 (1300/2600 by tsumo)   默听1000点，立直3900点   론 3900, 쯔모 1000/2000
 */
import type {Span} from '@tehai/kernel/source'
import type {WinBy} from '../../model/diagram.js'
import {isConditional} from './hypotheses.js'
import {isUnread, type UnreadPart} from './phrases.js'
import type {ScorePart} from './score-parts.js'

type Part = ScorePart | UnreadPart

/** What is stated about one win; `null`: not stated. */
export interface WinOfScore extends Span {
  readonly parts: readonly ScorePart[]
  readonly riichi: boolean | null
  readonly by: WinBy | null
}

/** The parts about the actual win of the hand, and the parts about others. */
export interface WinsOfScore {
  readonly own: readonly Part[]
  readonly wins: readonly WinOfScore[]
}

/** Divide a score by the wins that it mentions. */
export function winsOfScore(parts: readonly Part[], text: string): WinsOfScore {
  if (!parts.some(isCondition)) return {own: parts, wins: []}
  const pieces = piecesOf(parts, text)
  const paid = pieces.filter(one => one.some(isPayment))
  const found = pieces.map(piece => ({piece, win: winOf(piece, text)}))
  const all = found.flatMap(({win}) => win ?? [])
  const isOther = ({piece, win}: (typeof found)[number]): boolean =>
    win !== null &&
    paid.length > 1 &&
    (isConditional(text.slice(win.start, win.end)) ||
      all.some(other => isContrary(win, other)) ||
      (piece.some(isAmount) && paid.some(other => other !== piece && other.some(isAmount))))
  return {
    own: found.flatMap(one => (isOther(one) ? [] : one.piece)),
    wins: found.flatMap(one => (isOther(one) ? one.win! : []))
  }
}

/** What separates wins; a condition after the amount of another one does so as well. */
const divider = /[,，、;；。()（）/／]/

function piecesOf(parts: readonly Part[], text: string): readonly (readonly Part[])[] {
  const pieces: Part[][] = []
  for (const part of parts) {
    const last = pieces.at(-1)
    const isNext = !last || divider.test(text.slice(last.at(-1)!.end, part.start))
    if (isNext || (isCondition(part) && isCondition(last[0]!) && last.some(isPayment))) pieces.push([part])
    else last.push(part)
  }
  return pieces
}

/** What a piece says about a win, if it has a condition and an amount, and nothing that cannot be judged. */
function winOf(piece: readonly Part[], text: string): WinOfScore | null {
  const known = piece.filter(part => !isUnread(part) || !joint.test(text.slice(part.start, part.end)))
  const said = known.filter(part => !isUnread(part) && !isCondition(part))
  const conditions = known.filter(isCondition)
  const isWhole = said.length + conditions.length === known.length && said.every(isOfWorth)
  if (!isWhole || conditions.length === 0 || !said.some(isPayment)) return null
  const ways = conditions.flatMap(part => (part.type === 'by' ? part.by : []))
  const riichi = conditions.flatMap(part => (part.type === 'yaku' ? !part.denied : []))
  if (ways.length > 1 || riichi.length > 1) return null
  return {
    parts: said as ScorePart[],
    riichi: riichi[0] ?? null,
    by: ways[0] ?? null,
    start: piece[0]!.start,
    end: piece.at(-1)!.end
  }
}

/** Words between a condition and its amount, besides those that say nothing anyway. */
const joint =
  /^(?:if|when|without|on|as|you|declared?|declaring|won|or|か|は|就|면|시|(?:할|일) ?(?:때|경우)|때|경우)$/i

const isContrary = (one: WinOfScore, other: WinOfScore): boolean =>
  (one.riichi !== null && other.riichi === !one.riichi) ||
  (one.by !== null && other.by !== null && one.by !== other.by)

/** Riichi, or how the hand is won. */
const isCondition = (part: Part): boolean =>
  part.type === 'by' ||
  (part.type === 'yaku' && part.han === null && part.yaku.length === 1 && part.yaku[0] === 'riichi')

const amountTypes: ReadonlySet<string> = new Set(['points', 'shares', 'all', 'no-yaku'])

const isAmount = ({type}: Part): boolean => amountTypes.has(type)

const isPayment = (part: Part): boolean => isAmount(part) || part.type === 'limit'

const worthTypes: ReadonlySet<string> = new Set(['han', 'fu', 'filler', 'becomes', 'honba-in', 'honba-count'])

const isOfWorth = (part: Part): boolean => isPayment(part) || worthTypes.has(part.type)
