/**
 * Tiles in HTML, which Sätteri keeps as text through both stages: their markers are written into it, and pictures take
 * the place of the markers when they are drawn.
 */
import {composeHtml, readHtmlOfGames} from '@tehai/kernel/markdown'
import {closingMarks, openingMarks} from 'rehype-tiles/render'
import {htmlOf} from './picture-html.js'
import {markerName} from './marker.js'
import type {PagePictures, Page} from './page.js'
import type {LiteralNode, NewNode} from './plugin.js'

/** HTML with a marker for each construct; `undefined` if it has no construct. */
export function markedHtml({value, position}: LiteralNode, page: Page): NewNode | undefined {
  const found = readHtmlOfGames(page.document, {value, position}, page.games)
  if (found.length === 0) return undefined
  let last = 0
  const pieces = found.map(({start, end, construct}) => {
    if (!construct) return {start, end: (last = end), html: ''}
    const before = openingMarks(value.slice(last, start))
    const after = closingMarks(value.slice(end, end + 16))
    const index = page.pieces.push({markup: construct.read.markup, before, after}) - 1
    const html = `<${markerName} data-piece="${index}"></${markerName}>`
    last = end + after.length
    return {start: start - before.length, end: last, html}
  })
  page.hasHtml = true
  return {type: 'html', value: composeHtml(value, pieces)}
}

const marker = new RegExp(`<${markerName} data-piece="(\\d+)"></${markerName}>`, 'g')

/** HTML with the pictures of its markers. */
export function drawnHtml(html: string, {pieces}: PagePictures): string {
  return html.replace(marker, (whole, index: string) => {
    const piece = pieces[Number(index)]
    return piece ? piece.before + htmlOf(piece.element) + piece.after : whole
  })
}
