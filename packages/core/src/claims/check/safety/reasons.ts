/**
 * Why a statement about safety is false, and why it may be true although the rivers do not show it.
 */
import type {TileSafety} from '@tehai/riichi/safety'
import {countTiles, formatTiles, kindOf, suitOf, tileOf, type Tile} from '@tehai/riichi/tile'
import type {Span} from '@tehai/kernel/source'
import {clause, clauses, type Clause, type Clauses} from '../../../labels/clauses/clauses.js'
import type {SafetyEngine} from '../../engines.js'
import type {SafetyWord} from '../../grammar/safety-words.js'
import type {TileAt} from '../../grammar/tile-words.js'
import type {SeenOpponent} from './position.js'
import {sujiEnds, openNeighbours} from './suji.js'

/** A statement that is not true for a tile. */
export interface Wrong {
  readonly span: Span
  readonly tile: TileAt
  readonly word: SafetyWord
  readonly denied: boolean
  readonly found: TileSafety
  readonly opponent: SeenOpponent
  readonly engine: SafetyEngine
  readonly isSeveral: boolean
}

/** Why a statement that is not true by what is known may still be true; `null` if it is false. */
export function whyOpen(
  tile: TileSafety['tile'],
  word: SafetyWord,
  found: TileSafety,
  opponent: SeenOpponent
): Clause | null {
  const {view, player, who} = opponent
  if (word.is === 'visible') return null
  if (word.is === 'cut') {
    const isMore = word.cut > cutOf(tile, word.cut, opponent)
    return isMore && !opponent.hasAllRivers ? clause('rivers-not-shown') : null
  }
  const unordered = whyUnordered({...found, tile}, {view})
  if (unordered) return unordered
  return found.class !== 'genbutsu' && !player.isWhole ? clause('river-cut-short', {opponent: who}) : null
}

/**
 * How many copies of a tile have been discarded, as exactly as possible. Of the copies that are visible but in no
 * river, such as indicators and melds, some authors count all and some none.
 */
export function cutOf(tile: Tile, said: number, {cut, view}: Pick<SeenOpponent, 'cut' | 'view'>): number {
  const kind = kindOf(tile)
  const onTable = countTiles(view.visible)[kind]!
  return Math.max(Math.min(cut[kind]!, onTable), Math.min(said, onTable))
}

/** That a discard may have come after the riichi, and would make a tile safer; `null` if no discard could. */
export function whyUnordered(
  {tile, class: found}: Pick<TileSafety, 'tile' | 'class'>,
  {view}: Pick<SeenOpponent, 'view'>
): Clause | null {
  if (found === 'genbutsu') return null
  const ends = [kindOf(tile), ...sujiEnds(kindOf(tile))]
  const unordered = view.unordered.find(one => ends.includes(kindOf(one)) && !isFuriten(view, kindOf(one)))
  return unordered === undefined ? null : clause('order-unknown', {tiles: tileOf(kindOf(unordered))})
}

/** Whether a word says that a tile is dangerous, which a discard after the riichi may disprove. */
export function isOfDanger(word: SafetyWord): boolean {
  switch (word.is) {
    case 'class':
      return word.class !== 'genbutsu' && word.class !== 'no-wait'
    case 'mark':
      return word.mark !== '◎'
    case 'reason':
      return word.reason === 'no-suji' || word.reason === 'half-suji'
    default:
      return false
  }
}

/** Whether a tile may make another one safe: as its suji, or as a neighbour with few copies left. */
export function isCause(
  cause: Tile,
  tile: Tile,
  words: readonly {readonly word: SafetyWord}[],
  {view}: SeenOpponent
): boolean {
  const reasons = words.flatMap(({word}) => (word.is === 'reason' ? [word.reason] : []))
  const kind = kindOf(cause)
  const isSuji = sujiEnds(kindOf(tile)).includes(kind) && isFuriten(view, kind)
  const least = reasons.includes('one-chance') ? 3 : 4
  const isNear = suitOf(cause) === suitOf(tile) && kind !== kindOf(tile) && Math.abs(kind - kindOf(tile)) <= 2
  const isWall = isNear && countTiles([...view.hand, ...view.visible])[kind]! >= least
  if (reasons.includes('no-chance') || reasons.includes('one-chance')) return isWall
  if (reasons.some(reason => reason.endsWith('suji'))) return isSuji
  return isSuji || isWall || kind === kindOf(tile)
}

const isFuriten = ({river, passed = []}: SeenOpponent['view'], kind: number): boolean =>
  [...river, ...passed].some(tile => kindOf(tile) === kind)

/** The reason why a statement is false. */
export function whyFalse({tile, word, denied, found, opponent, isSeveral}: Wrong): Clauses {
  const kind = kindOf(tile.tile)
  const plain = tileOf(kind)
  const as = isSeveral
    ? clause('against-is-safe-as', {opponent: opponent.who, tile: plain, safety: found})
    : clause('is-safe-as', {tile: plain, safety: found})
  const missing = (kinds: readonly number[]) => {
    const tiles = formatTiles(kinds.map(tileOf))
    return clause(kinds.length === 1 ? 'not-passed' : 'are-not-passed', {tiles})
  }
  if (denied) return as
  if (word.is === 'class' && word.class === 'genbutsu') return missing([kind])
  if (word.is === 'visible') return clause('copies-seen', {tile: plain, count: found.visible})
  if (word.is === 'cut') return clause('copies-cut', {tile: plain, count: cutOf(plain, word.cut, opponent)})
  if (word.is === 'reason' && found.class !== 'genbutsu') {
    if (word.reason === 'honor' || kind >= 27) return kind >= 27 ? as : clause('no-honor', {tile: plain})
    if (word.reason === 'suji' || word.reason === 'naka-suji' || word.reason === 'half-suji') {
      const ends = sujiEnds(kind).filter(end => !isFuriten(opponent.view, end))
      return ends.length > 0 ? missing(ends) : as
    }
    if (word.reason === 'no-chance' || word.reason === 'one-chance') {
      const [open] = openNeighbours(kind, opponent.view, word.reason === 'one-chance' ? 2 : 1)
      return open ? clause('copies-unseen', {count: open.count, tile: tileOf(open.kind)}) : as
    }
  }
  return found.class === 'genbutsu' ? as : clauses(as, clause('can-wait', {waits: found}))
}
