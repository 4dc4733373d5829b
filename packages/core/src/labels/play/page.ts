/** Words of pages about neither tiles nor the state of play: folded answers, names of rows. */
import type {Language} from '@tehai/kernel/source'
import {dictionaries as playWords} from '../words/play.js'

/** The heading of a folded answer: `Answer`, 答え. */
export function nameOfAnswer(language: Language): string {
  return playWords[language].answer
}

/** A hand with a name: `Hand A`, 手牌A. */
export function nameOfHand(name: string, language: Language): string {
  return playWords[language].hand(name)
}

/** Whom a tile was won from: `from Toimen (across)`, 対面から. */
export function fromWords(player: string, language: Language): string {
  return playWords[language].from(player)
}

/** The separator between the items of a line that is not a sentence: a comma, a blank. */
export function commaOf(language: Language): string {
  return playWords[language].comma
}
