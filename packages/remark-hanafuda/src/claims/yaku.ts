/**
 * The claim `yaku`: all yaku of the cards, with or without their points.
 */
import {grammars, type Language, type Message} from '@tehai/kernel/source'
import {kindCodeOf, type CardId} from '@tehai/koikoi/cards'
import {yakuInWords, yakuName} from '@tehai/koikoi/labels/reading'
import {totalScore, type NearYaku} from '@tehai/koikoi/yaku/reading'
import {nearInWords, nearOf, nearText} from './near.js'
import {term} from '../cards/labels.js'
import {isDealt, madeYaku, possibleYaku, type MadeYaku} from './made-yaku.js'
import {possiblePiles} from './possible-piles.js'
import {pageMessage} from '../grammar/messages.js'
import {otherRules} from './score.js'
import {
  filled,
  isRequested,
  right,
  unchecked,
  wrong,
  type Claim,
  type ClaimContext,
  type Verdict
} from './verdict.js'
import {dictionaries} from '../words/index.js'
import {namedYaku, sumOf, type NamedYaku} from '../grammar/yaku-list.js'
import {saysNone, withPlainDigits, yakuNear, type YakuId} from '../grammar/yaku-names.js'

/** Check a claim, or fill it in. */
export function checkYaku(entry: Claim, claimed: ClaimContext): Verdict {
  const outcomes = possibleYaku(claimed)
  const [first, ...others] = outcomes ?? []
  if (!first) return unchecked(entry)
  if (others.length === 0) return checkMade(first, entry, claimed)
  if (isRequested(entry)) return unchecked(entry)
  const verdicts = outcomes!.map(yaku => checkMade(yaku, entry, claimed))
  if (verdicts.every(({state}) => state === 'true')) return verdicts[0]!
  const messages = verdicts[0]!.messages.flatMap(
    message => settled(message, verdicts, claimed.settings.lang) ?? []
  )
  return messages.length > 0 ? wrong(entry, messages, claimed) : unchecked(entry)
}

/** A message that is right for all possible cards, without parts that depend on them; `null` if it may be wrong. */
function settled(message: Message, verdicts: readonly Verdict[], lang: Language): Message | null {
  const {id, start, end} = message
  const alike = verdicts.map(({messages}) =>
    messages.find(one => one.id === id && one.start === start && one.end === end)
  )
  if (alike.includes(undefined)) return null
  const text = JSON.stringify(message.values)
  if (alike.every(one => JSON.stringify(one!.values) === text)) return message
  return id === 'false-yaku' ? {...message, values: {truth: term('ofCounts', lang)}} : null
}

/** Check a claim about cards that make some yaku. */
function checkMade(yaku: readonly MadeYaku[], entry: Claim, claimed: ClaimContext): Verdict {
  const {lang} = claimed.settings
  const truth = yaku.length === 0 ? term('none', lang) : yakuInWords(yaku, lang)
  if (isRequested(entry)) return filled([truth])
  const value = withPlainDigits(entry.value)
  if (saysNone(value) || /^0\D*$/.test(value)) {
    if (yaku.length === 0) return right(entry)
    return wrong(entry, [pageMessage('false-none', entry.start, entry.end, {truth})], claimed)
  }
  const {at, points} = sumOf(value)
  const named = namedYaku(value.slice(0, at), entry.start, new Set(yaku.map(({type}) => type)))
  // Marks alone name nothing.
  if (named.length === 0) return wrong(entry, [pageMessage('unknown-yaku', entry.start, entry.end)], claimed)
  const messages = named.flatMap((one, index) =>
    one.type && named.findIndex(({type}) => type === one.type) < index
      ? [pageMessage('repeated-yaku', one.start, one.nameEnd)]
      : yakuFault(one, yaku, truth, entry, claimed)
  )
  // `Three Brights: 6 points, Animals: 1 point` states points for each.
  const last = yaku.find(({type}) => type === named.at(-1)?.type)
  const sum = totalScore(yaku)
  if (messages.length === 0 && points !== undefined && ![sum, last?.totalScore].includes(points)) {
    const start = entry.start + at + /^[\s、,，:：=＝]*/.exec(value.slice(at))![0].length
    const names = grammars[lang].names(yaku.map(({type}) => yakuName(type, lang)))
    const other = otherRules(claimed, one => totalScore(madeYaku(one) ?? []) === points)
    const values = {points: sum, yaku: names, other}
    messages.push(pageMessage('false-yaku-points', start, entry.start + value.length, values))
  }
  const missing = yaku.filter(({type}) => !named.some(one => one.type === type))
  if (messages.length === 0 && missing.length > 0) {
    const values = {missing: yakuInWords(missing, lang)}
    messages.push(pageMessage('missing-yaku', entry.start, entry.end, values))
  }
  return messages.length > 0 ? wrong(entry, messages, claimed) : right(entry)
}

function yakuFault(
  {type, points, count, start, end, nameEnd}: NamedYaku,
  yaku: readonly MadeYaku[],
  truth: string,
  {value, start: at}: Claim,
  claimed: ClaimContext
): Message[] {
  const {lang} = claimed.settings
  const actual = value.slice(start - at, nameEnd - at)
  if (!type) {
    return [pageMessage('unknown-yaku', start, nameEnd, {}, yakuNear(actual))]
  }
  const made = yaku.find(one => one.type === type)
  if (!made) {
    const near = claimed.dealt ? undefined : nearInPile(claimed).find(one => one.type === type)
    const parts = [
      truth,
      ...(near ? [nearWords(near, claimed)] : []),
      ...uncounted.filter(one => one.isOf(type, claimed)).map(({why}) => term(why, lang))
    ]
    return [pageMessage('false-yaku', start, nameEnd, {truth: grammars[lang].clauses(parts)})]
  }
  if (made.cards && count !== undefined && count !== made.cards.length) {
    const counted = yakuName(type, lang) + dictionaries[lang].count(made.cards.length)
    return [pageMessage('false-yaku', start, end, {truth: counted})]
  }
  if (points === null || points === made.totalScore) return []
  const isRight = (one: ClaimContext) =>
    madeYaku(one)?.find(other => other.type === type)?.totalScore === points
  const values = {points: made.totalScore, yaku: yakuName(type, lang), other: otherRules(claimed, isRight)}
  return [pageMessage('false-yaku-points', start, end, values)]
}

/** The near yaku if some cards are only counted and their identity does not change any yaku. */
function nearInPile(claimed: ClaimContext): readonly NearYaku[] {
  const {pile, countedInPile: counted = [], opponent, month, settings} = claimed
  if (counted.length === 0) return nearOf(claimed)
  const [cards] = possiblePiles({held: pile!, counted, gone: opponent, rules: settings.rules, month}) ?? []
  return cards ? nearOf({...claimed, pile: cards}) : []
}

/** How close a yaku is; the cards that it lacks are unknown if some cards are only counted. */
const nearWords = (near: NearYaku, claimed: ClaimContext): string =>
  claimed.countedInPile?.length ? nearText(near, claimed.settings) : nearInWords(near, claimed)

/** Cards that seem to count for a yaku but do not. */
const uncounted = [
  {
    why: 'notByRules',
    isOf: (type: YakuId, {dealt, settings: {rules}}: ClaimContext) =>
      type === 'teshi' ? dealt && !rules.enableTeshi : rules[`${type}Score`] === 0
  },
  {why: 'noRainMan', isOf: (type: YakuId, {pile}: ClaimContext) => type === 'sanko' && holds(pile, '11h')},
  {
    why: 'noSakeCup',
    isOf: (type: YakuId, {pile, settings}: ClaimContext) =>
      type === 'kasu' && !settings.rules.sakeAsKasu && holds(pile, '9t')
  },
  {why: 'ofDealtHand', isOf: (type: YakuId, {dealt}: ClaimContext) => isDealt(type) && !dealt}
] as const

const holds = (pile: readonly CardId[] | null, code: string) => pile?.some(card => kindCodeOf(card) === code)
