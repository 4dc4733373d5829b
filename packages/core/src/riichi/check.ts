/**
 * Check: whether a hand and its situation can be at all.
 */
import {isHonor, kindOf, tileOf, type Meld, type Tile} from '../tile/index.js'
import type {Values} from '../source/index.js'
import {noTiles} from './noTiles.js'
import type {Problem, ProblemId} from './problem.js'
import type {Rules} from './rules.js'
import type {Situation, Win} from './situation.js'

const noProblems: readonly Problem[] = []
const noValues: Values = {}
const noSituation: Situation = {}
const noMelds: readonly Meld[] = []

/** Everything that makes a win impossible; empty if it can be. */
export function checkWin(win: Win, rules: Rules): readonly Problem[] {
  const melds = win.melds ?? noMelds
  const problems: Problem[] = []
  checkMelds(melds, rules, problems)
  checkTiles(win, melds, rules, problems)
  if (win.situation) checkSituation(win, win.situation, melds, problems)
  return problems.length === 0 ? noProblems : problems
}

/** What is wrong with melds by themselves. */
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
    for (const tile of tiles)
      if (kindOf(tile) !== first) return add(problems, 'not-a-set', {type, tiles: tiles.join(' ')})
    return
  }
  if (tiles.some(isHonor)) return add(problems, 'chii-of-honors', {tiles: tiles.join(' ')})
  const [low, middle, high] = tiles.map(kindOf).toSorted((a, b) => a - b) as [number, number, number]
  if (low + 1 !== middle || middle + 1 !== high || low % 9 > 6)
    add(problems, 'not-a-run', {tiles: tiles.join(' ')})
  else if (sanma) add(problems, 'not-in-sanma', {tile: tiles.join(' ')})
  else if (meld.from !== 'kamicha')
    add(problems, 'chii-not-from-kamicha', {tiles: tiles.join(' '), from: meld.from})
}

function checkTiles(win: Win, melds: readonly Meld[], rules: Rules, problems: Problem[]): void {
  const {hand} = win
  const expected = 13 - 3 * melds.length
  const holds = hand.length === expected + 1
  if (!holds && hand.length !== expected) add(problems, 'hand-size', {tiles: hand.length, expected})
  const winKind = kindOf(win.win)
  const counts = noTiles()
  if (holds) {
    if (!hand.includes(win.win)) add(problems, 'win-not-in-hand', {tile: win.win})
  } else counts[winKind] = 1
  countCopies(hand, counts)
  for (const meld of melds) countCopies(meld.tiles, counts)
  checkCopies(counts, rules, problems)
}

/** Add tiles to counts. */
export function countCopies(tiles: readonly Tile[], counts: number[]): void {
  for (const tile of tiles) counts[kindOf(tile)]! += 1
}

/** What is wrong with so many copies of each kind. */
export function checkCopies(
  counts: readonly number[],
  {sanma}: Pick<Rules, 'sanma'>,
  problems: Problem[]
): void {
  for (let kind = 0; kind < 34; kind++) {
    if (counts[kind]! > 4) add(problems, 'too-many-copies', {tile: tileOf(kind), copies: counts[kind]!})
    if (sanma && kind > 0 && kind < 8 && counts[kind]! > 0)
      add(problems, 'not-in-sanma', {tile: tileOf(kind)})
  }
}

function checkSituation(win: Win, situation: Situation, melds: readonly Meld[], problems: Problem[]): void {
  const byRon = win.by === 'ron'
  const {riichi, ippatsu, rinshan, chankan, haitei, houtei, tenhou, chiihou, renhou, seat} = situation
  if (riichi && melds.some(({type}) => type !== 'ankan')) add(problems, 'riichi-with-open-hand')
  if (ippatsu && !riichi) add(problems, 'ippatsu-without-riichi')
  if (situation.openRiichi && !riichi) add(problems, 'open-riichi-without-riichi')
  if (rinshan && byRon) add(problems, 'rinshan-with-ron')
  if (chankan && !byRon) add(problems, 'chankan-with-tsumo')
  if (haitei && byRon) add(problems, 'haitei-with-ron')
  if (haitei && rinshan) add(problems, 'haitei-with-rinshan')
  if (houtei && !byRon) add(problems, 'houtei-with-tsumo')
  if (!tenhou && !chiihou && !renhou) return
  if (tenhou && byRon) add(problems, 'tenhou-with-ron')
  if (chiihou && byRon) add(problems, 'chiihou-with-ron')
  if (renhou && !byRon) add(problems, 'renhou-with-tsumo')
  if (tenhou && seat !== undefined && seat !== 'east') add(problems, 'tenhou-not-dealer')
  if (chiihou && seat === 'east') add(problems, 'chiihou-as-dealer')
  const yaku = tenhou ? 'tenhou' : chiihou ? 'chiihou' : 'renhou'
  if (melds.length > 0) add(problems, 'first-turn-with-melds', {yaku})
}

function add(problems: Problem[], id: ProblemId, values: Values = noValues): void {
  problems.push({id, values})
}

export {noMelds, noSituation}
