/**
 * Overlays: states of tiles that are drawn as an outline over them, such as the ring of the last discard.
 */
import type {Element} from 'hast'
import type {PlacedPicture, ResolvedArt, State} from '@tehai/kernel/picture'
import {outlines} from '../ink/body.js'
import {element, type Attributes} from '../hast/element.js'

/** How thick a ring is: it is on the edge of the body and does not cover the art of the face. */
const RING = 16

/** States that are drawn as an outline over the tiles. */
export type Outline = Extract<State, 'tsumogiri' | 'ring' | 'dora'>

/** The states that a discard keeps on all later boards. */
export const lastingOutlines: readonly Outline[] = ['tsumogiri']
/** What is of one board alone. */
export const briefOutlines: readonly Outline[] = ['ring', 'dora']
export const allOutlines: readonly Outline[] = [...lastingOutlines, ...briefOutlines]

const pens: Readonly<Record<Outline, (art: ResolvedArt) => Attributes>> = {
  tsumogiri: () => ({fillOpacity: 0.28}),
  ring: ({roles}) => ({fill: 'none', stroke: roles.ring, strokeWidth: RING}),
  dora: ({roles}) => ({fill: 'none', stroke: roles.dora, strokeWidth: RING})
}

/** The outlines of some states over the tiles that have them. */
export function overlays(
  tiles: readonly PlacedPicture<string>[],
  art: ResolvedArt,
  wanted: readonly Outline[]
): readonly Element[] {
  return wanted.flatMap(state => {
    const found = tiles.filter(({states}) => states.includes(state))
    if (found.length === 0) return []
    const outline = element('path', {d: outlines(found, art.body[0]!), ...pens[state](art)})
    if (state !== 'dora') return [outline]
    // The mark that does not depend on colour: a small triangle above the tile.
    const marks = found.map(tile => doraMark(tile, art)).join('')
    return [outline, element('path', {d: marks, fill: art.roles.dora})]
  })
}

function doraMark({x, y, turn}: PlacedPicture<string>, art: ResolvedArt): string {
  return `M${x + (turn === 0 ? art.width : art.height) / 2 - 36} ${y - 48}h72l-36 40z`
}
