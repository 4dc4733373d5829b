/**
 * The input of a person: a number, a card, or an order, in any language.
 */
import {languages} from '@tehai/kernel/source'
import {kindCodeOf, parseCards, type CardId, type GameAction} from '@tehai/koikoi'
import {dictionaries} from '../../words/play.js'
import type {PlayOrder} from '../../words/play-schema.js'

/** What was meant. */
export type Input =
  | {readonly type: 'action'; readonly action: GameAction}
  | {
      readonly type: 'order'
      readonly order: Exclude<PlayOrder, 'koikoi' | 'shobu' | 'draw'>
      readonly rest: string
    }
  | {readonly type: 'unknown'; readonly text: string}
  | {readonly type: 'ambiguous'; readonly text: string}

/** The order for a word of any language. */
function orderOf(word: string): PlayOrder | undefined {
  for (const language of languages)
    for (const [order, words] of Object.entries(dictionaries[language].orders))
      if (words.includes(word)) return order as PlayOrder
  return undefined
}

const actionOfOrder = {koikoi: 'CallKoiKoi', shobu: 'CallShobu', draw: 'DrawCard'} as const

/**
 * Read a line.
 *
 * @param actions
 *   The choices as they are shown, numbered from 1.
 */
export function readInput(line: string, actions: readonly GameAction[]): Input {
  const text = line.normalize('NFKC').trim().slice(0, 200)
  const [word = '', ...rest] = text.split(/\s+/)
  const order = orderOf(word.toLowerCase())
  if (order === 'koikoi' || order === 'shobu' || order === 'draw') {
    const action = actions.find(({type}) => type === actionOfOrder[order])
    return action ? {type: 'action', action} : {type: 'unknown', text}
  }
  if (order) return {type: 'order', order, rest: rest.join(' ')}
  const numbered = /^\d{1,2}$/.test(text) ? actions[Number(text) - 1] : undefined
  if (numbered) return {type: 'action', action: numbered}
  return readCard(text, actions)
}

/** The only choice that the name of a card means. The name of a kind, such as 松カ, may mean several. */
function readCard(text: string, actions: readonly GameAction[]): Input {
  const {cards, messages} = parseCards(text)
  const [named] = cards
  if (messages.length > 0 || cards.length !== 1 || named!.card === null) return {type: 'unknown', text}
  const wanted = named!.card
  // The name of a plain refers to the first one of its month, but the hand may have the other one.
  const isExact = /[a-d]$/i.test(text)
  const means = (card: CardId) => card === wanted || (!isExact && kindCodeOf(card) === kindCodeOf(wanted))
  const alike = actions.filter(action => 'card' in action && means(action.card))
  if (alike.length === 1) return {type: 'action', action: alike[0]!}
  return {type: alike.length > 1 ? 'ambiguous' : 'unknown', text}
}
