/**
 * Words of pages that are neither tiles nor the state of play: headings, folded answers, names of rows.
 */
import type {Language} from '../source/message.js'

const pageWords = {
  en: {answer: 'Answer', comma: ', '},
  ja: {answer: '答え', comma: ' '}
} as const

/** A word of the page by its name. */
export function pageWord(word: keyof (typeof pageWords)['en'], language: Language): string {
  return pageWords[language][word]
}

/** A hand with a name of its own: `Hand A`, 手牌A. */
export function nameOfHand(name: string, language: Language): string {
  return language === 'ja' ? `手牌${name}` : `Hand ${name}`
}

/** Whom a tile was won from: `from Toimen (across)`, 対面から. */
export function fromWords(player: string, language: Language): string {
  return language === 'ja' ? `${player}から` : `from ${player}`
}
