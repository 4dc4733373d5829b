/**
 * Names for waits on several tiles (待ちの名前): nobetan, entotsu, sanmenchan.
 *
 * A name is a pattern of waits on neighbouring ranks, each with its shapes of waits. So it is found in a whole hand as
 * well as in the few tiles of a table: an added 234p and 99s change nothing.
 *
 * Sources: the pages of each wait at <https://riichi.wiki/Machi> and 聴牌 in the Japanese Wikipedia
 * (<https://ja.wikipedia.org/wiki/聴牌>, 待ちの種類).
 */
import type {WaitShape} from '../decompose/wait.js'
import {partOf} from '../shanten/limits.js'
import {meant, namesOf, wrong} from '../tile/wrong.js'
import type {Wait} from './waits.js'

/** Name of a wait on several kinds, or on one in two ways. */
export type WaitName = keyof typeof patterns

/**
 * By rank: `.` is not waited for, a letter is waited for in this shape, letters in brackets in each of these shapes. R
 * ryanmen, K kanchan, P penchan, S shanpon, T tanki. Above each name, a shape that waits so.
 */
const patterns = {
  // 2345678
  sanmentan: ['T..T..T'],
  // 2345, and 2345678 is one of three sides
  nobetan: ['T..T', 'T..T..T'],
  // 3455, 3345
  aryanmen: ['R..[RT]', '[RT]..R'],
  // 3445
  nakabukure: ['[KT]'],
  // 34567
  sanmenchan: ['R..R..R'],
  // 2223, 3222
  ryantan: ['R.TR', 'RT.R'],
  // 2224, 4222
  kantan: ['KT', 'TK'],
  // 1112, 8999; 1222, 8889
  pentan: ['TP', 'PT', 'T.P', 'P.T'],
  // 3335777
  kantankan: ['KTK'],
  // 3334555
  tatsumaki: ['R[RS]T[RS]R'],
  // 2223456777
  happoubijin: ['R[RS]TRRT[RS]R'],
  // 1112345678999
  junsei_chuuren: ['[RS]T[RP]RTR[RP]T[RS]'],
  // 33345 and a pair elsewhere: see `isEntotsu`
  entotsu: []
} as const

/** Every name. */
export const waitNames: readonly WaitName[] = Object.keys(patterns) as WaitName[]

/** The patterns of each name, by rank. */
type Layouts = ReadonlyMap<string, readonly (readonly string[])[]>

let openedLayouts: Layouts | undefined

/** The patterns, parsed on first use: at load, parsing them would take a fifth of the loading time. */
function layouts(): Layouts {
  return (openedLayouts ??= new Map(
    Object.entries(patterns).map(([name, written]) => [
      name,
      written.map(one => one.match(/\[\w+\]|./g) ?? [])
    ])
  ))
}

const letters: Readonly<Record<string, WaitShape>> = {
  R: 'ryanmen',
  K: 'kanchan',
  P: 'penchan',
  S: 'shanpon',
  T: 'tanki'
}

/**
 * Whether a name fits waits, taken together: other sets of the hand may add further shapes to a wait.
 *
 * @param waits
 *   As `waits` has them, in the order of the kinds.
 * @throws {TypeError} if the name is not one of `waitNames`.
 */
export function isWaitName(waits: readonly Wait[], name: WaitName): boolean {
  if (name === 'entotsu') return isEntotsu(waits)
  const known = layouts().get(name)
  if (!known) throw wrong(`a name of waits (${namesOf(waitNames)})`, name, meant(name, waitNames))
  return known.some(layout => fits(waits, layout, false))
}

/**
 * The name that fits waits exactly; `null` if they have no name.
 *
 * @param waits
 *   As `waits` has them, in the order of the kinds.
 */
export function waitNameOf(waits: readonly Wait[]): WaitName | null {
  for (const [name, written] of layouts()) {
    if (name === 'entotsu' ? isEntotsu(waits) : written.some(layout => fits(waits, layout, true)))
      return name as WaitName
  }
  return null
}

/**
 * Whether waits are on the ranks of one suit in the same way as in a layout.
 *
 * @param exactly
 *   Whether they may have no other shapes.
 */
function fits(waits: readonly Wait[], layout: readonly string[], exactly: boolean): boolean {
  const first = waits[0]?.tile
  const last = waits.at(-1)?.tile
  if (first === undefined || last !== first + layout.length - 1) return false
  if (waits.length > 1 && (last >= HONORS || partOf(first) !== partOf(last))) return false
  return layout.every((wanted, index) => {
    const wait = waits.find(({tile}) => tile === first + index)
    if (!wait || wanted === '.') return !wait && wanted === '.'
    const shapes = [...wanted].flatMap(letter => letters[letter] ?? [])
    return shapes.every(one => wait.shapes.includes(one)) && !(exactly && wait.shapes.length > shapes.length)
  })
}

const HONORS = 27

/** A triplet that is also the pair beside a ryanmen: one tile completes either, one the run, one the other pair. */
function isEntotsu(waits: readonly Wait[]): boolean {
  const has = (ryanmen: boolean, shanpon: boolean) =>
    waits.some(({shapes}) => shapes.includes('ryanmen') === ryanmen && shapes.includes('shanpon') === shanpon)
  return waits.length === 3 && has(true, true) && has(true, false) && has(false, true)
}
