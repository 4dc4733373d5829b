/**
 * Words for what is on a card, without its plant: 鶴, 月, 小野道風, 국진. Such a word is read only if it is alone, so that 梅に鶴
 * stays a slip and 3月 a month.
 */
import {allCards, type CardId} from '../cards/index.js'
import {koreanMotifs} from './korean-words.js'
import {spelled} from './words.js'

const motifOf = /(?<=^.{1,2}に)[一-龠]+$/

const loneWords: ReadonlyMap<string, CardId> = new Map([
  ...allCards
    .filter(({type}) => type === 'hikari' || type === 'tane')
    .flatMap(({id, name, alsoJa}) =>
      spelled([name, ...alsoJa].flatMap(one => motifOf.exec(one)?.[0] ?? []))
        .filter(word => /^[一-龠]+$/.test(word))
        .map((word): [string, CardId] => [word, id])
    ),
  ...koreanMotifs
])

const wholeWord = /(?<![^\s,、・oy])[一-龠가-힣]{1,5}(?![^\s,、・])/y
const wordToEnd = /[一-龠가-힣]{1,5}(?![^\s,、・])/y

/**
 * The lone word at a place of a folded text, and its card; `null` if there is none.
 *
 * @param isAfterMonth
 *   Whether a month is before it, as in 1月の鶴 (default: `false`).
 */
export function loneWordAt(
  text: string,
  place: number,
  isAfterMonth = false
): {readonly word: string; readonly card: CardId} | null {
  const alone = isAfterMonth ? wordToEnd : wholeWord
  alone.lastIndex = place
  const word = alone.exec(text)?.[0]
  const card = word === undefined ? undefined : loneWords.get(word)
  return card === undefined ? null : {word: word!, card}
}
