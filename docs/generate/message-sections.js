/**
 * Sections of messages: the sentences of each, a page that gives it, and what is reported and shown for that page.
 */
import {existsSync, readFileSync} from 'node:fs'
import {languages} from '@tehai/kernel/source'
import {code, fenced, table} from './region.js'

const read = url => (existsSync(url) ? readFileSync(url, 'utf8') : '')

/** A message of a page in some languages; fixtures have its sentence in every one, in the order of all languages. */
function inLanguages(listed, shown) {
  const [head, ...lines] = listed.split('\n')
  const isShown = index => index >= languages.length || shown.includes(languages[index])
  return [head, ...lines.filter((_, index) => isShown(index))].join('\n')
}

/**
 * An overview of some messages, and a section for each.
 *
 * @param ids
 *   The messages.
 * @param book
 *   `messages`: their words. `prefix`: what the names of their fixtures begin with. `game`: what classes begin with.
 * @param words
 *   What the page says around them.
 */
export function messageRegion(ids, {messages, prefix, game}, words) {
  const fixture = (id, file) => read(new URL(`../../fixtures/${prefix}${id}/${file}`, import.meta.url))

  /** The message of a page in the languages that are shown, from the first place that gives the message; empty without a fixture. */
  const exampleOf = id => {
    const listed = fixture(id, 'messages.txt').split(/\n(?=\S)/)
    const found = listed.find(one => one.split('\n')[0].endsWith(`  ${id}`)) ?? ''
    return inLanguages(found.trimEnd(), words.shown)
  }

  /** What the page marks at the place of the message; empty where it marks nothing. */
  const markedOf = id => {
    const marks = fixture(id, 'output.html').matchAll(
      new RegExp(`<mark class="${game}-error"[^>]*>([^<]*)</mark>`, 'g')
    )
    return [...new Set([...marks].map(([, text]) => text.trim().replace(/\s+/g, ' ')))].filter(Boolean)
  }

  const sectionOf = id => {
    const {severity} = messages[id]
    const input = fixture(id, 'input.md')
    const marked = markedOf(id).map(text => code(plain(text)))
    const parts = [
      `### ${id}`,
      words.severities[severity].sentence,
      words.sentences(messages[id]),
      input && fenced(input, 'markdown'),
      input && fenced(exampleOf(id)),
      marked.length > 0 && words.marked(marked)
    ]
    return parts.filter(Boolean).join('\n\n')
  }

  const overview = table(
    words.head,
    ids.map(id => [`[${id}](#${id})`, words.severities[messages[id].severity].word])
  )
  return `${overview}\n\n${ids.map(sectionOf).join('\n\n')}`
}

const entities = {'&#x3C;': '<', '&#x26;': '&', '&#x27;': "'", '&#x22;': '"', '&#x60;': '`'}
const plain = text => text.replace(/&#x\w+;/g, entity => entities[entity] ?? entity)
