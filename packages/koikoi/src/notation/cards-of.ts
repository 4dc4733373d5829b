/**
 * Cards of texts that authors of programs write.
 */
import type {CardId} from '../cards/index.js'
import {parseCards} from './row.js'

/**
 * The cards of a text that must be right: a row written in code, a test, a script.
 *
 * @throws {SyntaxError} with the first message, if the text is not a row of cards.
 */
export function cardsOf(source: string): readonly CardId[] {
  const {cards, messages} = parseCards(source)
  const [fault] = messages
  if (fault)
    throw new SyntaxError(`Expected cards, got \`${source.slice(fault.start, fault.end)}\` (${fault.id})`)
  return cards.map(({card}) => {
    if (card === null) throw new SyntaxError('Expected cards, got a back')
    return card
  })
}
