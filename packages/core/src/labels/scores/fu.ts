/**
 * Words for fu: what each line of a reading is for.
 */
import type {FuLine, Reading} from '@tehai/riichi'
import type {Language} from '@tehai/kernel/source'
import type {FuWord} from '../ids.js'
import {dictionaries as handWords} from '../words/scores.js'

/** The word for a line of a reading. */
export function fuWordOf({id, block}: FuLine, {blocks, wait}: Reading): FuWord {
  if (id === 'wait') return wait as 'kanchan' | 'penchan' | 'tanki'
  if (id !== 'set') return id
  const {type, open} = blocks[block]!
  if (type === 'kan') return open ? 'minkan' : 'ankan'
  return open ? 'minkou' : 'ankou'
}

/** A line of fu in words: `concealed triplet`, 暗刻. */
export function nameOfFuWord(word: FuWord, language: Language): string {
  return handWords[language].fuWords[word]
}
