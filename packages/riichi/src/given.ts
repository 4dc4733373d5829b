/**
 * The public functions of the engine, for whatever a program has at hand: a hand as text (`'234m345p'`), as a list of tiles or
 * as counts; melds as objects or as short text. Inside the engine a hand is counts, and these functions are not called.
 *
 * A wrong call throws what was expected. A hand that cannot be is no wrong call: `score` and `analyse` return its problems.
 */
import {nearest, shownValue} from '@tehai/kernel/source'
import {analyse as analyseTiles, type Analysis, type HandToAnalyse} from './analyse.js'
import {decompose as decomposeCounts, type Decomposition} from './decompose/decompose.js'
import {readMeld} from './case-tiles.js'
import {discards as discardsOfCounts, type Discard} from './discards.js'
import {defaultRules, type Rules} from './rules.js'
import {score as scoreTiles, type Score} from './score.js'
import type {AnalysisOptions} from './shanten/limits.js'
import {
  shanten as shantenOfCounts,
  shantenByForm as shantenByFormOfCounts,
  type ShantenByForm
} from './shanten/shanten.js'
import {winds, type Situation, type Win} from './situation.js'
import {countTiles, isTile, tileOf, type Meld, type Tile, type TileCounts} from './tile/index.js'
import {ukeire as ukeireOfCounts, type Ukeire} from './ukeire.js'
import {waits as waitsOfCounts, type Wait} from './waits.js'

/** Tiles as text in mpsz (`'234m340p1122z'`; 0 is a red five), as a list, or as counts of the 34 kinds. */
export type TilesInput = string | readonly Tile[] | TileCounts

/**
 * A meld as an object, or as text: its tiles, then `@1`, `@2` or `@3` for who discarded (the player to the right,
 * across, to the left); `a` before a concealed kan, `k` before an added one: `123m@3`, `555z@2`, `a1111p`, `k5555z@1`.
 */
export type MeldInput = Meld | string

/** `AnalysisOptions` with melds and visible tiles in any spelling. */
export interface AnalysisInput extends Omit<AnalysisOptions, 'melds' | 'visible'> {
  readonly melds?: readonly MeldInput[] | undefined
  readonly visible?: TilesInput | undefined
}

/** `HandToAnalyse` with tiles and melds in any spelling. */
export interface HandInput extends Omit<HandToAnalyse, 'hand' | 'melds' | 'visible'> {
  readonly hand: TilesInput
  readonly melds?: readonly MeldInput[] | undefined
  readonly visible?: TilesInput | undefined
}

/** `Win` with tiles and melds in any spelling. */
export interface WinInput extends Omit<Win, 'hand' | 'melds'> {
  readonly hand: TilesInput
  readonly melds?: readonly MeldInput[] | undefined
}

/**
 * The tiles of a text.
 *
 * @throws {TypeError} at the first character that does not belong there.
 */
export function parseTiles(text: string): Tile[] {
  const tiles: Tile[] = []
  let digits = ''
  for (const [index, character] of [...text].entries()) {
    if (/\d/.test(character)) digits += character
    else if (/[mpsz]/.test(character) && digits !== '') {
      for (const digit of digits) tiles.push(tileNamed(digit + character))
      digits = ''
    } else if (!/[\s,]/.test(character) || digits !== '') {
      throw new TypeError(
        `Expected tiles such as \`234m340p11z\`, got \`${shownValue(character)}\` at ${index} of \`${shownValue(text)}\``
      )
    }
  }
  if (digits === '') return tiles
  throw new TypeError(`Expected a suit letter (m, p, s or z) after \`${digits}\` of \`${shownValue(text)}\``)
}

function tileNamed(name: string): Tile {
  if (isTile(name)) return name
  throw new TypeError(`Expected a tile such as \`5m\`, got \`${name}\``)
}

/**
 * A meld of a text, as in `123m@3` (see `MeldInput`).
 *
 * @throws {TypeError} if it is none.
 */
export function parseMeld(text: string): Meld {
  const meld = readMeld(text, [])
  if (meld) return meld
  throw new TypeError(
    `Expected a meld such as \`123m@3\`, \`555z@2\`, \`a1111p\` or \`k5555z@1\`, got \`${shownValue(text)}\``
  )
}

const isCounts = (hand: readonly unknown[]): hand is TileCounts => typeof hand[0] === 'number'

/** Counts of tiles in any spelling. */
function countsOf(hand: TilesInput, name: string): TileCounts {
  if (typeof hand === 'string') return countTiles(parseTiles(hand))
  if (Array.isArray(hand)) return isCounts(hand) ? hand : countTiles(hand as readonly Tile[])
  throw new TypeError(
    `Expected \`${name}\` to be tiles as text, a list or counts, got \`${shownValue(hand)}\``
  )
}

/** Tiles in any spelling as a list. */
function tilesOf(hand: TilesInput, name: string): readonly Tile[] {
  if (typeof hand === 'string') return parseTiles(hand)
  if (Array.isArray(hand) && !isCounts(hand)) return hand as readonly Tile[]
  return countsOf(hand, name).flatMap((count, kind) => Array.from({length: count}, () => tileOf(kind)))
}

const isTileList = (hand: unknown): hand is readonly Tile[] => Array.isArray(hand) && !isCounts(hand)

const areMelds = (melds: unknown): melds is readonly Meld[] | undefined =>
  melds === undefined || (Array.isArray(melds) && melds.every(meld => typeof meld !== 'string'))

function meldsOf(melds: readonly MeldInput[] | undefined): readonly Meld[] | undefined {
  if (melds === undefined) return undefined
  if (!Array.isArray(melds)) throw new TypeError(`Expected a list of melds, got \`${shownValue(melds)}\``)
  return melds.map((meld: MeldInput) => (typeof meld === 'string' ? parseMeld(meld) : meld))
}

function optionsOf(options: AnalysisInput | undefined): AnalysisOptions | undefined {
  if (options === undefined) return undefined
  const {melds, visible} = options
  const isAsInside = visible === undefined || (Array.isArray(visible) && isCounts(visible))
  // What needs no change is passed on: programs call these functions by the million.
  if (isAsInside && areMelds(melds)) return options as AnalysisOptions
  return {
    ...options,
    melds: meldsOf(melds),
    visible: visible === undefined ? undefined : countsOf(visible, 'visible')
  }
}

/** The least shanten of the three forms. @throws {TypeError} if the number of tiles is not 3n+1 or 3n+2, or more than 14. */
export function shanten(hand: TilesInput, options?: AnalysisInput): number {
  return shantenOfCounts(countsOf(hand, 'hand'), optionsOf(options))
}

/** Shanten of each form. @throws {TypeError} if the number of tiles is not 3n+1 or 3n+2, or more than 14. */
export function shantenByForm(hand: TilesInput, options?: AnalysisInput): ShantenByForm {
  return shantenByFormOfCounts(countsOf(hand, 'hand'), optionsOf(options))
}

/**
 * What a hand of 3n+1 tiles accepts: kinds that bring it closer, and how many are left.
 *
 * @throws {TypeError} if the number of tiles is not 3n+1, or more than 13.
 */
export function ukeire(hand: TilesInput, options?: AnalysisInput): Ukeire {
  return ukeireOfCounts(countsOf(hand, 'hand'), optionsOf(options))
}

/**
 * Every discard of a hand of 3n+2 tiles, in the order of the kinds.
 *
 * @throws {TypeError} if the number of tiles is not 3n+2, or more than 14.
 */
export function discards(hand: TilesInput, options?: AnalysisInput): Discard[] {
  return discardsOfCounts(countsOf(hand, 'hand'), optionsOf(options))
}

/**
 * The waits of a hand of 3n+1 tiles, in the order of the kinds; empty if it is not tenpai.
 *
 * @throws {TypeError} if the number of tiles is not 3n+1, or more than 13.
 */
export function waits(hand: TilesInput, options?: AnalysisInput): Wait[] {
  return waitsOfCounts(countsOf(hand, 'hand'), optionsOf(options))
}

/** All ways to read a complete closed hand as sets and a pair, or as one of the other forms. */
export function decompose(hand: TilesInput): Decomposition[] {
  return decomposeCounts(countsOf(hand, 'hand'))
}

/** Analyse a hand. Never throws for what an author may write: a hand that cannot be is a result. */
export function analyse(given: HandInput): Analysis {
  assertObject(given, "a hand such as `{hand: '234m345p567s1122z'}`")
  const {hand, melds, visible} = given
  return analyseTiles({
    ...given,
    hand: tilesOf(hand, 'hand'),
    melds: meldsOf(melds),
    visible: visible === undefined ? undefined : tilesOf(visible, 'visible')
  })
}

/**
 * Score a win. A hand that cannot be, that is incomplete or that has no yaku is a result.
 *
 * @param rules
 *   Complete rules, from `rulesOf` or `presets` (default: `defaultRules`).
 * @throws {TypeError} if something given as a tile, a meld, a wind or rules is none.
 */
export function score(win: WinInput, rules: Rules = defaultRules): Score {
  assertObject(win, "a win such as `{hand: '234m345p567s66p78s', win: '9s', by: 'ron'}`")
  assertObject(rules, 'rules such as `presets.tenhou` or `rulesOf({kuitan: false})`')
  const {situation} = win
  if (situation !== undefined) assertSituation(situation)
  if (win.by !== 'tsumo' && win.by !== 'ron') {
    throw new TypeError(`Expected \`by\` to be \`tsumo\` or \`ron\`, got \`${shownValue(win.by)}\``)
  }
  if (isTileList(win.hand) && areMelds(win.melds)) return scoreTiles(win as Win, rules)
  return scoreTiles({...win, hand: tilesOf(win.hand, 'hand'), melds: meldsOf(win.melds)}, rules)
}

function assertObject(value: unknown, wanted: string): asserts value is object {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return
  throw new TypeError(`Expected ${wanted}, got \`${shownValue(value)}\``)
}

function assertSituation(situation: Situation): void {
  assertObject(situation, 'a situation such as `{riichi: true}`')
  for (const name of ['round', 'seat'] as const) {
    const wind: unknown = situation[name]
    if (wind === undefined || winds.some(one => one === wind)) continue
    const [near] = nearest(String(wind).toLowerCase(), winds)
    const hint = near ? `; did you mean \`${near}\`?` : ''
    const list = winds.map(one => `\`${one}\``).join(', ')
    throw new TypeError(`Expected \`${name}\` to be one of ${list}, got \`${shownValue(wind)}\`${hint}`)
  }
}
