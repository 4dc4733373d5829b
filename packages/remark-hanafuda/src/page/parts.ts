/**
 * Parts: the content for the keys of a block of cards, in the order of its lines.
 */
import {factMarkup, factsMarkup, fillOf, foldMarkup} from '@tehai/kernel/block'
import {element, elementWith, type Markup} from '@tehai/kernel/markup'
import {append, type Message} from '@tehai/kernel/source'
import {chartOf, chartsNear, isRuledChart} from './chart.js'
import {checkClaim} from '../claims/claims.js'
import {game} from '../cards/code.js'
import type {Draft} from './draft.js'
import {scoreOfTotal} from '../grammar/further-names.js'
import {isIn, type KeyEntry, type KeyIn} from '../grammar/keys.js'
import {term} from '../cards/labels.js'
import {pageMessage} from '../grammar/messages.js'
import {placeReaders} from './places.js'
import {badValue} from '../grammar/settings.js'
import {missingValue} from '../grammar/situation.js'
import {unreadMarkup} from './unread-lines.js'
import {readWords} from './words.js'

export type PartReader = (entry: KeyEntry, draft: Draft) => void

/** What each other part of a page is. */
export const partReaders: Readonly<Record<KeyIn<'part'>, PartReader>> = {
  note: (entry, draft) => draft.parts.push(noteMarkup(wordsOf(entry, draft))),
  question: (entry, draft) =>
    draft.parts.push(elementWith('p', {class: 'hanafuda-question'}, wordsOf(entry, draft))),
  answer: (entry, draft) =>
    draft.answer.unshift(element('p', {}, elementWith('strong', {}, wordsOf(entry, draft)))),
  why: (entry, draft) => draft.answer.push(elementWith('p', {}, wordsOf(entry, draft))),
  chart(entry, draft) {
    const {value} = entry
    const chart = chartOf(value, draft.situation.settings)
    if (chart) {
      draft.parts.push(chart)
      draft.isRuled ||= isRuledChart(value)
    } else leaveUnread(entry, badValue('chart', entry, chartsNear(value)), draft)
  }
}

/** The words of a line, with the cards in them. */
const wordsOf = ({value, start}: KeyEntry, {situation, messages: found}: Draft): readonly Markup[] =>
  readWords(value, start, situation.settings, found)

/** A line of text beside the cards. */
export function noteMarkup(words: readonly Markup[]): Markup {
  return elementWith('p', {class: 'hanafuda-note'}, words)
}

/** Show a line as it is written, and say why. */
function leaveUnread({name, value}: KeyEntry, message: Message, draft: Draft): void {
  draft.messages.push(message)
  const line = `${name}: ${value}`.trimEnd()
  // Messages that do not name a subject are about the key.
  const inLine = {...message, start: 0, end: name.length}
  draft.parts.push(unreadMarkup(line, inLine, line, draft.situation.settings))
}

/** Add what a key shows to a draft. */
export function readPart(entry: KeyEntry, draft: Draft): void {
  const {start, end} = entry.nameSpan
  if (entry.value === '') leaveUnread(entry, missingValue(entry.key.id, entry), draft)
  else if (isIn(entry, 'place')) draft.parts.push(placeReaders[entry.key.id](entry, draft))
  else if (isIn(entry, 'claim')) readClaim(entry, draft)
  else if (isIn(entry, 'part')) partReaders[entry.key.id](entry, draft)
  else {
    // 合計: 16文 below captured cards is a score.
    const isScore = entry.key.id === 'total' && draft.pile !== null && /^\D*\d{1,3}\D*$/.test(entry.value)
    const meant = isScore ? [scoreOfTotal.get(entry.name) ?? 'score'] : []
    leaveUnread(entry, pageMessage('no-sheet', start, end, {}, meant), draft)
  }
}

function readClaim(entry: KeyEntry<'claim'>, draft: Draft): void {
  const {lang} = draft.situation.settings
  const {id} = entry.key
  const above = {...draft.situation, ...draft}
  const place = draft.parts.push('') - 1
  const judge = (): void => {
    const {opponent, hiddenOfOpponent, otherHandCount} = draft
    const {state, shown, messages} = checkClaim(entry, {
      ...above,
      opponent,
      hiddenOfOpponent,
      table: {...above, otherHandCount},
      isBroken: above.isBroken || draft.isBroken
    })
    append(draft.messages, messages)
    const folds = state === 'filled' && fillOf(entry.value) === '??'
    const inside = folds ? [foldMarkup(game, term('answer', lang), [elementWith('div', {}, shown)])] : shown
    const fact = factMarkup(game, id, term(id, lang), inside, state)
    draft.parts[place] = factsMarkup(game, [fact])
  }
  draft.isRuled ||= id !== 'take'
  draft.isClaimed = true
  // What the other player has may follow.
  if (id === 'near' || id === 'best') draft.later.push(judge)
  else judge()
}

/** The folded part of a quiz, at its end. */
export function foldAnswer({answer, parts, situation}: Draft): void {
  if (answer.length > 0) parts.push(foldMarkup(game, term('answer', situation.settings.lang), answer))
}
