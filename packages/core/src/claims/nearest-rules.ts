/** What may be meant by the parts of rules that are not understood. */
import {defaultRules, valuesOfRule} from '@tehai/riichi'
import {nearestOrSounding} from '@tehai/kernel/sounds'
import {nearest} from '@tehai/kernel/source'
import {fold, namesOfRules, ruleByFolded, switched} from './rule-words.js'
import {isRules} from './rule-change.js'

/** What an author may have meant: with the preceding `no` or following なし, or with another value of the rule. */
export function nearestRules(word: string): string[] {
  const equals = word.search(/[=＝:：]/)
  if (equals > 0) return nearestValues(word, equals)
  const no = /^(?:no|without)\s+/i.exec(word)?.[0] ?? ''
  const end = /(?:なし|無し|ナシ|あり|有り|アリ|\s{1,9}[있없]음)$/.exec(word)?.[0] ?? ''
  const name = word.slice(no.length, word.length - end.length)
  const near = nearestOrSounding(name.toLowerCase(), namesOfRules).flatMap(rule => {
    const said = no + rule + end
    return isRules(said) ? [said] : assignmentsOf(rule)
  })
  return near.length > 0 ? near : nearestOrSounding(word, switched)
}

/** A rule with each of its values, for rules that are not simply on or off: `rons=1`. */
function assignmentsOf(name: string): string[] {
  const rule = ruleByFolded.get(fold(name))
  return rule ? valuesOfRule(rule).map(value => `${rule}=${value}`) : []
}

/** A value that a rule does not have, or a rule that is not known, as in `renhou=6han` and `renho=mangan`. */
export function nearestValues(word: string, equals: number): string[] {
  const name = word.slice(0, equals).trim()
  const value = word.slice(equals + 1).trim()
  const rule = ruleByFolded.get(fold(name))
  if (!rule) return nearest(name.toLowerCase(), Object.keys(defaultRules)).map(one => `${one}=${value}`)
  const all = valuesOfRule(rule)
  const near = nearest(value.toLowerCase(), all)
  return (near.length > 0 ? near : all).map(one => `${rule}=${one}`)
}
