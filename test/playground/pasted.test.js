import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {drawBlock} from '../../examples/astro/src/playground/block.js'
import {readPasted} from '../../examples/astro/src/playground/pasted.js'
import {blockOfRecord} from '../../examples/astro/src/playground/record-block.js'
import {keepFile} from '../../examples/astro/src/playground/record-files.js'
import {defaults} from '../../examples/astro/src/playground/state.js'
import {readText} from '../../examples/astro/src/playground/text.js'

const recordOf = name =>
  readFileSync(new URL(`../../packages/record/test/logs/${name}`, import.meta.url), 'utf8')

test('links to tenhou.net/2 become rows', () => {
  const row = {kind: 'row', text: '123m406p789s11z', from: 'tenhou'}
  expect(readPasted('https://tenhou.net/2/?q=123m406p789s11z')).toEqual(row)
  expect(readPasted('http://tenhou.net/2/?p=1&q=123m406p789s11z\n')).toEqual(row)
  expect(readPasted('https://tenhou.net/2/?q=')).toBe(null)
  expect(readPasted('https://example.org/2/?q=123m')).toBe(null)
})

test('Unicode tiles become rows', () => {
  expect(readPasted('🀇🀈🀉 🀙️🀙️')).toEqual({kind: 'row', text: '123m 11p', from: 'unicode'})
  expect(readPasted('🀇 and more')).toBe(null)
})

test('tiles and lines of mjai become rows', () => {
  expect(readPasted('1m 2m 5mr E E P')).toEqual({kind: 'row', text: '120m115z', from: 'mjai'})
  expect(readPasted('["1m","5pr","C"]')).toEqual({kind: 'row', text: '1m0p7z', from: 'mjai'})
  expect(readPasted('{"type":"pon","actor":1,"target":0,"pai":"N","consumed":["N","N"]}')).toEqual({
    kind: 'row',
    text: '444z',
    from: 'mjai'
  })
})

test('what is no such thing stays as it is', () => {
  for (const text of ['123m', '1m 2m 3m', 'waits: ?', '{"pai":', '{}', '', '[1, 2]', '{"pai":{"length":3}}'])
    expect([text, readPasted(text)]).toEqual([text, null])
})

test.each([
  'first-example.tenhou6.json',
  'double-ron.xml',
  'three-rounds.mjai.jsonl',
  'single-round.kobalab.json'
])('%s becomes a block that is drawn without a message', async name => {
  const text = recordOf(name)
  expect(readPasted(text)).toEqual({kind: 'record'})
  for (const lang of ['en', 'ja']) {
    const block = blockOfRecord(text, name, keepFile, lang)
    expect(block.text).toMatch(new RegExp(`^log: ${name}\nkyoku: .+\nat: .*\\d`))
    const first = drawBlock(readText(block.text), defaults, lang, null)
    if (first.missing) await first.missing()
    const {messages, picture, labels} = drawBlock(readText(block.text), defaults, lang, null)
    expect(messages).toEqual([])
    expect(labels).toHaveLength(1)
    expect(labels[0]).toMatch(lang === 'ja' ? /局/ : /tiles left/)
    expect(JSON.stringify(picture)).toContain('"svg"')
  }
})

test('a link to tenhou.net/6 is a record', () => {
  const link = `https://tenhou.net/6/#json=${encodeURIComponent(recordOf('first-example.tenhou6.json'))}`
  expect(readPasted(link)).toEqual({kind: 'record'})
  expect(blockOfRecord(link, 'pasted', keepFile, 'en').text).toMatch(/^log: pasted\nkyoku: East 1/)
})

test('what cannot be read gives no block', () => {
  expect(blockOfRecord('{"type":"start_game"}', 'x', keepFile, 'en')).toBe(null)
  expect(blockOfRecord('nothing', 'x', keepFile, 'en')).toBe(null)
})
