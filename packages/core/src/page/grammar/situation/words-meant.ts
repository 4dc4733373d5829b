/**
 * What may be meant by a word of a situation that is not understood by itself.
 *
 *     Sotuh → South      riichi5 → riichi turn 5      2s000 → 25000      男家 → 南家
 */
import {nearest, nearestSpelling} from '@tehai/kernel/source'
import {inKatakana, nearestOrSounding} from '@tehai/kernel/sounds'
import {roundOrTurnMeant, MOST_TURNS} from './numbers.js'
import {withLongVowels} from '../spelling/kana.js'
import {unitsMeant} from '../spelling/same-sound.js'
import {soundsAs, otherWords, situationWords} from './word-list.js'
import {isRead} from './parse-situation.js'

/** What may be meant by a word that is not understood; empty if nothing is similar. */
export function wordsMeant(written: string, text: string): string[] {
  const [, riichi, turn] = /^((?:double |open )?riichi)-?(\d{1,2})$/i.exec(written) ?? []
  if (riichi !== undefined && Number(turn) <= MOST_TURNS) return [`${riichi} turn ${turn}`]
  const numbered = roundOrTurnMeant(written)
  if (numbered !== null) return numbered
  if (written === '家') return ['東家', '南家', '西家', '北家']
  const points = pointsMeant(written)
  if (points !== null) return [points]
  const sameSound = soundsAs.get(written[0]!)
  if (sameSound !== undefined && /^.家?$/.test(written)) return [sameSound + written.slice(1)]
  const kana = inKatakana(written)
  if (kana !== written && isRead(kana)) return [kana]
  const long = withLongVowels(kana)
  if (long !== written && isRead(long)) return [long]
  const unit = unitsMeant(written)
  if (unit !== null && isRead(unit)) return [unit]
  const other = otherWords.get(written.toLowerCase())
  if (other !== undefined) return [other]
  const known = simplified.test(text) ? simplifiedFirst : situationWords
  const near = nearestSpelling(written, known, undefined, nearestOrSounding).filter(word => word !== written)
  const [, letters = '', tail = ''] = /^(\p{L}{2,12}?)(第?\d.*)$/u.exec(written) ?? []
  if (near.length > 0) return near
  const [another] = written.length < 5 ? [] : nearest(written.toLowerCase(), otherWords.keys())
  if (another !== undefined) return [otherWords.get(another)!]
  if (letters === '') return near
  return nearestOrSounding(letters, known)
    .map(word => word + tail)
    .filter(isRead)
}

/** Letters that look like digits, or are typed in their place. */
const digitOfLetter: ReadonlyMap<string, string> = new Map(
  ['o0', 'd0', 'i1', 'l1', 'z2', 'e3', 'a4', 's5', 'g6', 't7', 'b8', 'q9'].map(([letter, digit]) => [
    letter!,
    digit!
  ])
)

/** Points with a letter among their digits, `2s000`, or a digit too many: 250000. */
function pointsMeant(written: string): string | null {
  if (/^[2-9]\d{4}0$/.test(written)) return written.slice(0, -1)
  const [, before, letter = '', after] = /^(\d{1,2})([a-z])(\d{3})$/i.exec(written) ?? []
  const digit = digitOfLetter.get(letter.toLowerCase())
  return digit === undefined ? null : before! + digit + after!
}

/**
 * Characters that only simplified Chinese uses in these words: for a text with them, words in simplified Chinese are
 * preferred among equally similar ones.
 */
const simplified = /[东场庄闲两发岭枪杠鱼满贯宝听]/
const simplifiedFirst = [
  ...situationWords.filter(word => simplified.test(word)),
  ...situationWords.filter(word => !simplified.test(word))
]
