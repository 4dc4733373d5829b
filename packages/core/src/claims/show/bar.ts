/** Bars in tables: a `<meter>`, which is visible in print and is announced with its number. */
import {element, type Markup} from '@tehai/kernel/markup'

/** A bar as long as its share of the maximum; the number is written beside it for readers who do not see the bar. */
export function bar(total: number, most: number): Markup {
  const attributes = {class: 'mahjong-bar', value: String(total), max: String(most), 'aria-hidden': 'true'}
  return element('meter', attributes)
}
