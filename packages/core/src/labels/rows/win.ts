/** Words for how a hand was won. They are drawn under tiles, where no other words of the situation appear. */
import type {Language} from '@tehai/kernel/source'
import {dictionaries as rowWords} from '../words/rows.js'

/** How a hand was won: `tsumo`, ツモ. */
export function nameOfWin(by: 'tsumo' | 'ron', language: Language): string {
  return rowWords[language].wins[by]
}
