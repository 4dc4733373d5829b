/**
 * Checking how safe tiles are against an opponent, given what the owner of the hand sees.
 *
 * `9p` alone says that no opponent can win by it; a word gives the reason (`4p 筋`), a mark how safe it is.
 */
import type {TileSafety} from '@tehai/riichi/safety'
import type {Message, Span} from '@tehai/kernel/source'
import {clause, type Clause} from '../../../labels/clauses/clauses.js'
import type {Claim, SeenPlayer} from '../../../page/check/result/claims.js'
import type {Who} from '../../../page/grammar/situation/players.js'
import type {Analysis} from '../../analysis.js'
import {safetyEngine, type SafetyEngine} from '../../engines.js'
import {readSafety, type SafetyClaim} from '../../grammar/safety.js'
import {safetyMarkup, safetyTable, marksOfHand} from '../../show/safety.js'
import {drawnPart} from '../../show/written-text.js'
import {filledOutcome, leftOutcome, type Outcome} from '../outcome/outcome.js'
import {unreadMessages} from '../outcome/unread-messages.js'
import {findOpponent, riichiOpponents, seenOpponent, type SeenOpponent} from './position.js'
import {countMessages} from './counts.js'
import {statementMessages, unchecked} from './statements.js'
import {judgedOrder} from './orders.js'
import {whyUnordered} from './reasons.js'

/** Check a claim about safety, or fill it in. */
export function checkSafety(claim: Claim, analysis: Analysis): Outcome {
  const {hand, tiles} = analysis
  const players = claim.players ?? []
  const read = readSafety(claim.fill === null ? claim.value : claim.value.replaceAll(/[?？]/g, ' '))
  const unread = [...unjudgedMessages(read), ...unreadMessages(read.parts, claim.value, 'safety')]
  const drawn = read.tiles.map(one => drawnPart(one, hand))
  const whole: Span = {start: 0, end: claim.value.length}
  const missing = missingOpponent(read.against, players, analysis)
  const left = (reason: Clause): Outcome =>
    leftOutcome([unchecked(whole, reason), ...unread], drawn, claim.value)
  // That there is no player across with three players is reported for the block.
  if (hand.sanma && read.against.some(isToimen)) return leftOutcome(unread, drawn, claim.value)
  if (missing) return left(missing)
  const engine = safetyEngine.loaded()
  if (!engine) return left(clause('not-loaded'))
  // The engine counts copies; a hand with more copies than exist is reported at its tiles.
  if (!tiles!.possible) return leftOutcome(unread, drawn, claim.value)
  const table = {players, analysis, engine}
  const judged = opponentsOf(read.against, table).map(opponent => ({
    opponent,
    tiles: engine.safety(opponent.view)
  }))
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
    statementMessages(statement, opponentsOf(statement.against, table), engine, isSeveral)
  )
  const orders = read.orders.map(one =>
    judgedOrder(one, opponentsOf(one.against, table), engine, claim.value)
  )
  const counts = read.counts.flatMap(one => countMessages(one, opponentsOf(one.against, table), engine))
  const all = [...messages, ...counts, ...orders.filter(one => typeof one !== 'boolean')]
  const isJudged = all.some(({severity}) => severity === 'error') || all.length === 0
  const checked =
    [read.statements, orders, read.counts].some(({length}) => length > 0) &&
    isJudged &&
    !orders.includes(false)
  return {messages: [...all.slice(0, MOST_MESSAGES), ...unread], checked, drawn, truth}
}

const isToimen = ({who}: {readonly who: Who}): boolean => 'player' in who && who.player === 'toimen'

/** The message that a part of a claim is not judged, once for each part. */
function unjudgedMessages({unjudged}: SafetyClaim): Message[] {
  const places = [...new Set(unjudged.map(({start}) => start))]
  return places.map(place => {
    const here = unjudged.filter(({start}) => start === place)
    const isCompared = here.some(({is}) => is === 'comparison')
    return unchecked(here[0]!, clause(isCompared ? 'comparison-not-plain' : 'degree-of-safety'))
  })
}

const MOST_MESSAGES = 3

interface Table {
  readonly players: readonly SeenPlayer[]
  readonly analysis: Analysis
  readonly engine: SafetyEngine
}

/** The opponents who are named, or else all who have declared riichi. */
function opponentsOf(
  against: readonly {readonly who: Who}[],
  {players, analysis, engine}: Table
): SeenOpponent[] {
  const {hand, tiles} = analysis
  const named = against.flatMap(({who}) => findOpponent(who, players, hand) ?? [])
  const found = against.length > 0 ? [...new Set(named)] : riichiOpponents(players)
  const known = {hand, tiles: tiles!}
  return found.map(player => seenOpponent(player, players, known, engine))
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

/** Why tiles of a hand may be safer than they are judged. */
const orderUnknown = ({opponent, tiles}: JudgedTiles): Clause | undefined =>
  tiles.map(found => whyUnordered(found, opponent)).find(reason => reason !== null) ?? undefined

interface JudgedTiles {
  readonly opponent: SeenOpponent
  readonly tiles: readonly TileSafety[]
}
