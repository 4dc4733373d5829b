/** Converts the situation of a page, in the words of authors, to the situation of a win that the rules need. */
import type {From, Tile} from '@tehai/riichi/tile'
import type {Situation as WinSituation} from '@tehai/riichi'
import type {WinBy} from '../model/diagram.js'
import {circumstances} from '../labels/ids.js'
import type {Situation} from '../page/grammar/situation/situation.js'

/** What is known about a win besides its situation. */
export interface WinFacts {
  readonly by: WinBy
  /** Whose discard or added tile a ron was; ignored for a tsumo. */
  readonly from?: From | null | undefined
  /** Whether the row shows that the hand is in riichi. */
  readonly riichi?: boolean | undefined
  readonly dora: readonly Tile[]
  readonly ura: readonly Tile[]
  readonly pao?: From | undefined
}

/** The situation of a win: only properties that apply are set. */
export function situationOfWin(situation: Situation, facts: WinFacts): WinSituation {
  const {round, seat, riichi, honba, sticks, kita, circumstances: happened = []} = situation
  const {by, from, dora, ura, pao} = facts
  const declared = riichi ?? (facts.riichi ? 'riichi' : undefined)
  const flags: {-readonly [Name in keyof WinSituation]?: WinSituation[Name]} = {}
  // Nagashi is not a win by a tile.
  for (const name of circumstances) if (name !== 'nagashi' && happened.includes(name)) flags[name] = true
  return {
    round: round?.wind,
    seat,
    riichi: declared === 'double' ? 'double' : declared !== undefined,
    openRiichi: declared === 'open',
    dora,
    ura,
    loser: by === 'ron' ? (from ?? undefined) : undefined,
    pao,
    honba,
    sticks,
    kita,
    ...flags
  }
}
