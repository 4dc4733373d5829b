/**
 * What is known of a block once its rows and its dora are read.
 */
import type {BlockDora} from './block-dora.js'
import type {BlockRows} from './rows.js'

export interface Known {
  readonly dora: BlockDora
  readonly rows: BlockRows
}
