/**
 * Building: a section of a checked block while its parts are put together.
 */
import {nameOfAnswer} from '../../labels/page.js'
import type {Markup, Words} from '@tehai/kernel/markup'
import type {CheckedClaim, Fact, Part} from '../check/checked.js'
import type {Check} from '../check/checking.js'
import type {Known} from '../check/known.js'

/** Facts and situations that neighbours join. */
interface OpenFacts {
  readonly type: 'facts'
  readonly facts: Fact[]
}

interface OpenSituation {
  readonly type: 'situation'
  readonly items: Words[]
}

/** The place of what folds: one for each section, where the first of it stood. */
interface OpenFold {
  readonly type: 'fold'
  readonly summary: string
  readonly parts: OpenPart[]
}

type OpenPart =
  Exclude<Part, {readonly type: 'facts' | 'situation' | 'fold'}> | OpenFacts | OpenSituation | OpenFold

export interface Building {
  readonly check: Check
  readonly known: Known
  /** The claims of the whole block. */
  readonly claims: CheckedClaim[]
  /** Hands of which it is said that they cannot be scored: index of the row and the reason. */
  readonly unscored: Set<string>
  readonly groups: OpenPart[][]
  fold: OpenFold | null
}

/** Begin a section. */
export function openSection(check: Check, known: Known, claims: CheckedClaim[]): Building {
  return {check, known, claims, unscored: new Set(), groups: [[]], fold: null}
}

/** Where a part goes: on the page, or folded away. */
export type Place = 'page' | 'fold'

/** Add a part; neighbouring facts share one list, neighbouring situations one line. */
export function put(building: Building, part: OpenPart, place: Place = 'page'): void {
  groupOf(building, place).push(part)
}

/** Add a fact to the list of facts that is open. */
export function putFact(building: Building, fact: Fact, place: Place = 'page'): void {
  const group = groupOf(building, place)
  const last = group.at(-1)
  if (last?.type === 'facts') last.facts.push(fact)
  else group.push({type: 'facts', facts: [fact]})
}

/** Add to the line of the situation that is open. */
export function putSituation(building: Building, items: readonly Words[]): void {
  const group = groupOf(building, 'page')
  const last = group.at(-1)
  if (last?.type === 'situation') for (const item of items) last.items.push(item)
  else group.push({type: 'situation', items: [...items]})
}

/** Add flow content that somebody else made. */
export function putMore(building: Building, content: readonly Markup[], place: Place): void {
  if (content.length > 0) put(building, {type: 'more', content}, place)
}

function groupOf(building: Building, place: Place): OpenPart[] {
  const {groups, check} = building
  if (place === 'page') return groups.at(-1)!
  if (!building.fold) {
    building.fold = {type: 'fold', summary: nameOfAnswer(check.settings.lang), parts: []}
    groups.at(-1)!.push(building.fold)
  }
  return building.fold.parts
}
