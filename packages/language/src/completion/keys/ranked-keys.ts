/**
 * Keys by how likely they are at a place of a block: first by counts of pages, then by the outcome of reading the block
 * with each of the most likely ones.
 */
import {foldName} from '@tehai/kernel/block'
import type {Span} from '@tehai/kernel/source'
import {linesOf} from '../../syntax/block-line.js'
import {keyOfName, type GameKey} from '../../syntax/game-keys.js'
import {matesOf} from './key-families.js'
import {isTriedTogether, keyOutcomes, readableWith} from './key-outcomes.js'
import {placeOf} from './key-place.js'
import {keyWeight, outcomeWeight, readableWeight, type KeyOutcome, type KeyPlace} from './key-ranks.js'
import {offersOf} from '../values/own-values.js'
import type {OpenLine} from '../../syntax/open-line.js'
import type {Construct, Page} from '../../page/page.js'
import {classOf} from '../../syntax/value-class.js'

/** Keys by how likely they are at their place. */
export function rankedKeys(line: OpenLine, written: string, keys: readonly GameKey[]): readonly GameKey[] {
  const {page, block} = line
  const {game} = block
  const {place, here} = placeOf(line, written)
  const isAgain = ({id, many}: GameKey) => !many && here.has(id)
  const weights = keys
    .filter(one => written !== '' || !isAgain(one))
    .map(
      one =>
        [
          one,
          keyWeight(game, one, place) -
            (isAgain(one) ? AGAIN : 0) +
            recordWeight(one, here) +
            (written === '' ? 0 : OF_FAMILY * matesOf(one.id, here)) +
            (one.id === 'answer' && isOffered(page, block, written) ? OFFERED : 0)
        ] as const
    )
  const first = weights.toSorted(([, a], [, b]) => b - a)
  if (written === '') return first.map(([one]) => one)
  const reads = readableWith(game, written)
  const likely = first
    .map(([one, weight]) => {
      const isReadable = reads(one)
      const isMoment = isReadable && place.looks === 'number' && recordWeight(one, here) > 0
      const read = readableWeight(game, one, isReadable) + (isMoment ? OF_MOMENT : 0)
      return {one, weight: weight + read, isReadable}
    })
    .toSorted((a, b) => b.weight - a.weight)
  const outcomes = outcomesOf(line, written, likely, place.looks)
  const isQuestion = place.looks === 'question'
  return likely
    .map(({one, weight}) => {
      const outcome = outcomes.get(one.id)
      const notTried = isQuestion && matesOf(one.id, here) > 0 ? 0 : NOT_TRIED
      return [one, weight + (outcome ? outcomeWeight(game, one, outcome, place.looks) : notTried)] as const
    })
    .toSorted(([, a], [, b]) => b - a)
    .map(([one]) => one)
}

/** The outcomes of keys before a value: of all keys that are read together, and of the most likely others. */
function outcomesOf(
  line: OpenLine,
  written: string,
  likely: readonly {readonly one: GameKey; readonly isReadable: boolean}[],
  looks: KeyPlace['looks']
): ReadonlyMap<string, KeyOutcome> {
  const {page, block} = line
  const here = new Set(linesOf(page.text, block).map(({key}) => keyOfLine(page, block, key)))
  const open = likely.flatMap(({one, isReadable}) => (isReadable ? [one] : []))
  const safe = open.filter(one => neverFails.has(one.value ?? ''))
  const rest = open.filter(one => !neverFails.has(one.value ?? ''))
  const isGroup = (one: GameKey) => isTriedTogether(one) && !here.has(one.id)
  const group = rest.filter(isGroup).map(({id}) => id)
  const {one, together} = keyOutcomes(line, written)
  const outcomes = together(group)
  const isFilled = classOf(written) === 'question'
  const isFound = isFilled || outcomes.includes('true')
  const isBeside = isFound && block.game === 'mahjong'
  const most = isBeside
    ? MOST_BESIDE[isFilled ? 'filled' : 'true']
    : looks === 'winning'
      ? MOST_WINNING
      : MOST_TRIED[block.game]
  const others = rest.filter(other => !isGroup(other))
  // A tile that does not complete the hand may be the discard. Few pages have such a line, so the block is read with
  // it.
  const discarded =
    looks === 'tile' && !isFound ? others.slice(most).filter(other => other.id === 'after') : []
  const single = [...others.slice(0, most), ...discarded]
  return new Map<string, KeyOutcome>([
    ...safe.map(({id}) => [id, 'ok'] as const),
    ...group.map((id, index) => [id, outcomes[index]!] as const),
    ...single.map(({id}) => [id, one(id)] as const)
  ])
}

const keyOfLine = ({text}: Page, {game}: Construct, {start, end}: Span): string | undefined =>
  keyOfName(game, text.slice(start, end))?.id

/**
 * Keys of records belong to a block that names a record, and hardly to any other. Such a block seldom repeats facts of
 * the hand that are in the record; but its seat is that of the picture.
 */
function recordWeight({id, group}: GameKey, here: ReadonlySet<string>): number {
  if (group === 'record' && id !== 'log') return here.has('log') ? OF_RECORD : -OF_RECORD
  return group === 'situation' && id !== 'seat' && here.has('log') ? -OF_RECORD : 0
}

const OF_RECORD = 2

/** What is added in addition before a number, since few pages name a round or a moment by a number. */
const OF_MOMENT = 9

/** What is added to the weight of a key for the keys of its families that the block has. */
const OF_FAMILY = 1.75

/** How many keys are tried in the block one by one, at half a millisecond each, and the weight of the others. */
const MOST_TRIED = {mahjong: 4, hanafuda: 10} as const
const NOT_TRIED = -3

/** The same if any claim can be filled in; and if a true claim is found, since that is what was meant. */
const MOST_BESIDE = {filled: 1, true: 0} as const

/** The same for a tile that completes the hand. */
const MOST_WINNING = 2

/** Kinds of values that no block rejects once they are understood, so the block is not read with them. */
const neverFails: ReadonlySet<string> = new Set(['text', 'word', 'choices'])

/** What is subtracted from the weight of a key that the same row already has. */
const AGAIN = 3

/** What is added to the weight of the key `answer` before a value that the problem offers. */
const OFFERED = 4

/** Whether a value is one of the choices or candidates of its block. */
function isOffered(page: Page, block: Construct, written: string): boolean {
  return written !== '' && offersOf(page, block).some(one => foldName(one) === foldName(written))
}
