/**
 * The claim `score`: what is paid, with all doubling.
 */
import {readNumber} from '@tehai/kernel/source'
import {pointsInWords} from '@tehai/koikoi/labels/reading'
import {presets, type GameRules} from '@tehai/koikoi/rules'
import {finalScore, totalScore} from '@tehai/koikoi/yaku/reading'
import type {Calls} from '../grammar/context.js'
import {rulesName} from '../cards/labels.js'
import {madeYaku} from './made-yaku.js'
import {pageMessage} from '../grammar/messages.js'
import {badValue} from '../grammar/settings.js'
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
import {dictionaries as hanafudaWords} from '../words/index.js'

/** Check a claim, or fill it in. */
export function checkScore(entry: Claim, claimed: ClaimContext): Verdict {
  const {lang, rules} = claimed.settings
  const yaku = madeYaku(claimed)
  if (!yaku) return unchecked(entry)
  const base = totalScore(yaku)
  const score = paidOf(base, claimed)
  const points = pointsInWords(score, lang)
  const truth =
    score === base ? points : hanafudaWords[lang].reckoned(points, reckoningOf(base, claimed.calls, rules))
  if (isRequested(entry)) return filled([truth])
  const written = pointsOf(entry.value)
  if (written === undefined) {
    return wrong(entry, [badValue('score', entry, pointsNear(entry.value))], claimed)
  }
  if (written === score) return right(entry, [truth])
  const other = otherRules(claimed, one => paidFor(one) === written)
  const values = {truth, rules: rulesName(rules, lang), other}
  return wrong(entry, [pageMessage('false-score', entry.start, entry.end, values)], claimed)
}

/** What is paid for the points of yaku. */
const paidOf = (base: number, {dealt, calls, settings: {rules}}: ClaimContext): number =>
  dealt ? base : finalScore(base, calls, rules)

/** The points paid for the cards of a claim; `null` if they are not known. */
function paidFor(claimed: ClaimContext): number | null {
  const yaku = madeYaku(claimed)
  return yaku && paidOf(totalScore(yaku), claimed)
}

/** How the points paid are calculated: `7 × 2 × 2`, `3 + 1`. */
function reckoningOf(base: number, calls: Calls, rules: GameRules): string {
  const large = finalScore(base, {winner: 0, loser: 0}, rules)
  const score = finalScore(base, calls, rules)
  const isAdded = rules.koiKoiMode === 'ladder' && calls.winner <= rules.koiKoiBonusCalls
  const steps = [
    large === base ? '' : ` × ${large / base}`,
    score === large ? '' : isAdded ? ` + ${score - large}` : ` × ${score / large}`
  ]
  return base + steps.join('')
}

const pointsPattern = /^(?:(\d{1,4})|([一二三四五六七八九十]{1,3}))\s*(?:文|点|점|points?|pts?|mon)?$/

/** How points were calculated, without blanks and units: `6×2`. */
const reckoningPattern = /^\d{1,4}(?:[x×*+]\d{1,4}){1,3}$/

/** Points as authors write them: `6`, 6文, 六文, `12 (6 × 2)`, 6文×2＝12文; `undefined` if they cannot be read. */
function pointsOf(text: string): number | undefined {
  const folded = text.slice(0, 64).normalize('NFKC').toLowerCase()
  const [, before, after] = /^([^=]*)=([^=(]*)$/.exec(folded) ?? []
  const [, outside, inside] = /^([^(]*)\(([^)]*)\)$/.exec(folded) ?? []
  const [, digits, kanji] = pointsPattern.exec((after ?? outside ?? folded).trim()) ?? []
  const points = digits ? Number(digits) : kanji ? readNumber(kanji) : undefined
  const reckoning = (before ?? inside)?.replace(/\s|文|点|점|points?|pts?|mon|倍/g, '')
  const isTrue =
    reckoning === undefined || (reckoningPattern.test(reckoning) && resultOf(reckoning) === points)
  return isTrue ? points : undefined
}

/** The result of `6×2+1`. */
function resultOf(reckoning: string): number {
  const product = (term: string) => term.split(/[x×*]/).reduce((one, factor) => one * Number(factor), 1)
  return reckoning.split('+').reduce((sum, term) => sum + product(term), 0)
}

const numberWords = 'one two three four five six seven eight nine ten'.split(' ')

/** The only number in a text that cannot be read as points, as in `6 pionts` and `six mon`. */
function pointsNear(text: string): string[] {
  const spelled = numberWords.indexOf(/^[a-z]*/i.exec(text)![0].toLowerCase())
  if (spelled >= 0) return [String(spelled + 1)]
  const folded = text.slice(0, 64).normalize('NFKC')
  const numbers = folded.match(/\d{1,4}/g) ?? []
  // `6 points x2`
  const [, base, times] = /^\D{0,8}(\d{1,3})\D{0,8}[x×*倍]\s?(\d)\D{0,4}$/i.exec(folded) ?? []
  if (base !== undefined) return [String(Number(base) * Number(times))]
  return numbers.length === 1 ? [...numbers] : []
}

/** The end of a message about a claim that is right by another preset; empty if there is no such preset. */
export function otherRules(claimed: ClaimContext, isRight: (claimed: ClaimContext) => boolean): string {
  const {settings} = claimed
  const found = Object.values(presets).find(
    rules => rules.name !== settings.rules.name && isRight({...claimed, settings: {...settings, rules}})
  )
  return found ? hanafudaWords[settings.lang].byOtherRules(rulesName(found, settings.lang)) : ''
}
