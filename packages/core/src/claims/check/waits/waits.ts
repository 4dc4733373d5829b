/** Checking waits: every named tile completes the hand, and no other tile does. */
import type {Claim} from '../../../page/check/result/claims.js'
import {claimMessage} from '../../../page/check/result/claim-messages.js'
import {clause, clauses, type Clause, type Clauses} from '../../../labels/clauses/clauses.js'
import {largest, smallest, type Message, type Span} from '@tehai/kernel/source'
import {formatTiles, northKind, kindOf, suitOf, tileOf, type TileKind} from '@tehai/riichi/tile'
import type {Analysis} from '../../analysis.js'
import type {HandWaits} from '../../in-sight.js'
import {furitenBy} from '../../furiten.js'
import {readShanten} from '../../grammar/shanten.js'
import {readWaits, type WaitsPart} from '../../grammar/waits.js'
import type {Note} from '../../grammar/notes.js'
import type {UnreadPart} from '../../grammar/phrases.js'
import {tilesOfParts, type TileAt} from '../../grammar/tile-words.js'
import {waitsMarkup} from '../../show/waits.js'
import {drawnTiles} from '../ukeire/drawn-waits.js'
import {areAllNoted, missingByNotes, noteProblems} from './notes.js'
import {leftOutcome, type Outcome} from '../outcome/outcome.js'
import {unreadMessages} from '../outcome/unread-messages.js'
import {canScore} from '../score/paid-waits.js'
import {possibleWaits} from '../ukeire/possible-waits.js'
import {endProblems} from './takame.js'
import {checkShanten} from '../ukeire/shanten.js'
import {otherProblem} from './parts.js'
import {withRanges} from './ranges.js'

type Part = WaitsPart | UnreadPart

/** Check a claim about waits, or fill it in. */
export function checkWaits(claim: Claim, analysis: Analysis): Outcome {
  if (claim.fill === null && isShanten(claim.value)) return checkShanten(claim, analysis)
  const parts = claim.fill === null ? partsOf(claim.value, analysis) : []
  const possible = possibleWaits(analysis, parts)
  const unread = unreadMessages(parts, claim.value, 'waits', readWaits).map(one =>
    withSuit(one, claim.value, possible)
  )
  const whole = {start: 0, end: claim.value.length}
  const checked = parts.some(({type}) => type !== 'unread' && type !== 'filler' && type !== 'discard')
  const problems = checked ? waitProblems({text: claim.value, whole, parts, possible, unread}, analysis) : []
  // What a shape waits for depends on the discard if no tile completes it as it is.
  const isOpen = analysis.tiles!.shape && possible.length > 1
  if (isOpen && claim.fill !== null) {
    const values = {size: analysis.tiles!.size, reason: clause('nothing-completes')}
    return leftOutcome([claimMessage('part-of-hand', 0, claim.value.length, values)], [], claim.value)
  }
  return {
    messages: [...problems, ...unread],
    checked,
    drawn: drawnTiles(parts, analysis.hand),
    truth: () => waitsMarkup(isOpen ? [] : possible, analysis)
  }
}

/** The parts of a claim. In a claim about fourteen tiles, a tile before an arrow is the discard: `8s → 36s`. */
function partsOf(text: string, analysis: Analysis): readonly Part[] {
  const parts = readWaits(text, onlySuit(analysis))
  const [first, next] = parts
  if (analysis.tiles!.turn !== 'discard' || first?.type !== 'tiles' || first.tiles.length !== 1) return parts
  const isDiscard = next !== undefined && arrow.test(text.slice(first.end, next.start))
  return isDiscard ? [{...first, type: 'discard', tile: first.tiles[0]!}, ...parts.slice(1)] : parts
}

const arrow = /^\s*(?:[→⇒＞]|[-=]?>)/

/** A statement about waits. */
export interface WaitsStatement {
  readonly text: string
  /** The range of the text that the claim occupies. */
  readonly whole: Span
  readonly parts: readonly Part[]
  /** The waits that the claim can be about; it is true if it is true of one of them. */
  readonly possible: readonly HandWaits[]
  /** Messages for parts that are not understood. */
  readonly unread: readonly Message[]
}

/** What is false about waits, or is incomplete. */
export function waitProblems(statement: WaitsStatement, analysis: Analysis): readonly Message[] {
  const {text, whole, parts, possible, unread} = statement
  const notes = parts.filter(part => part.type === 'note')
  const canNote = notes.length > 0 && canScore(analysis)
  const meant = new Set(unread.flatMap(({expected}) => kindsIn(expected?.[0] ?? '')))
  const problems = possible.map(found => {
    const kinds = found.waits.map(({tile}) => tile)
    const ranged = withRanges(parts, text, kinds)
    return problemsOf({whole, parts: ranged, notes: canNote ? notes : [], meant, found}, analysis)
  })
  const best = problems.reduce((least, one) => (one.length < least.length ? one : least), problems[0] ?? [])
  const noted = [...(canNote ? noteProblems(notes, analysis) : []), ...endsIn(parts, analysis)]
  const unnoted = canNote ? [] : notes.map(({start, end}) => claimMessage('unread-claim', start, end))
  return [...(noted.length > 0 ? noted : best), ...unnoted]
}

/**
 * Whether a text is the shanten of a hand and nothing else, as a page shows it for a hand without waits: `2-shanten`.
 */
function isShanten(text: string): boolean {
  const parts = /^\s*\d\s*$/.test(text) ? [] : readShanten(text)
  return parts.length === 1 && parts[0]!.type === 'shanten' && parts[0]!.shanten > 0
}

/** The tiles that a text names: tiles probably meant by a word that is not understood count as claimed too. */
const kindsIn = (text: string): readonly TileKind[] =>
  readWaits(text).flatMap(part => (part.type === 'tiles' ? part.tiles.map(({tile}) => kindOf(tile)) : []))

/** Ranks without a suit letter, together or separated: 25, `1,4`. */
const ranksOnly = /^[1-9](?:[-,、・· ]{0,2}[1-9]){0,8}$/

/** The message about digits without a suit proposes the suit of the waits with these ranks, or else every suit. */
function withSuit(one: Message, text: string, possible: readonly HandWaits[]): Message {
  const written = text.slice(one.start, one.end)
  if (!ranksOnly.test(written) || one.expected?.length) return one
  const ranks = written.replace(/[^1-9]/g, '')
  const all = ['m', 'p', 's', ...(/[89]/.test(ranks) ? [] : ['z'])].map(suit => `${ranks}${suit}`)
  const isWait = (suit: string) =>
    possible.some(({waits}) => {
      const names = waits.map(({tile}) => tileOf(tile))
      return [...ranks].every(rank => (names as readonly string[]).includes(rank + suit))
    })
  const right = all.filter(tiles => isWait(tiles.at(-1)!))
  return {...one, expected: right.length > 0 ? right : all}
}

/** The suit of all tiles of a hand; `null` if there are several, or honors. */
function onlySuit({tiles}: Analysis): 'm' | 'p' | 's' | null {
  const {closed, melds} = tiles!
  const suit = suitOf(closed[0]!)
  const isOnly = suit !== 'z' && melds.length === 0 && closed.every(tile => suitOf(tile) === suit)
  return isOnly ? suit : null
}

/** What is false about 高目 and 安目: each refers to the tiles after it, otherwise to those before it. */
function endsIn(parts: readonly Part[], analysis: Analysis): Message[] {
  return parts.flatMap((part, index) => {
    if (part.type !== 'paid') return []
    const next = parts[index + 1]
    const tiles = next?.type === 'tiles' ? next : parts.slice(0, index).findLast(({type}) => type === 'tiles')
    return tiles?.type === 'tiles' ? endProblems(tiles, part.which, analysis) : []
  })
}

function report({start, end}: Span, truth: Clauses, reason: Clauses, actual?: string): Message {
  return claimMessage('false-waits', start, end, {truth, reason, ...(actual && {actual})})
}

/** A claim about waits that has been read, with the waits that it may refer to. */
interface WaitClaim {
  /** All of the claim. */
  readonly whole: Span
  readonly parts: readonly Part[]
  readonly notes: readonly Note[]
  /** Kinds that words which are not understood may mean. */
  readonly meant: ReadonlySet<TileKind>
  readonly found: HandWaits
}

/** What is false: the first problem of each type. */
function problemsOf(claim: WaitClaim, analysis: Analysis): Message[] {
  const {whole, parts, found} = claim
  const kinds = found.waits.map(({tile}) => tile)
  if (parts.every(part => part.type === 'filler' || isAllOf(part, kinds))) return []
  const truth = kinds.length === 0 ? clause('none') : clause('tiles', {tiles: formatTiles(kinds.map(tileOf))})
  const none = parts.find(({type}) => type === 'none')
  if (none)
    return kinds.length > 0
      ? [report(none, truth, clause('is-tenpai', {tiles: formatTiles(kinds.map(tileOf))}))]
      : []
  if (kinds.length === 0) return [report(whole, truth, whyNone(tilesOfParts(parts), found, analysis))]
  const tiles = wrongTiles(claim, truth, analysis) ?? missingTiles(claim, truth, analysis)
  if (tiles) return [tiles]
  const furiten = parts.find(({type}) => type === 'furiten')
  if (furiten && furitenBy(found.waits, analysis.hand)?.length === 0)
    return [report(furiten, truth, clause('not-furiten'))]
  const won = analysis.tiles!.win && kindOf(analysis.tiles!.win.tile)
  const other = otherProblem(parts, found, won === found.discard ? won : null)
  return other ? [report(other.span, other.truth, other.reason)] : []
}

/** Named tiles that are not waits. */
function wrongTiles({parts, found}: WaitClaim, truth: Clauses, analysis: Analysis): Message | null {
  const wrong = wrongOf(
    tilesOfParts(parts),
    found.waits.map(({tile}) => tile)
  )
  if (wrong.length === 0) return null
  const span = {start: wrong[0]!.start, end: wrong.at(-1)!.end}
  return report(span, truth, whyNot(wrong, found, analysis), formatTiles(wrong.map(({tile}) => tile)))
}

/** Waits that are not named, unless all of their copies are in sight. */
function missingTiles(
  {parts, found, notes, meant}: WaitClaim,
  truth: Clauses,
  analysis: Analysis
): Message | null {
  const named = tilesOfParts(parts)
  if (named.length === 0) return null
  const claimed = new Set(named.map(({tile}) => kindOf(tile)))
  const unnamed = found.waits.map(({tile}) => tile).filter(kind => !claimed.has(kind) && !meant.has(kind))
  const missing = areAllNoted(parts, notes) ? missingByNotes(notes, unnamed, analysis) : unnamed
  if (missing.every(kind => isAllInSight(kind, analysis))) return null
  const span = {start: named[0]!.start, end: named.at(-1)!.end}
  return report(widened(span, parts), truth, tooFew(missing, analysis))
}

/** The message that other tiles win as well. */
function tooFew(missing: readonly TileKind[], {tiles}: Analysis): Clauses {
  const id = tiles!.shape ? (missing.length === 1 ? 'completes-too' : 'complete-too') : 'waits-too'
  return clause(id, {tiles: formatTiles(missing.map(tileOf))})
}

/** Whether a part names the waits, all of them and nothing else: the most common claim of pages. */
function isAllOf(part: Part, kinds: readonly TileKind[]): boolean {
  if (part.type !== 'tiles' || part.tiles.length !== kinds.length) return false
  return part.tiles.every(({tile}, index) => kindOf(tile) === kinds[index])
}

/** The span from the start of the part in which a span begins to the end of the part in which it ends. */
function widened(span: Span, parts: readonly Part[]): Span {
  const of = parts.filter(({type, start, end}) => type === 'tiles' && start < span.end && span.start < end)
  return {
    start: smallest(
      of.map(({start}) => start),
      span.start
    ),
    end: largest(
      of.map(({end}) => end),
      span.end
    )
  }
}

/** Whether no more copies of a kind can come: an author may leave such a wait out. */
function isAllInSight(kind: TileKind, {tiles}: Analysis): boolean {
  return tiles!.counts[kind]! + tiles!.visible[kind]! >= 4
}

function whyNone(named: readonly TileAt[], found: HandWaits, analysis: Analysis): Clauses {
  const {tiles, shanten, discards} = analysis
  const held = named.find(tile => isHeld(tile, found, analysis))
  if (held) return whyHeld(held, analysis)
  if (tiles!.shape || tiles!.turn === null) return clause('nothing-completes')
  const {best} = shanten()
  const after = found.discard === null ? null : discards().find(({tile}) => tile === found.discard)
  if (after) return clause('not-tenpai-after', {discard: tileOf(after.tile), shanten: after.shanten})
  return tiles!.turn === 'discard' && best >= 0
    ? clauses(clause('never-tenpai'), clause('not-tenpai', {shanten: best}))
    : clause('not-tenpai', {shanten: best})
}

/** The first tile that is not a wait, and the following tiles that are not waits either. */
function wrongOf(named: readonly TileAt[], kinds: readonly TileKind[]): readonly TileAt[] {
  const isWait = ({tile}: TileAt) => kinds.includes(kindOf(tile))
  const from = named.findIndex(tile => !isWait(tile))
  if (from < 0) return []
  const length = named.slice(from).findIndex(isWait)
  return named.slice(from, length < 0 ? undefined : from + length)
}

function whyNot(wrong: readonly TileAt[], found: HandWaits, analysis: Analysis): Clauses {
  const {shape} = analysis.tiles!
  const [first] = wrong
  const held = wrong.find(tile => isHeld(tile, found, analysis))
  if (held) return whyHeld(held, analysis)
  if (wrong.length === 1)
    return clause(shape ? 'does-not-complete' : 'does-not-win', {tile: tileOf(kindOf(first!.tile))})
  return clause(shape ? 'do-not-complete' : 'do-not-win', {tiles: formatTiles(wrong.map(({tile}) => tile))})
}

/** Why no more copies of a tile in the hand can come. */
const whyHeld = ({tile}: TileAt, {hand}: Analysis): Clause => {
  const kind = kindOf(tile)
  const isAside = kind === northKind && (hand.situation.kita ?? 0) > 0
  return clause(isAside ? 'all-put-aside' : 'all-held', {tile: tileOf(kind)})
}

/** Whether all four copies of a tile are in the hand, its melds and the norths put aside, so that no more can come. */
function isHeld({tile}: TileAt, {discard}: HandWaits, {tiles, hand}: Analysis): boolean {
  const kind = kindOf(tile)
  const aside = kind === northKind ? (hand.situation.kita ?? 0) : 0
  const melded = tiles!.melds.flatMap(meld => meld.tiles).filter(one => kindOf(one) === kind)
  return tiles!.counts[kind]! + melded.length + aside - (discard === kind ? 1 : 0) >= 4
}
