/**
 * Yaku (役): every yaku the library knows, with its han closed and open.
 *
 * Data only, to be checked against a printed list. `open: 0` means that the hand must be closed. A yakuman has no han;
 * `yakuman: 2` stands for one that rule books call double, if the rules count it so (`doubleYakuman`).
 *
 * Sources: <https://tenhou.net/man/>, World Riichi Championship rules 2022; local ones: <https://ja.wikipedia.org/wiki/麻雀のローカル役>.
 */

export interface YakuRow {
  readonly id: string
  /** Han of a closed hand (門前); 0 for a yakuman. */
  readonly closed: number
  /** Han of an open hand (副露); 0: not with an open hand. */
  readonly open: number
  /** How many yakuman it is at most: 0, 1 or 2. */
  readonly yakuman: 0 | 1 | 2
  /** Rule that must be set for it, where it is not part of every game. */
  readonly rule?: string
}

// prettier-ignore
export const yakuTable = [
  // By the course of the hand
  {id: 'riichi',          closed: 1, open: 0, yakuman: 0},
  {id: 'double_riichi',   closed: 2, open: 0, yakuman: 0},
  {id: 'open_riichi',     closed: 1, open: 0, yakuman: 0, rule: 'openRiichi'},
  {id: 'ippatsu',         closed: 1, open: 0, yakuman: 0, rule: 'ippatsu'},
  {id: 'menzen_tsumo',    closed: 1, open: 0, yakuman: 0},
  {id: 'rinshan',         closed: 1, open: 1, yakuman: 0},
  {id: 'chankan',         closed: 1, open: 1, yakuman: 0},
  {id: 'haitei',          closed: 1, open: 1, yakuman: 0},
  {id: 'houtei',          closed: 1, open: 1, yakuman: 0},
  {id: 'renhou',          closed: 5, open: 0, yakuman: 1, rule: 'renhou'},
  // By the tiles
  {id: 'tanyao',          closed: 1, open: 1, yakuman: 0},
  {id: 'honroutou',       closed: 2, open: 2, yakuman: 0},
  {id: 'honitsu',         closed: 3, open: 2, yakuman: 0},
  {id: 'chinitsu',        closed: 6, open: 5, yakuman: 0},
  // By runs
  {id: 'pinfu',           closed: 1, open: 0, yakuman: 0},
  {id: 'iipeikou',        closed: 1, open: 0, yakuman: 0},
  {id: 'ryanpeikou',      closed: 3, open: 0, yakuman: 0},
  {id: 'sanshoku',        closed: 2, open: 1, yakuman: 0},
  {id: 'ittsuu',          closed: 2, open: 1, yakuman: 0},
  // By terminals and honors in every block
  {id: 'chanta',          closed: 2, open: 1, yakuman: 0},
  {id: 'junchan',         closed: 3, open: 2, yakuman: 0},
  // By triplets and kans
  {id: 'toitoi',          closed: 2, open: 2, yakuman: 0},
  {id: 'sanankou',        closed: 2, open: 2, yakuman: 0},
  {id: 'sankantsu',       closed: 2, open: 2, yakuman: 0},
  {id: 'sanshoku_doukou', closed: 2, open: 2, yakuman: 0},
  {id: 'round_wind',      closed: 1, open: 1, yakuman: 0},
  {id: 'seat_wind',       closed: 1, open: 1, yakuman: 0},
  {id: 'haku',            closed: 1, open: 1, yakuman: 0},
  {id: 'hatsu',           closed: 1, open: 1, yakuman: 0},
  {id: 'chun',            closed: 1, open: 1, yakuman: 0},
  {id: 'shousangen',      closed: 2, open: 2, yakuman: 0},
  // Seven pairs
  {id: 'chiitoitsu',      closed: 2, open: 0, yakuman: 0},
  // Yakuman
  {id: 'tenhou',          closed: 0, open: 0, yakuman: 1},
  {id: 'chiihou',         closed: 0, open: 0, yakuman: 1},
  {id: 'kokushi',         closed: 0, open: 0, yakuman: 1},
  {id: 'kokushi_13',      closed: 0, open: 0, yakuman: 2},
  {id: 'chuuren',         closed: 0, open: 0, yakuman: 1},
  {id: 'junsei_chuuren',  closed: 0, open: 0, yakuman: 2},
  {id: 'tsuuiisou',       closed: 0, open: 0, yakuman: 1},
  {id: 'ryuuiisou',       closed: 0, open: 0, yakuman: 1},
  {id: 'chinroutou',      closed: 0, open: 0, yakuman: 1},
  {id: 'suuankou',        closed: 0, open: 0, yakuman: 1},
  {id: 'suuankou_tanki',  closed: 0, open: 0, yakuman: 2},
  {id: 'daisangen',       closed: 0, open: 0, yakuman: 1},
  {id: 'shousuushii',     closed: 0, open: 0, yakuman: 1},
  {id: 'daisuushii',      closed: 0, open: 0, yakuman: 2},
  {id: 'suukantsu',       closed: 0, open: 0, yakuman: 1},
  {id: 'daisharin',       closed: 0, open: 0, yakuman: 1, rule: 'daisharin'},
  {id: 'daichisei',       closed: 0, open: 0, yakuman: 1, rule: 'daichisei'},
  {id: 'paarenchan',      closed: 0, open: 0, yakuman: 1, rule: 'paarenchan'}
] as const

/** Id of a yaku. */
export type YakuId = (typeof yakuTable)[number]['id']

/** Id of a yakuman that rules may count double. */
export type DoubleYakumanId = 'kokushi_13' | 'junsei_chuuren' | 'suuankou_tanki' | 'daisuushii'

/** Yakuman that may make somebody liable (パオ, 責任払い), in the order of the table. */
export const paoYakuman = ['daisangen', 'daisuushii', 'suukantsu'] as const

/** Id of a yakuman with liability. */
export type PaoYakumanId = (typeof paoYakuman)[number]
