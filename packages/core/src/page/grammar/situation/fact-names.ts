/**
 * Facts of a situation in words, as a page shows them.
 */
import {grammars, type Language} from '@tehai/kernel/source'
import {fromWords} from '../../../labels/page.js'
import * as words from '../../../labels/situation.js'
import {nameOfWin} from '../../../labels/win.js'
import {nameOfPlayer, nameOfSeatWind} from '../../../labels/winds.js'
import {keyOf} from '../keys/keys.js'
import type {Who} from './players.js'
import type {SituationValue} from './situation.js'

/** A player in words. */
export function nameOfWho(who: Who, language: Language): string {
  return 'player' in who ? nameOfPlayer(who.player, language) : nameOfSeatWind(who.wind, language)
}

/** A fact in words; `null` for dora and for what is not understood. */
export function nameOfFact(fact: SituationValue, language: Language): string | null {
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
    case 'honba':
      return words.nameOfHonba(fact.value, language)
    case 'sticks':
      return words.nameOfSticks(fact.value, language)
    case 'kita':
      return words.nameOfKita(fact.value, language)
    case 'turn':
      return words.nameOfTurn(fact.value, language)
    case 'left':
      return words.nameOfTilesLeft(fact.value, language)
    case 'points':
      return words.nameOfPoints(fact.value, language)
    case 'place':
      return words.nameOfPlace(fact.value, language)
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
      return (
        nameOfWin(fact.by, language) +
        (fact.from ? ` ${fromWords(nameOfWho(fact.from, language), language)}` : '')
      )
    case 'pao':
      return `${keyOf('pao')[language]} ${nameOfWho(fact.who, language)}`
    case 'riichi': {
      const kind = words.nameOfRiichi(fact.kind, language)
      if (fact.turn === null) return kind
      const turn = words.nameOfTurn(fact.turn, language)
      return kind + grammars[language].aside(turn)
    }
    case 'dora':
    case 'unread':
      return null
  }
}
