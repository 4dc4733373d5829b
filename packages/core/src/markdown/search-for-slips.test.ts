import {documentOf, noFrontMatter, openedFile, positionOf, type OnError} from '@tehai/kernel/markdown'
import {expect, test} from 'vitest'
import {mahjongMarkdown} from './game.js'

/** How often a page is searched for what was meant. */
function searchesIn(block: string, onError: OnError): number {
  let searches = 0
  const game = mahjongMarkdown({onError})
  const repair: typeof game.repair = (_, file) => (searches++, file)
  const document = documentOf(block)
  const file = openedFile({...game, repair}, document, noFrontMatter)
  file.readFence({value: block, meta: null, position: positionOf(document, 0, block.length)})
  return searches
}

test('what was meant is searched for where there is something to report', () => {
  expect(searchesIn('123m8z', 'warn')).toBe(1)
  expect(searchesIn('123m8z', 'throw')).toBe(1)
  expect(searchesIn('123m', 'warn')).toBe(0)
})

test('nothing is searched for where nothing is reported', () => {
  expect(searchesIn('123m8z', 'ignore')).toBe(0)
})
