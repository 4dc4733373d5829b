/** The player that a misspelt or an unusual name may mean. */
import {nearestOrSounding} from '@tehai/kernel/sounds'
import {playerNames} from './players.js'

/** Players by the side on which they sit. */
const sides: readonly (readonly [side: RegExp, player: string])[] = [
  [/\bleft\b/i, 'kamicha'],
  [/\b(?:across|opposite)\b/i, 'toimen'],
  [/\bright\b/i, 'shimocha'],
  [/左/, '上家'],
  [/正面|向かい/, '対面'],
  [/右/, '下家']
]

/** The player that may be meant: by the side, or else by the nearest name. */
export function playersNear(name: string): string[] {
  const player = sides.find(([side]) => side.test(name))?.[1]
  return player === undefined ? nearestOrSounding(name.toLowerCase(), playerNames) : [player]
}
