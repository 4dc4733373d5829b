/**
 * Checks of the hand alone: an impossible situation, red fives that are not in play, furiten, unknown rules.
 */
import type {ClaimedHand, PlacedMessage, KeyPlace} from '../../page/check/claims.js'
import {claimMessage, type ClaimMessageId} from '../../page/check/claim-messages.js'
import {clause} from '../../labels/clauses.js'
import {nameOfCircumstance} from '../../labels/situation.js'
import type {Circumstance, RiichiKind} from '../../labels/ids.js'
import type {KeyId} from '../../page/grammar/keys.js'
import {fillOf} from '../../page/grammar/fill.js'
import {isRuleSet} from '../../page/grammar/rule-sets.js'
import {checkWin} from '@tehai/riichi'
import type {Message, Span, Values} from '@tehai/kernel/source'
import {formatTiles, isRed, isTile, kindOf, tileOf} from '@tehai/riichi/tile'
import {winOfHand, type Analysis} from '../analysis.js'
import {furitenBy} from '../furiten.js'
import {fromOf, WAITING, type HandTiles} from '../hand.js'
import {rulesOfText} from '../rules.js'
import {problemClause} from '../../labels/explain.js'
import {placeOfProblem} from './no-score.js'
import {possibleWaits} from './possible-waits.js'
import {notOfHand} from './not-of-hand.js'
import {readWaits} from '../grammar/waits.js'
import {readUkeire} from '../grammar/ukeire.js'
import {uraMessages} from './ura.js'
import {isWinOther, scoredWins} from './no-score.js'
import {lacksTile, winProblem} from './win.js'
import {notationMessage} from '../../notation/messages.js'

/** What cannot be about a hand. */
export function checkHandItself(analysis: Analysis): PlacedMessage[] {
  const {hand, tiles} = analysis
  const messages = [...rulesMessages(hand), ...candidateMessages(analysis)]
  if (!tiles || tiles.rest) return messages
  messages.push(...winMessages(analysis), ...firstDrawMessages(analysis))
  if (tiles.turn === null) return messages
  return [
    ...messages,
    ...situationMessages(analysis, tiles),
    ...notenMessages(analysis),
    ...chankanMessages(analysis, tiles),
    ...unplayedMessages(analysis),
    ...uraMessages(analysis),
    ...paoMessages(analysis, tiles),
    ...redMessages(analysis),
    ...furitenMessages(analysis),
    ...tenpaiMessages(analysis)
  ]
}

function placed(
  hand: ClaimedHand,
  at: (Span & {readonly part: 'body' | 'meta'}) | null,
  id: ClaimMessageId,
  values?: Values,
  expected?: readonly string[]
): PlacedMessage {
  const {start, end} = at ?? hand.place ?? {start: 0, end: 0}
  return {part: at?.part ?? 'body', message: claimMessage(id, start, end, values, expected)}
}

/** A message whose span is an offset into a value, placed where the value is. */
function inValue(said: KeyPlace, message: Message): PlacedMessage {
  const start = Math.min(said.end, said.start + message.start)
  return {part: said.part, message: {...message, start, end: Math.min(said.end, said.start + message.end)}}
}

function rulesMessages(hand: ClaimedHand): PlacedMessage[] {
  const line = hand.said.findLast(({key}) => key === 'rules')
  if (!line) return []
  return rulesOfText(hand.settings.rules, hand.said).unknown.map(({start, end, nearest}) =>
    inValue(line, claimMessage('unknown-rules', start, end, {}, nearest))
  )
}

/** Candidates of a quiz are tiles of the hand. */
function candidateMessages({hand, tiles}: Analysis): PlacedMessage[] {
  if (!tiles) return []
  return hand.said
    .filter(({key}) => key === 'candidates')
    .flatMap(said =>
      readUkeire(said.value)
        .flatMap(part => (part.type === 'tiles' ? part.tiles : part.type === 'discard' ? [part.tile] : []))
        .filter(({tile}) => tiles.counts[kindOf(tile)] === 0)
        .map(tile => inValue(said, notOfHand(tile, tiles)))
    )
}

function situationMessages({hand, rules}: Analysis, tiles: HandTiles): PlacedMessage[] {
  const {circumstances = []} = hand.situation
  const by =
    tiles.win?.by ?? (circumstances.includes('houtei') || circumstances.includes('chankan') ? 'ron' : 'tsumo')
  const win = winOfHand(hand, {...tiles, win: tiles.win ?? {tile: tiles.closed[0]!, by, from: null}}, by)
  if (!win) return []
  return checkWin(win, rules()).flatMap(problem => {
    const found = placeOfProblem(problem)
    if (!found) return []
    const {what, key} = found
    // What is not understood may be the declaration.
    if (hand.isUnread && problem.id.endsWith('-without-riichi')) return []
    const values = {what: what === 'riichi' ? declaredAs(hand) : what, reason: problemClause(problem)}
    const at = placeOf(hand, what, key)
    return [placed(hand, at, 'impossible-situation', values, counterpartOf(hand, problem.id, at))]
  })
}

/** Riichi takes a hand that is tenpai. */
function notenMessages({hand, tiles, shanten}: Analysis): PlacedMessage[] {
  const {riichi, tenpai} = hand.situation
  // A noten riichi may be what a page is about.
  if (!riichi || tenpai === false || hand.isOneOfSeveral || tiles!.shape || hand.isUnread) return []
  // A declaration that the river alone has is not said of this hand: it may be an earlier one.
  const at = placeOf(hand, 'riichi', 'riichi')
  const {best} = shanten()
  if (at && best > 0)
    return [
      placed(hand, at, 'impossible-situation', {what: riichi, reason: clause('not-tenpai', {shanten: best})})
    ]
  return []
}

/** The tile of chankan goes to three others: no other one is left. */
function chankanMessages({hand}: Analysis, {win, counts}: HandTiles): PlacedMessage[] {
  if (!win || win.by !== 'ron' || !hand.situation.circumstances?.includes('chankan')) return []
  const kind = kindOf(win.tile)
  const held = counts[kind]! - 1
  const isElsewhere = hand.indicators.some(tile => kindOf(tile) === kind)
  if (held < 1 && !isElsewhere) return []
  const values = {what: 'chankan', reason: clause('kan-has-all', {tiles: win.tile})}
  return [placed(hand, placeOf(hand, 'chankan', 'chankan'), 'impossible-situation', values)]
}

/** What is called otherwise when it happens to another player, or by another way of winning. */
const counterparts: ReadonlyMap<string, Circumstance> = new Map([
  ['haitei-with-ron', 'houtei'],
  ['houtei-with-tsumo', 'haitei'],
  ['tenhou-not-dealer', 'chiihou'],
  ['chiihou-as-dealer', 'tenhou']
])

/** The word for what may be meant, in the letters of what is written; nothing to propose for a `yes` after a key. */
function counterpartOf({said, settings}: ClaimedHand, problem: string, at: Span | null): readonly string[] {
  const meant = counterparts.get(problem)
  const line = said.find(({facts}) => facts.some(({start, end}) => start === at?.start && end === at.end))
  if (meant === undefined || !line || !at) return []
  const isLatin = /^[a-z]/i.test(line.value.slice(at.start - line.start))
  return [isLatin ? meant : nameOfCircumstance(meant, settings.lang)]
}

/**
 * Who pays for a yakuman alone discarded a tile that was called, and the hand has a yakuman with liability. Of a wind it
 * is only known who that is beside a seat.
 */
function paoMessages(analysis: Analysis, {melds}: HandTiles): PlacedMessage[] {
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

/** Wins with the first tile that is drawn: a hand that is not complete has none. */
const firstDraws = ['tenhou', 'chiihou'] as const

/** A win with the first tile of a hand that is not complete; a bare word of a meta may be meant as a value of another option. */
function firstDrawMessages({hand, tiles, shanten}: Analysis): PlacedMessage[] {
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

/** What is said of a scored hand and is not played: it would be silently worth nothing. */
function unplayedMessages({hand, rules, isRuled}: Analysis): PlacedMessage[] {
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

/** Where a circumstance or a declaration is said: the part of a situation, else the key. */
function placeOf(
  {said}: ClaimedHand,
  what: string,
  key: KeyId
): (Span & {readonly part: 'body' | 'meta'}) | null {
  for (const one of said.toReversed()) {
    for (const fact of one.facts) {
      const isIt =
        (fact.field === 'circumstance' && fact.circumstance === what) ||
        (fact.field === 'riichi' && key === 'riichi') ||
        (fact.field === 'kita' && key === 'kita')
      if (isIt) return {start: fact.start, end: fact.end, part: one.part}
    }
    if (one.key === key) return one
  }
  return null
}

/** Keys that name the winning tile. */
const winning: ReadonlySet<KeyId> = new Set<KeyId>(['ron', 'draw', 'win'])

function redMessages({hand, rules, isRuled}: Analysis): PlacedMessage[] {
  if (rules().redFives > 0 || !isRuled()) return []
  const node = [...hand.diagram.nodes]
    .flatMap(one => (one.type === 'meld' ? one.nodes : one.type === 'tile' ? [one] : []))
    .find(({face}) => isTile(face) && isRed(face))
  if (!node || !hand.place) return []
  const {start, end} = node
  // The tile that a key names as won is in the hand, but not in its row.
  const inRow = {start: hand.place.start + start, end: hand.place.start + end, part: 'body' as const}
  const at = start < end ? inRow : (hand.said.findLast(({key}) => winning.has(key)) ?? null)
  return [placed(hand, at, 'red-five-without-reds', {tile: node.face})]
}

/** The tile that a key names as won does not complete the hand; of a hand that waits for none, claims of a score report it. */
function winMessages(analysis: Analysis): PlacedMessage[] {
  const {said} = analysis.hand
  if (said.some(({key}) => scored.has(key)) && !isWinOther(analysis)) return []
  const {place: row} = analysis.hand
  if (row && lacksTile(analysis)) {
    const values = {count: WAITING, wanted: String(WAITING + 1)}
    return [{part: 'body', message: notationMessage('hand-size', row.start, row.end, values)}]
  }
  const place = said.findLast(({key}) => key === 'ron') ?? said.findLast(({key}) => key === 'win')
  const problem = place && winProblem(analysis, {start: 0, end: place.end - place.start})
  return problem ? [inValue(place, problem)] : []
}

const scored: ReadonlySet<KeyId> = new Set<KeyId>(['score', 'yaku', 'fu'])

/** A hand that is said to be tenpai at a draw, and is not. A player who is tenpai may still say noten. */
function tenpaiMessages({hand, tiles, shanten}: Analysis): PlacedMessage[] {
  const {best} = tiles!.size === WAITING && hand.situation.tenpai ? shanten() : {best: 0}
  if (best === 0) return []
  const place = hand.said
    .flatMap(({facts, part}) => facts.map(({field, start, end}) => ({field, part, start, end})))
    .findLast(({field}) => field === 'tenpai')
  const values = {
    truth: clause('shanten', {shanten: best}),
    reason: clause('not-tenpai', {shanten: best}),
    ...(place ? {} : {actual: 'tenpai'})
  }
  return [placed(hand, place ?? null, 'false-shanten', values)]
}

/**
 * Furiten by one's own discards. A win by tsumo is not hurt by it; waits that are said to be furiten, or are filled in, say so
 * on the page.
 */
function furitenMessages(analysis: Analysis): PlacedMessage[] {
  const {hand, tiles} = analysis
  if (!hand.river || tiles!.win?.by === 'tsumo') return []
  const ofKey = (...keys: readonly KeyId[]) => hand.said.findLast(({key}) => keys.includes(key))
  const claim = ofKey('waits')
  const parts = claim ? readWaits(claim.value) : []
  const isSaid = claim && (fillOf(claim.value) !== null || parts.some(({type}) => type === 'furiten'))
  if (isSaid && !ofKey('ron', 'win')) return []
  const [first, ...others] = possibleWaits(analysis, parts)
  if (!first || others.length > 0) return []
  const kinds = first.waits.map(({tile}) => tile)
  const found = furitenBy(first.waits, hand) ?? []
  if (found.length === 0) return []
  // The waits may well be true: it is the ron that cannot be.
  const at = ofKey('ron') ?? claim ?? ofKey('win') ?? null
  const values = {
    truth: clause('tiles', {tiles: formatTiles(kinds.map(tileOf))}),
    tiles: formatTiles(found.map(tileOf))
  }
  return [placed(hand, at, 'furiten', values)]
}
