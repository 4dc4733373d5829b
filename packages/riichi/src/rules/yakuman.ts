/**
 * Yakuman that rules name one by one.
 */

/** Yakuman that rule books call double (ダブル役満): rules may count them so. */
export const doubleYakuman = ['kokushi_13', 'junsei_chuuren', 'suuankou_tanki', 'daisuushii'] as const

/** Id of a yakuman that rules may count double. */
export type DoubleYakumanId = (typeof doubleYakuman)[number]

/** Yakuman for which a player may become liable (パオ, 責任払い), in the order of the table. */
export const paoYakuman = ['daisangen', 'daisuushii', 'suukantsu'] as const

/** Id of a yakuman with liability. */
export type PaoYakumanId = (typeof paoYakuman)[number]
