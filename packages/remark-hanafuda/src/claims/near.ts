/**
 * The claim `near`: how close a yaku is, and which cards it lacks.
 */
import type {Size} from '@tehai/kernel/block'
import {elementWith, type Markup} from '@tehai/kernel/markup'
import {grammars, readNumber, type Message, type Span} from '@tehai/kernel/source'
import {cardOf, months, type CardId} from '@tehai/koikoi/cards'
import {yakuName} from '@tehai/koikoi/labels/reading'
import {parseCards} from '@tehai/koikoi/notation/reading'
import {evaluateYaku, nearYaku, type NearYaku} from '@tehai/koikoi/yaku/reading'
import {cardsMarkup, writtenOf} from '../cards/cards.js'
import {isListed, choiceOf, term} from '../cards/labels.js'
import {isDealt} from './made-yaku.js'
import {moved, pageMessage} from '../grammar/messages.js'
import {isOfKind, possiblePiles} from './possible-piles.js'
import type {Settings} from '../grammar/settings.js'
import {cutBlanks, cutCharacters, cutNumber, cutWord} from '../grammar/tail.js'
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
import {yakuItems} from '../grammar/yaku-list.js'
import {saysNone, withPlainDigits, yakuNear, yakuOfName, type YakuId} from '../grammar/yaku-names.js'

/** The most cards that a yaku may lack to be listed for a `?`. */
const NEAR = 2

/**
 * Check a claim, or fill it in. A face-down card may be one that is lacking, and if the opponent has captured it, a
 * near yaku may be impossible. If cards are only counted, the claim is judged for every pile that they may be.
 */
export function checkNear(entry: Claim, claimed: ClaimContext): Verdict {
  const {hiddenInPile: hidden, countedInPile: counted = []} = claimed
  if (!hidden) return checkKnown(entry, claimed)
  if (counted.reduce((sum, {count}) => sum + count, 0) !== hidden) return unchecked(entry)
  const {pile, opponent: gone, month, settings} = claimed
  const piles = possiblePiles({held: pile!, counted, gone, rules: settings.rules, month})
  return piles ? ofAll(entry, claimed, piles) : unchecked(entry)
}

/** What holds for all piles. */
function ofAll(entry: Claim, claimed: ClaimContext, piles: readonly (readonly CardId[])[]): Verdict {
  const verdicts: Verdict[] = []
  for (const pile of piles) {
    const one = checkKnown(entry, {...claimed, pile, hiddenInPile: 0})
    const [first = one] = verdicts
    const isAlike = one.state === first.state && (one.state !== 'filled' || isSame(one.shown, first.shown))
    if (!isAlike || one.state === 'unchecked') return unchecked(entry)
    verdicts.push(one)
  }
  const [first] = verdicts
  if (first?.state !== 'false') return first ?? unchecked(entry)
  const messages = first.messages.flatMap(message => settled(message, verdicts, claimed) ?? [])
  return messages.length > 0 ? wrong(entry, messages, claimed) : unchecked(entry)
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** A message that all piles have in common, with all possible true values; `null` if there are too many. */
function settled(message: Message, verdicts: readonly Verdict[], {settings}: ClaimContext): Message | null {
  const alike = verdicts.flatMap(({messages}) =>
    messages.filter(({id, start, end}) => id === message.id && start === message.start && end === message.end)
  )
  const truths = [...new Set(alike.map(({values}) => String(values['truth'])))]
  if (alike.length < verdicts.length || truths.length > MOST_TRUTHS) return null
  if (message.values['truth'] === undefined) return message
  return {...message, values: {truth: grammars[settings.lang].or(truths)}}
}

/** More that may be true is not said. */
const MOST_TRUTHS = 3

/** Check a claim about known cards, or about one of the piles that they may be. */
function checkKnown(entry: Claim, claimed: ClaimContext): Verdict {
  const {settings, month, hiddenOfOpponent} = claimed
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
    const shown = close.map(one => nearMarkup(one, claimed, claimed.isInline ? 's' : 'm'))
    const {comma} = grammars[lang]
    if (claimed.isInline) return filled(shown.flatMap((one, index) => (index > 0 ? [comma, ...one] : one)))
    const items = shown.map(one => elementWith('li', {}, one))
    return filled([elementWith('ul', {class: 'hanafuda-near'}, items)])
  }
  if (saysNone(entry.value) || entry.value === term('farAway', lang)) {
    if (close.length > 0 && !hiddenOfOpponent) {
      const truth = grammars[lang].list(close.map(one => nearInWords(one, claimed)))
      return wrong(entry, [falseNear(truth, entry)], claimed)
    }
    return isOpen ? unchecked(entry) : right(entry)
  }
  const isNear = (type: YakuId) => near.some(one => one.type === type)
  const isOfCounted = (type: YakuId | undefined) =>
    near.some(one => one.type === type && !areKnown(one, claimed))
  const found = nearItems(withPlainDigits(entry.value), isNear).map(one => {
    const unsettled =
      hiddenOfOpponent ||
      (one.type === 'monthly' && isMonthOpen) ||
      (one.inside !== undefined && isOfCounted(one.type))
    const messages = one.type === 'monthly' && isMonthOpen ? [] : nearFault(one, near, entry, claimed)
    return {...one, messages, unsettled}
  })
  const messages = found.flatMap(one => one.messages)
  // Marks alone name nothing.
  if (found.length === 0) messages.push(pageMessage('unknown-yaku', entry.start, entry.end))
  if (messages.length > 0) return wrong(entry, messages, claimed)
  if (found.some(({unsettled}) => unsettled)) return unchecked(entry)
  const [only] = found
  const isPlain = found.length === 1 && only!.inside === undefined
  return right(
    entry,
    isPlain
      ? nearMarkup(
          near.find(({type}) => type === only!.type)!,
          claimed
        )
      : [entry.value]
  )
}

const falseNear = (truth: string, {start, end}: Span): Message =>
  pageMessage('false-near', start, end, {truth})

/** What is wrong with one item of a claim. */
function nearFault(
  {type, name, count, inside, insideAt, ...item}: NearClaim,
  near: readonly NearYaku[],
  {start: offset}: Claim,
  claimed: ClaimContext
): Message[] {
  const {pile, opponent} = claimed
  const {lang} = claimed.settings
  const start = offset + item.start
  const whole = {start, end: offset + item.end}
  if (!type) return [pageMessage('unknown-yaku', start, start + name.length, {}, yakuNear(name))]
  const one = near.find(other => other.type === type)
  if (!one) {
    const why = term(whyNotNear(type, claimed), lang)
    return [falseNear(yakuName(type, lang) + grammars[lang].aside(why), whole)]
  }
  const {list, isChoice} = choiceOf(inside ?? '')
  const known = pile!.filter(card => areKnown({cards: [card]}, claimed))
  const cards = inside === undefined ? null : parseCards(list, {used: [...known, ...opponent]})
  const at = offset + insideAt
  if (cards && cards.messages.length > 0) return moved(cards.messages, at)
  const counts = count === undefined || count === one.lacking
  // If more cards would help than are needed, any of them may be named, and more of them as a choice or beside the number.
  const named = cards?.cards.flatMap(({card}) => (card === null ? [] : [card]))
  const isMore = named !== undefined && named.length > one.lacking
  const isAll = named?.length === one.lacking
  const isEnough = isChoice
    ? isMore || (isAll && isListed(inside!))
    : isAll || (isMore && count !== undefined)
  const helps =
    !named ||
    (isEnough && named.every(card => one.cards.includes(card) || !areKnown({cards: [card]}, claimed)))
  if (counts && helps) return []
  // With the right number, only the cards are wrong.
  return [falseNear(nearInWords(one, claimed), counts ? {start: at, end: at + inside!.length} : whole)]
}

/** Why a yaku is not near. */
function whyNotNear(type: YakuId, {pile, month, settings: {rules}}: ClaimContext) {
  if (isDealt(type)) return 'ofDealtHand'
  if (rules[`${type}Score`] === 0) return 'notByRules'
  return evaluateYaku(pile!, rules, {month}).some(one => one.type === type) ? 'isComplete' : 'isLost'
}

/** The yaku that the pile of a claim still lacks cards for, the nearest first. */
export const nearOf = ({pile, month, opponent, settings}: ClaimContext): readonly NearYaku[] =>
  nearYaku(pile!, settings.rules, {month, gone: opponent})

const isClose = ({lacking}: NearYaku): boolean => lacking <= NEAR

/** A yaku claimed to be near, how many cards it lacks, and the text that names them, with places in the value. */
interface NearClaim extends Span {
  readonly type: YakuId | undefined
  readonly name: string
  readonly count: number | undefined
  readonly inside: string | undefined
  readonly insideAt: number
}

/** The text before and after the number of cards that a yaku lacks. */
const before = 'まであと にあと まで あと 还差 還差 还缺 還缺 只差 差 缺 까지 needs lacks : ： ,'.split(' ')
const until = ['まで', 'に', '까지']
const numberAside = /^(?:あと|还差|還差|差)? ?(\d) ?(?:枚|张|張|장(?: 남음)?|cards?|more|away)$/
const after =
  'cards away,card away,more cards,more card,cards,card,more,away,枚,张牌,張牌,张,張,장 남음,장'.split(',')

/** Numbers of cards in words other than kanji: 한 장, `one card`. */
const numberWords = new Map([
  ['한', 1],
  ['두', 2],
  ['세', 3],
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['两', 2],
  ['兩', 2]
])
const wordOfNumber = /(?<![a-z가-힣])(?:[한두세]|one|two|three)$|[两兩]$/i

/** `桐に鳳凰で四光`: the cards before the yaku; `one away from Five Brights`: the number before it. */
const cardsFirst = /^([^(（]{1,60}?)(?:があれば|で|makes|for|이면|으로|로)\s?([^\s(（][^(（]{1,39})$/i
const numberFirst =
  /^(\d|one|two|three)\s(?:more\s|cards?\s)?(?:away\s|short\s)?(?:from|of|for|to)\s(.{2,40})$/i

/** The items of a claim: 青短 あと1枚（紅短）、猪鹿蝶 あと1枚. */
const nearItems = (text: string, isNear: (type: YakuId) => boolean): NearClaim[] =>
  yakuItems(text, (start, end) => nearItem(text.slice(start, end), start), isNear)

/** `五光 あと1枚（桐鳳）`: a yaku, how many cards it lacks, which. */
function nearItem(text: string, start: number): NearClaim {
  const item = nameFirst(text, start)
  if (item.type !== undefined) return item
  const end = start + text.length
  const [, number = '', far = ''] = numberFirst.exec(text) ?? []
  const count = numberWords.get(number.toLowerCase()) ?? Number(number)
  const farType = yakuOfName(far)
  if (farType) return {...item, type: farType, name: far, count, inside: undefined, start, end}
  const [, inside = '', name = ''] = cardsFirst.exec(text) ?? []
  const type = yakuOfName(name)
  return type ? {type, name, count: undefined, inside, insideAt: start, start, end} : item
}

/** An item that begins with the name of its yaku. */
function nameFirst(text: string, start: number): NearClaim {
  const closed = /[)）]$/.test(text) ? cutCharacters(text, text.length - 1, /[^()（）]/) : 0
  const isClosed = closed > 0 && /[(（]/.test(text[closed - 1]!)
  const inBrackets = isClosed ? text.slice(closed, -1) : undefined
  // `三光（あと1枚）`: the number may be in brackets.
  const aside = inBrackets === undefined ? null : numberAside.exec(inBrackets)
  const inside = aside ? undefined : inBrackets
  const unit = cutBlanks(text, isClosed ? closed - 1 : text.length)
  const cards = cutWord(text, unit, after)
  const to = cutBlanks(text, cards)
  const word = cards < unit ? (wordOfNumber.exec(text.slice(0, to))?.[0] ?? '') : ''
  const from = word === '' ? cutNumber(text, to, 2, cards < unit) : to - word.length
  const lead = cutBlanks(text, cutWord(text, cutBlanks(text, from), before))
  const end = cutBlanks(text, cutWord(text, lead, until))
  const number =
    numberWords.get(word.toLowerCase()) ?? (from < to ? readNumber(text.slice(from, to)) : undefined)
  const count = aside ? Number(aside[1]) : number
  const name = text.slice(0, end)
  return {
    type: yakuOfName(name),
    name,
    count,
    inside,
    start,
    end: start + text.length,
    insideAt: start + closed
  }
}

/** How close a yaku is, in words: `Three Brights: 1 more`. */
export const nearText = ({type, lacking}: NearYaku, {lang}: Settings): string =>
  hanafudaWords[lang].near(yakuName(type, lang), lacking)

/** The same for a message, with the cards, or with those to choose from: Three Brights lacks `8h` or `12h`. */
export function nearInWords(near: NearYaku, claimed: ClaimContext): string {
  const {settings} = claimed
  const text = nearText(near, settings)
  const {aside, or} = grammars[settings.lang]
  const {cards} = near
  if (!areKnown(near, claimed)) return text
  if (isCertain(near)) return text + aside(writtenOf(cards, claimed))
  return cards.length > MOST_CHOICES ? text : text + aside(or(cards.map(card => writtenOf([card], claimed))))
}

/** Most cards that are listed: with plain cards there may be a choice of twenty. */
const MOST_CHOICES = 3

/** Whether it is known which cards would help: if a kind is only counted, any of its cards may be in the pile. */
const areKnown = ({cards}: Pick<NearYaku, 'cards'>, {countedInPile = []}: ClaimContext): boolean =>
  !cards.some(card => countedInPile.some(({kind}) => isOfKind(kind, cardOf(card))))

/** Whether all cards that would help are needed. */
const isCertain = ({cards, lacking}: NearYaku) => cards.length === lacking

/** A yaku, how many cards it lacks, and which ones, if they are certain. */
function nearMarkup(near: NearYaku, claimed: ClaimContext, size: Size = 'm'): Markup[] {
  const {settings} = claimed
  const text = nearText(near, settings)
  return isCertain(near) && areKnown(near, claimed)
    ? [text, ' ', cardsMarkup(near.cards, settings, size)]
    : [text]
}
