/**
 * Regions of docs/messages.md, from the message tables and from the fixtures that show each message.
 */
import {existsSync, readFileSync} from 'node:fs'
import {notationMessages} from '@tehai/core'
import {messages} from '@tehai/core/markdown'
import {everyMessage, pageMessages} from '@tehai/core/page'
import {code, fenced, table} from './region.js'

const fixture = (id, file) => new URL(`../../fixtures/messages-${id}/${file}`, import.meta.url)
const read = url => (existsSync(url) ? readFileSync(url, 'utf8') : '')

/** The group of a message, by what it speaks of. */
function groupOf(id) {
  if (Object.hasOwn(notationMessages, id)) return 'notation'
  if (Object.hasOwn(pageMessages, id)) return 'blocks'
  return Object.hasOwn(everyMessage, id) ? 'claims' : 'markdown'
}

/** What a page was told in both languages, from the first place that gives the message; empty without a fixture. */
function exampleOf(id) {
  const told = read(fixture(id, 'messages.txt')).split(/\n(?=\S)/)
  return told.find(one => one.split('\n')[0].endsWith(`  ${id}`))?.trimEnd() ?? ''
}

/** What the page marks where the message stands; empty where it marks nothing. */
function markedOf(id) {
  const marks = read(fixture(id, 'output.html')).matchAll(/<mark class="mahjong-error"[^>]*>([^<]*)<\/mark>/g)
  return [...new Set([...marks].map(([, text]) => text.trim()))].filter(Boolean)
}

const entities = {'&#x3C;': '<', '&#x26;': '&', '&#x27;': "'", '&#x22;': '"', '&#x60;': '`'}
const plain = text => text.replace(/&#x\w+;/g, entity => entities[entity] ?? entity)

/** The section of a message: its sentences, a page that gives it, and what that page is told and shows. */
function sectionOf(id) {
  const {severity, en, ja} = messages[id]
  const input = read(fixture(id, 'input.md'))
  const marked = markedOf(id).map(text => code(plain(text)))
  const parts = [
    `### ${id}`,
    severity === 'error' ? 'Error.' : 'Warning.',
    `- en: ${en}\n- ja: ${ja}`,
    input && fenced(input, 'markdown'),
    input && fenced(exampleOf(id)),
    marked.length > 0 && `Marked on the page: ${marked.join(', ')}.`
  ]
  return parts.filter(Boolean).join('\n\n')
}

/** All ids of a group, to find one at a glance. */
const overview = ids =>
  table(
    ['message', ''],
    ids.map(id => [`[${id}](#${id})`, messages[id].severity])
  )

export function regions() {
  const ids = Object.keys(messages).toSorted()
  const pages = ['notation', 'blocks', 'claims', 'markdown'].map(group => {
    const own = ids.filter(id => groupOf(id) === group)
    return [group, `${overview(own)}\n\n${own.map(sectionOf).join('\n\n')}`]
  })
  return Object.fromEntries(pages)
}
