/**
 * Tiles in words that are misspelt, or have their ranks in words: `white dragn`, `red five pin`.
 */
import {nearest} from '@tehai/kernel/source'
import {ranksInWords} from '../../../notation/plain-numbers.js'
import {tileByName, tilesInWords} from './tile-words.js'

const numberWords = new RegExp(`\\b(?:${ranksInWords.join('|')})\\b`, 'gi')

/** A rank with each suit that has it. */
const suitsOf = (rank: string): string[] => [...(Number(rank) < 8 ? 'mpsz' : 'mps')].map(suit => rank + suit)

/** What may be meant by a text, in words that can be read; empty if nothing is similar. */
export function tilesNear(text: string): string[] {
  const word = text.trim().toLowerCase()
  // A missing suit, or a mark after it.
  if (/^[1-9]$/.test(word)) return suitsOf(word)
  const [, alone] = /^([0-9][mpsz])[.,!?;]$/.exec(word) ?? []
  if (alone !== undefined) return [alone]
  const inDigits = word.replace(numberWords, number => String(1 + ranksInWords.indexOf(number)))
  if (inDigits !== word && tilesInWords(inDigits)) return [inDigits]
  return word.length < 5 || /\d/.test(word) ? [] : nearest(word, tileByName.keys())
}
