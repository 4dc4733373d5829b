import {expect, test} from 'vitest'
import {draw, loadBlocks} from '../../examples/astro/src/playground/drawing.js'
import {completionsAt, fixesOf, keyAt} from '../../examples/astro/src/playground/language.js'
import {messagesIn} from '../../examples/astro/src/playground/messages.js'
import {defaults} from '../../examples/astro/src/playground/state.js'
import {readText} from '../../examples/astro/src/playground/text.js'
import {tileAt} from '../../examples/astro/src/playground/tile-at.js'
import {pageOf} from '../../examples/astro/src/playground/written-page.js'

await loadBlocks()

/** The text after each proposal of each message. */
function fixed(written) {
  const text = readText(written)
  const messages = messagesIn(written, draw(text, defaults, 'en'), 'en')
  return fixesOf(text, written, messages, defaults, 'en').map(edits =>
    edits.map(({start, end, text: put}) => written.slice(0, start) + put + written.slice(end))
  )
}

test('what was typed is on its page, whatever it is', () => {
  for (const written of [
    '123m',
    'waits: ?\n123m',
    ':tiles[123m]',
    '```mahjong\n123m\n```',
    'note: ```\n123m'
  ]) {
    const {page, before} = pageOf(readText(written), written, 'en')
    expect(page.slice(before, before + written.length)).toBe(written)
  }
})

test('proposals are edits of what was typed', () => {
  expect(fixed('123m 56')).toEqual([['123m 56m', '123m 56p', '123m 56s']])
  expect(fixed(':tiles[5p 6]')).toEqual([[':tiles[5p 6m]', ':tiles[5p 6p]', ':tiles[5p 6s]']])
  expect(fixed('123m 5p6')).toEqual([['123m 5p6m', '123m 5p6p', '123m 5p6s']])
  expect(fixed('  wiats: 2p\n13p')[0]).toEqual(['  waits: 2p\n13p'])
  expect(fixed('```mahjong\nwiats: 2p\n13p\n```')[0]).toEqual(['```mahjong\nwaits: 2p\n13p\n```'])
})

test('a proposal for the word around a place is found as well', () => {
  expect(fixed("123m 12'3p")).toEqual([["123m 2'13p"]])
})

test('where nothing helps, nothing is proposed', () => {
  expect(fixed('123m 8z')).toEqual([[]])
  expect(fixed('123m')).toEqual([])
})

test('completions begin as what is there, and are edits of what was typed', () => {
  const written = '123m456p789s1122z\nwai'
  const found = completionsAt(readText(written), written, written.length, defaults, 'en')
  expect(found.map(({label}) => label)).toEqual(['waits'])
  expect(found[0].edit).toEqual({start: 18, end: 21, text: 'waits: '})
  const claimed = `${written}ts: `
  const claims = completionsAt(readText(claimed), claimed, claimed.length, defaults, 'en')
  expect(claims.map(({label}) => label)).toEqual([
    '12z',
    '?',
    '12z 4 tiles',
    '12z shanpon 4 tiles',
    '12z shanpon'
  ])
})

test('keys have their names in the language of the playground', () => {
  const written = '123m456p789s1122z\n'
  const found = lang => completionsAt(readText(written), written, written.length, defaults, lang)
  expect(found('en')[0].label).toBe('waits')
  expect(found('ja')[0].label).toBe('待ち')
})

test('the key at a place', () => {
  const written = 'situation: East 1\n123m456p789s1122z'
  expect(keyAt(readText(written), written, 3, defaults, 'en').id).toBe('situation')
  expect(keyAt(readText(written), written, 20, defaults, 'en')).toBe(null)
})

test('the tile at a place, in melds as well', () => {
  const {rows} = draw(readText("2'13p 0s"), defaults, 'en')
  expect(tileAt(rows, 0, 'en')).toBe('2 pin')
  expect(tileAt(rows, 6, 'en')).toBe('red 5 sou')
  expect(tileAt(rows, 6, 'ja')).toBe('赤五索')
  expect(tileAt(rows, 5, 'en')).toBe(null)
})
