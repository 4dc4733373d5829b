/**
 * What is false about a statement of a claim about safety, tile by tile and opponent by opponent.
 */
import type {SafetyReason, TileSafety} from '@tehai/riichi/safety'
import {formatTiles, kindOf, tileOf} from '@tehai/riichi/tile'
import type {Message, Span} from '@tehai/kernel/source'
import {clause, type Clause, type Clauses} from '../../../labels/clauses/clauses.js'
import {claimMessage} from '../../../page/check/result/claim-messages.js'
import type {SafetyEngine} from '../../engines.js'
import type {SafetyStatement} from '../../grammar/safety-statements.js'
import type {SafetyWord, WordPart} from '../../grammar/safety-words.js'
import type {TileAt} from '../../grammar/tile-words.js'
import {markOfSafety} from '../../show/safety.js'
import type {SeenOpponent} from './position.js'
import {cutOf, isCause, isOfDanger, whyFalse, whyOpen, whyUnordered, type Wrong} from './reasons.js'

/** That a statement cannot be judged, and why. */
export const unchecked = ({start, end}: Span, reason: Clauses): Message =>
  claimMessage('unchecked-safety', start, end, {reason})

/**
 * What is false about a statement: the first problem against each tile. A tile is not safe if it is not safe against
 * all opponents.
 */
export function statementMessages(
  {tiles, words, causes, none, isLoose, isUnread}: SafetyStatement,
  opponents: readonly SeenOpponent[],
  engine: SafetyEngine,
  isSeveral: boolean
): Message[] {
  if (none) return noneMessages(none, opponents, engine)
  if (isUnread && words.length === 0) return []
  const [first] = words
  if (first && tiles.length === 0) {
    const span = {start: first.start, end: words.at(-1)!.end}
    return isUnread ? [] : [unchecked(span, clause('names-no-tile'))]
  }
  return tiles.flatMap(tile => {
    for (const opponent of opponents) {
      const [found] = engine.safetyOf(opponent.view, [tile.tile])
      if (isLoose && isSafe(found!)) continue
      const wanted: readonly StatedWord[] =
        words.length > 0 ? judgedOf(words, causes) : [{word: {is: 'safe'}, denied: false}]
      const isWrong = ({word, denied}: StatedWord): boolean =>
        word.is === 'safe' && denied
          ? opponents.every(one => isSafe(engine.safetyOf(one.view, [tile.tile])[0]!))
          : holds(word, found!, opponent, causes) === denied
      const wrong = wanted.findIndex(isWrong)
      if (wrong < 0) {
        const isDangerSaid = wanted.some(({word, denied}) => isOfDanger(word) !== denied)
        const open = isDangerSaid ? whyUnordered(found!, opponent) : null
        if (open) return [unchecked(tile, open)]
        const other = causes.find(cause => !isCause(cause.tile, tile.tile, words, opponent))
        if (other) return [messageOfCause(other, found!)]
        continue
      }
      const span = words.length > 0 && tiles.length === 1 && !isLoose ? (wanted[wrong] as WordPart) : tile
      return [messageFor({span, tile, ...wanted[wrong]!, found: found!, opponent, engine, isSeveral})]
    }
    return []
  })
}

/** What a statement claims a tile to be, or not to be. */
type StatedWord = Pick<WordPart, 'word' | 'denied'>

/** The words that are judged: `safe` beside its reason, 筋で安全, means only a degree of safety. */
function judgedOf(words: readonly WordPart[], causes: readonly TileAt[]): readonly WordPart[] {
  const isReason = ({word, denied}: WordPart): boolean => !denied && isOfSafety(word)
  if (causes.length === 0 && !words.some(isReason)) return words
  return words.filter(({word, denied}) => word.is !== 'safe' || word.isSure || denied)
}

/** Whether a word says why a tile is safer than others. */
function isOfSafety(word: SafetyWord): boolean {
  if (word.is === 'class') return word.class === 'pair' || word.class.endsWith('ryanmen')
  return word.is === 'visible' || word.is === 'cut' || (word.is === 'reason' && word.reason !== 'no-suji')
}

/** Whether a word is true of a tile. */
function holds(
  word: SafetyWord,
  found: TileSafety,
  opponent: SeenOpponent,
  causes: readonly TileAt[]
): boolean {
  switch (word.is) {
    case 'safe':
      return isSafe(found)
    case 'class':
      if (word.class === 'no-wait') return isSafe(found)
      return word.class === 'no-ryanmen' ? found.waits.ryanmen === 0 : found.class === word.class
    case 'visible':
      return found.visible === word.visible
    case 'cut':
      return cutOf(found.tile, word.cut, opponent) === word.cut
    case 'mark':
      return markOfSafety(found) === word.mark
    case 'reason':
      return [word.reason, ...(looser[word.reason] ?? []), ...ofOneEnd(word.reason, causes)].some(one =>
        found.reasons.includes(one)
      )
  }
}

/** When one suji is named, 5pは8pの筋, the tile is suji of it, whatever the other end is. */
const ofOneEnd = (reason: SafetyReason, causes: readonly TileAt[]): readonly SafetyReason[] =>
  reason === 'suji' && causes.length === 1 ? ['half-suji'] : []

/** Reasons that also apply more widely: 無筋 of a tile with one safe suji out of two. */
const looser: Readonly<Partial<Record<SafetyReason, readonly SafetyReason[]>>> = {
  suji: ['naka-suji'],
  'no-suji': ['half-suji']
}

/** Whether the opponent cannot win by a tile. */
export const isSafe = (found: TileSafety): boolean => found.class === 'genbutsu' || found.class === 'no-wait'

function messageFor(wrong: Wrong): Message {
  const {span, tile, word, denied, found, opponent, engine} = wrong
  const plain = tileOf(kindOf(tile.tile))
  // A tile that is known to be safe stays safe, whatever is not shown.
  const open = denied && !isOfDanger(word) ? null : whyOpen(plain, word, found, opponent)
  if (open) return unchecked(span, open)
  const isBare = word.is === 'safe' && span === tile
  const truth = isBare ? safeTilesOf(opponent, engine) : truthOf(word, found, opponent)
  return claimMessage('false-safety', span.start, span.end, {truth, reason: whyFalse(wrong)})
}

/** The tiles of the hand that the opponent cannot win by. */
function safeTilesOf({view}: SeenOpponent, {safety}: SafetyEngine): Clause {
  const tiles = formatTiles(
    safety(view)
      .filter(isSafe)
      .map(({tile}) => tile)
  )
  return tiles === '' ? clause('none') : clause('tiles', {tiles})
}

/** What a statement should have said. */
function truthOf(word: SafetyWord, found: TileSafety, opponent: SeenOpponent): Clause {
  const {is} = word
  if (is === 'visible') return clause('count', {count: found.visible})
  if (is === 'cut') return clause('count', {count: cutOf(found.tile, word.cut, opponent)})
  return is === 'mark' ? clause('mark', {mark: markOfSafety(found)}) : clause('safety', {safety: found})
}

function messageOfCause({tile, start, end}: TileAt, found: TileSafety): Message {
  const reason = clause('no-cause', {tile: tileOf(kindOf(tile)), discard: found.tile})
  return claimMessage('false-safety', start, end, {truth: clause('safety', {safety: found}), reason})
}

/** The claim that no tile of the hand is safe. */
function noneMessages(
  span: Span,
  opponents: readonly SeenOpponent[],
  {safety, safetyOf}: SafetyEngine
): Message[] {
  const [first] = opponents
  if (!first) return []
  const isSafeFromAll = (tile: TileSafety) =>
    opponents.every(({view}) => safetyOf(view, [tile.tile]).every(isSafe))
  const safe = safety(first.view).filter(isSafeFromAll)
  if (safe.length === 0) {
    const open = opponents.flatMap(opponent => {
      const tiles = safety(opponent.view).filter(found => !isSafe(found))
      return tiles.flatMap(found => whyOpen(found.tile, {is: 'safe'}, found, opponent) ?? [])
    })
    return open[0] ? [unchecked(span, open[0])] : []
  }
  const tiles = formatTiles(safe.map(({tile}) => tile))
  const reason = clause(safe.length === 1 ? 'is-safe' : 'are-safe', {tiles})
  return [claimMessage('false-safety', span.start, span.end, {truth: clause('tiles', {tiles}), reason})]
}
