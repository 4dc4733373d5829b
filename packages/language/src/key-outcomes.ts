/**
 * What comes of a key before a value: the block is read with each, and compared with the block without the line.
 */
import {isReadable} from '@tehai/core/claims'
import type {KeyId} from '@tehai/core/page'
import type {Span} from '@tehai/kernel/source'
import {alone} from './claim-at.js'
import {isTrueIn} from './own-values.js'
import type {KeyOutcome} from './key-ranks.js'
import {elementsOf, type Construct, type GameId, type Page, type ReadPage} from './page.js'

/** A line of a block alone on its page, and the id of a message there. */
type Fault = readonly [line: number, id: string]

/** Whether the grammar of a key reads a value; of hanafuda, the block has to be read. */
export const mayBe = (game: GameId, id: string, value: string): boolean =>
  game === 'hanafuda' || isReadable(id as KeyId, value)

/** What comes of each key before the value that is written behind a place. */
export function keyOutcomes(
  read: ReadPage,
  page: Page,
  block: Construct,
  key: Span,
  value: string
): (id: string) => KeyOutcome {
  const look = (line: string) => {
    const {text, constructs, diagnostics} = read(alone(page, block, key, line))
    const fence = linesIn(text.slice(0, constructs[0]?.start ?? 0))
    const faults = diagnostics.map(({id, start}): Fault => [linesIn(text.slice(0, start)) - fence, id])
    return {constructs, faults}
  }
  const at = linesIn(page.text.slice(block.start, key.start))
  const isElsewhere = ([line]: Fault) => line !== at
  // A line without its key says nothing: the page is as it is without the line.
  const isOpen = key.end === key.start
  const without = (isOpen ? faultsIn(page, block) : look('').faults).filter(isElsewhere)
  const before = new Set(without.map(([line]) => line))
  return id => {
    const {constructs, faults} = look(`${id}: ${value}`)
    const own = faults.filter(fault => !isElsewhere(fault))
    if (own.length > 0) return own.every(([, name]) => name.startsWith('false-')) ? 'false' : 'bad'
    if (faults.some(([line]) => !before.has(line))) return 'breaks'
    if (isTrueIn(constructs, block.game, id)) return 'true'
    if (isFilledIn(constructs, block.game, id)) return 'filled'
    const left = new Set(faults.map(fault => fault.join(' ')))
    return without.every(fault => left.has(fault.join(' '))) ? 'ok' : 'mends'
  }
}

/** The messages of a block on its page. */
function faultsIn({text, diagnostics}: Page, {start, end}: Construct): readonly Fault[] {
  return diagnostics
    .filter(one => one.start >= start && one.start < end)
    .map((one): Fault => [linesIn(text.slice(start, one.start)), one.id])
}

const linesIn = (text: string): number => text.split('\n').length - 1

function isFilledIn(constructs: readonly Construct[], game: string, id: string): boolean {
  const shown = constructs.flatMap(one => one.shown)
  return elementsOf(elementsOf(shown, `${game}-fact-${id}`), `${game}-claim-filled`).length > 0
}
