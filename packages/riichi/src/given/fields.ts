/**
 * Fields of the objects that programs give to the engine, and their types: options, hands and wins in any spelling.
 */
import {lookup} from '@tehai/kernel/source'
import type {HandToAnalyse} from '../analysis/analyse.js'
import type {MeldInput} from './melds.js'
import {flag, isOfSituation, situationIn, type SituationInput} from './situation.js'
import type {AnalysisOptions} from '../shanten/limits.js'
import type {Win} from '../hand/situation.js'
import type {TilesInput} from '../tile/spelling.js'
import {meant, namesOf, wrong} from '../tile/wrong.js'

/** `AnalysisOptions` with melds and visible tiles in any spelling. */
export interface AnalysisInput extends Omit<AnalysisOptions, 'melds' | 'visible'> {
  /** The hand's own melds (副露・暗槓): their tiles cannot come again (default: none). */
  readonly melds?: readonly MeldInput[] | undefined
  /**
   * Tiles seen elsewhere: rivers, indicators, melds of others. They lower the number of tiles left, never the shanten
   * (default: none).
   */
  readonly visible?: TilesInput | undefined
}

/** `HandToAnalyse` with tiles and melds in any spelling. */
export interface HandInput extends Omit<HandToAnalyse, 'hand' | 'melds' | 'visible'> {
  /** Closed tiles: 13 or 14, less three for every meld. Without melds, fewer tiles are read as a part of a hand. */
  readonly hand: TilesInput
  /** The hand's own melds (default: none). */
  readonly melds?: readonly MeldInput[] | undefined
  /** Tiles seen elsewhere: rivers, indicators, melds of others (default: none). */
  readonly visible?: TilesInput | undefined
}

/** `Win` with tiles and melds in any spelling. */
export interface WinInput extends Omit<Win, 'hand' | 'melds' | 'situation'> {
  /** Closed tiles, without the winning tile (13 − 3 for every meld) or with it (one more). */
  readonly hand: TilesInput
  /** Melds in the order they were made: liability is read from it (default: none). */
  readonly melds?: readonly MeldInput[] | undefined
  /** Seats, riichi, indicators, sticks; what is not given did not happen. */
  readonly situation?: SituationInput | undefined
}

export const fieldsOfOptions: Readonly<Record<keyof AnalysisOptions, true>> = lookup({
  melds: true,
  visible: true,
  shape: true,
  sanma: true,
  kita: true
})

export const fieldsOfHand: Readonly<Record<keyof HandToAnalyse, true>> = lookup({
  hand: true,
  goodShapes: true,
  ...fieldsOfOptions
})

export const fieldsOfWin: Readonly<Record<keyof Win, true>> = lookup({
  hand: true,
  win: true,
  by: true,
  melds: true,
  situation: true
})

/** @throws {TypeError} if an object has an unknown field. */
export function assertFields(given: object, known: Readonly<Record<string, true>>, what: string): void {
  for (const field in given) if (!(field in known)) throw unknownField(field, known, what)
}

/** @throws {TypeError} if a choice is not a boolean, or a number of norths is not a number. */
export function assertOptionValues(options: AnalysisInput & Pick<HandInput, 'goodShapes'>): void {
  assertFlag(options, 'shape')
  assertFlag(options, 'sanma')
  assertFlag(options, 'goodShapes')
  situationIn({kita: options.kita})
}

/** @throws {TypeError} if a choice is given and is neither `true` nor `false`. */
export function assertFlag<Name extends string>(given: {readonly [_ in Name]?: unknown}, name: Name): void {
  const value = given[name]
  if (value !== undefined && typeof value !== 'boolean') throw wrong(`\`${name}\` to be ${flag}`, value)
}

function unknownField(field: string, known: Readonly<Record<string, true>>, what: string): TypeError {
  const names = Object.keys(known)
  const isElsewhere = known === fieldsOfWin && isOfSituation(field)
  const hint = isElsewhere ? '; it belongs to `situation`' : meant(field, names)
  return wrong(`a field of ${what} (${namesOf(names)})`, field, hint)
}
