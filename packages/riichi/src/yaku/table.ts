/**
 * Yaku (役): every yaku the library knows, with its han closed and open.
 *
 * Data only, to be checked against a printed list. `by` names where the predicate is; a row without a predicate does
 * not compile. `open: 0` means that the hand must be closed. A yakuman has no han; `yakuman: 2` is one that rule books
 * call double, if the rules count it so (`doubleYakuman`).
 *
 * Sources: <https://tenhou.net/man/>, World Riichi Championship rules 2022; local ones: <https://ja.wikipedia.org/wiki/麻雀のローカル役>.
 */
import type {Rules} from '../rules/rules.js'
import type {DoubleYakumanId} from '../rules/yakuman.js'

/** What a yaku is read from; the predicates for each source are in one place. */
export type YakuSource =
  /** The course of the hand: `hand-yaku.ts`, `yakuman.ts`. */
  | 'course'
  /** The tiles, however they are read: `hand-yaku.ts`, `yakuman.ts`. */
  | 'tiles'
  /** Readings with a run: `reading-yaku.ts`, `yakuman.ts`. */
  | 'runs'
  /** Readings with three triplets and kans: `reading-yaku.ts`, `yakuman.ts`. */
  | 'triplets'
  /** Readings with a triplet of honors: `reading-yaku.ts`. */
  | 'honors'
  /** Seven pairs, and thirteen orphans: `reading-yaku.ts`, `yakuman.ts`. */
  | 'pairs'

interface YakuFacts {
  /** Han of a closed hand (門前); 0 for a yakuman. */
  readonly closed: number
  /** Han of an open hand (副露); 0: only for closed hands. */
  readonly open: number
  readonly by: YakuSource
  /** Rule that must be set for it, if it is not part of every game. */
  readonly rule?: keyof Rules
}

/** A yaku. `yakuman`: the most yakuman it can count as. */
export type YakuRow = YakuFacts &
  ({readonly id: string; readonly yakuman: 0 | 1} | {readonly id: DoubleYakumanId; readonly yakuman: 2})

// prettier-ignore
export const yakuTable = [
  // By the course of the hand
  {id: 'riichi',          closed: 1, open: 0, yakuman: 0, by: 'course'},
  {id: 'double_riichi',   closed: 2, open: 0, yakuman: 0, by: 'course'},
  {id: 'open_riichi',     closed: 1, open: 0, yakuman: 0, by: 'course', rule: 'openRiichi'},
  {id: 'ippatsu',         closed: 1, open: 0, yakuman: 0, by: 'course', rule: 'ippatsu'},
  {id: 'menzen_tsumo',    closed: 1, open: 0, yakuman: 0, by: 'course'},
  {id: 'rinshan',         closed: 1, open: 1, yakuman: 0, by: 'course'},
  {id: 'chankan',         closed: 1, open: 1, yakuman: 0, by: 'course'},
  {id: 'haitei',          closed: 1, open: 1, yakuman: 0, by: 'course'},
  {id: 'houtei',          closed: 1, open: 1, yakuman: 0, by: 'course'},
  {id: 'renhou',          closed: 5, open: 0, yakuman: 1, by: 'course', rule: 'renhou'},
  // By the tiles
  {id: 'tanyao',          closed: 1, open: 1, yakuman: 0, by: 'tiles'},
  {id: 'honroutou',       closed: 2, open: 2, yakuman: 0, by: 'tiles'},
  {id: 'honitsu',         closed: 3, open: 2, yakuman: 0, by: 'tiles'},
  {id: 'chinitsu',        closed: 6, open: 5, yakuman: 0, by: 'tiles'},
  // By runs
  {id: 'pinfu',           closed: 1, open: 0, yakuman: 0, by: 'runs'},
  {id: 'iipeikou',        closed: 1, open: 0, yakuman: 0, by: 'runs'},
  {id: 'ryanpeikou',      closed: 3, open: 0, yakuman: 0, by: 'runs'},
  {id: 'sanshoku',        closed: 2, open: 1, yakuman: 0, by: 'runs'},
  {id: 'ittsuu',          closed: 2, open: 1, yakuman: 0, by: 'runs'},
  // By terminals and honors in every block
  {id: 'chanta',          closed: 2, open: 1, yakuman: 0, by: 'runs'},
  {id: 'junchan',         closed: 3, open: 2, yakuman: 0, by: 'runs'},
  // By triplets and kans
  {id: 'toitoi',          closed: 2, open: 2, yakuman: 0, by: 'triplets'},
  {id: 'sanankou',        closed: 2, open: 2, yakuman: 0, by: 'triplets'},
  {id: 'sankantsu',       closed: 2, open: 2, yakuman: 0, by: 'triplets'},
  {id: 'sanshoku_doukou', closed: 2, open: 2, yakuman: 0, by: 'triplets'},
  {id: 'round_wind',      closed: 1, open: 1, yakuman: 0, by: 'honors'},
  {id: 'seat_wind',       closed: 1, open: 1, yakuman: 0, by: 'honors'},
  {id: 'haku',            closed: 1, open: 1, yakuman: 0, by: 'honors'},
  {id: 'hatsu',           closed: 1, open: 1, yakuman: 0, by: 'honors'},
  {id: 'chun',            closed: 1, open: 1, yakuman: 0, by: 'honors'},
  {id: 'shousangen',      closed: 2, open: 2, yakuman: 0, by: 'honors'},
  // Seven pairs
  {id: 'chiitoitsu',      closed: 2, open: 0, yakuman: 0, by: 'pairs'},
  // Yakuman
  {id: 'tenhou',          closed: 0, open: 0, yakuman: 1, by: 'course'},
  {id: 'chiihou',         closed: 0, open: 0, yakuman: 1, by: 'course'},
  {id: 'paarenchan',      closed: 0, open: 0, yakuman: 1, by: 'course', rule: 'paarenchan'},
  {id: 'kokushi',         closed: 0, open: 0, yakuman: 1, by: 'pairs'},
  {id: 'kokushi_13',      closed: 0, open: 0, yakuman: 2, by: 'pairs'},
  {id: 'chuuren',         closed: 0, open: 0, yakuman: 1, by: 'tiles'},
  {id: 'junsei_chuuren',  closed: 0, open: 0, yakuman: 2, by: 'tiles'},
  {id: 'tsuuiisou',       closed: 0, open: 0, yakuman: 1, by: 'tiles'},
  {id: 'ryuuiisou',       closed: 0, open: 0, yakuman: 1, by: 'tiles'},
  {id: 'chinroutou',      closed: 0, open: 0, yakuman: 1, by: 'tiles'},
  {id: 'suuankou',        closed: 0, open: 0, yakuman: 1, by: 'triplets'},
  {id: 'suuankou_tanki',  closed: 0, open: 0, yakuman: 2, by: 'triplets'},
  {id: 'daisangen',       closed: 0, open: 0, yakuman: 1, by: 'triplets'},
  {id: 'shousuushii',     closed: 0, open: 0, yakuman: 1, by: 'triplets'},
  {id: 'daisuushii',      closed: 0, open: 0, yakuman: 2, by: 'triplets'},
  {id: 'suukantsu',       closed: 0, open: 0, yakuman: 1, by: 'triplets'},
  {id: 'daisharin',       closed: 0, open: 0, yakuman: 1, by: 'runs', rule: 'daisharin'},
  {id: 'daichisei',       closed: 0, open: 0, yakuman: 1, by: 'pairs', rule: 'daichisei'}
] as const

type Row = (typeof yakuTable)[number]

/** Id of a yaku. */
export type YakuId = Row['id']

/** The rows of a table that match `Wanted` and not `Unwanted`. */
type RowsOf<Table extends readonly unknown[], Wanted, Unwanted> = Table extends readonly [
  infer First,
  ...infer Rest
]
  ? First extends Unwanted
    ? RowsOf<Rest, Wanted, Unwanted>
    : First extends Wanted
      ? readonly [First, ...RowsOf<Rest, Wanted, Unwanted>]
      : RowsOf<Rest, Wanted, Unwanted>
  : readonly []

/** The rows of yaku with han that are read from something. */
export type YakuRows<Source extends YakuSource> = RowsOf<typeof yakuTable, {by: Source}, {closed: 0}>

/** The rows of yakuman that are read from something. */
export type YakumanRows<Source extends YakuSource> = RowsOf<typeof yakuTable, {by: Source}, {yakuman: 0}>
