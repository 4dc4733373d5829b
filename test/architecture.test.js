/**
 * What ARCHITECTURE.md says of one string, from what an author types to the picture and its words.
 */
import {readFileSync} from 'node:fs'
import {describe as words} from '@tehai/core/labels'
import {layoutRow} from '@tehai/core/layout'
import {checkInline, readRow} from '@tehai/core/page'
import {htmlOf} from '@tehai/kernel/markup'
import {expect, test} from 'vitest'

const text = readFileSync(new URL('../ARCHITECTURE.md', import.meta.url), 'utf8')
const flow = /^## The flow of one string$([^]*?)^## /m.exec(text)[1].replace(/\s+/g, ' ')
const typed = /:tiles\[(.*?)\]/.exec(flow)[1]
const {diagram, messages} = readRow(typed)

test('the string is right', () => {
  expect(messages).toEqual([])
})

test('the markup is the one shown', () => {
  expect(flow).toContain(`\`${htmlOf(checkInline(typed).markup)}\``)
})

test('the places are those shown', () => {
  const [{layout}] = layoutRow(diagram, {})
  const [lying, ...others] = layout.tiles
  const places = others.map(({face, x}) => `\`${face}\` at ${x}`)
  expect(flow).toContain(`\`${lying.face}\` lying at ${lying.x}, ${places.join(', ')}`)
})

test('the words are those shown', () => {
  expect(flow).toContain(`\`${words(diagram, 'en')}\``)
})
