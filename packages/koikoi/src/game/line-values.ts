/**
 * Rules, cards, decks and actions of the lines that other programs give.
 */
import {sentence} from '@tehai/kernel/source'
import {codeOf, isCardId, type CardId} from '../cards/index.js'
import {notationMessages, parseCards} from '../notation/index.js'
import type {GameAction} from '../round/index.js'
import {
  defaultRules,
  defineRules,
  findPreset,
  presets,
  type GameRules,
  type RuleChanges
} from '../rules/index.js'
import {badValue, BadLine, listOf, recordOf, type Line} from './line-fields.js'

/** The rules of a line, its changes to them included. */
export function rulesOfLine(fields: Line): GameRules {
  const {rules} = fields
  const base = typeof rules === 'string' ? findPreset(rules) : defaultRules
  if (!base) throw badValue(`a rule set, one of ${presetNames}`, rules, 'rules')
  const own = typeof rules === 'string' ? base : changedRules(base, recordOf(fields, 'rules'), 'rules')
  return changedRules(own, recordOf(fields, 'override'), 'override')
}

const presetNames = Object.keys(presets)
  .map(name => `\`${name}\``)
  .join(', ')

function changedRules(base: GameRules, changes: Line, field: string): GameRules {
  const {name} = changes
  if (name !== undefined && typeof name !== 'string') throw badValue('the name of rules', name, field)
  try {
    return defineRules(base, changes as RuleChanges)
  } catch (error) {
    throw new BadLine({message: (error as Error).message, field})
  }
}

/** The cards of a pile, by their codes or their ids. */
export function cardsOfLine(fields: Line): readonly CardId[] {
  const {cards} = fields
  const ids = fields['ids'] ?? undefined
  const isList = Array.isArray(cards) && cards.every(card => typeof card === 'string')
  const text = isList ? cards.join(' ') : (cards ?? undefined)
  if (text !== undefined && typeof text !== 'string') {
    throw badValue('`cards` to be text or a list of texts', cards, 'cards')
  }
  const named = text === undefined ? undefined : cardsOfText(text, 'cards')
  const numbered = ids === undefined ? undefined : idsOfLine(listOf(fields, 'ids'))
  const pile = named ?? numbered
  if (!pile) throw new BadLine({message: 'Expected `cards` or `ids`, got neither', field: 'cards'})
  if (
    named &&
    numbered &&
    (named.length !== numbered.length || named.some(card => !numbered.includes(card)))
  ) {
    throw new BadLine({message: 'Expected `cards` and `ids` to name the same cards', field: 'ids'})
  }
  return pile
}

function idsOfLine(ids: readonly unknown[]): readonly CardId[] {
  return ids.map((id, index) => {
    if (!isCardId(id)) throw badValue('a card id, 0 to 47', id, 'ids', index)
    if (ids.indexOf(id) !== index) {
      throw new BadLine({
        message: `Expected each card once, got \`${codeOf(id)}\` twice`,
        field: 'ids',
        index
      })
    }
    return id
  })
}

function cardsOfText(text: string, field: string, index?: number): readonly CardId[] {
  const {cards, messages} = parseCards(text)
  const [fault] = messages
  if (fault) {
    const {start, end} = fault
    const message = sentence(fault, notationMessages, text, 'en')
    throw new BadLine({message, field, ...(index === undefined ? {} : {index}), start, end})
  }
  return cards.flatMap(({card}) => (card === null ? [] : [card]))
}

/** Decks: a list, or a single deck. */
export function decksOf(fields: Line): readonly unknown[] {
  const {decks} = fields
  return typeof decks === 'string' ? [decks] : listOf(fields, 'decks')
}

/** A deck of 48 cards, as text or as a list of ids. */
export function deckOfLine(deck: unknown, index: number): readonly CardId[] {
  const cards =
    typeof deck === 'string' ? cardsOfText(deck, 'decks', index) : idsOfLine(Array.isArray(deck) ? deck : [])
  if (cards.length === 48) return cards
  throw new BadLine({message: `Expected a deck of 48 cards, got ${cards.length}`, field: 'decks', index})
}

/** An action is a word or two. */
const longestAction = 100

const actionWords = /^\s*(?:(play|take)\s+(\S.*?)|(draw)|(koi-?koi|koi)|(shobu|stop))\s*$/i

/** An action from text: `play 2d`, `draw`. */
export function actionOfLine(action: unknown, index: number): GameAction {
  const match = typeof action === 'string' && action.length <= longestAction ? actionWords.exec(action) : null
  if (!match) {
    const wanted = 'an action such as `play 2d`, `take 3d`, `draw`, `koikoi` or `shobu`'
    throw badValue(wanted, action, 'actions', index)
  }
  const [, verb, text, draws, calls] = match
  if (verb) {
    const [card, more] = cardsOfText(text!, 'actions', index)
    if (card === undefined || more !== undefined) {
      throw new BadLine({message: `Expected one card, got \`${text!}\``, field: 'actions', index})
    }
    return {type: verb.toLowerCase() === 'play' ? 'PlayCard' : 'SelectFieldCard', card}
  }
  if (draws) return {type: 'DrawCard'}
  return {type: calls ? 'CallKoiKoi' : 'CallShobu'}
}
