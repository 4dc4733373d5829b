/**
 * The fives of man with 五 instead of 伍.
 */
import {character, type DrawMan} from './characters.js'
import {redFive} from './marks.js'
import type {SomeFaces} from './suits.js'

/**
 * Both fives.
 *
 * @param outline
 *   五 in the size of the others.
 * @param man
 *   What draws them, for the 萬 below.
 */
export function plainFives(outline: string, man: DrawMan): SomeFaces {
  const [, wan] = man(5)
  return {
    '5m': [character(outline, 'ink'), wan!],
    '0m': redFive('m', [character(outline, 'red'), wan!])
  }
}
