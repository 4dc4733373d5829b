/**
 * Pictures whose tiles are elements of their own, for sites that script or style single tiles:
 *
 *     <g class="tile rotated tsumogiri" data-tile="0p">…</g>
 *
 * Bodies are not merged then, so pictures are larger than necessary.
 */
import {wrongCall} from '@tehai/kernel/source'
import type {Layout, PlacedPicture, ResolvedArt} from '@tehai/kernel/picture'
import type {ElementContent} from 'hast'
import {element} from '../hast/element.js'
import type {Ink} from '../ink/ink.js'
import {pictureChildren, type SizeOptions} from './picture.js'

/**
 * Check the option that selects such pictures.
 *
 * @throws {TypeError} if it is not a boolean.
 */
export function checkNamed(named: unknown): void {
  if (named == null || typeof named === 'boolean') return
  throw wrongCall('`named` to be `true` or `false`', named)
}

/** Draw a layout, as `pictureChildren` does, with one `<g>` for each tile in the order of the layout. */
export function namedChildren(
  layout: Layout<string>,
  art: ResolvedArt,
  ink: Ink,
  size?: SizeOptions
): ElementContent[] {
  const {tiles} = layout
  const draw = (some: readonly PlacedPicture<string>[], rest: Partial<Layout<string>>): ElementContent[] =>
    pictureChildren({...layout, texts: [], vacancies: [], ...rest, tiles: some}, art, ink, {
      ...size,
      grouped: false
    })
  const named = (tile: PlacedPicture<string>): ElementContent =>
    element('g', {className: classesOf(tile), dataTile: tile.face}, draw([tile], {}))
  // A tile behind another one is drawn first, wherever it was written.
  const behind = tiles.filter(isBehind)
  const before = behind.length === 0 ? tiles : tiles.filter(tile => !isBehind(tile))
  return [
    ...[...behind, ...before].map(named),
    ...draw([], {texts: layout.texts, vacancies: layout.vacancies})
  ]
}

const isBehind = ({states}: PlacedPicture<string>): boolean => states.includes('behind')

/**
 * `rotated` is for a turned tile; the others are the states of the tile: `tsumogiri`, `called`, `dora`, `ring`, `dim`,
 * `behind`.
 */
const classesOf = ({turn, states}: PlacedPicture<string>): string[] => [
  'tile',
  ...(turn === 0 ? [] : ['rotated']),
  ...states
]
