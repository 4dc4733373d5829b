/** What may be meant by a moment that cannot be read: another notation for a number, or a misspelt word. */
import {nearestOrSounding} from '@tehai/kernel/sounds'
import {nearest} from '@tehai/kernel/source'
import {plainNumbers} from '../../notation/plain-numbers.js'
import {turnMeant} from '../../page/grammar/situation/numbers.js'
import {momentWords, readMoment} from './moments.js'

/** A moment with its number in digits, else the nearest words. */
export function momentMeant(text: string): string[] {
  const turn = turnMeant(text)
  if (turn !== null) return [turn]
  const plain = plainNumbers(text)?.text
  if (plain !== undefined && readMoment(plain) !== null) return [plain]
  const spelled = text.replace(/[A-Za-z]{2,20}/g, word => {
    const [near] = nearest(word.toLowerCase(), partsOfMoments)
    return near ?? word
  })
  return spelled !== text && readMoment(spelled) !== null ? [spelled] : nearestOrSounding(text, momentWords)
}

/** The words in Latin letters that occur in moments. */
const partsOfMoments: readonly string[] = [
  ...new Set(momentWords.flatMap(words => words.match(/[a-z]{2,}/gi) ?? []))
]
