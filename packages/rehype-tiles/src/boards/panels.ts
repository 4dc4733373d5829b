/**
 * Moments to step through without a script: a list of panels.
 *
 * The style sheet makes a row of panels of it, with buttons and marks, where the browser has `::scroll-button` and
 * `::scroll-marker`. Elsewhere, and in print, it is a list to read. Nothing has an id or a style. The list is a group,
 * not a section: landmarks need unique names, and a page may show a round twice.
 */
import type {Element} from 'hast'
import {element, text, type Attributes} from '../hast/element.js'

/** One moment. */
export interface Panel {
  /** What has happened. */
  readonly caption: string
  /** Its mark, such as the number of a turn; '' if it has none. */
  readonly mark: string
  readonly picture: Element
}

/** The name of the list, and words of its buttons. */
export interface PanelNames {
  readonly name: string
  readonly next: string
  readonly previous: string
}

/** The panels of a list. */
export function panelsElement(
  {name, next, previous}: PanelNames,
  panels: readonly Panel[],
  id: string
): Element {
  const items = panels.map(({caption, mark, picture}) => {
    const marked: Attributes = mark === '' ? {} : {dataMark: mark}
    return element('li', marked, [element('p', {}, [text(caption)]), picture])
  })
  return element('div', {className: [`${id}-steps`], role: 'group', ariaLabel: name}, [
    element('ol', {tabIndex: 0, dataNext: next, dataPrevious: previous}, items)
  ])
}
