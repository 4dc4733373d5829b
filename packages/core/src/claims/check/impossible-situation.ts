/**
 * Situations that a hand cannot be in: circumstances of its win, riichi, liability, and what its rules do not include.
 */
import type {ClaimedHand, PlacedMessage} from '../../page/check/result/claims.js'
import {clause} from '../../labels/clauses/clauses.js'
import {nameOfCircumstance} from '../../labels/play/situation.js'
import type {Circumstance, RiichiKind} from '../../labels/ids.js'
import type {KeyId} from '../../page/grammar/keys/keys.js'
import {isRuleSet} from '../../page/grammar/keys/rule-sets.js'
import {checkWin} from '@tehai/riichi'
import type {Span} from '@tehai/kernel/source'
import {kindOf} from '@tehai/riichi/tile'
import type {Analysis} from '../analysis.js'
import {winOfHand} from '../win-of-hand.js'
import {WAITING} from '../../notation/hand-size.js'
import {fromOf, type HandTiles} from '../hand.js'
import {problemClause} from '../../labels/clauses/explain.js'
import {placeOfProblem, scoredWins} from './score/no-score.js'
import {placed, placeOf} from './outcome/placed-messages.js'

/** Circumstances and declarations that contradict each other or the win. */
export function situationMessages({hand, rules}: Analysis, tiles: HandTiles): PlacedMessage[] {
  const {circumstances = []} = hand.situation
  const by =
    tiles.win?.by ?? (circumstances.includes('houtei') || circumstances.includes('chankan') ? 'ron' : 'tsumo')
  const win = winOfHand(hand, {...tiles, win: tiles.win ?? {tile: tiles.closed[0]!, by, from: null}}, by)
  if (!win) return []
  return checkWin(win, rules()).flatMap(problem => {
    const found = placeOfProblem(problem)
    if (!found) return []
    const {what, key} = found
    // The part that was not understood may be the declaration.
    if (hand.isUnread && problem.id.endsWith('-without-riichi')) return []
    const values = {what: what === 'riichi' ? declaredAs(hand) : what, reason: problemClause(problem)}
    const at = placeOf(hand, what, key)
    return [placed(hand, at, 'impossible-situation', values, counterpartOf(hand, problem.id, at))]
  })
}

/** Riichi requires a hand that is tenpai. */
export function notenMessages({hand, tiles, shanten}: Analysis): PlacedMessage[] {
  const {riichi, tenpai} = hand.situation
  // A noten riichi may be what a page is about.
  if (!riichi || tenpai === false || hand.isOneOfSeveral || tiles!.shape || hand.isUnread) return []
  // A declaration that only the river shows may be an earlier one, so nothing is reported about this hand.
  const at = placeOf(hand, 'riichi', 'riichi')
  const {best} = shanten()
  if (at && best > 0)
    return [
      placed(hand, at, 'impossible-situation', {what: riichi, reason: clause('not-tenpai', {shanten: best})})
    ]
  return []
}

/** The added tile of chankan completes a kan of four: no other copy is left. */
export function chankanMessages({hand}: Analysis, {win, counts}: HandTiles): PlacedMessage[] {
  if (!win || win.by !== 'ron' || !hand.situation.circumstances?.includes('chankan')) return []
  const kind = kindOf(win.tile)
  const held = counts[kind]! - 1
  const isElsewhere = hand.indicators.some(tile => kindOf(tile) === kind)
  if (held < 1 && !isElsewhere) return []
  const values = {what: 'chankan', reason: clause('kan-has-all', {tiles: win.tile})}
  return [placed(hand, placeOf(hand, 'chankan', 'chankan'), 'impossible-situation', values)]
}

/** Circumstances that have another name for another player, or for another way of winning. */
const counterparts: ReadonlyMap<string, Circumstance> = new Map([
  ['haitei-with-ron', 'houtei'],
  ['houtei-with-tsumo', 'haitei'],
  ['tenhou-not-dealer', 'chiihou'],
  ['chiihou-as-dealer', 'tenhou']
])

/** The word for what may be meant, in the script of the text; nothing is proposed for a `yes` after a key. */
function counterpartOf({said, settings}: ClaimedHand, problem: string, at: Span | null): readonly string[] {
  const meant = counterparts.get(problem)
  const line = said.find(({facts}) => facts.some(({start, end}) => start === at?.start && end === at.end))
  if (meant === undefined || !line || !at) return []
  const isLatin = /^[a-z]/i.test(line.value.slice(at.start - line.start))
  return [isLatin ? meant : nameOfCircumstance(meant, settings.lang)]
}

/**
 * Liability (責任払い): the player who pays alone discarded a tile that was called, and the hand has a yakuman with
 * liability. Which player a wind refers to is only known beside a seat.
 */
export function paoMessages(analysis: Analysis, {melds}: HandTiles): PlacedMessage[] {
  const {hand} = analysis
  const {seat} = hand.situation
  const [win] = hand.pao && analysis.isRuled() ? scoredWins(analysis, null) : []
  if (win?.score.outcome === 'win' && win.score.liability === null && seat !== undefined) {
    const values = {what: 'pao', reason: clause('no-liability')}
    return [placed(hand, placeOf(hand, 'pao', 'pao'), 'impossible-situation', values)]
  }
  const isKnown = hand.pao !== null && !hand.sanma && ('player' in hand.pao || seat !== undefined)
  const from = isKnown ? fromOf(hand.pao, seat ?? 'south') : null
  if (!hand.pao || !from || melds.some(one => one.type !== 'ankan' && one.from === from)) return []
  const reason = clause('not-called-from', {opponent: hand.pao})
  return [placed(hand, placeOf(hand, 'pao', 'pao'), 'impossible-situation', {what: 'pao', reason})]
}

/** Wins with the first tile drawn: a hand that is not complete cannot have them. */
const firstDraws = ['tenhou', 'chiihou'] as const

/**
 * A claimed win with the first tile by a hand that is not complete. A bare word in the meta may be meant as a value of
 * another option.
 */
export function firstDrawMessages({hand, tiles, shanten}: Analysis): PlacedMessage[] {
  const what = firstDraws.find(one => hand.situation.circumstances?.includes(one))
  if (what === undefined || tiles!.turn === null || tiles!.win || shanten().best < 0) return []
  const {size} = tiles!
  const reason =
    size === WAITING ? clause('thirteen', {size}) : clause('incomplete', {shanten: shanten().best})
  const at = placeOf(hand, what, what)
  const isBare = at?.part === 'meta' && isRuleSet(what)
  const meant = isBare ? [`rules=${what}`, `dialect=${what}`] : []
  return [placed(hand, at, 'impossible-situation', {what, reason}, meant)]
}

/** Parts of a scored hand that are not in play: otherwise they would silently be worth nothing. */
export function unplayedMessages({hand, rules, isRuled}: Analysis): PlacedMessage[] {
  const {situation, said} = hand
  const {ippatsu, renhou, openRiichi, nagashiMangan} = rules()
  if (!isRuled() || !said.some(({key}) => key === 'score' || key === 'yaku')) return []
  const isSaid = (what: Circumstance) => situation.circumstances?.includes(what) ?? false
  const unplayed: (readonly [what: Circumstance | RiichiKind, key: KeyId, isSo: boolean])[] = [
    ['ippatsu', 'ippatsu', !ippatsu && isSaid('ippatsu')],
    ['renhou', 'renhou', renhou === 'off' && isSaid('renhou')],
    ['nagashi', 'nagashi', !nagashiMangan && isSaid('nagashi')],
    ['open', 'riichi', !openRiichi && situation.riichi === 'open']
  ]
  return unplayed
    .filter(([, , isSo]) => isSo)
    .map(([what, key]) =>
      placed(hand, placeOf(hand, what, key), 'impossible-situation', {what, reason: clause('not-in-rules')})
    )
}

const declaredAs = ({situation}: ClaimedHand): string => situation.riichi ?? 'riichi'
