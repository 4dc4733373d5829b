/** How parts of a score are meant in context: which amount includes honba, which number is fu. */
import {withHanSums} from './han-sums.js'
import type {UnreadPart} from './phrases.js'
import type {Amount, ScorePart} from './score-parts.js'

/** Parts of a score as meant in context: `3/30` is han and fu, an amount after は includes honba. */
export function finishScore(
  found: readonly (ScorePart | UnreadPart)[],
  text: string
): (ScorePart | UnreadPart)[] {
  const parts = withHanSums(withHanFu(found, text), text)
  const withHonba = new Set(parts.flatMap((_, index) => amountWithHonba(parts, index, text)))
  let becomes = false
  return parts.map((part, index): ScorePart | UnreadPart => {
    if (part.type === 'becomes') becomes = true
    if (!isAmount(part)) return part
    return {...asEach(part, parts[index - 1], text), honba: part.honba || becomes || withHonba.has(index)}
  })
}

const isAmount = (part: ScorePart | UnreadPart | undefined): part is Amount =>
  part?.type === 'points' || part?.type === 'shares' || part?.type === 'all'

/** The amount that words for honba refer to: the one directly after or before them, and also the sum of an addition. */
function amountWithHonba(parts: readonly (ScorePart | UnreadPart)[], index: number, text: string): number[] {
  const part = parts[index]!
  const [before, after] = [parts.findLastIndex((one, at) => at < index && isAmount(one)), index + 1]
  if (part.type === 'points' && !part.honba) {
    const last = parts[index - 1]
    const isSum =
      last?.type === 'points' && last.honba && /^\s*[=＝]\s*$/.test(text.slice(last.end, part.start))
    return isSum ? [index] : []
  }
  if (part.type !== 'honba-in') return []
  const next = parts[after]
  if (isAmount(next) && /^[\s:：]*$/.test(text.slice(part.end, next.start))) return [after]
  if (before >= 0) return [before]
  const later = parts.findIndex((one, at) => at > index && isAmount(one))
  return later < 0 ? [] : [later]
}

/** `2600 all (2800)`: the number in brackets is again what each player pays, or the sum. */
function asEach(part: Amount, before: ScorePart | UnreadPart | undefined, text: string): Amount {
  const isInBrackets =
    part.type === 'points' &&
    before?.type === 'all' &&
    /^\s*[(（]\s*$/.test(text.slice(before.end, part.start))
  return isInBrackets && part.type === 'points'
    ? {type: 'all', each: part.points, honba: part.honba, isTotalToo: true, start: part.start, end: part.end}
    : part
}

/** `3/30` is two parts: the fu come after the slash. */
function withHanFu(parts: readonly (ScorePart | UnreadPart)[], text: string): (ScorePart | UnreadPart)[] {
  return parts.flatMap((part): (ScorePart | UnreadPart)[] => {
    const found =
      part.type === 'han' ? /^(\S{1,2}\s?)[/／-]\s?(\S{2,3})$/.exec(text.slice(part.start, part.end)) : null
    if (!found) return [part]
    const han = found[1]!.trimEnd().length
    const fu = found[2]!
    const fuNumber = Number(
      fu.replace(/[０-９]/g, digit => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    )
    return [
      {...part, end: part.start + han} as ScorePart,
      {type: 'fu', fu: fuNumber, start: part.end - fu.length, end: part.end}
    ]
  })
}
