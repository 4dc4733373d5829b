/**
 * Finding rows: which elements of a page carry notation, and the place of each.
 *
 *     <code class="language-mahjong mahjong-inline" data-mahjong="…">1'23p</code>        inline
 *     <div class="mahjong-block" data-mahjong="…"><code class="language-mahjong">…       a row of a block
 *     <pre><code class="language-mahjong">…                                              a whole block, unread
 *
 * A sanitizer keeps only `language-*` classes and text, so only those are relied on: a `<code>` that is the only
 * content of its `<div>` is a row of a block.
 */
import type {Element, Parents, Root} from 'hast'
import type {Placement} from '../game/game.js'
import {optionsProperty} from './options-property.js'
import type {Place} from './place.js'
import {splitRaw} from './raw.js'

/** An element to draw: the place of `target` in the tree and its notation. */
export interface FoundRow extends Place {
  /** The element that the picture replaces, a child of `parent`. */
  readonly target: Element
  readonly code: Element
  readonly source: string
  readonly placement: Placement
  /** Options as written in `data-<game>`; empty if there are none. */
  readonly options: string
}

/** A `<pre>` that holds the source of a whole block. */
export interface FoundBlock {
  readonly parent: Parents
  /** Index of `target` in `parent.children`. */
  readonly index: number
  readonly target: Element
  readonly code: Element
  readonly source: string
}

/** Find what belongs to a game, in the order of the page. */
export function find(tree: Root, id: string): {rows: FoundRow[]; blocks: FoundBlock[]} {
  const names: Names = {language: `language-${id}`, options: optionsProperty(id)}
  const rows: FoundRow[] = []
  const blocks: FoundBlock[] = []
  const walk = (parent: Parents, above: Place | null) => {
    for (let index = 0; index < parent.children.length; index++) {
      const child = parent.children[index]!
      if (child.type === 'text') continue
      if (child.type !== 'element') {
        if ((child.type as string) === 'raw') {
          if (splitRaw(parent, index, id)) index--
        } else if ('children' in child) walk(child as unknown as Parents, null) // elements of JSX in MDX
        continue
      }
      const code = codeOf(child, names)
      if (!code) walk(child, child.children.length === 1 ? {parent, index, above} : null)
      else if (child.tagName === 'pre')
        blocks.push({parent, index, target: child, code, source: textOf(code)})
      else rows.push(rowOf({parent, index, above}, child, code, names))
    }
  }
  walk(tree, null)
  return {rows, blocks}
}

/**
 * What elements of a game are recognized by. It is made once for a page, since each element of the page is compared.
 */
interface Names {
  /** Class of notation, or the prefix of such a class. */
  readonly language: string
  /** The property with the options of a row. */
  readonly options: string
}

/** Names in the classes of an element. */
export function classesOf({properties}: Element): readonly string[] {
  const {className} = properties as {className?: unknown}
  if (Array.isArray(className)) return className.every(isText) ? className : className.map(String)
  return typeof className === 'string' ? className.split(/\s+/) : []
}

const isText = (one: unknown): one is string => typeof one === 'string'

function isNotation(element: Element, {language}: Names): boolean {
  if (element.tagName !== 'code') return false
  return classesOf(element).some(
    name => name.startsWith(language) && (name.length === language.length || name[language.length] === '-')
  )
}

/** The notation that an element is, or wraps: `<code>`, `<pre><code>`, `<div><code>`. */
function codeOf(element: Element, names: Names): Element | null {
  if (isNotation(element, names)) return element
  if (element.tagName !== 'pre' && element.tagName !== 'div') return null
  let only: Element | null = null
  for (const child of element.children) {
    if (child.type === 'text' && child.value.trim() === '') continue
    if (only !== null || child.type !== 'element') return null
    only = child
  }
  return only !== null && isNotation(only, names) ? only : null
}

function rowOf(place: Place, child: Element, code: Element, {options: name}: Names): FoundRow {
  const source = textOf(code)
  const written = child.properties[name] ?? code.properties[name]
  const options = typeof written === 'string' ? written : ''
  if (child === code) {
    // Not `{...place, …}`: V8 adds a property to a copied object far slower than it makes one of a known shape.
    const {parent, index, above} = place
    return {parent, index, above, target: code, code, source, placement: 'inline', options}
  }
  return {
    parent: child,
    index: child.children.indexOf(code),
    above: place,
    target: code,
    code,
    source,
    placement: 'block',
    options
  }
}

/** All text in an element. */
export function textOf(node: Element): string {
  let all = ''
  for (const child of node.children) {
    if (child.type === 'text') all += child.value
    else if (child.type === 'element') all += textOf(child)
  }
  return all
}
