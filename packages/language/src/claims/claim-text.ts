/**
 * What a page shows for a claim, as text: the claim alone, its tiles, the items and tables beside it.
 */
import type {Element, ElementContent} from 'hast'
import {textOf} from '../page/page.js'

/** How a claim may be written, the usual form first. */
export type Forms = readonly (string | undefined)[]

/** Elements that are not the claim itself: counts, names of waits, how the fu add up, tables of several discards. */
const isNote = (one: Element): boolean =>
  ['p', 'details', 'table', 'ul', 'ol', 'meter'].includes(one.tagName) ||
  classesOf(one).some(name => name.endsWith('-aside'))

const classesOf = ({properties}: Element): readonly string[] =>
  Array.isArray(properties['className']) ? (properties['className'] as string[]) : []

const isMeter = (one: Element): boolean => one.tagName === 'meter'

/** Text without blanks that are only for layout, and without thousands separators. */
export const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .trim()

/** The claim alone, in words of the page. */
export function claimText(shown: readonly ElementContent[]): string {
  return plain(textOf(shown, isNote))
}

/** The numbers in a text. */
export const numbersOf = (text: string): readonly string[] => text.match(/\d{1,7}/g) ?? []

/** The tiles of an element that is shown beside the claim, in one text. */
export const tilesOf = (shown: readonly ElementContent[]): string => textOf(shown).replace(/\s+/g, '')

/** The cells of the rows of a table below its head. */
function rowsOf(table: Element): readonly (readonly Element[])[] {
  const below = (one: Element, name: string): readonly Element[] =>
    one.children.flatMap(child =>
      child.type !== 'element' ? [] : child.tagName === name ? [child] : below(child, name)
    )
  return below(table, 'tbody').flatMap(body =>
    below(body, 'tr').map(row => row.children.filter(cell => cell.type === 'element'))
  )
}

/** The rows of a table of discards, as text. */
export function discardsIn(shown: readonly ElementContent[]): readonly (readonly string[])[] {
  const table = shown.find(one => one.type === 'element' && one.tagName === 'table')
  if (!table) return []
  return rowsOf(table as Element).map(cells => cells.map(cell => plain(textOf(cell.children, isMeter))))
}

/** The items of lists, as text. */
export function itemsOf(shown: readonly ElementContent[]): readonly string[] {
  return shown.flatMap(one =>
    one.type !== 'element' ? [] : one.tagName === 'li' ? [plain(textOf(one.children))] : itemsOf(one.children)
  )
}
