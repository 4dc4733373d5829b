/**
 * The printed form of a round as markup: for each player the tiles dealt, and the turns one after the other.
 */
import {groupDigits, type Language} from '@tehai/kernel/source'
import {element, elementWith, type Markup, type MarkupElement} from '@tehai/kernel/markup'
import type {Tile} from '@tehai/riichi/tile'
import {inlineCode} from '../page/row/wire.js'
import {tableWords, type KifuPlayer, type KifuTurn} from '../table/index.js'

/** A round as it is printed. */
export function kifuMarkup(players: readonly KifuPlayer[], language: Language): MarkupElement {
  return elementWith(
    'div',
    {class: 'mahjong-kifu'},
    players.map(player => playerMarkup(player, language))
  )
}

function playerMarkup({seat, name, score, dealt, turns}: KifuPlayer, language: Language): MarkupElement {
  const {kifu} = tableWords[language]
  const title = [seat, name, groupDigits(score)].filter(one => one !== '').join(' ')
  return element(
    'div',
    {role: 'group', 'aria-label': title},
    element('p', {}, element('strong', {}, title)),
    element('p', {}, `${kifu.dealt} `, dealt === null ? kifu.hidden : tiles(dealt, language)),
    elementWith(
      'ol',
      {},
      turns.map(turn => turnMarkup(turn, language))
    )
  )
}

const tiles = (list: readonly Tile[], lang: Language): MarkupElement =>
  inlineCode(list.join(''), {dialect: 'mpsz', lang, checked: true})

/** What came above what went: an arrow for the tile that goes as it has come. */
function turnMarkup(
  {gained, by, discard, tsumogiri, riichi, move}: KifuTurn,
  language: Language
): MarkupElement {
  const {kifu} = tableWords[language]
  const above: Markup[] = []
  if (by !== 'draw') above.push(element('small', {}, kifu[by]))
  if (gained !== null) above.push(tiles([gained], language))
  const below: Markup[] = []
  if (riichi) below.push(element('small', {}, kifu.riichi))
  if (move !== null) below.push(element('small', {}, kifu[move]))
  if (tsumogiri && !riichi) below.push(element('span', {role: 'img', 'aria-label': kifu.tsumogiri}, '↓'))
  else if (discard !== null) below.push(tiles([discard], language))
  return element('li', {}, elementWith('span', {}, above), elementWith('span', {}, below))
}
