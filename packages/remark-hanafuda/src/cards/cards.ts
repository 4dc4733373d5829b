/**
 * Cards as markup: the elements that the drawing stage draws, readable notation without it.
 */
import {blockRow, inlineCode} from './code.js'
import type {Size} from '@tehai/kernel/block'
import {element, elementWith, type Markup, type MarkupElement} from '@tehai/kernel/markup'
import {append, grammars} from '@tehai/kernel/source'
import {allCards, cardOf, kindCodeOf, type CardId, type CardType} from '@tehai/koikoi/cards'
import {cardName, typeName} from '@tehai/koikoi/labels/reading'
import {codesOf, parseCards, type Row} from '@tehai/koikoi/notation/reading'
import {pageMessage} from '../grammar/messages.js'
import type {Settings} from '../grammar/settings.js'
import {dictionaries as hanafudaWords} from '../words/index.js'

/** Read a row that must show something: a row without any card is reported, unless another message explains it. */
export function parseRow(source: string): Row {
  const row = parseCards(source)
  if (row.cards.length > 0 || row.messages.length > 0) return row
  return {...row, messages: [pageMessage('empty', 0, source.length)]}
}

/** Whether a card of a row is written by its name, as 松に鶴. */
export const isWorded = (source: string, {cards}: Row): boolean =>
  cards.some(
    ({card, start, end}) => card !== null && !/^[oy]*\d/i.test(source.slice(start, end).normalize('NFKC'))
  )

/** Cards in the style of the rows of a claim: by name if a name occurs there, else by month and kind. */
export function writtenOf(
  cards: readonly CardId[],
  {settings: {lang}, isWorded}: {readonly settings: Settings; readonly isWorded?: boolean | undefined}
): string {
  const written = cards.map(card => {
    const name = hanafudaWords[lang].inSentence(cardName(card, lang)).replace(/ ?\d$/, '')
    return isWorded && parseCards(name).messages.length === 0 ? name : kindCodeOf(card)
  })
  return `\`${written.join(isWorded ? grammars[lang].comma : ' ')}\``
}

/** The cards that are not among the given ones. */
export const otherCards = (some: readonly CardId[]): readonly CardId[] =>
  allCards.flatMap(({id}) => (some.includes(id) ? [] : [id]))

/** Some cards in a line of text. */
export function cardsMarkup(
  cards: readonly CardId[],
  {lang}: Pick<Settings, 'lang'>,
  size: Size = 'm'
): MarkupElement {
  return inlineCode(codesOf(cards), {size, lang, checked: true})
}

/**
 * A row of a block.
 *
 * @param row
 *   The result of reading the source. If cards elsewhere have decided which plain is meant, the row is written in
 *   exact codes, since the drawing stage reads it alone.
 * @param columns
 *   After how many cards the row breaks; `null` for the width of the page.
 */
export function rowMarkup(
  source: string,
  row: Row,
  {lang, size}: Settings,
  columns: number | null = null
): MarkupElement {
  const alone = parseCards(source)
  const same =
    row.messages.length > 0 ||
    (alone.messages.length === 0 && alone.cards.every(({card}, index) => card === row.cards[index]?.card))
  const written = same
    ? source
    : row.cards
        .map(({card, faceDown, sideways}) =>
          [faceDown && 'o', sideways && 'y', card !== null && codesOf([card])].filter(Boolean).join('')
        )
        .join(' ')
  const options = {...(size !== null && {size}), ...(columns !== null && {columns}), lang, checked: true}
  return blockRow(written, options)
}

/**
 * The cards that a player has captured, with one row for each kind, in the order of the months.
 *
 * @param backs
 *   How many further cards are face down.
 */
export function capturedMarkup(cards: readonly CardId[], {lang, size}: Settings, backs = 0): MarkupElement {
  const kind = (text: string, source: string): Markup[] => {
    const name = element('span', {class: 'hanafuda-kind'}, text)
    const row = inlineCode(source, {size: size ?? 'm', lang, checked: true})
    return [element('span', {class: 'hanafuda-kind-cards'}, name, ' ', row), ' ']
  }
  const rows = cardTypes.flatMap(type => {
    const own = cards.filter(card => cardOf(card).type === type).toSorted((a, b) => a - b)
    return own.length === 0 ? [] : kind(`${typeName(type, lang)} ${own.length}`, codesOf(own))
  })
  if (backs > 0) append(rows, kind(hanafudaWords[lang].backs(backs), 'o '.repeat(backs).trimEnd()))
  return elementWith('p', {class: 'hanafuda-captured-cards'}, rows.slice(0, -1))
}

const cardTypes: readonly CardType[] = ['hikari', 'tane', 'tanzaku', 'kasu']
