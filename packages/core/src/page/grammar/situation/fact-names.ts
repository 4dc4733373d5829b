/**
 * Facts of a situation in words, as a page shows them.
 */
import {grammars, type Language} from '@tehai/kernel/source'
import {fromWords} from '../../../labels/play/page.js'
import * as words from '../../../labels/play/situation.js'
import {nameOfWin} from '../../../labels/rows/win.js'
import {nameOfPlayer, nameOfSeatWind} from '../../../labels/play/winds.js'
import {keyOf} from '../keys/keys.js'
import type {Who} from './players.js'
import type {SituationValue} from './situation.js'

/** A player in words. */
export function nameOfWho(who: Who, language: Language): string {
  return 'player' in who ? nameOfPlayer(who.player, language) : nameOfSeatWind(who.wind, language)
}

/** Facts that are a number. */
type NumberFact = Extract<SituationValue, {readonly value: number}>

const ofNumbers: Readonly<Record<NumberFact['field'], (value: number, language: Language) => string>> = {
  honba: words.nameOfHonba,
  sticks: words.nameOfSticks,
  kita: words.nameOfKita,
  turn: words.nameOfTurn,
  left: words.nameOfTilesLeft,
  points: words.nameOfPoints,
  place: words.nameOfPlace
}

/** A fact in words; `null` for dora, for remarks and for parts that are not understood. */
export function nameOfFact(fact: SituationValue, language: Language): string | null {
  if ('value' in fact) return ofNumbers[fact.field](fact.value, language)
  switch (fact.field) {
    case 'round':
      return words.nameOfRound(fact.wind, fact.hand, language)
    case 'last-hand':
      return words.nameOfLastHand(language)
    case 'game-length':
      return words.nameOfGameLength(fact.length, language)
    case 'non-dealer':
      return words.nameOfNonDealer(language)
    case 'dama':
      return words.nameOfDama(language)
    case 'drawn-hand':
      return words.nameOfDraw(fact.kind, language)
    case 'tenpai':
      return words.nameOfTenpai(fact.isTenpai, language)
    case 'seat':
      return nameOfSeatWind(fact.wind, language)
    case 'stage':
      return words.nameOfStage(fact.stage, language)
    case 'circumstance':
      return words.nameOfCircumstance(fact.circumstance, language)
    case 'win':
      return winInWords(fact, language)
    case 'pao':
      return `${keyOf('pao')[language]} ${nameOfWho(fact.who, language)}`
    case 'riichi':
      return riichiInWords(fact, language)
    case 'riichi-of':
      return `${nameOfWho(fact.who, language)} ${riichiInWords(fact, language)}`
    case 'dora':
    case 'remark':
    case 'unread':
      return null
  }
}

function winInWords({by, from}: ValueOf<'win'>, language: Language): string {
  const how = nameOfWin(by, language)
  return from ? `${how} ${fromWords(nameOfWho(from, language), language)}` : how
}

function riichiInWords({kind, turn}: ValueOf<'riichi' | 'riichi-of'>, language: Language): string {
  const how = words.nameOfRiichi(kind, language)
  return turn === null ? how : how + grammars[language].aside(words.nameOfTurn(turn, language))
}

type ValueOf<Field> = Extract<SituationValue, {readonly field: Field}>
