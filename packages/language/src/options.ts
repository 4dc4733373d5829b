/**
 * Options of the services: how pages are read.
 */
import type {Options as HanafudaOptions} from 'remark-hanafuda'
import type {Options as MahjongOptions} from 'remark-mahjong'

/** How pages are read. */
export interface Options {
  /** Options of remark-mahjong (default: none). `onError` does not matter: everything is reported. */
  readonly mahjong?: Readonly<MahjongOptions> | null | undefined
  /** Options of remark-hanafuda (default: none). `onError` does not matter: everything is reported. */
  readonly hanafuda?: Readonly<HanafudaOptions> | null | undefined
}
