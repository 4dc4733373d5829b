/**
 * The printed form of a round as markup: for each player the tiles dealt, and the turns one after the other.
 */
import {groupDigits, type Language} from '@tehai/kernel/source'
import {element, elementWith, type Markup, type MarkupElement} from '@tehai/kernel/markup'
import type {Tile} from '@tehai/riichi/tile'
import type {KifuPlayer, KifuTurn} from './kifu.js'
import {dictionaries as tableWords} from './words/table.js'

/** Tiles of a hand, or a tile that was drawn or discarded, as an inline row: in wire format, or to be drawn. */
export type RowMarkup = (tiles: readonly Tile[]) => MarkupElement

/**
 * A round as it is printed.
 *
 * @param players
 *   The result of `kifuOf`.
 * @param id
 *   Id of the game, with which the class begins (default: `mahjong`).
 */
export function kifuMarkup(
  players: readonly KifuPlayer[],
  language: Language,
  row: RowMarkup,
  id: string = 'mahjong'
): MarkupElement {
  return elementWith(
    'div',
    {class: `${id}-kifu`},
    players.map(player => playerMarkup(player, language, row))
  )
}

function playerMarkup(
  {seat, name, score, dealt, turns}: KifuPlayer,
  language: Language,
  row: RowMarkup
): MarkupElement {
  const {kifu} = tableWords[language]
  const title = [seat, name, groupDigits(score)].filter(one => one !== '').join(' ')
  return element(
    'div',
    {role: 'group', 'aria-label': title},
    element('p', {}, element('strong', {}, title)),
    element('p', {}, `${kifu.dealt} `, dealt === null ? kifu.hidden : row(dealt)),
    elementWith(
      'ol',
      {},
      turns.map(turn => turnMarkup(turn, language, row))
    )
  )
}

/** The drawn tile above the discard: an arrow if the drawn tile is discarded. */
function turnMarkup(
  {gained, by, discard, tsumogiri, riichi, move}: KifuTurn,
  language: Language,
  row: RowMarkup
): MarkupElement {
  const {kifu} = tableWords[language]
  const above: Markup[] = []
  if (by !== 'draw') above.push(element('small', {}, kifu[by]))
  if (gained !== null) above.push(row([gained]))
  const below: Markup[] = []
  if (riichi) below.push(element('small', {}, kifu.riichi))
  if (move !== null) below.push(element('small', {}, kifu[move]))
  if (tsumogiri) below.push(element('span', {role: 'img', 'aria-label': kifu.tsumogiri}, '↓'))
  else if (discard !== null) below.push(row([discard]))
  return element('li', {}, elementWith('span', {}, above), elementWith('span', {}, below))
}
