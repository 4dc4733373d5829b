/**
 * The claim `near`: how far a yaku is, and which cards it lacks.
 */
import type {Size} from '@tehai/kernel/block'
import {elementWith, type Markup} from '@tehai/kernel/markup'
import {grammars, readNumber, type Language} from '@tehai/kernel/source'
import {yakuName} from '@tehai/koikoi/labels/reading'
import {parseCards} from '@tehai/koikoi/notation/reading'
import {evaluateYaku, nearYaku, type NearYaku} from '@tehai/koikoi/yaku/reading'
import {cardsMarkup} from './cards.js'
import {kindsOf, orBetween, term} from './labels.js'
import {isDealt} from './made-yaku.js'
import {moved, pageMessage} from './messages.js'
import type {Settings} from './settings.js'
import {cutBlanks, cutCharacters, cutDigits, cutWord} from './tail.js'
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

/** Check a claim, or fill it in. A card that lies face down may be one that is lacking. */
export function checkNear(entry: Claim, claimed: Claimed): Verdict {
  if (claimed.hiddenInPile) return unchecked(entry)
  const {settings} = claimed
  const {lang, rules} = settings
  const near = nearOf(claimed)
  const close = near.filter(({lacking}) => lacking <= NEAR)
  if (isRequested(entry)) {
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
    const truth = grammars[lang].list(close.map(one => nearInWords(one, settings)))
    return close.length === 0 ? right(entry) : refuse(truth)
  }
  const {name, count, inside} = nearClaim(withPlainDigits(entry.value))
  const type = yakuOfName(name)
  const nameEnd = entry.start + name.length
  if (!type) {
    return wrong(entry, [pageMessage('unknown-yaku', entry.start, nameEnd, {}, yakuNear(name))], claimed)
  }
  if (type === 'monthly' && claimed.month === null && rules.monthlyScore > 0) return unchecked(entry)
  const one = near.find(other => other.type === type)
  const list = inside === undefined ? null : choiceOf(inside, lang)
  const cards = list === null ? null : parseCards(list)
  if (cards && cards.messages.length > 0) {
    const at = entry.start + entry.value.lastIndexOf(inside!)
    return wrong(entry, moved(cards.messages, at), claimed)
  }
  if (!one) return refuse(yakuName(type, lang) + grammars[lang].aside(term(whyNotNear(type, claimed), lang)))
  const counts = count === undefined || count === one.lacking
  // If more cards would help than are needed, any of them may be named, and more of them as a choice.
  const named = cards?.cards.flatMap(({card}) => (card === null ? [] : [card]))
  const isEnough =
    named?.length === one.lacking || (list !== inside && named !== undefined && named.length > one.lacking)
  const helps = !named || (isEnough && named.every(card => one.cards.includes(card)))
  if (counts && helps) return right(entry, named ? [entry.value] : nearMarkup(one, settings))
  // With the right number, only the cards are wrong.
  const start = entry.start + (counts ? entry.value.lastIndexOf(inside!) : 0)
  return refuse(nearInWords(one, settings), start, counts ? start + inside!.length : entry.end)
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

/** Cards with blanks in place of what is between those of a choice: `8h or 12h`. No offset changes. */
function choiceOf(text: string, lang: Language): string {
  const or = orBetween(lang)
  return text.replaceAll('`', ' ').replaceAll(or, ' '.repeat(or.length))
}

/** What is claimed to be near: a yaku, how many cards it lacks, and the text that names them. */
interface NearClaim {
  readonly name: string
  readonly count: number | undefined
  readonly inside: string | undefined
}

/** What is before the number of cards that a yaku lacks, and after it. */
const before = ['あと', '还差', '還差', ':', '：', ',']
const after = ['cards', 'card', 'more', '枚', '张', '張', '장 남음', '장']

/** `五光 あと1枚（桐鳳）`: a yaku, how many cards it lacks, which. */
function nearClaim(text: string): NearClaim {
  const closed = /[)）]$/.test(text) ? cutCharacters(text, text.length - 1, /[^()（）]/) : 0
  const isClosed = closed > 0 && /[(（]/.test(text[closed - 1]!)
  const inside = isClosed ? text.slice(closed, -1) : undefined
  const unit = cutBlanks(text, isClosed ? closed - 1 : text.length)
  const cards = cutWord(text, unit, after)
  const to = cutBlanks(text, cards)
  const ascii = cutDigits(text, to, 2)
  const from = ascii === to && cards < unit ? cutCharacters(text, to, /[一二三四五六七八九十]/) : ascii
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
