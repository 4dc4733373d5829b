/**
 * Line breaks: a closing mark never begins a line after a tile, nor does a Korean particle: 을 of `:tiles[5m]을`.
 *
 * Tile and mark (or particle) go into one `<span class="mahjong-nowrap">`; a word joiner between them does not help, browsers break
 * after a replaced element all the same.
 */
import type {Element, ElementContent, Parents, RootContent} from 'hast'
import {element, text} from './element.js'

/**
 * Marks that must not begin a line (行頭禁則), western ones included, and what Korean writes at the end of a word without a
 * space: the longest particles have about six syllables.
 */
const closing = /^[\uac00-\ud7a3]{0,8}[、。，．・：；？！ー…‥」』）】〉》〕］｝’”々,.;:?!)\]}]*/

/** The particle and the closing marks that a text begins with; empty if there are none. */
export function closingMarks(value: string): string {
  return closing.exec(value)?.[0] ?? ''
}

/** Put a picture into a place of its parent, together with the closing marks that follow it. */
export function putPicture(parent: Parents, index: number, picture: Element, id: string): void {
  const children = parent.children as (RootContent | ElementContent)[]
  const next = children[index + 1]
  const marks = next?.type === 'text' ? closingMarks(next.value) : ''
  if (marks === '' || next?.type !== 'text') {
    children[index] = picture
    return
  }
  next.value = next.value.slice(marks.length)
  children[index] = element('span', {className: [`${id}-nowrap`]}, [picture, text(marks)])
}
