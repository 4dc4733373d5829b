/**
 * The outcome of a key before a value: the block is read with the key, and compared with the block without the line.
 */
import {isReadable} from '@tehai/core/claims'
import type {KeyId} from '@tehai/core/page'
import {alone} from '../../claims/claim-at.js'
import type {GameKey} from '../../syntax/game-keys.js'
import type {KeyOutcome} from './key-ranks.js'
import type {OpenLine} from '../../syntax/open-line.js'
import {elementsOf, type Construct, type GameId} from '../../page/page.js'
import {isTrueIn} from '../../claims/truth.js'

/** A line of a block alone on its page, and the id of a message there. */
type Fault = readonly [line: number, id: string]

/** The keys of a game whose grammar reads a value. For hanafuda, the block has to be read. */
export function readableWith(game: GameId, value: string): (key: GameKey) => boolean {
  const readByKind = new Map<string, boolean>()
  return ({id, value: kind = ''}) => {
    if (game === 'hanafuda') return true
    const isAlike = readAlike.has(kind)
    const known = isAlike ? readByKind.get(kind) : undefined
    const isRead = known ?? isReadable(id as KeyId, value)
    if (isAlike) readByKind.set(kind, isRead)
    return isRead
  }
}

/** Kinds of values that are read in the same way, whatever their key. */
const readAlike: ReadonlySet<string> = new Set(['tiles', 'flag'])

/** Claims whose check takes longer than all others together. They are read alone, and only if they are likely. */
const slow: ReadonlySet<string> = new Set(['value', 'win-rate', 'tenpai-rate', 'safe', 'best', 'near'])

/** Claims that other lines depend on, since they name a discard. */
const changing: ReadonlySet<string> = new Set(['after', 'discard'])

/** Other claims do not change the hand, so that one block may have all of them, each on its own line. */
export const isTriedTogether = ({group, id, many}: GameKey): boolean =>
  group === 'claim' && !many && !slow.has(id) && !changing.has(id)

/** The outcomes of keys before a value. */
export interface KeyOutcomes {
  /** The outcome of one key: the block is read with it. */
  readonly one: (id: string) => KeyOutcome
  /** The outcome of each of some keys, in their order: the block is read once, with all of them. */
  readonly together: (ids: readonly string[]) => readonly KeyOutcome[]
}

/** The outcome of each key before the value that follows an offset. */
export function keyOutcomes({read, page, block, key}: OpenLine, value: string): KeyOutcomes {
  const look = (lines: readonly string[]) => {
    const {text, constructs, diagnostics} = read(alone(page, block, key, lines.join('\n')))
    const fence = linesIn(text.slice(0, constructs[0]?.start ?? 0))
    const faults = diagnostics.map(({id, start}): Fault => [linesIn(text.slice(0, start)) - fence, id])
    return {constructs, faults}
  }
  const at = linesIn(page.text.slice(block.start, key.start))
  const isElsewhere = ([line]: Fault) => line !== at
  // A line without its key may be read as a row, and hide that the other lines lack one.
  let known: readonly Fault[] | undefined
  const without = () => (known ??= look(['']).faults.filter(isElsewhere))
  const lineOutcome = (faults: readonly Fault[], constructs: readonly Construct[], id: string) => {
    if (faults.length > 0) return faults.every(([, name]) => name.startsWith('false-')) ? 'false' : 'bad'
    if (isTrueIn(constructs, block.game, id)) return 'true'
    return isFilledIn(constructs, block.game, id) ? 'filled' : null
  }
  const one = (id: string): KeyOutcome => {
    const {constructs, faults} = look([`${id}: ${value}`])
    const others = faults.filter(isElsewhere)
    const own = faults.filter(fault => !isElsewhere(fault))
    if (own.length === 0 && others.length > 0) {
      const before = new Set(without().map(([line]) => line))
      if (others.some(([line]) => !before.has(line))) return 'breaks'
    }
    const outcome = lineOutcome(own, constructs, id)
    if (outcome !== null) return outcome
    const left = new Set(faults.map(fault => fault.join(' ')))
    return without().every(fault => left.has(fault.join(' '))) ? 'ok' : 'mends'
  }
  const together = (ids: readonly string[]): readonly KeyOutcome[] => {
    if (ids.length < 2) return ids.map(one)
    const {constructs, faults} = look(ids.map(id => `${id}: ${value}`))
    const isOwn = ([line]: Fault) => line >= at && line < at + ids.length
    const others = faults.filter(fault => !isOwn(fault))
    const moved = others.map(([line, id]): Fault => [line > at ? line - ids.length + 1 : line, id])
    // The effect of a key on other lines is known only if the key is read alone.
    if (moved.length > 0 && moved.map(String).join() !== without().map(String).join()) return ids.map(one)
    return ids.map((id, index) => {
      const own = faults.filter(([line]) => line === at + index)
      return lineOutcome(own, constructs, id) ?? 'ok'
    })
  }
  return {one, together}
}

const linesIn = (text: string): number => text.split('\n').length - 1

function isFilledIn(constructs: readonly Construct[], game: string, id: string): boolean {
  const shown = constructs.flatMap(one => one.shown)
  return elementsOf(elementsOf(shown, `${game}-fact-${id}`), `${game}-claim-filled`).length > 0
}
