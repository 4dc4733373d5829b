/** Checking shanten: the lowest of all forms, or that of the named form. */
import type {Claim} from '../../../page/check/result/claims.js'
import {claimMessage} from '../../../page/check/result/claim-messages.js'
import {clause, type Clauses} from '../../../labels/clauses/clauses.js'
import {formsOf} from '../../../labels/clauses/clause-values.js'
import {nameOfShanten} from '../../../labels/scores/score.js'
import type {Message, Span} from '@tehai/kernel/source'
import {formatTiles, kindOf, tileOf, type TileKind} from '@tehai/riichi/tile'
import type {Analysis} from '../../analysis.js'
import {without} from '../../hand.js'
import {readShanten, type IishantenKind, type ShantenNumber, type ShantenPart} from '../../grammar/shanten.js'
import type {UnreadPart} from '../../grammar/phrases.js'
import {readUkeire} from '../../grammar/ukeire.js'
import {discardBefore, discardSaid} from './supposed-discard.js'
import {kindsLeft, widest} from './widest.js'
import {isOfKind} from './iishanten.js'
import type {Outcome} from '../outcome/outcome.js'
import {problemsOf as ukeireProblems} from './ukeire-problems.js'
import {unreadMessages} from '../outcome/unread-messages.js'

/** Check a claim about the shanten, or fill it in. */
export function checkShanten(claim: Claim, analysis: Analysis): Outcome {
  const accepted = claim.fill === null ? acceptedAfter(claim.value) : null
  const value = accepted ? claim.value.slice(0, accepted.at) : claim.value
  const parts = claim.fill === null ? readShanten(value) : []
  const found = analysis.shanten()
  const after = shantenAfter(discardBefore(analysis.hand), analysis)
  // If the block names a discard, the hand before it or after it may be meant.
  const other = shantenAfter(discardSaid(analysis.hand), analysis)
  const truthOf = (form: Form | null) => after ?? (form && found[form]) ?? found.best
  const said = withForms(parts)
  const wrong = said
    .map(({part, form}) => {
      const named = shantenAfter(namedFor(part, parts), analysis)
      return {part, named, truth: named ?? truthOf(form)}
    })
    .filter(
      ({part: {shanten}, named, truth}) =>
        shanten !== truth &&
        (named !== null || (shanten !== other && (after !== null || shanten !== shantenAsSets(analysis))))
    )
  const kinds = parts.filter(part => part.type === 'kind')
  const falseKinds = kinds
    .filter(({kind}) => !holdsKind(kind, analysis))
    .map(part => ({part, truth: truthOf(null)}))
  const messages: Message[] = [...wrong, ...falseKinds].slice(0, 1).map(({part, truth}) =>
    claimMessage('false-shanten', part.start, part.end, {
      truth: clause('shanten', {shanten: truth}),
      reason: whyShanten(analysis, namedFor(part, parts))
    })
  )
  const {lang} = analysis.hand.settings
  const ofUkeire = accepted ? ukeireProblems({discard: null, parts: accepted.parts}, analysis) : []
  const all = [...messages, ...ofUkeire, ...unreadMessages(parts, value, 'shanten', readShanten)]
  const truth = () => [nameOfShanten(after ?? found.best, lang)]
  return {messages: all, checked: said.length + kinds.length > 0, drawn: [], truth}
}

/**
 * The discard that a number belongs to: the last one before it, or else the first one after it; `null` if none is
 * named.
 */
function namedFor({start}: Span, parts: readonly (ShantenPart | UnreadPart)[]): TileKind | null {
  const discards = parts.filter(part => part.type === 'discard')
  const named = discards.findLast(one => one.start < start) ?? discards[0]
  return named === undefined ? null : kindOf(named.tile.tile)
}

type Form = Extract<ShantenPart, {type: 'form'}>['form']

/**
 * The numbers of a claim, each with its form: one form applies to all numbers, several are before or after their
 * numbers.
 */
function withForms(
  parts: readonly (ShantenPart | UnreadPart)[]
): readonly {readonly part: ShantenNumber; readonly form: Form | null}[] {
  const forms = parts.filter(part => part.type === 'form')
  const numbers = parts.filter(part => part.type === 'shanten')
  const isBefore = forms[0] !== undefined && numbers[0] !== undefined && forms[0].start < numbers[0].start
  return numbers.map(part => {
    const own = isBefore
      ? forms.findLast(({start}) => start < part.start)
      : forms.find(({start}) => start > part.start)
    return {part, form: (forms.length > 1 ? own : forms[0])?.form ?? null}
  })
}

/**
 * What a text says about ukeire after the shanten, and the offset: `1 (8 kinds, 30 tiles)`; `null` if it says something
 * else.
 */
function acceptedAfter(
  text: string
): {readonly at: number; readonly parts: ReturnType<typeof readUkeire>} | null {
  const at = readShanten(text).find(({type}) => type === 'shanten')?.end
  if (at === undefined) return null
  const parts = readUkeire(' '.repeat(at) + text.slice(at))
  const isNumber = ({type, start, end}: (typeof parts)[number]) =>
    type === 'kinds' || (type === 'count' && /[^\d\s]/.test(text.slice(start, end)))
  const isUkeire = parts.some(isNumber) && parts.every(({type}) => type !== 'unread' && type !== 'discard')
  return isUkeire ? {at, parts} : null
}

/** Whether a hand, or what is left after a discard, is a sort of 1-shanten. */
function holdsKind(kind: IishantenKind, {hand, tiles, shanten, discards}: Analysis): boolean {
  if (tiles!.turn !== 'discard') return shanten().best === 1 && isOfKind(tiles!.counts, kind)
  const before = discardBefore(hand) ?? discardSaid(hand)
  return discards().some(
    one =>
      one.shanten === 1 &&
      (before === null || one.tile === before) &&
      isOfKind(without(tiles!.counts, one.tile), kind)
  )
}

/** The shanten after a discard; `null` where there is none. */
function shantenAfter(discard: TileKind | null, {tiles, discards}: Analysis): number | null {
  if (discard === null || tiles!.turn !== 'discard') return null
  return discards().find(({tile}) => tile === discard)?.shanten ?? null
}

/** The shanten of a shape that becomes sets alone; `null` for anything else. Its author may mean either. */
function shantenAsSets({tiles, shapeShanten}: Analysis): number | null {
  return tiles!.shape && tiles!.turn === 'discard' ? shapeShanten() : null
}

/**
 * What the hand waits for or accepts, after the named discard or the widest; if that is too long, the shanten of each
 * form.
 */
function whyShanten(
  {hand, tiles, shanten, ukeire, waits, discards}: Analysis,
  named: TileKind | null
): Clauses {
  const {standard, chiitoitsu, kokushi, best} = shanten()
  const isWaiting = tiles!.turn === 'draw'
  if ((best === 0 && isWaiting) || (tiles!.shape && waits(null).waits.length > 0)) {
    return clause('waits-for', {tiles: formatTiles(waits(null).waits.map(({tile}) => tileOf(tile)))})
  }
  const before = named ?? discardBefore(hand)
  const discard = isWaiting ? null : (discards().find(({tile}) => tile === before) ?? widest(discards()))
  const accepted = kindsLeft(discard ? discard.alone.tiles : isWaiting ? ukeire().alone.tiles : [])
  // The forms below are those of all tiles, not those after a discard.
  const isFew = accepted.length <= MOST_KINDS || before !== null
  if (best >= 0 && accepted.length > 0 && isFew) {
    const after = formatTiles(accepted)
    if (!discard) return clause('accepts', {tiles: after})
    return clause('accepts-after', {discard: tileOf(discard.tile), tiles: after})
  }
  return clause('forms', {forms: formsOf({standard, chiitoitsu, kokushi})})
}

/** More kinds than this are no help to a reader. */
const MOST_KINDS = 12
