/**
 * Possible piles of captured cards of which some are only counted, タネ5枚、カス8枚: yaku are judged by these if the cards
 * themselves are not shown.
 */
import {allCards, SpecialCardFlag, type Card, type CardId, type Month} from '@tehai/koikoi/cards'
import type {GameRules} from '@tehai/koikoi/rules'
import type {CountedKind, KindCount} from '../grammar/card-counts.js'

/** Most piles that are tried: with more, their yaku are not judged. */
const MOST_PILES = 1500

/** Ribbons with words. */
const flags: Readonly<Partial<Record<CountedKind, SpecialCardFlag>>> = {
  akatan: SpecialCardFlag.RedPoetry,
  aotan: SpecialCardFlag.BluePoetry
}

/** Whether a card is one of a kind; the cup is an animal. */
export const isOfKind = (kind: CountedKind, {type, specialFlag}: Card): boolean =>
  flags[kind] === undefined ? type === kind : specialFlag === flags[kind]

/** What is known about a pile. */
export interface CountedPile {
  /** Cards that are shown. */
  readonly held: readonly CardId[]
  /** Numbers of further cards. */
  readonly counted: readonly KindCount[]
  /** Cards that are elsewhere. */
  readonly gone: readonly CardId[]
  readonly rules: GameRules
  readonly month: Month | null
}

/**
 * The piles that captured cards may be, one for each that may have different yaku; `null` if there are too many. A
 * number of ribbons may or may not include those with words, and a number of plains the cup, if it is a plain by the
 * rules.
 */
export function possiblePiles(known: CountedPile): readonly (readonly CardId[])[] | null {
  const {held, gone, rules} = known
  const counts = countsByKind(known.counted)
  const free = allCards.filter(({id}) => !held.includes(id) && !gone.includes(id))
  const bright = choices(free, 'hikari', counts.get('hikari') ?? 0, known)
  const animal = choices(free, 'tane', counts.get('tane') ?? 0, known)
  const ribbon = ribbons(free, counts, known)
  const plain = choices(free, 'kasu', counts.get('kasu') ?? 0, known)
  const fewer =
    rules.sakeAsKasu && counts.has('kasu') ? choices(free, 'kasu', counts.get('kasu')! - 1, known) : []
  if (bright.length * animal.length * ribbon.length * (plain.length + 2 * fewer.length) > MOST_PILES)
    return null
  const piles: (readonly CardId[])[] = []
  for (const brights of bright) {
    for (const animals of animal) {
      for (const ribbonCards of ribbon) {
        const others = [...held, ...brights, ...animals, ...ribbonCards]
        for (const plains of plain) piles.push([...others, ...plains])
        const withCup = counts.has('tane') || others.includes(cup) ? others : [...others, cup]
        if (!withCup.includes(cup) || gone.includes(cup)) continue
        for (const plains of fewer) piles.push([...withCup, ...plains])
      }
    }
  }
  return piles
}

const cup: CardId = allCards.find(({specialFlag}) => specialFlag === SpecialCardFlag.SakeCup)!.id

/** How many cards of each kind are counted. */
function countsByKind(counted: readonly KindCount[]): ReadonlyMap<CountedKind, number> {
  const counts = new Map<CountedKind, number>()
  for (const {kind, count} of counted) counts.set(kind, (counts.get(kind) ?? 0) + count)
  return counts
}

/** Ribbons: those with words as counted, and as many others as the total number of ribbons leaves. */
function ribbons(
  free: readonly Card[],
  counts: ReadonlyMap<CountedKind, number>,
  known: CountedPile
): readonly (readonly CardId[])[] {
  const red = counts.get('akatan')
  const blue = counts.get('aotan')
  const all = counts.get('tanzaku')
  const own = (red ?? 0) + (blue ?? 0)
  const totals = all === undefined ? [own] : own === 0 ? [all] : [all, all + own]
  const isCounted = (cards: readonly CardId[], kind: CountedKind, count: number | undefined) =>
    count === undefined || cards.filter(id => isOfKind(kind, allCards[id]!)).length === count
  return [...new Set(totals)]
    .flatMap(total => choices(free, 'tanzaku', total, known))
    .filter(cards => isCounted(cards, 'akatan', red) && isCounted(cards, 'aotan', blue))
}

/** The ways to choose a number of cards of a type that may have different yaku. */
function choices(
  free: readonly Card[],
  type: Card['type'],
  count: number,
  {rules, month}: CountedPile
): readonly (readonly CardId[])[] {
  if (count < 0) return []
  // Cards with the same part in all yaku.
  const alike = new Map<string, CardId[]>()
  for (const card of free) {
    if (card.type !== type) continue
    const ofMonth = rules.monthlyScore > 0 && (month === null ? card.month : card.month === month)
    const part = `${card.specialFlag} ${card.month === 11} ${type === 'hikari' && card.month === 12} ${ofMonth}`
    alike.set(part, [...(alike.get(part) ?? []), card.id])
  }
  let found: (readonly CardId[])[] = [[]]
  const groups = [...alike.values()]
  for (const [at, group] of groups.entries()) {
    const after = groups.slice(at + 1).reduce((sum, {length}) => sum + length, 0)
    found = found.flatMap(taken => {
      const least = Math.max(0, count - taken.length - after)
      const most = Math.min(group.length, count - taken.length)
      const numbers = Array.from({length: Math.max(0, most - least + 1)}, (_, more) => least + more)
      return numbers.map(number => [...taken, ...group.slice(0, number)])
    })
    if (found.length > MOST_PILES) return found
  }
  return found.filter(({length}) => length === count)
}
