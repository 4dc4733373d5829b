/**
 * Content security policies: `default-src 'self'`, and for hosts that write scripts and styles into their pages the hash
 * of each of those. A policy so exact forbids everything that the host has not written.
 */
import {createHash} from 'node:crypto'

const hashOf = text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const hashesOf = texts => [...new Set(texts.map(hashOf))].join(' ')
const all = (html, pattern) => [...html.matchAll(pattern)].map(([, text]) => text)

const entities = {'&quot;': '"', '&#x27;': "'", '&#39;': "'", '&amp;': '&', '&lt;': '<', '&gt;': '>'}
const decoded = text => text.replace(/&(?:quot|#x27|#39|amp|lt|gt);/g, entity => entities[entity])

const scripts = html => all(html, /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)
const styles = html => all(html, /<style[^>]*>([^]*?)<\/style>/g)
const styleAttributes = html => all(html, /<[a-z][^<>]*?\sstyle="([^"]*)"/gi).map(decoded)

/**
 * The policy of a page.
 *
 * @param html
 *   The page.
 * @param more
 *   What the host needs besides: where images come from, hashes of styles that its scripts make.
 */
export function policyOf(html, {images, styles: made} = {}) {
  const inline = scripts(html)
  const styled = [...styles(html), ...styleAttributes(html)]
  return [
    "default-src 'self'",
    ...(inline.length > 0 ? [`script-src 'self' ${hashesOf(inline)}`] : []),
    ...(styled.length > 0 || made
      ? [['style-src', "'self'", "'unsafe-hashes'", hashesOf(styled), made].filter(Boolean).join(' ')]
      : []),
    ...(images ? [`img-src 'self' ${images}`] : [])
  ].join('; ')
}

/** The policy of a site that writes neither scripts nor styles into its pages. */
export const strictPolicy = "default-src 'self'"
