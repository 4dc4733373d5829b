/**
 * Claims that are likely but have to be tried: what the hand alone says, without the tiles that are seen elsewhere in the block,
 * the waits that are left, and the wait on both sides of a run where other shapes are possible too.
 */
import {nameOfShape} from '@tehai/core/labels'
import {lookup, type Language} from '@tehai/kernel/source'
import type {ElementContent} from 'hast'
import {numbersOf, plain} from './claim-text.js'
import {elementsOf, textOf} from '../page/page.js'

/** Claims that count tiles. */
export const counting: ReadonlySet<string> = new Set(['waits', 'ukeire'])

/** Keys whose tiles are seen by a player, and therefore no longer counted as left. */
export const seenTileKeys: ReadonlySet<string> = new Set([
  'indicator',
  'ura-indicator',
  'dora',
  'ura',
  'visible',
  'river',
  'win',
  'ron'
])

/** How many guesses are tried. Each takes as long as reading the block. */
const MOST_TRIED = 2

/**
 * What else may be claimed, the most likely first.
 *
 * @param truths
 *   What the block says.
 * @param alone
 *   What the block says without the tiles that are seen elsewhere.
 * @param rows
 *   The lines of the block.
 */
export function guessesOf(
  key: string,
  truths: readonly string[],
  alone: readonly string[],
  rows: string,
  language: Language
): readonly string[] {
  const guesses =
    key === 'waits' ? [...alone, ...livingOf(truths, rows), ...bothSides(truths, language)] : alone
  return [...new Set(guesses)].filter(guess => !truths.includes(guess)).slice(0, MOST_TRIED)
}

/** The word between points and points with honba, in languages that have a short one. */
const becomes: Readonly<Partial<Record<Language, string>>> = lookup({ja: 'は'})

/** Claims of points with honba, `2 han 30 fu 2000 -> 2300`. The amounts are those shown below a score. */
export function withHonba(
  truths: readonly string[],
  shown: readonly ElementContent[],
  language: Language
): readonly string[] {
  const [, worth, points] =
    /^(.{1,30}?\D) ?(\d{3,6})$/.exec(truths.find(one => /\D \d{3,6}$/.test(one)) ?? '') ?? []
  const amounts = numbersOf(plain(textOf(elementsOf(shown, 'mahjong-payment'))))
  const more = amounts.find(one => Number(one) > Number(points))
  if (worth === undefined || more === undefined) return []
  return [`${worth} ${points}${becomes[language] ?? ' -> '}${more}`]
}

/** Waits without those of which the hand has all four tiles: pages leave them out. */
function livingOf([waits]: readonly string[], rows: string): readonly string[] {
  const groups = waits?.split(' ') ?? []
  if (groups.length < 2 || !/(\d)\1{3}/.test(rows)) return []
  return groups.map((_, dead) => groups.filter((__, at) => at !== dead).join(' '))
}

/** `69s ryanmen 7 tiles`, where no shape is named. */
function bothSides(truths: readonly string[], language: Language): readonly string[] {
  const tiles = truths.find(truth => /^\d{2,3}[mps]$/.test(truth))
  const isSuji = truths.some(truth => /^\d-\d(?:-\d)?[mps]$/.test(truth))
  if (tiles === undefined || !isSuji) return []
  const counted = truths.find(truth => truth.startsWith(`${tiles} `))
  const isNamed = truths.some(truth => /^\S{1,8} \D/.test(truth))
  if (counted === undefined || isNamed) return []
  return [`${tiles} ${nameOfShape('ryanmen', language)} ${counted.slice(tiles.length + 1)}`]
}
