/**
 * Context: what every check of a block reads. Each step adds what it found; earlier parts are never changed.
 *
 *     content → dora → rows → hands
 */
import {readDora, type BlockDora} from './dora.js'
import type {CheckClaim, CheckHand, ClaimedHand} from '../result/claims.js'
import {readHands} from './hands.js'
import {readRows, type BlockRows} from './rows.js'
import type {BlockContent} from '../../grammar/content.js'
import type {PlacedMessage} from '../../grammar/placed-message.js'

/** Judges hands and claims by the rules of the game; `null` if a page is checked without rules. */
export interface Judges {
  readonly checkClaim: CheckClaim | null
  readonly checkHand: CheckHand | null
}

/** A block with its dora, rows and hands. */
export interface BlockContext extends BlockContent {
  readonly dora: BlockDora
  readonly rows: BlockRows
  /** The hands that the block says something about, by the index of their row. */
  readonly hands: ReadonlyMap<number, ClaimedHand>
  readonly judges: Judges
}

/** A check of a block: it reads the context, and returns the messages. */
export type Check = (context: BlockContext) => readonly PlacedMessage[]

/** Find out what the checks need to know. */
export function contextOf(content: BlockContent, judges: Judges): BlockContext {
  const {dora, messages: doraMessages} = readDora(content)
  const {rows, messages: rowMessages} = readRows(content, dora)
  const isJudged = judges.checkClaim !== null || judges.checkHand !== null
  const hands = isJudged ? readHands(content, dora, rows) : new Map<number, ClaimedHand>()
  const messages = [...content.messages, ...doraMessages, ...rowMessages]
  return {...content, dora, rows, hands, judges, messages}
}
