/**
 * When the indicators of kans are turned, which tenhou.net/6 leaves out: by tenhou's rule, for a concealed kan at once,
 * for any other just before the next discard or after the next kan.
 */
import type {Tile} from '@tehai/riichi/tile'
import type {Event} from '../../game/event.js'
import type {Place} from '../../game/record.js'

/** The events with the indicators of kans among them; `indicators` begins with that of the deal. */
export function withIndicators(
  events: readonly Event[],
  places: readonly Place[],
  indicators: readonly Tile[],
  placeOf: (index: number) => Place
): {readonly events: readonly Event[]; readonly places: readonly Place[]} {
  const all: Event[] = []
  const allPlaces: Place[] = []
  let turned = 1
  let hidden = 0
  const turn = (): void => {
    for (; hidden > 0; hidden--) {
      const tile = indicators[turned]
      if (tile === undefined) continue
      all.push({type: 'dora', tile})
      allPlaces.push(placeOf(turned))
      turned += 1
    }
  }
  events.forEach((event, index) => {
    if (event.type === 'discard') turn()
    all.push(event)
    allPlaces.push(places[index]!)
    if (event.type === 'ankan' || event.type === 'kakan' || event.type === 'daiminkan') {
      if (event.type === 'ankan') hidden += 1
      turn()
      if (event.type !== 'ankan') hidden += 1
    }
  })
  return {events: all, places: allPlaces}
}
