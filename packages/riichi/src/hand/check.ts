/**
 * Check: whether a hand and its situation are possible.
 */
import {countTiles, kindOf, tileOf, type Meld, type Tile, type TileKind} from '../tile/index.js'
import {isOutOfSanma, northKind} from '../tile/sanma.js'
import type {Values} from '@tehai/kernel/source'
import {holdsWin} from './hand.js'
import type {Problem, ProblemId} from './problem.js'
import type {Rules} from '../rules/rules.js'
import type {Situation, Win} from './situation.js'

const noProblems: readonly Problem[] = []
const noValues: Values = {}
const noSituation: Situation = {}
const noMelds: readonly Meld[] = []
const noTiles: readonly Tile[] = []

/**
 * Everything that makes a win impossible, except the copies of a kind, which `checkCopies` finds in the counts; empty
 * if the win is possible.
 */
export function checkWin(win: Win, rules: Rules): readonly Problem[] {
  const melds = win.melds ?? noMelds
  const problems: Problem[] = []
  if (melds.length > 0) checkMelds(melds, rules, problems)
  const expected = 13 - 3 * melds.length
  const tiles = win.hand.length
  if (tiles !== expected && tiles !== expected + 1) add(problems, 'hand-size', {tiles, expected})
  if (holdsWin(win) && !win.hand.includes(win.win)) add(problems, 'win-not-in-hand', {tile: win.win})
  if (win.situation) checkSituation(win, win.situation, melds, rules, problems)
  return problems.length === 0 ? noProblems : problems
}

/** What is wrong with the melds alone. */
export function checkMelds(melds: readonly Meld[], rules: Pick<Rules, 'sanma'>, problems: Problem[]): void {
  if (melds.length > 4) add(problems, 'too-many-melds', {melds: melds.length})
  for (const meld of melds) checkMeld(meld, rules, problems)
}

function checkMeld(meld: Meld, {sanma}: Pick<Rules, 'sanma'>, problems: Problem[]): void {
  const {type, tiles} = meld
  const size = type === 'chii' || type === 'pon' ? 3 : 4
  if (tiles.length !== size) return add(problems, 'meld-size', {type, tiles: tiles.join(' ')})
  const first = kindOf(tiles[0]!)
  if (type !== 'chii') {
    if (tiles.some(tile => kindOf(tile) !== first)) add(problems, 'not-a-set', {type, tiles: tiles.join(' ')})
    return
  }
  const second = kindOf(tiles[1]!)
  const third = kindOf(tiles[2]!)
  const low = Math.min(first, second, third)
  const isRun = first + second + third === 3 * low + 3 && Math.max(first, second, third) === low + 2
  if (low > 26) add(problems, 'chii-of-honors', {tiles: tiles.join(' ')})
  else if (!isRun || low % 9 > 6) add(problems, 'not-a-run', {tiles: tiles.join(' ')})
  else if (sanma) add(problems, 'chii-in-sanma', {tiles: tiles.join(' ')})
  else if (meld.from !== 'kamicha')
    add(problems, 'chii-not-from-kamicha', {tiles: tiles.join(' '), from: meld.from})
}

/** Counts of all tiles of a win that may be impossible, norths put aside and indicators among them. */
export function countWin(win: Win): number[] {
  const counts = countTiles(win.hand)
  for (const meld of win.melds ?? noMelds) for (const tile of meld.tiles) counts[kindOf(tile)]! += 1
  if (!holdsWin(win)) counts[kindOf(win.win)]! += 1
  const {kita = 0, dora = noTiles, ura = noTiles} = win.situation ?? noSituation
  counts[northKind]! += kita
  for (const tile of dora) counts[kindOf(tile)]! += 1
  for (const tile of ura) counts[kindOf(tile)]! += 1
  return counts
}

/**
 * Whether indicators show a fifth copy of a kind. This runs for every win, so it builds no lists.
 *
 * @param held
 *   Counts of hand and melds.
 * @param most
 *   Number of copies of the most frequent kind.
 */
export function showsFifth(held: readonly number[], most: number, {dora, ura}: Situation): boolean {
  const shown = (dora ? dora.length : 0) + (ura ? ura.length : 0)
  if (shown === 0 || most + shown < 5) return false
  return isFifthIn(dora, held, shown, ura) || isFifthIn(ura, held, shown, dora)
}

function isFifthIn(
  tiles: readonly Tile[] | undefined,
  held: readonly number[],
  shown: number,
  others: readonly Tile[] | undefined
): boolean {
  if (tiles === undefined) return false
  for (let index = 0; index < tiles.length; index++) {
    const kind = kindOf(tiles[index]!)
    if (held[kind]! + shown < 5) continue
    if (held[kind]! + countOf(kind, tiles) + (others ? countOf(kind, others) : 0) > 4) return true
  }
  return false
}

function countOf(kind: TileKind, tiles: readonly Tile[]): number {
  let count = 0
  for (let index = 0; index < tiles.length; index++) if (kindOf(tiles[index]!) === kind) count++
  return count
}

/** What is wrong with the number of copies of each kind. */
export function checkCopies(
  counts: readonly number[],
  {sanma}: Pick<Rules, 'sanma'>,
  problems: Problem[]
): void {
  for (let kind = 0; kind < 34; kind++) {
    if (counts[kind]! > 4) add(problems, 'too-many-copies', {tile: tileOf(kind), copies: counts[kind]!})
    if (sanma && isOutOfSanma(kind) && counts[kind]! > 0) add(problems, 'not-in-sanma', {tile: tileOf(kind)})
  }
}

/** What is impossible with the number of players: norths put aside with four players, a north seat with three. */
export function checkPlayers(
  {kita = 0, seat}: Pick<Situation, 'kita' | 'seat'>,
  {sanma}: Pick<Rules, 'sanma'>,
  problems: Problem[]
): void {
  if (kita > 0 && !sanma) add(problems, 'kita-with-four-players')
  if (seat === 'north' && sanma) add(problems, 'north-seat-in-sanma')
}

function checkSituation(
  win: Win,
  situation: Situation,
  melds: readonly Meld[],
  rules: Rules,
  problems: Problem[]
): void {
  const byRon = win.by === 'ron'
  checkPlayers(situation, rules, problems)
  const {riichi, ippatsu, rinshan, chankan, haitei, houtei, tenhou, chiihou, renhou, seat} = situation
  if (riichi && melds.some(({type}) => type !== 'ankan')) add(problems, 'riichi-with-open-hand')
  if (ippatsu && !riichi) add(problems, 'ippatsu-without-riichi')
  if (situation.openRiichi && !riichi) add(problems, 'open-riichi-without-riichi')
  if (rinshan) checkRinshan(win, situation, melds, problems)
  if (chankan && !byRon) add(problems, 'chankan-with-tsumo')
  if (haitei && byRon) add(problems, 'haitei-with-ron')
  if (haitei && rinshan) add(problems, 'haitei-with-rinshan')
  if (houtei && !byRon) add(problems, 'houtei-with-tsumo')
  // A tile that is added to a pon is not a discard.
  if (houtei && chankan && byRon) add(problems, 'houtei-with-chankan')
  if (!tenhou && !chiihou && !renhou) return
  if (tenhou && byRon) add(problems, 'tenhou-with-ron')
  if (chiihou && byRon) add(problems, 'chiihou-with-ron')
  if (renhou && !byRon) add(problems, 'renhou-with-tsumo')
  if (tenhou && seat !== undefined && seat !== 'east') add(problems, 'tenhou-not-dealer')
  if (chiihou && seat === 'east') add(problems, 'chiihou-as-dealer')
  // The dealer draws before the first discard.
  if (renhou && byRon && seat === 'east') add(problems, 'renhou-as-dealer')
  const yaku = tenhou ? 'tenhou' : chiihou ? 'chiihou' : 'renhou'
  if (melds.length > 0) add(problems, 'first-turn-with-melds', {yaku})
  else if (situation.kita) add(problems, 'first-turn-with-kita', {yaku})
}

/** A replacement tile follows the player's own kan or north put aside, which ends the chance of ippatsu. */
function checkRinshan(
  {by}: Win,
  {ippatsu, kita = 0}: Situation,
  melds: readonly Meld[],
  problems: Problem[]
): void {
  if (by === 'ron') return add(problems, 'rinshan-with-ron')
  if (kita === 0 && !melds.some(({tiles}) => tiles.length === 4)) add(problems, 'rinshan-without-kan')
  if (ippatsu) add(problems, 'ippatsu-with-rinshan')
}

function add(problems: Problem[], id: ProblemId, values: Values = noValues): void {
  problems.push({id, values})
}

export {noMelds, noSituation}
