/**
 * What every reader of markup must be able to read: SVG as XML, HTML without a trace of an author's text in its tags.
 */
import {fromHtml} from 'hast-util-from-html'
import {SaxesParser} from 'saxes'

/**
 * Read the text of an SVG file as XML.
 *
 * @throws {Error} if it is not well-formed.
 */
export function readXml(svg) {
  const parser = new SaxesParser({xmlns: true})
  const elements = []
  parser.on('opentag', tag => elements.push(tag))
  parser.on('error', error => {
    throw error
  })
  parser.write(svg).close()
  return elements
}

/** What a hostile author wants to become of their text. */
export const bait = 'x-bait'

/** The bait in the ways that get out of texts, attributes and comments. */
export const baits = [
  `<${bait}>`,
  `"><${bait} ${bait}="`,
  `' ${bait}='`,
  `" on${bait}="`,
  `\`${bait}=1`,
  `--><${bait}>`,
  `]]><${bait}>`,
  `</text></svg><${bait}>`,
  `</title><${bait}>`,
  `&lt;${bait}&gt;`,
  `&#60;${bait}>`
]

/** Elements and attributes of HTML that are made of bait; empty where all of it stayed text. */
export function caughtIn(html) {
  const caught = []
  const walk = node => {
    if (node.type === 'comment' && node.value.includes(bait)) caught.push('comment')
    if (node.tagName?.includes(bait)) caught.push(`<${node.tagName}>`)
    for (const name of Object.keys(node.properties ?? {})) {
      if (/bait/i.test(name)) caught.push(`${node.tagName} ${name}`)
    }
    for (const child of node.children ?? []) walk(child)
    if (node.content) walk(node.content)
  }
  walk(fromHtml(html, {fragment: true}))
  return caught
}
