/**
 * Tiles in words that are misspelt, or have their ranks in words: `white dragn`, `red five pin`.
 */
import {nearest} from '@tehai/kernel/source'
import {tileByName, tilesInWords} from './tile-words.js'

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const numberWords = new RegExp(`\\b(?:${numbers.join('|')})\\b`, 'gi')

/** What a text was meant as, in words that are read; empty where nothing is near. */
export function tilesNear(text: string): string[] {
  const word = text.trim().toLowerCase()
  const inDigits = word.replace(numberWords, number => String(1 + numbers.indexOf(number)))
  if (inDigits !== word && tilesInWords(inDigits)) return [inDigits]
  return word.length < 5 || /\d/.test(word) ? [] : nearest(word, tileByName.keys())
}
