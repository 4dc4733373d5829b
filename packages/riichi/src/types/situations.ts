/**
 * Situations: tests of a context, each a named interface.
 *
 *     {win: 'ron'; riichi: true} extends AnyRiichi   one instantiation; an object type without a name is one more
 */

/** A context in which nothing can be wrong: a single test for most hands. */
export interface Plain extends NothingRare {
  readonly riichi?: false | undefined
  readonly ippatsu?: false | undefined
}
/** Nothing but riichi happened. */
export interface NothingRare extends NoFirstTurn {
  readonly tile?: undefined
  readonly rinshan?: false | undefined
  readonly chankan?: false | undefined
  readonly haitei?: false | undefined
  readonly houtei?: false | undefined
}
export interface NoFirstTurn {
  readonly win: string
  readonly tenhou?: false | undefined
  readonly chiihou?: false | undefined
  readonly renhou?: false | undefined
}
export interface NoIndicators {
  readonly win: string
  readonly dora?: undefined
  readonly ura?: undefined
}
export interface Dealer {
  readonly seat: 'east'
}
export interface NotDealer {
  readonly seat: 'south' | 'west' | 'north'
}
export interface WithSeat {
  readonly seat: 'east' | 'south' | 'west' | 'north'
}
export interface WithRound {
  readonly round: 'east' | 'south' | 'west' | 'north'
}
export interface WithTile {
  readonly tile: string
}
export interface AnyRiichi {
  readonly riichi: true | 'double'
}
export interface Riichi {
  readonly riichi: true
}
export interface DoubleRiichi {
  readonly riichi: 'double'
}
export interface Ippatsu {
  readonly ippatsu: true
}
export interface Rinshan {
  readonly rinshan: true
}
export interface Chankan {
  readonly chankan: true
}
export interface Haitei {
  readonly haitei: true
}
export interface HouteiWithChankan {
  readonly houtei: true
  readonly chankan: true
}
export interface Houtei {
  readonly houtei: true
}
export interface Tenhou {
  readonly tenhou: true
}
export interface Chiihou {
  readonly chiihou: true
}
export interface Renhou {
  readonly renhou: true
}
export interface WithDora {
  readonly dora: string
}
export interface WithUra {
  readonly ura: string
}
export interface WithHonba {
  readonly honba: number
}
export interface WithHonbaRule {
  readonly rules: {readonly honba: number}
}
export interface WithSticks {
  readonly sticks: number
}

interface Rule<R> {
  readonly rules: R
}
export type NoKuitan = Rule<{readonly kuitan: false}>
export type Kiriage = Rule<{readonly kiriage: true}>
export type KazoeSanbaiman = Rule<{readonly kazoe: 'sanbaiman'}>
export type OneYakuman = Rule<{readonly multipleYakuman: false}>
export type LowDoubleWind = Rule<{readonly doubleWindPairFu: 2}>
export type LowOpenPinfu = Rule<{readonly openPinfuFu: 20}>
export type NoPinfuTsumo = Rule<{readonly pinfuTsumo: false}>
export type NoRinshanFu = Rule<{readonly rinshanFu: false}>
export type RenhouMangan = Rule<{readonly renhou: 'mangan'}> & Renhou
export type RenhouFiveHan = Rule<{readonly renhou: '5-han'}> & Renhou
export type RenhouYakuman = Rule<{readonly renhou: 'yakuman'}> & Renhou
export type AnyWait = Rule<{readonly tenhouWait: 'best'}> & Tenhou
export type NeedsHatsu = Rule<{readonly ryuuiisouNeedsHatsu: true}>
export type NoRedFives = Rule<{readonly redFives: 0}>
export type NoIppatsu = Rule<{readonly ippatsu: false}>
export type NoUra = Rule<{readonly ura: false}>
export type NoKanDora = Rule<{readonly kanDora: false}>
export type NoKanUra = Rule<{readonly kanUra: false}>
