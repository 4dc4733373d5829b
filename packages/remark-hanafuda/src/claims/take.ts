/**
 * The claim `take`: what a card takes from the field.
 *
 *     take: 3k                 filled in
 *     take: 3k x 3h            checked
 *     take: 3k, 8t             filled in for each of several cards
 *     take: 3k x 3h, 8t x 8k   checked for each
 *
 * If two cards of its month are on the field, a card takes the one that its player chooses; if there are three, it
 * takes all of them.
 */
import type {Markup} from '@tehai/kernel/markup'
import {grammars, type Message} from '@tehai/kernel/source'
import {matchesOf, type CardId} from '@tehai/koikoi/cards'
import {parseCards} from '@tehai/koikoi/notation/reading'
import {cardsMarkup, otherCards, writtenOf} from '../cards/cards.js'
import {isListed, choiceOf, orBetween, term} from '../cards/labels.js'
import {moved, pageMessage} from '../grammar/messages.js'
import {badValue, type Settings} from '../grammar/settings.js'
import {cutCharacters} from '../grammar/tail.js'
import {filled, right, unchecked, wrong, type Claim, type ClaimContext, type Verdict} from './verdict.js'
import {saysNone} from '../grammar/yaku-names.js'

/** Check a claim, or fill it in. A face-down card may be of the month. */
export function checkTake(entry: Claim, claimed: ClaimContext): Verdict {
  if (claimed.isFieldHidden) return unchecked(entry)
  const verdicts = takeItems(entry).map(one => checkItem(one, claimed))
  const messages = verdicts.flatMap(one => one.messages)
  if (verdicts.length === 1) return verdicts[0]!
  return messages.length > 0 ? wrong(entry, messages, claimed) : right(entry)
}

/** The items of a claim: a part of the list that has no arrow belongs to the one before it. */
function takeItems(entry: Claim): Claim[] {
  const {value, start} = entry
  const first = value.search(arrow)
  const marks = [...value.matchAll(/[、，,；;]/g)].map(({index}) => index)
  const ends = marks.filter(
    (mark, index) => first >= 0 && mark > first && arrow.test(value.slice(mark, marks[index + 1]))
  )
  return [...ends, value.length].map((end, item) => {
    const from = item === 0 ? 0 : ends[item - 1]! + 1
    return {...entry, value: value.slice(from, end), start: start + from, end: start + end}
  })
}

/**
 * The text between a card and what it takes. An `x` is a mark unless it is in a word: `3hx3k`, but `phoenix`. No mark
 * is needed before `none`.
 */
const mark =
  /[×→:：吃拿]|[-=]>|(?<!(?<!\d)[a-z])x(?![a-z])|(?<![a-z])(?:takes?|captures?)(?![a-z])|で|は(?=取れ|なし|何も)|으?로(?=\s)|\s(?=(?:none|nothing|なし|無し|无|無|没有|沒有|없음)\s*$)/
const arrow = new RegExp(mark, 'i')

/** Words for taking after the cards: を取る, 를 먹는다. */
const taking = /\s{0,3}(?:(?:が|を)取(?:る|れる|ります|れます)|[을를]\s?먹(?:는다|습니다|음))[。.]?$/

/** How authors say that all three are taken. */
const allWords =
  /^(?:三枚とも|三枚すべて|三枚全部|3枚とも|全部|すべて|all(?: three)?|三张全拿|三张都拿|三張全拿|三張都拿|세 장 모두|세 장 다|모두|전부)$/i

function checkItem(entry: Claim, claimed: ClaimContext): Verdict {
  const {settings} = claimed
  const field = claimed.field!
  const {value, start: at} = entry
  const [, left = '', stated = ''] = claimPattern.exec(
    value.slice(0, cutCharacters(value, value.length, /\?/))
  )!
  // The card comes from elsewhere: a card of the field cannot take itself.
  const {cards, messages} = parseCards(left, {used: field})
  if (messages.length > 0) return wrong(entry, moved(messages, at), claimed)
  const players = cards.flatMap(({card}) => (card === null ? [] : [card]))
  const text = stated.trimStart().replace(taking, '')
  if (players.length === 0 || players.length < cards.length || (players.length > 1 && text !== '')) {
    return wrong(entry, [badValue('take', entry)], claimed)
  }
  const shown = players.flatMap((card, index) => [
    index > 0 ? grammars[settings.lang].comma : '',
    cardsMarkup([card], settings),
    ' → ',
    ...takenMarkup(card, field, settings)
  ])
  if (text.trim() === '') return filled(shown)
  const [card] = players as [CardId]
  const offset = at + value.indexOf(text, left.length)
  const {list, isChoice} = choiceOf(text)
  const matches = matchesOf(card, field)
  const taken = saysNone(text)
    ? []
    : allWords.test(text.trim())
      ? allOf(matches)
      : readTaken(list, card, field)
  if ('messages' in taken) return wrong(entry, moved(taken.messages, offset), claimed)
  const isOfTwo = matches.length === 2
  const count = isOfTwo && !isChoice ? 1 : matches.length
  const isRight =
    (isOfTwo || !isChoice || isListed(text)) &&
    taken.length === count &&
    taken.every(one => matches.includes(one))
  if (isRight) return right(entry, isOfTwo ? [value] : shown)
  const truth = takenInWords(matches, claimed)
  return wrong(entry, [pageMessage('false-take', offset, entry.end, {truth})], claimed)
}

/** A card and what it takes. */
const claimPattern = new RegExp(`^(.*?)(?:(?:${mark.source})(.*))?$`, 'isu')

/** The cards stated to be taken: those of the field, if these can be meant. */
function readTaken(
  text: string,
  card: CardId,
  field: readonly CardId[]
): readonly CardId[] | {readonly messages: readonly Message[]} {
  const onField = parseCards(text, {used: otherCards(field)})
  const {cards, messages} = onField.messages.length === 0 ? onField : parseCards(text, {used: [card]})
  return messages.length > 0 ? {messages} : cards.map(({card: taken}) => taken ?? NO_CARD)
}

/** The cards that a word for all means: three cards of the field, else cards that cannot be there. */
const allOf = (matches: readonly CardId[]): readonly CardId[] => (matches.length === 3 ? matches : [NO_CARD])

/** A back among what is taken, which no card of the field is. */
const NO_CARD = -1

function takenMarkup(card: CardId, field: readonly CardId[], settings: Settings): Markup[] {
  const matches = matchesOf(card, field)
  if (matches.length === 0) return [term('nothing', settings.lang)]
  if (matches.length !== 2) return [cardsMarkup(matches, settings)]
  const [first, second] = matches.map(one => cardsMarkup([one], settings))
  return [first!, orBetween(settings.lang), second!]
}

function takenInWords(matches: readonly CardId[], claimed: ClaimContext): string {
  const {lang} = claimed.settings
  if (matches.length === 0) return term('nothing', lang)
  if (matches.length !== 2) return writtenOf(matches, claimed)
  return grammars[lang].or([...new Set(matches.map(one => writtenOf([one], claimed)))])
}
