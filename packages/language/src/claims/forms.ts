/**
 * What a page shows for a claim that was filled in → how authors write it: all of it, or the part that matters to them.
 */
import {lookup, type Language} from '@tehai/kernel/source'
import type {ElementContent} from 'hast'
import {best, figure, safe} from './of-choices.js'
import {readings, ukeire, waits} from './of-hands.js'
import {fu, points, score, yaku} from './of-scores.js'
import {claimText, numbersOf, type Forms} from './claim-text.js'

/**
 * The claims in the elements that are shown for a key, as an author writes them.
 *
 * @param shown
 *   What the page shows for the key when its value is `?`.
 * @param named
 *   Tiles that other claims of the block mention (default: none).
 * @param language
 *   Language of the words that are shown (default: `'en'`).
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

/** By key. Claims of other keys are written as they are shown. */
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
