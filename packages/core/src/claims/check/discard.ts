/**
 * Checking discards and answers: a tile that is named is in the hand, and numbers beside it are true.
 *
 * Which discard is best cannot be proved, so a discard that is not the widest is not reported as false.
 */
import type {Claim} from '../../page/check/claims.js'
import {claimMessage} from '../../page/check/claim-messages.js'
import type {Markup} from '@tehai/kernel/markup'
import {readWords} from '../../page/check/words.js'
import type {Message} from '@tehai/kernel/source'
import {kindOf, tileOf, type TileKind} from '@tehai/riichi/tile'
import type {Analysis} from '../analysis.js'
import {readUkeire, type UkeirePart} from '../grammar/ukeire.js'
import type {TileAt} from '../grammar/tile-words.js'
import {discardTable} from '../show/ukeire.js'
import {tilesMarkup} from '../show/written.js'
import {discardsNotOfHand} from './meant-discard.js'
import {notOfHand} from './not-of-hand.js'
import {outcome, type Outcome} from './outcome.js'
import {unreadMessages} from './unread-messages.js'
import {dictionaries as claimWords} from '../words/index.js'
import {pointsOfOtherKey} from './points-of-four.js'
import {clausesOf, drawnParts} from './ukeire.js'
import {problemsOf} from './ukeire-problems.js'
import {allWidest, ranked} from './widest.js'

/** Check the claim that a tile is discarded, or name the widest discards. */
export function checkDiscard(claim: Claim, analysis: Analysis): Outcome {
  const ofOther = pointsOfOtherKey(claim.value, 'scores after')
  if (ofOther) return ofOther
  const waits = claim.fill === null ? waitsAfter.exec(claim.value) : null
  const value = waits ? withoutSeparators(claim.value.slice(0, waits.index)) : claim.value
  const parts = claim.fill === null ? asDiscards(readUkeire(value)) : []
  const isDiscarding = analysis.tiles!.turn === 'discard'
  const problems = isDiscarding ? problemsOfClauses(parts, analysis) : notInHand(claim, parts, analysis)
  const named = parts.some(({type}) => type === 'discard')
  const messages = [
    ...problems,
    ...noDiscard(claim, analysis),
    ...unreadMessages(parts, value, 'waits', readUkeire),
    ...(waits ? [waitsOfOwnKey(waits, parts)] : [])
  ]
  return outcome(messages, named, drawnParts(parts, analysis), () => widestMarkup(analysis))
}

/** What is false in each clause; of a discard that the hand does not have, only that. */
function problemsOfClauses(parts: readonly Part[], analysis: Analysis): Message[] {
  const notOfHandOf = discardsNotOfHand(analysis)
  return clausesOf(parts).flatMap(one => {
    const {discard} = one
    const isAbsent = discard !== null && analysis.tiles!.counts[kindOf(discard.tile)] === 0
    return isAbsent ? [notOfHandOf(discard)] : problemsOf(one, analysis)
  })
}

/** Waits that are said with a discard: `2s → 待ち 25s`. They have a separate key. */
const waitsAfter = /(待ち|waits?(?: for)?(?![a-z]))[\s\u3000:：]{0,4}(\S[\s\S]*)/i

/** A text without the arrows, commas and blanks at its end. */
function withoutSeparators(text: string): string {
  let end = text.length
  while (end > 0 && /[\s\u3000→>、,，・·-]/.test(text[end - 1]!)) end -= 1
  return text.slice(0, end)
}

function waitsOfOwnKey(
  {0: written, 1: word = '', 2: tiles = '', index}: RegExpExecArray,
  parts: readonly Part[]
): Message {
  const [discard] = parts.flatMap(part => (part.type === 'discard' ? [tileOf(kindOf(part.tile.tile))] : []))
  const start = index + written.indexOf(word)
  const isJapanese = word === '待ち'
  const after = discard === undefined ? '' : isJapanese ? `打${discard} ` : `cut ${discard}: `
  const wanted = `${isJapanese ? '待ち' : 'waits'}: ${after}${tiles.trim()}`
  return claimMessage('unread-claim', start, index + written.trimEnd().length, {}, [wanted])
}

/** Check the answer of a quiz. Words beside its tiles are the author's; the numbers of each candidate are shown below it. */
export function checkAnswer(claim: Claim, analysis: Analysis): Outcome {
  const parts = claim.fill === null ? asDiscards(readUkeire(claim.value)) : []
  const isDiscarding = analysis.tiles!.turn === 'discard'
  const problems = isDiscarding ? problemsOfClauses(parts, analysis) : notInHand(claim, parts, analysis)
  const answers = parts.flatMap(part => (part.type === 'discard' ? [kindOf(part.tile.tile)] : []))
  const more = () => (isDiscarding ? discardTable(candidatesOf(answers, analysis), analysis, answers) : [])
  const found = outcome(
    [...problems, ...unreadTiles(claim, parts), ...noDiscard(claim, analysis)],
    answers.length > 0,
    drawnParts(parts, analysis),
    () => widestMarkup(analysis),
    more
  )
  return tilesInWords.test(claim.value) ? {...found, written: () => answerWords(claim, analysis)} : found
}

/** Words of an answer that are nearly tiles, `5zz`; other words are the author's. */
function unreadTiles({value}: Claim, parts: readonly Part[]): Message[] {
  const isNearly = ({start, end}: Part) => /^[0-9][a-z]{1,2}$/i.test(value.slice(start, end))
  const unread = parts.filter(part => part.type === 'unread' && isNearly(part))
  return unread.length === 0 ? [] : unreadMessages(unread, value, 'waits', readUkeire)
}

const tilesInWords = /[:：](?:tiles|牌)\[/

type Part = ReturnType<typeof readUkeire>[number]

/** Tiles are discards; but where a word names a discard (打6s), those after it are what it accepts. */
function asDiscards(parts: readonly Part[]): Part[] {
  if (parts.some(({type}) => type === 'discard')) return [...parts]
  return parts.flatMap((part): Part[] => (part.type === 'tiles' ? part.tiles.map(discardOf) : [part]))
}

const discardOf = (tile: TileAt): UkeirePart => ({type: 'discard', tile, start: tile.start, end: tile.end})

/** Nothing can be filled in where no tile is to be discarded. */
function noDiscard({fill, value}: Claim, {tiles}: Analysis): Message[] {
  if (fill === null || tiles!.turn === 'discard') return []
  return [claimMessage('no-discard', 0, value.length, {size: tiles!.size})]
}

/** A hand that is to draw is what `after` has left of it: the tile lies in the river. An answer may name what it draws. */
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

/** The widest discards, or nothing where there is none to choose. */
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
  const named = said.flatMap(({value}) =>
    readUkeire(value).flatMap(part =>
      part.type === 'tiles'
        ? part.tiles.map(({tile}) => kindOf(tile))
        : part.type === 'discard'
          ? [kindOf(part.tile.tile)]
          : []
    )
  )
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
function answerWords({value}: Claim, {hand}: Analysis): readonly Markup[] {
  return readWords(value, {start: 0, end: value.length}, hand.settings).words
}
