/**
 * Tiles in HTML, which Sätteri keeps as text through both stages: their markers are written into it, and pictures take
 * the place of the markers when they are drawn.
 */
import {composeHtml, readHtml} from '@tehai/kernel/markdown'
import {append} from '@tehai/kernel/source'
import {closingMarks} from 'rehype-tiles/render'
import {htmlOf} from './closed.js'
import {markerName} from './marker.js'
import type {Page} from './page.js'
import type {LiteralNode, NewNode} from './plugin.js'

/** HTML with a marker for each construct; `undefined` where there is none. */
export function markedHtml({value, position}: LiteralNode, page: Page): NewNode | undefined {
  const pieces = page.games
    .flatMap(game => {
      const {names, almost, file, findings: told} = game
      const reader = {names, almost, readTiles: file.readTiles}
      const {found, escapes, findings} = readHtml(page.document, {value, position}, reader)
      append(told, findings)
      append(
        told,
        found.flatMap(({read}) => read.findings)
      )
      return [
        ...found.map(({start, end, read: {markup}}) => ({start, end, markup})),
        ...escapes.map(span => ({...span, markup: null}))
      ]
    })
    .sort((a, b) => a.start - b.start)
    .map(({start, end, markup}) => {
      if (markup === null) return {start, end, html: ''}
      const after = closingMarks(value.slice(end, end + 16))
      const index = page.pieces.push({markup, after}) - 1
      const html = `<${markerName} data-piece="${index}"></${markerName}>`
      return {start, end: end + after.length, html}
    })
  if (pieces.length === 0) return undefined
  page.hasHtml = true
  return {type: 'html', value: composeHtml(value, pieces)}
}

const marker = new RegExp(`<${markerName} data-piece="(\\d+)"></${markerName}>`, 'g')

/** HTML with the pictures of its markers. */
export function drawnHtml(html: string, {drawn}: Page): string {
  return html.replace(marker, (whole, index: string) => {
    const piece = drawn[Number(index)]
    return piece ? htmlOf(piece.element) + piece.after : whole
  })
}
