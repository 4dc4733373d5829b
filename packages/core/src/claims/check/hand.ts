/**
 * Checks of the hand alone: an impossible situation, red fives that are not in play, furiten, unknown rules.
 */
import {tileNodesOf} from '../../model/resolve.js'
import type {ClaimedHand, PlacedMessage} from '../../page/check/result/claims.js'
import {claimMessage} from '../../page/check/result/claim-messages.js'
import {clause} from '../../labels/clauses/clauses.js'
import {withoutLabels} from '../../page/grammar/block/choice-labels.js'
import type {KeyId} from '../../page/grammar/keys/keys.js'
import {fillOf} from '@tehai/kernel/block'
import {formatTiles, isRed, isTile, kindOf, tileOf} from '@tehai/riichi/tile'
import type {Analysis} from '../analysis.js'
import {furitenBy} from '../furiten.js'
import {WAITING, WHOLE} from '../../notation/hand-size.js'
import {rulesOfText} from '../rules.js'
import {possibleWaits} from './ukeire/possible-waits.js'
import {notOfHand} from './outcome/not-of-hand.js'
import {readWaits} from '../grammar/waits.js'
import {readUkeire} from '../grammar/ukeire.js'
import {uraMessages} from './ura.js'
import {isWinOther} from './score/no-score.js'
import {lacksTile, winProblem} from './score/win.js'
import {notationMessage} from '../../notation/messages.js'
import {
  chankanMessages,
  firstDrawMessages,
  notenMessages,
  paoMessages,
  situationMessages,
  unplayedMessages
} from './impossible-situation.js'
import {inValue, placed} from './outcome/placed-messages.js'
import {winClaims} from '../../page/check/checks/row-values.js'

/** The messages about what is impossible for a hand. */
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
      readUkeire(withoutLabels(said.value))
        .flatMap(part => (part.type === 'tiles' ? part.tiles : part.type === 'discard' ? [part.tile] : []))
        .filter(({tile}) => tiles.counts[kindOf(tile)] === 0)
        .map(tile => inValue(said, notOfHand(tile, tiles)))
    )
}

/** Keys that name the winning tile. */
const winning: ReadonlySet<KeyId> = new Set<KeyId>(['ron', 'draw', 'win'])

function redMessages({hand, rules, isRuled}: Analysis): PlacedMessage[] {
  if (rules().redFives > 0 || !isRuled()) return []
  const node = [...hand.diagram.nodes].flatMap(tileNodesOf).find(({face}) => isTile(face) && isRed(face))
  if (!node || !hand.place) return []
  const {start, end} = node
  // The tile that a key names as the winning tile is in the hand, but not in its row.
  const inRow = {start: hand.place.start + start, end: hand.place.start + end, part: 'body' as const}
  const at = start < end ? inRow : (hand.said.findLast(({key}) => winning.has(key)) ?? null)
  return [placed(hand, at, 'red-five-without-reds', {tile: node.face})]
}

/**
 * The tile that a key names as the winning tile does not complete the hand. If the hand waits for nothing, claims of a
 * score report it.
 */
function winMessages(analysis: Analysis): PlacedMessage[] {
  const {said} = analysis.hand
  if (said.some(({key}) => winClaims.has(key)) && !isWinOther(analysis)) return []
  const {place: row} = analysis.hand
  if (row && lacksTile(analysis)) {
    const values = {count: WAITING, wanted: String(WHOLE)}
    return [{part: 'body', message: notationMessage('hand-size', row.start, row.end, values)}]
  }
  const place = said.findLast(({key}) => key === 'ron') ?? said.findLast(({key}) => key === 'win')
  const problem = place && winProblem(analysis, {start: 0, end: place.end - place.start})
  return problem ? [inValue(place, problem)] : []
}

/** A hand that is claimed to be tenpai at a draw, but is not. A player who is tenpai may still declare noten. */
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
 * Furiten by one's own discards. It does not affect a win by tsumo. Waits that are claimed to be furiten, or are filled
 * in, say so on the page.
 */
function furitenMessages(analysis: Analysis): PlacedMessage[] {
  const {hand, tiles} = analysis
  if (!hand.river || tiles!.win?.by === 'tsumo') return []
  const lineOf = (...keys: readonly KeyId[]) => hand.said.findLast(({key}) => keys.includes(key))
  const claim = lineOf('waits')
  const parts = claim ? readWaits(claim.value) : []
  const isSaid = claim && (fillOf(claim.value) !== null || parts.some(({type}) => type === 'furiten'))
  if (isSaid && !lineOf('ron', 'win')) return []
  const [first, ...others] = possibleWaits(analysis, parts)
  if (!first || others.length > 0) return []
  const kinds = first.waits.map(({tile}) => tile)
  const found = furitenBy(first.waits, hand) ?? []
  if (found.length === 0) return []
  // The waits may well be true: only the ron is impossible.
  const at = lineOf('ron') ?? claim ?? lineOf('win') ?? null
  const values = {
    truth: clause('tiles', {tiles: formatTiles(kinds.map(tileOf))}),
    tiles: formatTiles(found.map(tileOf))
  }
  return [placed(hand, at, 'furiten', values)]
}
