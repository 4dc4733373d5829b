/**
 * Cards → text of every written form.
 */
import {cardOf, cardsOfMonth, codeOf, kindCodeOf} from '../cards/index.js'
import type {CardId} from '../cards/index.js'

/**
 * Forms of a row:
 *
 * - `exact`: `1a3b12d`
 * - `kind`: `1h 3r 12k`
 * - `group`: `1,3h 9t`
 * - `kanji`: 松鶴 桜短
 * - `name`: 松に鶴 桜に赤短
 * - `slug`: `matsu-ni-tsuru sakura-no-tan`
 */
export type CardForm = 'exact' | 'kind' | 'group' | 'kanji' | 'name' | 'slug'

/**
 * Write a row of cards.
 *
 * Reading the text gives the same cards in the same order: a plain whose short form would be ambiguous (the second of
 * a month if the first has not been named) is written as its exact code.
 */
export function formatCards(cards: readonly CardId[], form: CardForm = 'exact'): string {
  if (form === 'exact') return cards.map(codeOf).join('')
  const named = new Set<CardId>()
  const words = cards.map(card => {
    const isPlain = isNextOfKind(card, named)
    named.add(card)
    if (!isPlain) return codeOf(card)
    return form === 'kind' || form === 'group' ? kindCodeOf(card) : wordOf(card, form)
  })
  return form === 'group' ? joinGroups(words) : words.join(' ')
}

function wordOf(card: CardId, form: 'kanji' | 'name' | 'slug'): string {
  return cardOf(card)[form]
}

/** Whether the short form of a card means this one: no earlier card of its kind is still to be named. */
function isNextOfKind(id: CardId, named: ReadonlySet<CardId>): boolean {
  const card = cardOf(id)
  const kind = cardsOfMonth(card.month).filter(({type}) => type === card.type)
  return kind.find(other => !named.has(other.id))?.id === id
}

/** `1h 3h 9t` → `1,3h 9t`. */
function joinGroups(codes: readonly string[]): string {
  const groups: {months: string[]; letter: string}[] = []
  for (const code of codes) {
    const letter = code.at(-1)!
    const month = code.slice(0, -1)
    const last = groups.at(-1)
    if (last?.letter === letter) last.months.push(month)
    else groups.push({months: [month], letter})
  }
  return groups.map(({months, letter}) => months.join(',') + letter).join(' ')
}
