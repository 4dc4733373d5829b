/**
 * How a hand is made up, on the page: a row for each way, with a bracket under each group.
 */
import {kindsOf, type Composition} from '@tehai/riichi'
import {formatTiles, isRed, kindOf, tileOf, type Tile, type TileKind} from '@tehai/riichi/tile'
import {elementWith, type Markup} from '@tehai/kernel/markup'
import {nameOfGroup, nameOfLeft, nameOfWays} from '../../labels/scores/composition.js'
import {inlineCode} from '../../page/row/wire.js'
import type {ClaimedHand} from '../../page/check/result/claims.js'
import {smallTiles} from './written-text.js'

/** The number of ways; in a line of text, which has no rows below it, the ways themselves. */
export function readingsMarkup(
  ways: readonly Composition[],
  hand: ClaimedHand,
  closed: readonly Tile[]
): Markup[] {
  const {lang} = hand.settings
  if (hand.place !== null) return [nameOfWays(ways.length, lang)]
  return ways.flatMap((way, index): Markup[] => {
    const {groups, left} = tilesOfWay(way, closed)
    const drawn = groups.flatMap((tiles): Markup[] => [smallTiles(tiles, hand), ' '])
    const over = left.length === 0 ? [] : [`+ `, smallTiles(left, hand), ` ${nameOfLeft(lang)}`]
    return [...(index > 0 ? [' / '] : []), ...drawn, ...over]
  })
}

/** A row for each way. */
export function readingRows(
  ways: readonly Composition[],
  hand: ClaimedHand,
  closed: readonly Tile[]
): Markup[] {
  if (ways.length === 0) return []
  const {lang} = hand.settings
  const rows = ways.map(way => {
    const {groups, left} = tilesOfWay(way, closed)
    const named = groups.map((tiles, at) => grouped(tiles, nameOfGroup(way.blocks[at]!, way.form, lang)))
    const over = left.length === 0 ? [] : [grouped(left, nameOfLeft(lang))]
    const source = [...named, ...over].join(' ')
    return elementWith('li', {}, [inlineCode(source, {size: 'l', lang, checked: true})])
  })
  return [elementWith('ul', {class: 'mahjong-readings'}, rows)]
}

const grouped = (tiles: readonly Tile[], name: string): string => `[${formatTiles(tiles)}]{${name}}`

/** A way in notation, for a sentence: `123m 44m 567m + 7m`. */
export function textOfWay({blocks, left}: Composition): string {
  const groups = blocks.map(block => formatTiles(kindsOf(block).map(tileOf)))
  return [...groups, ...(left.length > 0 ? ['+', formatTiles(left.map(tileOf))] : [])].join(' ')
}

/** The tiles of the groups of a way, and those left over, as red fives if the hand has them. */
function tilesOfWay({blocks, left}: Composition, closed: readonly Tile[]) {
  const reds = closed.filter(isRed)
  const take = (kind: TileKind): Tile => {
    const at = reds.findIndex(red => kindOf(red) === kind)
    return at < 0 ? tileOf(kind) : reds.splice(at, 1)[0]!
  }
  return {groups: blocks.map(block => kindsOf(block).map(take)), left: left.map(take)}
}
