/**
 * What a page shows where a claim was filled in → how authors write it: all of it, or the part that they are after.
 */
import {lookup, type Language} from '@tehai/kernel/source'
import type {ElementContent} from 'hast'
import {best, figure, safe} from './of-choices.js'
import {readings, ukeire, waits} from './of-hands.js'
import {fu, points, score, yaku} from './of-scores.js'
import {claimText, numbersOf, type Forms} from './claim-text.js'

/**
 * The claims that the elements shown for a key make, as an author writes them.
 *
 * @param shown
 *   What the page shows for the key, where its value was `?`.
 * @param named
 *   Tiles of which other claims of the block speak (default: none).
 * @param language
 *   Of the words that are shown (default: `'en'`).
 */
export function claimForms(
  key: string,
  shown: readonly ElementContent[],
  named: readonly string[] = [],
  language: Language = 'en'
): readonly string[] {
  return formsOfText(key, claimText(shown), shown, named, language)
}

/** The same of a claim as text, with what is shown beside it. */
export function formsOfText(
  key: string,
  claim: string,
  shown: readonly ElementContent[],
  named: readonly string[],
  language: Language
): readonly string[] {
  const forms = formsOf[key]?.(claim, shown, named, language) ?? [claim]
  return [...new Set(forms)].filter(text => text !== undefined && text !== '' && text !== '?') as string[]
}

type FormsOfClaim = (
  claim: string,
  shown: readonly ElementContent[],
  named: readonly string[],
  language: Language
) => Forms

/** By key; the claim of others is written as it is shown. */
const formsOf: Readonly<Record<string, FormsOfClaim>> = lookup<FormsOfClaim>({
  waits,
  score,
  yaku,
  ukeire,
  fu,
  best,
  shanten: claim => [claim, numbersOf(claim)[0]],
  readings,
  safe,
  value: figure(3),
  'win-rate': figure(2),
  'tenpai-rate': figure(1),
  payments: points,
  'scores-after': points
})
