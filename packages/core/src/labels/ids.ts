/**
 * Ids of things that have names in mahjong but no room in this package: fu, circumstances and dora.
 */

/** What a line of fu is for, more exactly than its id: which set, which wait. */
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

/** Circumstances of a win that are simply so or not, in the order they are listed. */
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

/** What a list of yaku has besides yaku. */
export type DoraId = 'dora' | 'ura_dora' | 'aka_dora' | 'north_dora'

/** Rules by which the worth of a hand differs. */
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
