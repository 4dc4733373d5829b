/**
 * Definitions: the art that a page uses, written once, and the references to it.
 */
import type {Element} from 'hast'
import type {Art} from '@tehai/core/layout'
import {element} from './element.js'
import type {Ink} from './picture.js'
import {shapeElement} from './shape.js'

/** The faces a document has referred to so far. */
export interface Definitions {
  readonly ink: Ink
  /** The element that holds the definitions, to stand before the first reference; `null` where none was made. */
  readonly element: () => Element | null
}

/**
 * Start a page's definitions.
 *
 * @param prefix
 *   What the ids begin with. Two documents of one page may use the same: they then define the same pictures.
 */
export function makeDefinitions(art: Art<string>, prefix: string): Definitions {
  const used = new Set<string>()
  return {
    ink(face, transform) {
      if ((art.faces[face] ?? []).length === 0) return []
      used.add(face)
      const place = /^translate\((\d+)(?: (\d+))?\)$/.exec(transform)
      if (place) {
        const [, x, y] = place
        const href = `#${prefix}${face}`
        return [element('use', y === undefined ? {href, x: x!} : {href, x: x!, y})]
      }
      return [
        element('use', transform ? {href: `#${prefix}${face}`, transform} : {href: `#${prefix}${face}`})
      ]
    },
    element() {
      if (used.size === 0) return null
      const groups = [...used].sort().map(face => {
        const shapes = art.faces[face]!.map(shape => shapeElement(shape, art.palette))
        return element('g', {id: prefix + face, className: ['mahjong-art']}, shapes)
      })
      // Not `display: none` and not `hidden`: its definitions must stay paintable everywhere.
      return element('svg', {width: 0, height: 0, ariaHidden: 'true', className: ['mahjong-defs']}, [
        element('defs', {}, groups)
      ])
    }
  }
}
