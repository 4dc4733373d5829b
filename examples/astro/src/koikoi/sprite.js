/**
 * The 48 cards and their back, once for a page: symbols that `<use>` refers to.
 */
import {cardCodes, cardSvg} from '@tehai/card-art'

/** SVG of all symbols, which shows nothing itself. */
export function sprite() {
  const symbols = [...cardCodes, 'back'].map(
    face =>
      `<symbol id="card-${face}" viewBox="0 0 240 400">${cardSvg(face).replace(/^<svg[^>]*>|<\/svg>$/g, '')}</symbol>`
  )
  return `<svg class="sprite" aria-hidden="true" width="0" height="0">${symbols.join('')}</svg>`
}
