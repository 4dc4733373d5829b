import type {Wind} from './situation.js'

/** The place of a wind in `winds`. Comparisons are compiled in place; a search of the list is a call. */
export function numberOfWind(wind: Wind): 0 | 1 | 2 | 3 {
  return wind === 'east' ? 0 : wind === 'south' ? 1 : wind === 'west' ? 2 : 3
}
