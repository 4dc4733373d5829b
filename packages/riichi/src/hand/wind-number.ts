import {winds, type Wind} from './situation.js'
import {meant, namesOf, wrong} from '../tile/wrong.js'

/**
 * The place of a wind in `winds`. Uses comparisons, which are compiled inline, where searching the list would be a
 * call.
 *
 * @throws {TypeError} if it is not a wind.
 */
export function numberOfWind(wind: Wind): 0 | 1 | 2 | 3 {
  if (wind === 'east') return 0
  if (wind === 'south') return 1
  if (wind === 'west') return 2
  if (wind === 'north') return 3
  throw wrong(`a wind (${namesOf(winds)})`, wind, meant(wind, winds))
}
