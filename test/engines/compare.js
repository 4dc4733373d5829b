/**
 * What of a page must be the same on every engine: our pictures, blocks and words, and the messages.
 */
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {fromHtml} from 'hast-util-from-html'
import {toHtml} from 'hast-util-to-html'
import {fixtures} from './cases.js'
import {engines} from './engines.js'

const isOurs = ({properties}) =>
  (properties?.className ?? []).some(name => /^(?:mahjong|hanafuda)(?:-(?!nowrap)|$)/.test(name))

/** What is compared of a page: our elements, outermost first, as HTML; and the words around them. */
export function partsOf(html) {
  const ours = []
  let words = ''
  const walk = node => {
    if (isOurs(node)) {
      ours.push(toHtml(node))
      words += '▢'
    } else if (node.type === 'text') words += node.value
    else for (const child of node.children ?? []) walk(child)
  }
  walk(fromHtml(html, {fragment: true}))
  return {ours, words: words.replace(/\s+/g, '')}
}

/** Run a case on an engine. */
export async function run(name, engine) {
  const path = join(fixtures, name, 'input.md')
  const optionsPath = join(fixtures, name, 'options.json')
  const options = existsSync(optionsPath) ? JSON.parse(readFileSync(optionsPath, 'utf8')) : {}
  try {
    const {html, messages} = await engines[engine](path, readFileSync(path, 'utf8'), options)
    return {...partsOf(html), messages}
  } catch (error) {
    return {ours: [], words: '', messages: [], error}
  }
}

const asExpected = new Map() // unified, by case: it is compared with every other engine

/** How an engine differs from unified in a case: `pictures`, `messages`, `error`; empty where it does not. */
export async function differences(name, engine) {
  if (!asExpected.has(name)) asExpected.set(name, run(name, 'unified'))
  const [expected, actual] = [await asExpected.get(name), await run(name, engine)]
  if (actual.error) return {kinds: ['error'], expected, actual}
  const kinds = []
  if (JSON.stringify(expected.ours) !== JSON.stringify(actual.ours)) kinds.push('pictures')
  if (JSON.stringify(expected.messages) !== JSON.stringify(actual.messages)) kinds.push('messages')
  if (expected.words !== actual.words) kinds.push('words')
  return {kinds, expected, actual}
}
