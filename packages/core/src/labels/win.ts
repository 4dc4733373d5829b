/**
 * Words for how a hand was won. They are drawn under tiles, where no other words of the situation are.
 */
import type {Language} from '../source/message.js'

const names = {
  en: {tsumo: 'tsumo', ron: 'ron'},
  ja: {tsumo: 'ツモ', ron: 'ロン'}
} as const

/** How a hand was won: `tsumo`, ツモ. */
export function nameOfWin(by: 'tsumo' | 'ron', language: Language): string {
  return names[language][by]
}
