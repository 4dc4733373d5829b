/**
 * An example of each yaku that its tiles show: a complete hand, the winning tile last. A test scores every one.
 */
import type {YakuId} from '@tehai/riichi'

/** A hand in mpsz; melds are given with their call mark, as in a row. */
export const yakuExamples: Readonly<Partial<Record<YakuId, string>>> = {
  tanyao: '234m456p55678s666m',
  honroutou: '111m999p11s111z999s',
  honitsu: '123456m99m111z222z',
  chinitsu: '223344567m88m999m',
  pinfu: '234m456p66s45789s6s',
  iipeikou: '223344m567p88s456s',
  ryanpeikou: '223344m667788p55s',
  sanshoku: '234m234p234s789m11z',
  ittsuu: '123456789m456p22s',
  chanta: '123m789p123s111z99s',
  junchan: '123m789p123s99m999p',
  toitoi: '222m55p 4-44p 77-7s 666-s',
  sanankou: '222m555p777s456m99p',
  sankantsu: '22-22m 5-555p 777-7s 456m99p',
  sanshoku_doukou: '333m333p333s456m99p',
  round_wind: '234m456p789s22p111z',
  seat_wind: '234m456p789s22p222z',
  haku: '234m456p789s22p555z',
  hatsu: '234m456p789s22p666z',
  chun: '234m456p789s22p777z',
  shousangen: '234m456p555z66677z',
  chiitoitsu: '2255m4477p3388s11z',
  kokushi: '119m19p19s123456z7z',
  kokushi_13: '19m19p19s1234567z1m',
  chuuren: '1112245678999m3m',
  junsei_chuuren: '1112345678999m5m',
  tsuuiisou: '111222333z44z555z',
  ryuuiisou: '223344s666s888s66z',
  chinroutou: '111m999m111p999s11s',
  suuankou: '222m555p777s99m999p',
  suuankou_tanki: '222m555p777s999p1z1z',
  daisangen: '555z666z777z234m99p',
  shousuushii: '111z222z333z44z234m',
  daisuushii: '111z222z333z444z55m',
  suukantsu: '22-22m 5-555p 777-7s 3-333m 99p'
}
