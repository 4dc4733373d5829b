/**
 * The printed form of a round: for each player the tiles dealt, and the turns one after the other, which wrap as words do.
 */
import {tableWords, type KifuPlayer, type KifuTurn} from '@tehai/core/table'
import {groupDigits, type Language} from '@tehai/kernel/source'
import type {Element, ElementContent} from 'hast'
import {element, text} from '../element.js'
import {drawRow} from '../row.js'
import type {BoardSettings} from './figure.js'

/**
 * A round as it is printed.
 *
 * @param players
 *   What `kifuOf` of `@tehai/core/table` gives.
 */
export function kifuElement(
  players: readonly KifuPlayer[],
  language: Language,
  settings: BoardSettings
): Element {
  const {id} = settings.game
  return element(
    'div',
    {className: [`${id}-kifu`]},
    players.map(player => playerElement(player, language, settings))
  )
}

function playerElement(
  {seat, name, score, dealt, turns}: KifuPlayer,
  language: Language,
  settings: BoardSettings
): Element {
  const {kifu} = tableWords[language]
  const title = [seat, name, groupDigits(score)].filter(one => one !== '').join(' ')
  return element('div', {role: 'group', ariaLabel: title}, [
    element('p', {}, [element('strong', {}, [text(title)])]),
    element('p', {}, [
      text(`${kifu.dealt} `),
      dealt === null ? text(kifu.hidden) : tiles(dealt, language, settings)
    ]),
    element(
      'ol',
      {},
      turns.map(turn => turnElement(turn, language, settings))
    )
  ])
}

function tiles(list: readonly string[], lang: Language, settings: BoardSettings): Element {
  const source = list.join('')
  const options = {lang, checked: true}
  return drawRow(settings.game.row(source, options, 'inline'), source, options, 'inline', settings)
}

/** What came above what went: an arrow for the tile that goes as it has come. */
function turnElement(
  {gained, by, discard, tsumogiri, riichi, move}: KifuTurn,
  language: Language,
  settings: BoardSettings
): Element {
  const {kifu} = tableWords[language]
  const above: ElementContent[] = []
  if (by !== 'draw') above.push(element('small', {}, [text(kifu[by])]))
  if (gained !== null) above.push(tiles([gained], language, settings))
  const below: ElementContent[] = []
  if (riichi) below.push(element('small', {}, [text(kifu.riichi)]))
  if (move !== null) below.push(element('small', {}, [text(kifu[move])]))
  if (tsumogiri && !riichi) below.push(element('span', {role: 'img', ariaLabel: kifu.tsumogiri}, [text('↓')]))
  else if (discard !== null) below.push(tiles([discard], language, settings))
  return element('li', {}, [element('span', {}, above), element('span', {}, below)])
}
