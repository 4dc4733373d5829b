/**
 * Writes style.css: the rules written by hand, then the themes of the shipped set of cards.
 *
 *     node packages/remark-hanafuda/generate/style.js
 */
import {readFileSync, writeFileSync} from 'node:fs'
import {pathToFileURL} from 'node:url'
import {styleOf} from '@tehai/kernel/picture'
import {cards} from '@tehai/card-art'

export function styleSheet() {
  const rules = readFileSync(new URL('rules.css', import.meta.url), 'utf8')
  return `${rules.trimEnd()}\n\n/* Made by \`styleOf\` from the set: do not edit below. */\n\n${styleOf(cards)}`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(new URL('../style.css', import.meta.url), styleSheet())
}
