/**
 * Choices and candidates on lines of their own, below their key.
 *
 *     choices:
 *     A) 3p               - 3p               3p
 *     B) riichi           - A: 打4s          ① riichi
 */
import {findKey} from '../keys/keys.js'
import {findPlayer} from '../situation/players.js'
import {tilesOfText} from '../tiles/tiles-of-text.js'
import {isNextLabel, labelOfLine} from './choice-labels.js'
import {bulletOf, textOfLine} from './list-lines.js'

/**
 * Longest line without a label or a bullet that is a choice, in UTF-16 units, and the most tiles of one: more are a
 * hand.
 */
const [LONGEST, MOST_TILES] = [200, 6]

/**
 * Whether a line belongs to the choices or candidates above it.
 *
 * @param before
 *   The last line of the value; `''` if nothing is written yet.
 * @param isBelow
 *   Whether the value begins below its key. If it begins on the line of the key, only labels show that the list
 *   continues.
 */
export function isChoiceLine(line: string, before: string, isBelow: boolean): boolean {
  if (isOfQuiz(textOfLine(line))) return false
  const [label, last] = [labelOfLine(line), labelOfLine(before)]
  if (label !== null && isNextLabel(label, before === '' ? null : last)) return true
  if (!isBelow && before !== '') return false
  const bullet = bulletOf(line)
  if (bullet !== null) return before === '' || bulletOf(before) === bullet
  return (before === '' || (last === null && bulletOf(before) === null)) && isPlainChoice(line)
}

/** Whether a line begins with another key of a quiz: `answer: 3p`, `- why: …`. */
function isOfQuiz(line: string): boolean {
  const name = /^[^\s:：][^:：]{0,24}(?=[:：])|^\S{1,12}/u.exec(line)?.[0]
  return name !== undefined && findKey(name.trim())?.key.group === 'quiz'
}

/** Whether a line is not a key, a player or a hand. */
function isPlainChoice(line: string): boolean {
  const [first = ''] = line.split(/\s/, 1)
  if (line.length > LONGEST || /^[#＃→⇒]|^[-=]>/.test(line) || findPlayer(first)) return false
  if (/[:：](?!(?:tiles|牌)\[)/.test(line)) return false
  const {tiles, messages} = tilesOfText(line)
  return messages.length > 0 || tiles.length <= MOST_TILES
}
