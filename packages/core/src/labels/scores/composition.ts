/**
 * Words for how a hand is made up.
 */
import type {Block, Form} from '@tehai/riichi'
import type {Language} from '@tehai/kernel/source'
import {dictionaries as handWords} from '../words/scores.js'

/** A group of tiles: `run`, 順子; one of seven pairs is 対子, the pair of other hands 雀頭. */
export function nameOfGroup({type}: Pick<Block, 'type'>, form: Form, language: Language): string {
  const {groups} = handWords[language]
  return type === 'pair' && form === 'chiitoitsu' ? groups.toitsu : groups[type]
}

/** How many ways there are: `3 ways`, 3通り. */
export const nameOfWays = (count: number, language: Language): string => handWords[language].ways(count)

/** Tiles that are in no group: `left over`, 余り. */
export const nameOfLeft = (language: Language): string => handWords[language].groups.left
