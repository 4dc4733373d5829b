/**
 * Safety on the page: tiles ordered by safety, with a mark that differs in shape, and a table of the waits possible for
 * each.
 */
import type {SafetyClass, TileSafety} from '@tehai/riichi/safety'
import {kindOf, type Tile} from '@tehai/riichi/tile'
import {element, elementWith, type Markup} from '@tehai/kernel/markup'
import {grammars} from '@tehai/kernel/source'
import {nameOfSafety, nameOfWaits} from '../../labels/scores/safety.js'
import {nameOfPlayer, nameOfSeatWind} from '../../labels/play/winds.js'
import {dictionaries as safetyWords} from '../../labels/words/safety.js'
import type {ClaimedHand} from '../../page/check/result/claims.js'
import type {Who} from '../../page/grammar/situation/players.js'
import type {SafetyMark} from '../grammar/safety-words.js'
import {asideMarkup, smallTiles, tilesMarkup} from './written-text.js'
import {column, rowTable} from './row-table.js'

/** An opponent, and the tiles of the hand against that player. */
export interface JudgedHand {
  readonly opponent: {readonly who: Who}
  readonly tiles: readonly TileSafety[]
}

/** The mark of a class, the safest first: ◎ the opponent cannot win by it; ○ not by a ryanmen; △ by one; × by two. */
const marks: Readonly<Record<SafetyClass, SafetyMark>> = {
  genbutsu: '◎',
  'no-wait': '◎',
  pair: '○',
  'no-ryanmen': '○',
  'one-ryanmen': '△',
  'two-ryanmen': '×'
}

const classes = Object.keys(marks) as readonly SafetyClass[]

/** The mark of a tile. */
export function markOfSafety({class: found}: Pick<TileSafety, 'class'>): SafetyMark {
  return marks[found]
}

/** Tiles that are equally safe and have the same name for it, the safest first. */
function groupsOf(tiles: readonly TileSafety[], {settings}: ClaimedHand) {
  const groups = new Map<string, {class: SafetyClass; words: string; tiles: Tile[]}>()
  for (const found of classes) {
    for (const one of tiles) {
      if (one.class !== found) continue
      const words = nameOfSafety(one, settings.lang)
      const key = `${found} ${words}`
      const group = groups.get(key)
      if (group) group.tiles.push(one.tile)
      else groups.set(key, {class: found, words, tiles: [one.tile]})
    }
  }
  return [...groups.values()]
}

/** Every tile of the hand against each opponent: `◎ 9p genbutsu; ○ 4p naka-suji`. */
export function safetyMarkup(judged: readonly JudgedHand[], hand: ClaimedHand): Markup[] {
  const {lang} = hand.settings
  const {against, between} = safetyWords[lang]
  return judged.flatMap(({opponent, tiles}, index): Markup[] => {
    const groups = groupsOf(tiles, hand).map(group =>
      elementWith('span', {class: 'mahjong-safety'}, [
        `${marks[group.class]} `,
        tilesMarkup(group.tiles, hand),
        ' ',
        asideMarkup(group.words)
      ])
    )
    const head = judged.length > 1 ? [against(nameOf(opponent.who, hand))] : []
    const before = index > 0 ? [between] : []
    return [
      ...before,
      ...head,
      ...groups.flatMap((group, at): Markup[] => (at > 0 ? [between, group] : [group]))
    ]
  })
}

const nameOf = (who: Who, {settings: {lang}}: ClaimedHand): string =>
  'player' in who ? nameOfPlayer(who.player, lang) : nameOfSeatWind(who.wind, lang)

/** The marks under the tiles of the hand, as a value of `mark`; against several opponents, the worst mark. */
export function marksOfHand(judged: readonly JudgedHand[]): string {
  const worst = new Map<Tile, SafetyClass>()
  for (const {tiles} of judged) {
    for (const {tile, class: found} of tiles) {
      const before = worst.get(tile)
      if (!before || classes.indexOf(found) > classes.indexOf(before)) worst.set(tile, found)
    }
  }
  return [...worst]
    .toSorted(([a], [b]) => kindOf(a) - kindOf(b))
    .map(([tile, found]) => `${tile} ${marks[found]}`)
    .join(', ')
}

/** Combinations of each wait, in a fold. Genbutsu have none, and are left out. */
export function safetyTable(judged: readonly JudgedHand[], hand: ClaimedHand): Markup[] {
  const {lang} = hand.settings
  const words = safetyWords[lang]
  const {headings} = words
  return judged.flatMap(({opponent, tiles}): Markup[] => {
    const rows = classes.flatMap(found => tiles.filter(one => one.class === found && found !== 'genbutsu'))
    if (rows.length === 0) return []
    const summary =
      judged.length > 1 ? words.against(nameOf(opponent.who, hand)) + words.combinations : words.combinations
    const head = element('tr', {}, column(headings.tile), column(headings.safety), column(headings.waits))
    const body = rows.map(one =>
      element(
        'tr',
        {},
        element('th', {scope: 'row'}, smallTiles([one.tile], hand)),
        element('td', {}, `${marks[one.class]} ${nameOfSafety(one, lang)}`),
        element('td', {}, nameOfWaits(one, lang))
      )
    )
    return [
      element(
        'details',
        {class: 'mahjong-fu'},
        element('summary', {}, grammars[lang].capital(summary)),
        rowTable(head, body)
      )
    ]
  })
}
