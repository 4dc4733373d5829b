/**
 * Cards in words, for the text alternatives of pictures.
 */
import {grammars, type Language} from '@tehai/kernel/source'
import type {CardId} from '@tehai/koikoi/cards'
import {cardLabel} from '@tehai/koikoi/labels/reading'
import type {RowCard} from '@tehai/koikoi/notation/reading'
import {dictionaries as hanafudaWords} from '../words/index.js'

/** Cards in words, for a text alternative: 松に鶴（光）、桜に幕（光）. */
export function cardsInWords(
  cards: readonly Pick<RowCard, 'card' | 'faceDown'>[],
  language: Language
): string {
  const words: string[] = []
  let backs = 0
  for (const {card, faceDown} of cards) {
    if (card === null || faceDown) backs++
    else words.push(cardInWords(card, language))
  }
  if (backs > 0) words.push(hanafudaWords[language].backs(backs))
  return grammars[language].list(words)
}

/** A card in words, in the middle of a sentence. */
export function cardInWords(card: CardId, language: Language): string {
  return hanafudaWords[language].inSentence(cardLabel(card, language))
}
