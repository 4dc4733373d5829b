/**
 * Checking how safe tiles are against an opponent, by what the owner of the hand sees.
 *
 * `9p` alone says that no opponent can win by it; a word says why (`4p 筋`), a mark how safe it is.
 */
import type {TileSafety} from '@tehai/riichi/safety'
import {countTiles, formatTiles, kindOf, suitOf, tileOf, type Tile} from '@tehai/riichi/tile'
import type {Message, Span} from '@tehai/kernel/source'
import {clause, clauses, type Clause, type Clauses} from '../../labels/clauses.js'
import type {Claim, SeenPlayer} from '../../page/check/claims.js'
import {claimMessage} from '../../page/check/claim-messages.js'
import type {Who} from '../../page/grammar/players.js'
import type {Analysis} from '../analysis.js'
import {safetyEngine, type SafetyEngine} from '../engines.js'
import {readSafety, type SafetyStatement, type SafetyWord} from '../grammar/safety.js'
import type {TileAt} from '../grammar/tiles.js'
import {markOfSafety, safetyMarkup, safetyTable, marksOfHand} from '../show/safety.js'
import {tilesMarkup} from '../show/written.js'
import {filledOutcome, leftOutcome, outcome, unreadMessages, type Outcome} from './outcome.js'
import {findOpponent, riichiOpponents, seenOpponent, type SeenOpponent} from './position.js'
import {sujiEnds, openNeighbours} from './suji.js'

/** Check a claim about safety, or fill it in. */
export function checkSafety(claim: Claim, analysis: Analysis): Outcome {
  const {hand, tiles} = analysis
  const players = claim.players ?? []
  const read = readSafety(claim.fill === null ? claim.value : claim.value.replaceAll(/[?？]/g, ' '))
  const unread = unreadMessages(read.parts, claim.value, 'safety')
  const drawn = read.tiles.map(({start, end, tiles: list}) => ({
    start,
    end,
    markup: tilesMarkup(
      list.map(({tile}) => tile),
      hand
    )
  }))
  const whole: Span = {start: 0, end: claim.value.length}
  const missing = missingOpponent(read.against, players, analysis)
  const left = (reason: Clause): Outcome =>
    leftOutcome([unchecked(whole, reason), ...unread], drawn, claim.value)
  if (missing) return left(missing)
  const engine = safetyEngine.loaded()
  if (!engine) return left(clause('not-loaded'))
  // The engine counts copies; that a hand has more than there are is said where its tiles are.
  if (!tiles!.possible) return leftOutcome(unread, drawn, claim.value)
  const {safety} = engine
  const table = {players, analysis, engine}
  const named = (against: readonly {readonly who: Who}[]) => opponentsOf(against, table)
  const all = named(read.against)
  const judged = all.map(opponent => ({opponent, tiles: safety(opponent.view)}))
  const truth = () => safetyMarkup(judged, hand)
  if (claim.fill !== null) {
    const open = judged.flatMap(one => orderUnknown(one) ?? [])[0]
    const warnings = open ? [unchecked(whole, open)] : []
    return {
      ...filledOutcome([...warnings, ...unread], drawn, truth, () => safetyTable(judged, hand)),
      mark: marksOfHand(judged)
    }
  }
  const isSeveral = riichiOpponents(players).length > 1
  const messages = read.statements.flatMap(statement =>
    statementMessages(statement, named(statement.against), engine, isSeveral)
  )
  const isJudged =
    messages.some(({id}) => id === 'false-safety') || !messages.some(({id}) => id === 'unchecked-safety')
  const checked = read.statements.length > 0 && isJudged
  return outcome([...messages.slice(0, MOST_MESSAGES), ...unread], checked, drawn, truth)
}

const MOST_MESSAGES = 3

interface Table {
  readonly players: readonly SeenPlayer[]
  readonly analysis: Analysis
  readonly engine: SafetyEngine
}

/** Those who are named, else all who have declared riichi. */
function opponentsOf(
  against: readonly {readonly who: Who}[],
  {players, analysis, engine}: Table
): SeenOpponent[] {
  const {hand, tiles} = analysis
  const named = against.flatMap(({who}) => findOpponent(who, players, hand) ?? [])
  const found = against.length > 0 ? [...new Set(named)] : riichiOpponents(players)
  return found.map(player => seenOpponent(player, players, hand, tiles!, engine))
}

/** Why there is no opponent to judge by; `null` if there is one. */
function missingOpponent(
  against: readonly {readonly who: Who}[],
  players: readonly SeenPlayer[],
  analysis: Analysis
): Clause | null {
  for (const {who} of against) {
    const found = findOpponent(who, players, analysis.hand)
    if (!found?.river) return clause('no-river-of', {opponent: who})
  }
  if (against.length > 0) return null
  const [first, ...others] = riichiOpponents(players)
  if (!first) return clause('no-riichi-to-face')
  const isAnyShown = [first, ...others].some(({river}) => river !== null)
  return isAnyShown || !first.who ? null : clause('no-river-of', {opponent: first.who})
}

const unchecked = ({start, end}: Span, reason: Clauses): Message =>
  claimMessage('unchecked-safety', start, end, {reason})

/** What is false about a statement, the first thing against each tile. */
function statementMessages(
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
      const wanted: readonly SafetyWord[] = words.length > 0 ? words.map(({word}) => word) : [{is: 'safe'}]
      const wrong = wanted.findIndex(word => !holds(word, found!))
      if (wrong < 0) {
        const open = wanted.some(isOfDanger) ? whyUnordered(found!, opponent) : null
        if (open) return [unchecked(tile, open)]
        const other = causes.find(cause => !isCause(cause.tile, tile.tile, words, opponent))
        if (other) return [messageOfCause(other, found!)]
        continue
      }
      const span = words.length > 0 && tiles.length === 1 && !isLoose ? words[wrong]! : tile
      return [messageFor({span, tile, word: wanted[wrong]!, found: found!, opponent, engine, isSeveral})]
    }
    return []
  })
}

/** Whether a word is true of a tile. */
function holds(word: SafetyWord, found: TileSafety): boolean {
  switch (word.is) {
    case 'safe':
      return isSafe(found)
    case 'class':
      return word.class === 'no-ryanmen' ? found.waits.ryanmen === 0 : found.class === word.class
    case 'visible':
      return found.visible === word.visible
    case 'mark':
      return markOfSafety(found) === word.mark
    case 'reason':
      return (
        found.reasons.includes(word.reason) || (word.reason === 'suji' && found.reasons.includes('naka-suji'))
      )
  }
}

/** Whether the opponent cannot win by a tile. */
export const isSafe = (found: TileSafety): boolean => found.class === 'genbutsu' || found.class === 'no-wait'

interface Wrong {
  readonly span: Span
  readonly tile: TileAt
  readonly word: SafetyWord
  readonly found: TileSafety
  readonly opponent: SeenOpponent
  readonly engine: SafetyEngine
  readonly isSeveral: boolean
}

function messageFor(wrong: Wrong): Message {
  const {span, tile, word, found, opponent, engine} = wrong
  const plain = tileOf(kindOf(tile.tile))
  const open = whyOpen(plain, word, found, opponent)
  if (open) return unchecked(span, open)
  const isBare = word.is === 'safe' && span === tile
  const truth = isBare ? safeTilesOf(opponent, engine) : truthOf(word, found)
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

/** What a word should have said. */
function truthOf({is}: SafetyWord, found: TileSafety): Clause {
  if (is === 'visible') return clause('count', {count: found.visible})
  return is === 'mark' ? clause('mark', {mark: markOfSafety(found)}) : clause('safety', {safety: found})
}

/** Why a statement that is not true by what is known may be true; `null` if it is false. */
function whyOpen(
  tile: TileSafety['tile'],
  {is}: SafetyWord,
  found: TileSafety,
  {view, player, who}: SeenOpponent
): Clause | null {
  if (is === 'visible') return null
  const unordered = whyUnordered({...found, tile}, {view})
  if (unordered) return unordered
  return found.class !== 'genbutsu' && !player.isWhole ? clause('river-cut-short', {opponent: who}) : null
}

/** That a discard may have come after the riichi, and would make a tile safer; `null` if none would. */
function whyUnordered(
  {tile, class: found}: Pick<TileSafety, 'tile' | 'class'>,
  {view}: Pick<SeenOpponent, 'view'>
): Clause | null {
  if (found === 'genbutsu') return null
  const ends = [kindOf(tile), ...sujiEnds(kindOf(tile))]
  const unordered = view.unordered.find(one => ends.includes(kindOf(one)) && !isFuriten(view, kindOf(one)))
  return unordered === undefined ? null : clause('order-unknown', {tiles: tileOf(kindOf(unordered))})
}

/** Why tiles of a hand may be safer than they are judged. */
const orderUnknown = ({opponent, tiles}: JudgedTiles): Clause | undefined =>
  tiles.map(found => whyUnordered(found, opponent)).find(reason => reason !== null) ?? undefined

interface JudgedTiles {
  readonly opponent: SeenOpponent
  readonly tiles: readonly TileSafety[]
}

/** Whether a word says that a tile is dangerous, so that a discard after the riichi may make it false. */
function isOfDanger(word: SafetyWord): boolean {
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

/** Whether a tile may make another one safe: its suji, or a neighbour of which few copies are left. */
function isCause(
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

function messageOfCause({tile, start, end}: TileAt, found: TileSafety): Message {
  const reason = clause('no-cause', {tile: tileOf(kindOf(tile)), discard: found.tile})
  return claimMessage('false-safety', start, end, {truth: clause('safety', {safety: found}), reason})
}

const isFuriten = ({river, passed = []}: SeenOpponent['view'], kind: number): boolean =>
  [...river, ...passed].some(tile => kindOf(tile) === kind)

/** What makes a statement false. */
function whyFalse({tile, word, found, opponent, isSeveral}: Wrong): Clauses {
  const kind = kindOf(tile.tile)
  const plain = tileOf(kind)
  const as = isSeveral
    ? clause('against-is-safe-as', {opponent: opponent.who, tile: plain, safety: found})
    : clause('is-safe-as', {tile: plain, safety: found})
  const missing = (kinds: readonly number[]) => {
    const tiles = formatTiles(kinds.map(tileOf))
    return clause(kinds.length === 1 ? 'not-passed' : 'are-not-passed', {tiles})
  }
  if (word.is === 'class' && word.class === 'genbutsu') return missing([kind])
  if (word.is === 'visible') return clause('copies-seen', {tile: plain, count: found.visible})
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

/** That no tile of the hand is safe. */
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
