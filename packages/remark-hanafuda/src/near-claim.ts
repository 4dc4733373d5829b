/**
 * The claim `near`: how far a yaku is, and which cards it lacks.
 */
import type {Size} from '@tehai/kernel/block'
import {elementWith, type Markup} from '@tehai/kernel/markup'
import {grammars, readNumber} from '@tehai/kernel/source'
import {months} from '@tehai/koikoi/cards'
import {yakuName} from '@tehai/koikoi/labels/reading'
import {parseCards} from '@tehai/koikoi/notation/reading'
import {evaluateYaku, nearYaku, type NearYaku} from '@tehai/koikoi/yaku/reading'
import {cardsMarkup} from './cards.js'
import {choiceOf, kindsOf, term} from './labels.js'
import {isDealt} from './made-yaku.js'
import {moved, pageMessage} from './messages.js'
import type {Settings} from './settings.js'
import {cutBlanks, cutCharacters, cutNumber, cutWord} from './tail.js'
import {
  filled,
  isRequested,
  right,
  unchecked,
  wrong,
  type Claim,
  type Claimed,
  type Verdict
} from './verdict.js'
import {dictionaries as hanafudaWords} from './words/index.js'
import {saysNone, withPlainDigits, yakuNear, yakuOfName, type YakuId} from './yaku-names.js'

/** The most cards that a yaku may lack to be listed for a `?`. */
const NEAR = 2

/**
 * Check a claim, or fill it in. A card that lies face down may be one that is lacking: with one that the opponent has
 * captured, what is near may be lost.
 */
export function checkNear(entry: Claim, claimed: Claimed): Verdict {
  if (claimed.hiddenInPile) return unchecked(entry)
  const {settings, pile, opponent, month, hiddenOfOpponent} = claimed
  const {lang, rules} = settings
  const near = nearOf(claimed)
  const close = near.filter(isClose)
  const isMonthOpen = month === null && rules.monthlyScore > 0
  const isOpen =
    (hiddenOfOpponent && close.length > 0) ||
    (isMonthOpen &&
      months.some(one => nearOf({...claimed, month: one.month}).filter(isClose).length > close.length))
  if (isRequested(entry)) {
    if (isOpen) return unchecked(entry)
    if (close.length === 0) return filled([term('farAway', lang)])
    const shown = close.map(one => nearMarkup(one, settings, claimed.isInline ? 's' : 'm'))
    const {comma} = grammars[lang]
    if (claimed.isInline) return filled(shown.flatMap((one, index) => (index > 0 ? [comma, ...one] : one)))
    const items = shown.map(one => elementWith('li', {}, one))
    return filled([elementWith('ul', {class: 'hanafuda-near'}, items)])
  }
  const refuse = (truth: string, start = entry.start, end = entry.end) =>
    wrong(entry, [pageMessage('false-near', start, end, {truth})], claimed)
  if (saysNone(entry.value) || entry.value === term('farAway', lang)) {
    if (close.length > 0 && !hiddenOfOpponent) {
      return refuse(grammars[lang].list(close.map(one => nearInWords(one, settings))))
    }
    return isOpen ? unchecked(entry) : right(entry)
  }
  const value = withPlainDigits(entry.value)
  const {name, count, inside} = nearClaim(value)
  const type = yakuOfName(name)
  const nameEnd = entry.start + name.length
  if (!type) {
    return wrong(entry, [pageMessage('unknown-yaku', entry.start, nameEnd, {}, yakuNear(name))], claimed)
  }
  if (type === 'monthly' && isMonthOpen) return unchecked(entry)
  const one = near.find(other => other.type === type)
  if (!one) return refuse(yakuName(type, lang) + grammars[lang].aside(term(whyNotNear(type, claimed), lang)))
  const {list, isChoice} = choiceOf(inside ?? '')
  const cards = inside === undefined ? null : parseCards(list, {used: [...pile!, ...opponent]})
  const at = entry.start + (inside === undefined ? 0 : value.lastIndexOf(inside))
  if (cards && cards.messages.length > 0) return wrong(entry, moved(cards.messages, at), claimed)
  const counts = count === undefined || count === one.lacking
  // If more cards would help than are needed, any of them may be named, and more of them as a choice.
  const named = cards?.cards.flatMap(({card}) => (card === null ? [] : [card]))
  const isEnough = isChoice ? named!.length > one.lacking : named?.length === one.lacking
  const helps = !named || (isEnough && named.every(card => one.cards.includes(card)))
  if (counts && helps) {
    if (hiddenOfOpponent) return unchecked(entry)
    return right(entry, named ? [entry.value] : nearMarkup(one, settings))
  }
  // With the right number, only the cards are wrong.
  return counts
    ? refuse(nearInWords(one, settings), at, at + inside!.length)
    : refuse(nearInWords(one, settings))
}

/** Why a yaku is not near. */
function whyNotNear(type: YakuId, {pile, month, settings: {rules}}: Claimed) {
  if (isDealt(type)) return 'ofDealtHand'
  if (rules[`${type}Score`] === 0) return 'notByRules'
  return evaluateYaku(pile!, rules, {month}).some(one => one.type === type) ? 'isComplete' : 'isLost'
}

/** The yaku that the pile of a claim still lacks cards for, the nearest first. */
export const nearOf = ({pile, month, opponent, settings}: Claimed): readonly NearYaku[] =>
  nearYaku(pile!, settings.rules, {month, gone: opponent})

const isClose = ({lacking}: NearYaku): boolean => lacking <= NEAR

/** What is claimed to be near: a yaku, how many cards it lacks, and the text that names them. */
interface NearClaim {
  readonly name: string
  readonly count: number | undefined
  readonly inside: string | undefined
}

/** What is before the number of cards that a yaku lacks, and after it. */
const before = 'あと 还差 還差 : ： ,'.split(' ')
const after = 'cards,card,more,枚,张,張,장 남음,장'.split(',')

/** `五光 あと1枚（桐鳳）`: a yaku, how many cards it lacks, which. */
function nearClaim(text: string): NearClaim {
  const closed = /[)）]$/.test(text) ? cutCharacters(text, text.length - 1, /[^()（）]/) : 0
  const isClosed = closed > 0 && /[(（]/.test(text[closed - 1]!)
  const inside = isClosed ? text.slice(closed, -1) : undefined
  const unit = cutBlanks(text, isClosed ? closed - 1 : text.length)
  const cards = cutWord(text, unit, after)
  const to = cutBlanks(text, cards)
  const from = cutNumber(text, to, 2, cards < unit)
  const end = cutBlanks(text, cutWord(text, cutBlanks(text, from), before))
  const count = from < to ? readNumber(text.slice(from, to)) : undefined
  return {name: text.slice(0, end), count, inside}
}

const nearText = ({type, lacking}: NearYaku, {lang}: Settings): string =>
  hanafudaWords[lang].near(yakuName(type, lang), lacking)

/** The same with the cards, or with those to choose from, for a message: Three Brights lacks `8h` or `12h`. */
export function nearInWords(near: NearYaku, settings: Settings): string {
  const text = nearText(near, settings)
  const {aside, or} = grammars[settings.lang]
  const {cards} = near
  if (isCertain(near)) return text + aside(kindsOf(cards))
  return cards.length > MOST_CHOICES ? text : text + aside(or(cards.map(card => kindsOf([card]))))
}

/** More cards are not listed: a row of plain cards has a choice of twenty. */
const MOST_CHOICES = 3

/** Whether there is no choice among the cards that would help. */
const isCertain = ({cards, lacking}: NearYaku) => cards.length === lacking

/** A yaku, how many cards it lacks, and which, where they are certain. */
function nearMarkup(near: NearYaku, settings: Settings, size: Size = 'm'): Markup[] {
  const text = nearText(near, settings)
  return isCertain(near) ? [text, ' ', cardsMarkup(near.cards, settings, size)] : [text]
}
