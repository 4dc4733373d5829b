/**
 * The fives of man with 五 instead of 伍.
 */
import {character} from './characters.js'
import type {SomeFaces, Suits} from './suits.js'

/**
 * Both fives.
 *
 * @param outline
 *   五 in the size of the others.
 * @param suits
 *   What draws man tiles, for the 萬 below, and red fives.
 */
export function plainFives(outline: string, {man, red}: Pick<Suits, 'man' | 'red'>): SomeFaces {
  const [, wan] = man(5)
  return {
    '5m': [character(outline, 'ink'), wan!],
    '0m': red(ink => [character(outline, ink), wan!])
  }
}
