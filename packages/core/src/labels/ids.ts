/** Ids of things that have names in mahjong but no table of their own in this package: fu, circumstances and dora. */

/** What a line of fu is for, in more detail than its id: which set, which wait. */
export const fuWords = [
  'base',
  'chiitoitsu',
  'minkou',
  'ankou',
  'minkan',
  'ankan',
  'pair',
  'kanchan',
  'penchan',
  'tanki',
  'tsumo',
  'menzen_ron',
  'open_pinfu',
  'rounding'
] as const

export type FuWord = (typeof fuWords)[number]

/** How riichi was declared. */
export type RiichiKind = 'riichi' | 'double' | 'open'

/** Circumstances of a win that either apply or do not, in the order in which they are listed. */
export const circumstances = [
  'ippatsu',
  'rinshan',
  'chankan',
  'haitei',
  'houtei',
  'tenhou',
  'chiihou',
  'renhou',
  'nagashi'
] as const

export type Circumstance = (typeof circumstances)[number]

/** Entries of a list of yaku that are not yaku. */
export type DoraId = 'dora' | 'ura_dora' | 'aka_dora' | 'north_dora'

/** Rules that affect the value of a hand. */
export type DecidingRule =
  | 'double-yakuman'
  | 'no-double-yakuman'
  | 'multiple-yakuman'
  | 'no-multiple-yakuman'
  | 'kazoe'
  | 'no-kazoe'
  | 'double-wind-2'
  | 'double-wind-4'
  | 'pinfu-tsumo'
  | 'no-pinfu-tsumo'

/** The length of a game: East alone, or East and South (東風戦, 半荘戦). */
export type GameLength = 'tonpuusen' | 'hanchan'
