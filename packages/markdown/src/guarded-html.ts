/**
 * HTML whose texts and attributes no parser of Markdown changes: each character that it could interpret is written as a
 * character reference.
 */
import type {Element, ElementContent} from 'hast'
import {toHtml} from 'hast-util-to-html'

/** Characters of text that Markdown, a template language or smart punctuation may interpret. */
const textMarks = /[!-/:-@[-`{-~\r\n]/g

/** The same in attributes. */
const attributeMarks = /[[\]\\`<>|{}*_~$\r\n]/g

/**
 * Private-use characters that replace guarded ones until the HTML is written: the first one plus the code of an ASCII
 * character. The first one itself replaces no character; it marks characters of this range that the author wrote.
 */
const guardedFrom = 0x10fe00

const guarded = /\u{10FE00}([\u{10FE00}-\u{10FE7F}])|[\u{10FE01}-\u{10FE7F}]/gu

/** The author's own characters of that range. */
const own = /[\u{10FE00}-\u{10FE7F}]/gu

/** Text in which every character that may be interpreted is a character reference. */
export function guardedText(text: string): string {
  return text.replace(textMarks, character => `&#${character.charCodeAt(0)};`)
}

/** How many children of an element are written at once: the copies and texts of more would fill the memory. */
const AT_ONCE = 500

/** Elements and texts as HTML. */
export function htmlOf(children: readonly ElementContent[]): string {
  let html = ''
  for (let at = 0; at < children.length; at += AT_ONCE) {
    const few = children.slice(at, at + AT_ONCE)
    html += few.some(isWide)
      ? few.map(one => (isWide(one) ? htmlOfWide(one) : htmlOfFew([one]))).join('')
      : htmlOfFew(few)
  }
  return html
}

/**
 * Whether an element, or one inside it, has more children than are written at once. Pictures are always written as a
 * whole.
 */
function isWide(node: ElementContent): node is Element {
  if (node.type !== 'element' || node.tagName === 'svg') return false
  return node.children.length > AT_ONCE || node.children.some(isWide)
}

/** The tags of an element, and between them its children, a limited number at a time. */
function htmlOfWide(node: Element): string {
  const tags = htmlOfFew([{...node, children: []}])
  const end = `</${node.tagName}>`
  return tags.slice(0, tags.length - end.length) + htmlOf(node.children) + end
}

function htmlOfFew(children: readonly ElementContent[]): string {
  const html = toHtml(children.map(guardedNode), {
    closeEmptyElements: true,
    closeSelfClosing: true,
    tightSelfClosing: true
  })
  return html.replace(
    guarded,
    (placeholder, written?: string) => written ?? `&#${placeholder.codePointAt(0)! - guardedFrom};`
  )
}

/** A node with placeholders for its guarded characters; references would be escaped when the node is written. */
function guardedNode(node: ElementContent): ElementContent {
  if (node.type === 'text') return {...node, value: setAside(node.value, textMarks)}
  if (node.type !== 'element') return node
  const properties = Object.fromEntries(
    Object.entries(node.properties).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? setAside(value, attributeMarks)
        : Array.isArray(value)
          ? value.map(markedOwn)
          : value
    ])
  )
  return {...node, properties, children: node.children.map(guardedNode)}
}

/** A word of a list (`class`). Only the author's own characters of the private-use range are marked in it. */
function markedOwn<Word extends string | number>(word: Word): Word | string {
  return typeof word === 'string' ? setAside(word) : word
}

/** A text in which placeholders replace some characters. */
function setAside(text: string, characters?: RegExp): string {
  const marked = text.replace(own, character => String.fromCodePoint(guardedFrom) + character)
  if (!characters) return marked
  return marked.replace(characters, character => String.fromCodePoint(guardedFrom + character.charCodeAt(0)))
}
