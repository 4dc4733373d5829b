/**
 * What a reader gets of a page where pictures are taken away: feeds, mail, comments, archives.
 *
 * Each picture has what its author typed beside it. These functions check whether that is still there, once and in its
 * place, after a sanitizer has been over the page.
 */
import {fromHtml} from 'hast-util-from-html'
import {defaultSchema, sanitize} from 'hast-util-sanitize'
import {toString} from 'hast-util-to-string'
import sanitizeHtml from 'sanitize-html'
import {DomUtils, parseDocument} from 'htmlparser2'

/** Elements of a tree, in order. */
function elementsOf(tree) {
  return (tree.children ?? []).flatMap(child =>
    child.type === 'element' ? [child, ...elementsOf(child)] : []
  )
}

const isRow = ({tagName, properties}) =>
  (tagName === 'span' || tagName === 'div') &&
  properties.className?.some(name => /^(?:mahjong|hanafuda)-(?:row|block)$/.test(name))

const named =
  name =>
  ({tagName}) =>
    tagName === name

/** What authors typed, as the rows of a page carry it beside each picture. */
export function notationsOf(html) {
  return elementsOf(fromHtml(html))
    .filter(isRow)
    .flatMap(({children}) =>
      children.flatMap((child, index) => {
        if (!named('svg')(child)) return []
        const next = children[index + 1]
        return [next && named('datalist')(next) ? toString(next) : '']
      })
    )
}

/** Sanitizers with their default settings → the text that they leave of a page. */
export const sanitizers = {
  'rehype-sanitize': html => toString(sanitize(fromHtml(html), defaultSchema)),
  'sanitize-html': html => toString(fromHtml(sanitizeHtml(html)))
}

/** What can no longer be read after a sanitizer, each in its place and as often as it was there. */
export function lostIn(html, sanitizer) {
  const text = sanitizers[sanitizer](html)
  let at = 0
  return notationsOf(html).filter(notation => {
    const found = text.indexOf(notation, at)
    if (notation === '' || found < 0) return true
    at = found + notation.length
    return false
  })
}

/** The entries of a feed (RSS or Atom): title, summary, and the HTML of their content. */
export function entriesOf(feed) {
  const document = parseDocument(feed, {xmlMode: true})
  const entries = DomUtils.getElementsByTagName(name => name === 'item' || name === 'entry', document)
  const textOf = (entry, names) =>
    DomUtils.textContent(DomUtils.getElementsByTagName(name => names.includes(name), entry, true, 1))
  return entries.map(entry => ({
    title: textOf(entry, ['title']),
    summary: textOf(entry, ['description', 'summary']),
    content: textOf(entry, ['content:encoded', 'content'])
  }))
}

/** What is wrong with a copy of a page that a sanitizer has made. */
export function wrongInCopies(html) {
  return Object.keys(sanitizers).flatMap(name =>
    lostIn(html, name).map(notation => `${name}: \`${notation}\` is lost`)
  )
}

/** What is wrong with a feed. */
export function wrongInFeed(feed) {
  const entries = entriesOf(feed)
  const wrong = entries.flatMap(({title, summary, content}) => [
    ...wrongInCopies(content),
    ...[title, summary]
      .filter(text => /:(?:tiles|牌)\[/.test(text))
      .map(text => `raw construct in \`${text}\``)
  ])
  const pictures = entries.reduce((sum, {content}) => sum + notationsOf(content).length, 0)
  return pictures === 0 ? [...wrong, 'no entry has a picture'] : wrong
}
