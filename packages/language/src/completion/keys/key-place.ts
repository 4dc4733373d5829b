/**
 * The place of a key in its block: the lines around it, what its value looks like, and the keys of the blocks near it.
 */
import type {Span} from '@tehai/kernel/source'
import {entriesOf} from '../../syntax/block-entries.js'
import {linesOf} from '../../syntax/block-line.js'
import {alone} from '../../claims/claim-at.js'
import {keyOfName, keysOf} from '../../syntax/game-keys.js'
import type {KeyPlace, Uses} from './key-ranks.js'
import type {OpenLine} from '../../syntax/open-line.js'
import type {Construct, Page} from '../../page/page.js'
import {truthsOf} from '../../claims/truth.js'
import {classOf} from '../../syntax/value-class.js'

/** Lines that begin another row: the lines above them belong to the previous row. */
const rows: ReadonlySet<string> = new Set(['row', 'hand', 'river', 'other'])

/** The lines around a key. */
export interface KeyContext {
  readonly place: KeyPlace
  /** The keys that are written for the same row, and those for the block. */
  readonly here: ReadonlySet<string>
}

/** Where a key is to be written, before a value. */
export function placeOf(line: OpenLine, written: string): KeyContext {
  const {page, block, key} = line
  const {text} = page
  const lines = linesOf(text, block)
  const ids = lines.map(one =>
    one.value ? (keyOfName(block.game, text.slice(one.key.start, one.key.end))?.id ?? 'other') : 'row'
  )
  const [above, below] = [
    ids.filter((_, index) => lines[index]!.key.start < key.start),
    ids.filter((_, index) => lines[index]!.key.start > key.start)
  ]
  const blockKeys = new Set(keysOf[block.game].filter(({of}) => of === 'block').map(({id}) => id))
  const next = below.findIndex(id => rows.has(id))
  const here = new Set([
    ...above.slice(above.findLastIndex(id => rows.has(id)) + 1),
    ...(next < 0 ? below : below.slice(0, next)),
    ...[...above, ...below].filter(id => blockKeys.has(id))
  ])
  const looks = written === '' ? null : looksOf(line, written)
  const near = usesNear(page, block, key)
  return {place: {before: above.at(-1) ?? 'start', after: below[0] ?? 'end', looks, near}, here}
}

/** How many blocks before and after a place count as neighbours. */
const NEIGHBOURS = 8

/** The keys of neighbouring blocks of the same game, and of other lines of this block. */
function usesNear({text, constructs}: Page, block: Construct, key: Span): Uses {
  const blocks = constructs.filter(({kind, game}) => kind === 'block' && game === block.game)
  const at = blocks.findIndex(({start}) => start === block.start)
  const uses = new Map<string, Map<string, number>>()
  for (const one of blocks.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS + 1))
    for (const {at: from, id, looks} of entriesOf(text, one)) {
      if (one.start + from === key.start) continue
      const table = uses.get(id) ?? new Map<string, number>()
      uses.set(id, table.set(looks, (table.get(looks) ?? 0) + 1))
    }
  return uses
}

/** What a value looks like, including whether it is a tile that completes the hand. */
function looksOf({read, page, block, key}: OpenLine, written: string): KeyPlace['looks'] {
  const looks = classOf(written)
  const tile = /^\[?(\d[mpsz])/.exec(written)?.[1]?.replace('0', '5')
  if (looks !== 'tile' || tile === undefined || block.game !== 'mahjong') return looks
  const [waits = ''] = truthsOf(read, alone(page, block, key, 'waits: ?'), block.game, 'waits')
  const groups = [...waits.matchAll(/(\d{1,14})([mpsz])/g)]
  return groups.some(([, ranks, suit]) => suit === tile[1] && ranks!.replace('0', '5').includes(tile[0]!))
    ? 'winning'
    : looks
}
