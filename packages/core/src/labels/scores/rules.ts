/** Rules that affect the value of a hand, as an author writes them after `rules:`. */
import type {RuleChanges} from '@tehai/riichi'
import type {Language} from '@tehai/kernel/source'
import type {DecidingRule} from '../ids.js'
import {dictionaries as handWords} from '../words/scores.js'

/** What each rule changes, in the order in which rules are tried to explain a score that would be right under them. */
export const deciding: Readonly<Record<DecidingRule, RuleChanges>> = {
  'double-yakuman': {doubleYakuman: true},
  'no-double-yakuman': {doubleYakuman: false},
  'multiple-yakuman': {multipleYakuman: true},
  'no-multiple-yakuman': {multipleYakuman: false},
  kazoe: {kazoe: 'yakuman'},
  'no-kazoe': {kazoe: 'sanbaiman'},
  'double-wind-2': {doubleWindPairFu: 2},
  'double-wind-4': {doubleWindPairFu: 4},
  'pinfu-tsumo': {pinfuTsumo: true},
  'no-pinfu-tsumo': {pinfuTsumo: false}
}

/** A rule as its reader writes it: `double yakuman`, ダブル役満あり. */
export function nameOfRule(id: DecidingRule, language: Language): string {
  return handWords[language].rules[id]
}
