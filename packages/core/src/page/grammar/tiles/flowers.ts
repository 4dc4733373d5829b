/** Flowers in values of keys: they are not tiles of the game, so none can be a dora, a candidate or a drawn tile. */
import {isFlower} from '@tehai/riichi/tile'
import type {Message} from '@tehai/kernel/source'
import type {DialectId} from '../../../notation/dialect.js'
import {notationMessage} from '../../../notation/messages.js'
import {parse} from '../../../notation/parse.js'

/** Whether a text may have flowers: their suit letter, or their characters in Unicode. */
const mayHave = /[0-9][fｆ]|[\u{1F022}-\u{1F02A}]/u

/** A message for each flower of a text. Spans are offsets into the text. */
export function flowersIn(text: string, dialect: DialectId): readonly Message[] {
  if (!mayHave.test(text)) return []
  return parse(text, {dialect}).tree.nodes.flatMap(node =>
    node.type === 'tile' && isFlower(node.face)
      ? [notationMessage('bad-char', node.start, node.end, {dialect, wanted: dialect})]
      : []
  )
}
