/**
 * What a score would be under another condition, beside the score that is paid. It is not a claim about this win.
 *
 *     7700（ツモなら満貫）   7700 (mangan with one ura)   7700，如果自摸则满贯   7700 (쯔모라면 만관)
 */
import type {Span} from '@tehai/kernel/source'
import {isUnread, type UnreadPart} from './phrases.js'
import type {ScorePart} from './score-parts.js'

type Part = ScorePart | UnreadPart

/** Words that show that something is a condition, whatever the condition is. */
const conditional = [
  '\\b(?:if|unless|would|could)\\b',
  'なら|れば|たら|だと|(?<![数計考]え)[るく]と(?![きも])|場合|とき|[一-鿿ァ-ヶ\\d]時は?',
  '如果|假如|假设|假設|倘若|要是|若是|若(?=[自立一有裏里])|的话|的話|(?<=[^规規])[则則]|(?<=.)就(?=有|能|可)',
  '(?:이?라|이|다|으)면|[모치론]면|경우|[을를] ?때'
].join('|')

/** Words that lead from a condition to what is then paid, or that come before a condition. */
const leading = [
  '\\b(?:with|on|by|after|for)\\b|\\bdama',
  'で|なら|ダマ|黙聴',
  '[时時]|就|默[听聽]',
  '(?:으?로|시|에)(?![가-힣])|다마'
].join('|')

const anyConditional = new RegExp(conditional, 'i')
const anyLeading = new RegExp(leading, 'i')

/** Whether words say, or may say, that something holds only under a condition. */
export const isConditional = (text: string): boolean => anyConditional.test(text) || anyLeading.test(text)

/** Divides a claim into parts about one win each. */
const divider = /[,，、;；。()（）]/

/** Parts between two dividers. */
interface Piece extends Span {
  readonly parts: readonly Part[]
}

/**
 * A score with the statements under another condition marked as not understood, so that they are left unchecked.
 *
 * @param isLoose
 *   Whether words beside a condition are enough, `満貫` of `7700（裏1で満貫）`: use this only where the score is false otherwise.
 * @param isBesideOthers
 *   Whether the claim says what other wins pay besides (default: `false`).
 */
export function withoutHypotheses(
  parts: readonly Part[],
  text: string,
  isLoose: boolean,
  isBesideOthers = false
): readonly Part[] {
  if (parts.length < 2) return parts
  const pieces = piecesOf(parts, text)
  const isOpen = (one: Piece): boolean => {
    const written = text.slice(one.start, one.end)
    const isBeside = isBesideOthers || pieces.some(other => other !== one && other.parts.some(isAmount))
    // Han and fu alone are not a condition: `2翻30符なら3900点` says how much they are worth.
    if (anyConditional.test(written)) return isBeside || one.parts.some(part => !isWorth(part))
    return (
      isLoose &&
      isBeside &&
      one.parts.some(isCondition) &&
      one.parts.some(isAmount) &&
      anyLeading.test(written)
    )
  }
  return pieces.flatMap(one => (isOpen(one) ? [hypothesisOf(one)] : one.parts))
}

function hypothesisOf({parts, start, end}: Piece): UnreadPart {
  return {type: 'unread', isHypothesis: !parts.some(isUnread), start, end}
}

function piecesOf(parts: readonly Part[], text: string): Piece[] {
  const pieces: {parts: Part[]; start: number; end: number}[] = []
  for (const part of parts) {
    const last = pieces.at(-1)
    if (!last || divider.test(text.slice(last.end, part.start)))
      pieces.push({parts: [part], start: part.start, end: part.end})
    else {
      last.parts.push(part)
      last.end = part.end
    }
  }
  return pieces
}

const amountTypes: ReadonlySet<string> = new Set(['points', 'shares', 'all', 'limit', 'han'])

const isAmount = ({type}: Part): boolean => amountTypes.has(type)

const worthTypes: ReadonlySet<string> = new Set(['han', 'fu', 'points', 'shares', 'all', 'filler', 'becomes'])

/** Whether a part says only what the hand is worth. */
const isWorth = ({type}: Part): boolean => worthTypes.has(type)

/** Whether it is an event that may have happened in another round. */
const isCondition = (part: Part): boolean =>
  part.type === 'by' || (part.type === 'yaku' && (!part.denied || part.yaku.includes('riichi')))
