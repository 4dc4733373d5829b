/**
 * Scores as people write them, in any order.
 *
 *     4 han 30 fu 7700      4翻30符7700点      30符3翻      満貫      親満12000      1000・2000      1000/2000
 *     2000-3900      2600オール      2600 all      7700は8000      3/30      メンタンピンドラ1 満貫      2千点
 */
import {readPhrases, type Unread} from './phrases.js'
import {scorePhrases, type ScorePart} from './score-phrases.js'

/** Read a claim about a score. Never throws. */
export function readScore(text: string): (ScorePart | Unread)[] {
  return finishScore(readPhrases(text, scorePhrases), text)
}

/** Parts of a score as they are meant: `3/30` are han and fu, an amount after は is with honba. */
export function finishScore(found: readonly (ScorePart | Unread)[], text: string): (ScorePart | Unread)[] {
  const parts = withHanFu(found, text)
  let becomes = false
  return parts.map((part): ScorePart | Unread => {
    if (part.type === 'becomes') becomes = true
    const isAmount = part.type === 'points' || part.type === 'shares' || part.type === 'all'
    return becomes && isAmount ? {...part, honba: true} : part
  })
}

/** `3/30` is two things: its fu come after the slash. */
function withHanFu(parts: readonly (ScorePart | Unread)[], text: string): (ScorePart | Unread)[] {
  return parts.flatMap((part): (ScorePart | Unread)[] => {
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
