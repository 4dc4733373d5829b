/**
 * Marks: what a layout has besides its tiles. These are empty places, bars, brackets and texts.
 */
import type {Element} from 'hast'
import type {Bar, Bracket, PlacedText, Vacancy} from '@tehai/kernel/picture'
import {element, text} from '../hast/element.js'

/** An empty place as a dashed outline, or as three dots on its line if it has no height. */
export function vacancyElement({x, y, width, height}: Vacancy): Element {
  const pen = {fill: 'none', stroke: 'currentColor', strokeLinecap: 'round'}
  if (height === 0) {
    const dots = [0.2, 0.5, 0.8].map(at => `M${Math.round(x + width * at)} ${y}h0`).join('')
    return element('path', {...pen, d: dots, strokeWidth: 44, strokeOpacity: 0.6})
  }
  const d = `M${x + 42} ${y + 8}h${width - 84}q34 0 34 34v${height - 84}q0 34-34 34h-${width - 84}q-34 0-34-34v-${height - 84}q0-34 34-34z`
  return element('path', {...pen, d, strokeWidth: 12, strokeDashArray: ['30', '26'], strokeOpacity: 0.5})
}

export function barsElement(bars: readonly Bar[]): Element {
  const d = bars.map(({x, y, width, height}) => `M${x} ${y}h${width}v${height}h-${width}z`).join('')
  return element('path', {d, fill: 'currentColor', fillOpacity: 0.55})
}

/** How far the ends of a bracket are above its line. */
const BRACKET_ENDS = 40

export function bracketElement({x, y, width}: Bracket): Element {
  const d = `M${x + 16} ${y}v${BRACKET_ENDS}h${width - 32}v-${BRACKET_ENDS}`
  return element('path', {d, fill: 'none', stroke: 'currentColor', strokeWidth: 12, strokeOpacity: 0.7})
}

export function textElement({x, y, size, text: words}: PlacedText): Element {
  return element('text', {x, y, fontSize: size, textAnchor: 'middle', fill: 'currentColor'}, [text(words)])
}
