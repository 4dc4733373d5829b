/**
 * Options of the services: how pages are read.
 */
import type {Options as HanafudaOptions} from 'remark-hanafuda'
import type {Options as MahjongOptions} from 'remark-mahjong'
import type {PluggableList} from 'unified'

/** How pages are read. */
export interface Options {
  /** Options of remark-mahjong (default: none). `onError` does not matter: everything is reported. */
  readonly mahjong?: Readonly<MahjongOptions> | null | undefined
  /** Options of remark-hanafuda (default: none). `onError` does not matter: everything is reported. */
  readonly hanafuda?: Readonly<HanafudaOptions> | null | undefined
  /**
   * Plugins of unified for further syntax, such as `[remarkMdx]` (default: none). Where their parser refuses a text, it throws.
   */
  readonly syntax?: PluggableList | null | undefined
}
