/**
 * Options of the services: how pages are read.
 */
import type {Options as HanafudaOptions} from 'remark-hanafuda'
import type {Options as MahjongOptions} from 'remark-mahjong'
import type {PluggableList} from 'unified'

/** How pages are read. */
export interface Options {
  /** Options of remark-mahjong (default: none). `onError` has no effect: everything is reported. */
  readonly mahjong?: Readonly<MahjongOptions> | null | undefined
  /** Options of remark-hanafuda (default: none). `onError` has no effect: everything is reported. */
  readonly hanafuda?: Readonly<HanafudaOptions> | null | undefined
  /**
   * Plugins of unified for further syntax, such as `[remarkMdx]` (default: none). If their parser rejects a text, it
   * throws.
   */
  readonly syntax?: PluggableList | null | undefined
}
