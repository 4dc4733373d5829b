/**
 * Checking discards and answers: a named tile must be in the hand, and the numbers beside it must be true.
 *
 * Which discard is best cannot be proved, so a discard that is not the widest is not reported as false, and an order of discards is
 * left unchecked.
 */
import type {Claim} from '../../../page/check/result/claims.js'
import {claimMessage} from '../../../page/check/result/claim-messages.js'
import type {Markup} from '@tehai/kernel/markup'
import {readWords, type ReadWords} from '../../../page/check/inline/words.js'
import {
  choiceAt,
  choiceMissed,
  labelledIn,
  withoutLabels,
  type LabelledItem
} from '../../../page/grammar/block/choice-labels.js'
import type {Message} from '@tehai/kernel/source'
import {kindOf, tileOf, type TileKind} from '@tehai/riichi/tile'
import type {Analysis} from '../../analysis.js'
import {readDiscards, type Discards} from '../../grammar/discards.js'
import {ordersIn} from '../../grammar/orders.js'
import type {TileAt} from '../../grammar/tile-words.js'
import {saysWaits} from '../../grammar/discard-waits.js'
import {readWaits} from '../../grammar/waits.js'
import {readUkeire} from '../../grammar/ukeire.js'
import {discardTable} from '../../show/ukeire.js'
import {drawnPart, tilesMarkup, type MarkupSpan} from '../../show/written-text.js'
import {discardWaitProblems, waitsOfOtherKey} from './discard-waits.js'
import {discardsNotOfHand, tilesOfPart} from './meant-discard.js'
import {notOfHand} from '../outcome/not-of-hand.js'
import type {Outcome} from '../outcome/outcome.js'
import {unreadMessages} from '../outcome/unread-messages.js'
import {dictionaries as claimWords} from '../../words/index.js'
import {pointsOfOtherKey} from '../score/points-of-four.js'
import {discardKinds, isHeldBy} from '../ukeire/supposed-discard.js'
import {drawnTiles} from '../ukeire/drawn-waits.js'
import {clausesOf} from '../ukeire/ukeire.js'
import {problemsOf} from '../ukeire/ukeire-problems.js'
import {allWidest, ranked} from '../ukeire/widest.js'

/** Check the claim that a tile is discarded, or name the widest discards. */
export function checkDiscard(claim: Claim, analysis: Analysis): Outcome {
  const misplaced = pointsOfOtherKey(claim.value, 'scores after') ?? waitsOfOtherKey(claim, analysis)
  if (misplaced) return misplaced
  const said = claim.fill === null ? readDiscards(claim.value, false, isHeldBy(analysis.hand)) : nothing
  const named = said.parts.some(({type}) => type === 'discard')
  const messages = [
    ...problemsOfDiscards(claim, said, analysis),
    ...noDiscard(claim, analysis),
    ...unreadMessages(said.parts, claim.value, 'waits', readUkeire)
  ]
  const isOrder = ordersIn(said.parts, claim.value, discardIn).length > 0
  return {
    messages,
    checked: named && !isOrder,
    drawn: drawnDiscards(said, analysis),
    truth: () => widestMarkup(analysis)
  }
}

const discardIn = (part: Part): readonly TileAt[] => (part.type === 'discard' ? [part.tile] : [])

const nothing: Discards = {parts: [], waits: [], others: [], isClear: true}

/** What is false about the named discards, and about the waits after them. */
function problemsOfDiscards(claim: Claim, said: Discards, analysis: Analysis): readonly Message[] {
  const isDiscarding = analysis.tiles!.turn === 'discard'
  const problems = isDiscarding
    ? problemsOfClauses(said.parts, analysis)
    : notInHand(claim, said.parts, analysis)
  return isDiscarding ? [...problems, ...discardWaitProblems(claim, said, analysis)] : problems
}

/** All tiles of a text, drawn. */
const drawnDiscards = ({parts, waits, others}: Discards, analysis: Analysis): readonly MarkupSpan[] => [
  ...drawnTiles(parts, analysis.hand),
  ...waits.flatMap(one => drawnTiles(one.parts, analysis.hand)),
  ...others.map(one => drawnPart({...one, tiles: [one]}, analysis.hand))
]

/** What is false in each clause. If the hand does not have a discard, only that is reported. */
function problemsOfClauses(parts: readonly Part[], analysis: Analysis): Message[] {
  const notOfHandOf = discardsNotOfHand(analysis)
  return clausesOf(parts).flatMap(one => {
    const {discard} = one
    const isAbsent = discard !== null && analysis.tiles!.counts[kindOf(discard.tile)] === 0
    return isAbsent ? [notOfHandOf(discard)] : problemsOf(one, analysis)
  })
}

/** Check the answer of a quiz. Words beside its tiles are the author's; the numbers of each candidate are shown below it. */
export function checkAnswer(claim: Claim, analysis: Analysis): Outcome {
  const {text, named, isOther} = withoutChoice(claim, analysis)
  const read = claim.fill === null ? readDiscards(text, true, isHeldBy(analysis.hand)) : nothing
  // After the label of a choice, its waits are given without the discard: A（2-5s待ち）.
  const isOfChoice = named.length > 0 && readWaits(text).some(saysWaits)
  const said =
    read.isClear && !isOfChoice ? read : {...read, parts: read.parts.filter(part => isOfHand(part, analysis))}
  const own = discardKinds(said)
  const answers = own.length > 0 ? own : named.filter(kind => analysis.tiles!.counts[kind]! > 0)
  const isDiscarding = analysis.tiles!.turn === 'discard'
  const words = tilesInWords.test(claim.value) ? answerWords(claim, analysis) : null
  const isCompared = isDiscarding && (answers.length > 0 || !isOther)
  return {
    messages: [
      ...problemsOfDiscards(claim, said, analysis),
      ...unreadTiles(claim, said.parts),
      ...noDiscard(claim, analysis),
      ...otherChoice(claim, own, analysis)
    ],
    beside: words?.messages,
    checked: answers.length > 0,
    drawn: drawnDiscards(read, analysis),
    written: words ? () => words.words : undefined,
    truth: () => widestMarkup(analysis),
    more: () => (isCompared ? discardTable(candidatesOf(answers, analysis), analysis, answers) : [])
  }
}

/**
 * An answer without the label of the choice that it names, the discards of that choice, and whether the choices are
 * about something else, such as points, so that there are no discards to compare.
 */
function withoutChoice(
  {value}: Claim,
  {hand}: Analysis
): {readonly text: string; readonly named: readonly TileKind[]; readonly isOther: boolean} {
  for (const said of hand.said) {
    if (said.key !== 'choices' && said.key !== 'candidates') continue
    const choices = labelledIn(said.value)
    const found = choiceAt(value, choices)
    if (!found) continue
    const discards = choices.map(choice => discardsOf(choice, said.value))
    return {
      text: ' '.repeat(found.end) + value.slice(found.end),
      named: discards[choices.indexOf(found.choice)]!,
      isOther: discards.every(({length}) => length === 0)
    }
  }
  return {text: value, named: [], isOther: false}
}

/** The discards that a choice names unambiguously. */
function discardsOf({item}: LabelledItem, all: string): readonly TileKind[] {
  const said = readDiscards(all.slice(item.start, item.end), true)
  return said.isClear ? discardKinds(said) : []
}

/**
 * An answer that is not the label of any choice, or that has the tile of another choice: `B 3z` where B is `1z`.
 *
 * @param own
 *   The tiles that the answer names itself.
 */
function otherChoice({value}: Claim, own: readonly TileKind[], {hand}: Analysis): Message[] {
  return hand.said.flatMap(({key, value: all}) => {
    if (key !== 'choices' && key !== 'candidates') return []
    const other = choiceMissed(value, labelledIn(all), choice => discardsOf(choice, all), own)
    if (!other) return []
    const expected = other.meant.map(({start, item}) => all.slice(start, item.end).trim())
    return [claimMessage('other-choice', 0, value.length, {choices: inLine(all)}, expected)]
  })
}

/** Choices written over several lines, joined into one line. */
const inLine = (choices: string): string =>
  choices
    .split(/[\r\n]/)
    .map(line => line.trim())
    .filter(line => line !== '')
    .join(' / ')

/** Whether a part is not a discard, or is one that the hand has. */
const isOfHand = (part: Part, {tiles}: Analysis): boolean =>
  part.type !== 'discard' || tiles!.counts[kindOf(part.tile.tile)]! > 0

/** Words of an answer that resemble tiles, such as `5zz`; other words are the author's own. */
function unreadTiles({value}: Claim, parts: readonly Part[]): Message[] {
  const isNearly = ({start, end}: Part) => /^[0-9][a-z]{1,2}$/i.test(value.slice(start, end))
  const unread = parts.filter(part => part.type === 'unread' && isNearly(part))
  return unread.length === 0 ? [] : unreadMessages(unread, value, 'waits', readUkeire)
}

const tilesInWords = /[:：](?:tiles|牌)\[/

type Part = Discards['parts'][number]

/** Nothing can be filled in where no tile is to be discarded. */
function noDiscard({fill, value}: Claim, {tiles}: Analysis): Message[] {
  if (fill === null || tiles!.turn === 'discard') return []
  return [claimMessage('no-discard', 0, value.length, {size: tiles!.size})]
}

/**
 * If the hand is about to draw, the tile that `after` names has already left it for the river. An answer may name the
 * tile that it draws.
 */
function notInHand({key}: Claim, parts: readonly Part[], {tiles, ukeire}: Analysis): Message[] {
  const isToDraw = tiles!.turn === 'draw'
  if (key === 'after' && isToDraw) return []
  const isDrawn = (kind: TileKind) => key === 'answer' && isToDraw && ukeire().alone.tiles[kind]! > 0
  return parts.flatMap(part => {
    if (part.type !== 'discard') return []
    const kind = kindOf(part.tile.tile)
    if (tiles!.counts[kind]! > 0 || isDrawn(kind)) return []
    return [notOfHand(part.tile, tiles!)]
  })
}

/** The widest discards; `?` if no tile is to be discarded. */
function widestMarkup(analysis: Analysis): Markup[] {
  if (analysis.tiles!.turn !== 'discard') return ['?']
  const {lang} = analysis.hand.settings
  return allWidest(analysis.discards()).flatMap(({tile}, index): Markup[] => [
    ...(index > 0 ? [claimWords[lang].orDiscard] : []),
    tilesMarkup([tileOf(tile)], analysis.hand)
  ])
}

/** The discards compared below an answer: the candidates of the quiz and the answer, else the best few. */
function candidatesOf(answers: readonly TileKind[], {hand, discards, tiles}: Analysis): TileKind[] {
  const said = hand.said.filter(({key}) => key === 'candidates')
  const named = said.flatMap(({value}) => readUkeire(withoutLabels(value)).flatMap(tilesOfPart).map(kindOf))
  const best = ranked(discards())
  const wanted =
    named.length > 0
      ? [...named, ...answers]
      : [...best.slice(0, MOST_COMPARED).map(({tile}) => tile), ...answers]
  return [...new Set(wanted)].filter(kind => tiles!.counts[kind]! > 0)
}

/** How many discards are compared where no candidates are named. */
const MOST_COMPARED = 3

/** The words of an answer, with the tiles in it. */
function answerWords({value}: Claim, {hand}: Analysis): ReadWords {
  return readWords(value, {start: 0, end: value.length}, hand.settings)
}
