/** Words for figures: `21.3%`, `1,900 points`. */
import type {Language} from '@tehai/kernel/source'
import {nameOfAmount} from './score.js'
import {dictionaries as valueWords} from '../words/values.js'

/** A figure: points, or a probability from 0 to 1. */
export interface NamedFigure {
  readonly measure: 'tenpai' | 'win' | 'value'
  readonly amount: number
}

/** A figure in words: `1,900 points`, `21.3%`. */
export function nameOfFigure(figure: NamedFigure, language: Language): string {
  const number = numberOfFigure(figure, language)
  return figure.measure === 'value' ? valueWords[language].points(number) : number
}

/** A figure without words: rates with one decimal place, points with none. */
export function numberOfFigure({measure, amount}: NamedFigure, language: Language): string {
  if (measure === 'value') return nameOfAmount(Math.round(amount), language)
  return valueWords[language].percent((amount * 100).toFixed(1))
}
