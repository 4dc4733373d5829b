/**
 * Markup as HTML, for hosts that keep HTML as text.
 */
import type {Markup} from './markup.js'

/** Markup as HTML on one line, all text in it escaped. */
export function htmlOf(markup: Markup): string {
  if (typeof markup === 'string') return escaped(markup)
  const {name, attributes, children} = markup
  let html = `<${name}`
  for (const attribute in attributes) html += ` ${attribute}="${escaped(attributes[attribute]!)}"`
  html += '>'
  for (const child of children) html += htmlOf(child)
  return `${html}</${name}>`
}

/** Text escaped so that it is plain text in content and in attributes. */
function escaped(text: string): string {
  return text.replace(/[&<>"\r\n]/g, unit => `&#${unit.charCodeAt(0)};`)
}
