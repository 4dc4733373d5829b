/**
 * Numbers of cards of a kind that an author writes beside captured cards, compared with the cards that are shown. Where none of
 * the kind is shown they stay as they are written, unchecked.
 */
import {element, type Markup} from '@tehai/kernel/markup'
import {append, grammars, sentence, type Message} from '@tehai/kernel/source'
import {cardOf, SpecialCardFlag, type Card, type CardId} from '@tehai/koikoi/cards'
import type {CardCount, CountedKind} from '../grammar/card-counts.js'
import {messages as table, pageMessage} from '../grammar/messages.js'
import type {Settings} from '../grammar/settings.js'
import type {Verdict} from './verdict.js'

/** Ribbons with words. */
const flags: Readonly<Partial<Record<CountedKind, number>>> = {
  akatan: SpecialCardFlag.RedPoetry,
  aotan: SpecialCardFlag.BluePoetry
}

const isOf = (kind: CountedKind, {type, specialFlag}: Card): boolean =>
  flags[kind] === undefined ? type === kind : specialFlag === flags[kind]

/** What comes of numbers of cards, and how many cards they count of which none is shown. */
export interface CountVerdict extends Verdict {
  readonly unseen: number
}

/**
 * Check numbers of cards.
 *
 * @param counts
 *   In the order of the text.
 * @param pile
 *   The cards that are shown.
 * @param hidden
 *   How many further cards lie face down.
 */
export function checkCounts(
  text: string,
  counts: readonly CardCount[],
  pile: readonly CardId[],
  hidden: number,
  settings: Settings
): CountVerdict {
  const {rules, canJudge, lang} = settings
  const messages: Message[] = []
  const shown: Markup[] = []
  let unseen = 0
  for (const {kind, count, number, start, end} of counts) {
    const written = text.slice(start, end)
    const cards = pile.map(cardOf)
    const seen = cards.filter(card => isOf(kind, card)).length
    const cups = cards.filter(({specialFlag}) => specialFlag === SpecialCardFlag.SakeCup).length
    const asPlains = kind === 'kasu' && (rules.sakeAsKasu || !canJudge) ? cups : 0
    if (shown.length > 0) shown.push(grammars[lang].comma)
    if (seen === 0) unseen += count
    if (seen === 0 || (count >= seen && count <= seen + hidden + asPlains)) {
      shown.push(written)
      continue
    }
    const right = text.slice(start, number.start) + seen + text.slice(number.end, end)
    const message = pageMessage('false-count', start, end, {count: seen}, [right])
    const title = sentence(message, table, text, lang)
    shown.push(element('mark', {class: 'hanafuda-false', title}, written))
    append(messages, [message])
  }
  const state = messages.length > 0 ? 'false' : unseen > 0 ? 'unchecked' : 'true'
  return {state, shown, messages, unseen}
}
