/** Faults of typed hands, at run time: the same sentences in the same order as in `types/faults.ts`. */
import {handSizeWords} from '../notation/words.js'
import {notationMessage} from '../notation/messages.js'
import {notationMessages} from '../notation/sentences.js'
import {rulesOf, score, type WinScore, checkWin, type Situation, type Win} from '@tehai/riichi'
import {message, sentence, type Values} from '@tehai/kernel/source'
import {kindOf, tileOf, type Tile} from '@tehai/riichi/tile'
import type {Ctx} from '@tehai/riichi/types'
import {typedMessages, type TypedMessageId} from './messages.js'
import {readText, type ReadText} from './text-reader.js'
import {conflictIds, conflictSentence, type ConflictId} from './situation.js'

const tilesOfMeld = 3
const mostCopies = 4

/** The sentence about what is wrong with the tiles of a hand, or null. `wanted`: how many tiles it should have. */
export function tilesFault({tiles, closed, melds}: ReadText, wanted: '14' | '13-or-14'): string | null {
  const elsewhere = melds.find(meld => meld.type === 'chii' && meld.from !== 'kamicha')
  if (elsewhere?.type === 'chii') return notationSentence('chii-not-from-kamicha', {from: elsewhere.from})
  const count = closed.length + tilesOfMeld * melds.length
  const isSize = count === 14 || (count === 13 && wanted === '13-or-14')
  if (!isSize)
    return notationSentence('hand-size', {count, wanted: wanted satisfies keyof typeof handSizeWords})
  return copiesFault(tiles)
}

/** The sentence about the first fifth copy of a tile, or null. */
function copiesFault(tiles: readonly Tile[]): string | null {
  const copies = new Map<number, number>()
  for (const tile of tiles) {
    const kind = kindOf(tile)
    const held = (copies.get(kind) ?? 0) + 1
    copies.set(kind, held)
    if (held > mostCopies) {
      return notationSentence('too-many-copies', {tile: tileOf(kind), count: held, limit: mostCopies})
    }
  }
  return null
}

/** The score of a hand, or the sentence about what is wrong with it. */
export function scoreText(text: string, ctx: Ctx): WinScore | string {
  if (ctx.rules?.sanma) return typedSentence('three-players')
  const read = readText(text)
  if (typeof read === 'string') return read
  const fault = tilesFault(read, '14')
  if (fault !== null) return fault
  const dora = indicatorsOf(ctx.dora)
  const ura = indicatorsOf(ctx.ura)
  const rules = rulesOf(ctx.rules)
  const win = winOf(read, ctx)
  const {seat = 'south', round = 'east', riichi = false} = ctx
  const situation: Situation = {
    ...circumstancesOf(ctx),
    ...(ctx.seat === undefined ? {} : {seat}),
    round,
    riichi,
    dora: dora ?? [],
    ura: ura ?? []
  }
  const given: Win = {
    hand: read.closed,
    win: win ?? read.closed[0]!,
    by: ctx.win,
    melds: read.melds,
    situation
  }
  const problems = checkWin(given, rules).map(({id, values}) =>
    'yaku' in values ? `${id} ${values['yaku']}` : id
  )
  const conflict = problems.find((id): id is ConflictId => conflictIds.includes(id as ConflictId))
  if (conflict) return conflictSentence(conflict)
  if (win === null) return typedSentence('no-win-tile')
  if (!read.closed.includes(win)) return typedSentence('win-not-in-hand', {tile: ctx.tile ?? win})
  if (dora === null) return typedSentence('bad-dora', {actual: ctx.dora!})
  if (ura === null) return typedSentence('bad-dora', {actual: ctx.ura!})
  const copies = copiesFault([...read.tiles, ...dora, ...ura])
  if (copies !== null) return copies
  const result = score(given, rules)
  if (result.outcome === 'win') return result
  return typedSentence(result.outcome === 'no-yaku' ? 'no-yaku' : 'not-complete')
}

/** Circumstances of a context under the names that the rules use. */
function circumstancesOf({
  ippatsu = false,
  rinshan = false,
  chankan = false,
  haitei = false,
  houtei = false,
  tenhou = false,
  chiihou = false,
  renhou = false,
  honba = 0,
  sticks = 0
}: Ctx): Situation {
  return {ippatsu, rinshan, chankan, haitei, houtei, tenhou, chiihou, renhou, honba, sticks}
}

/** The winning tile: the one named, the one set apart, or with four melds one of the pair; null if it is unknown. A red five counts as a five. */
function winOf({closed, melds, apart}: ReadText, {tile}: Ctx): Tile | null {
  if (tile !== undefined) {
    if (closed.includes(tile)) return tile
    return closed.find(one => kindOf(one) === kindOf(tile)) ?? tile
  }
  if (apart !== null) return apart
  const [first, second] = closed
  return melds.length === 4 && first && second && kindOf(first) === kindOf(second) ? first : null
}

/** Indicators of a text; null if it is not a list of tiles. */
function indicatorsOf(text: string | undefined): readonly Tile[] | null {
  if (text === undefined || text === '') return []
  const read = readText(text)
  return typeof read === 'string' || read.melds.length > 0 ? null : read.tiles
}

function notationSentence(
  id: 'chii-not-from-kamicha' | 'hand-size' | 'too-many-copies',
  values: Values
): string {
  return sentence(notationMessage(id, 0, 0, values), notationMessages, '', 'en')
}

function typedSentence(id: TypedMessageId, values: Values = {}): string {
  return sentence(message(typedMessages, id, 0, 0, values), typedMessages, '', 'en')
}
