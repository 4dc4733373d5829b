/**
 * Messages of a block: its body and the meta of its fence are two texts, so each message names the one it refers to.
 */
import type {Message} from '@tehai/kernel/source'

/** A message and which text its span points into. */
export interface PlacedMessage {
  readonly part: 'body' | 'meta'
  readonly message: Message
}
