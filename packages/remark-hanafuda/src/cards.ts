/**
 * Cards as markup: the elements that the drawing stage draws, readable notation without it.
 */
import {blockRow, inlineCode, type MarkupElement, type Size} from '@tehai/core/page'
import {codesOf, parseCards, type CardId, type Row} from '@tehai/koikoi'
import type {Settings} from './settings.js'

/** The id of the game, with which classes and languages begin. */
export const game = 'hanafuda'

/** Some cards in a line of text. */
export function cardsMarkup(
  cards: readonly CardId[],
  {lang}: Pick<Settings, 'lang'>,
  size: Size = 'm'
): MarkupElement {
  return inlineCode(codesOf(cards), {size, lang, checked: true}, [], null, game)
}

/**
 * A row of a block.
 *
 * @param row
 *   What was read of the source. Where cards that lie elsewhere have decided which plain is meant, the row is written
 *   by exact codes, since the drawing stage reads it alone.
 */
export function rowMarkup(source: string, row: Row, {lang, size}: Settings): MarkupElement {
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
  return blockRow(written, {...(size !== null && {size}), lang, checked: true}, [], null, game)
}
