/**
 * The parts that show the situation: a line of its facts, sticks, dora with their indicators.
 */
import type {EntryValue} from '../grammar/values/entry-value.js'
import {keyOf, type Key} from '../grammar/keys/keys.js'
import type {DoraKey} from '../grammar/situation/situation.js'
import {parseSticks} from '../grammar/values/stick-list.js'
import {computedTiles, factOf, situationWords, sourceOf} from './facts.js'
import type {ShownPart} from './groups.js'
import {sticksWords} from './sticks.js'
import {elsewhere, fact, factsOf, onPage, type Display} from './display.js'

/** A value of the situation as a part of its line, or as a fact where it has no words there. */
export function situationOrFact(display: Display, value: EntryValue): readonly ShownPart[] {
  if (value.facts.length > 0) return situation(display, value)
  return value.entry.value === '' ? [] : fact(display, value)
}

/** A picture of the sticks that are listed; a number of sticks is a part of the situation. */
export function sticksOrFact(display: Display, value: EntryValue): readonly ShownPart[] {
  const {context} = display
  const {entry, problem} = value
  const list = problem ? null : parseSticks(entry.value, entry.name)
  if (!list) return situationOrFact(display, value)
  const words = sticksWords(list.sticks, context.settings.lang)
  // Only a deposit is shown with the name of the key.
  return value.number === null
    ? [onPage({type: 'situation', items: [words]})]
    : [onPage(factsOf(factOf(context, entry.key, words)))]
}

/** Facts of the situation, and the dora written among them. */
export function situation(display: Display, value: EntryValue): ShownPart[] {
  const {context} = display
  const items = situationWords(context, value.facts, value.messages, sourceOf(context, value.entry))
  const own = items.length > 0 ? [onPage({type: 'situation', items})] : elsewhere(display, value)
  const dora = context.innerDora.get(value) ?? []
  return [...own, ...dora.flatMap(one => withOtherDora(display, one))]
}

const partner: Readonly<Record<DoraKey, Key>> = {
  dora: keyOf('indicator'),
  indicator: keyOf('dora'),
  ura: keyOf('ura-indicator'),
  'ura-indicator': keyOf('ura')
}

/** A dora or an indicator as written, and the other one of the pair where it is not written. */
export function withOtherDora(display: Display, value: EntryValue): readonly ShownPart[] {
  const {context} = display
  const key = value.entry.key.id as DoraKey
  const pair = key === 'dora' || key === 'indicator' ? context.dora.open : context.dora.ura
  const written = fact(display, value)
  if (value.tiles.length === 0 || pair.given === 'both') return written
  const tiles = pair.given === 'dora' ? pair.indicators : pair.dora
  const other = factOf(context, partner[key], computedTiles(context, tiles))
  return [...written, onPage(factsOf(other))]
}
