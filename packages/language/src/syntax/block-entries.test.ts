import {expect, test} from 'vitest'
import {entriesOf} from './block-entries.js'
import {keptPages} from '../editing/kept-pages.js'
import {pageReader} from '../page/page.js'

const block = (lines: string, fence = '```') => `${fence}mahjong\n${lines}\n${fence}\n`

const entriesIn = (open: ReturnType<typeof keptPages>['open'], text: string) => {
  const page = open(text)
  return page.constructs.map(one =>
    entriesOf(text, one).map(({at, id, value, looks}) => [
      text.slice(one.start + at, one.start + at + 2),
      id,
      value,
      looks
    ])
  )
}

test('the keys of a block, wherever it is', () => {
  const {open} = keptPages(pageReader())
  const text = block('123m45p\nwaits: 36p\nfoo: 1\n待ち: ?')
  const expected = [
    ['wa', 'waits', '36p', 'tiles'],
    ['待ち', 'waits', '?', 'question']
  ]
  expect(entriesIn(open, text)).toEqual([expected])
  expect(entriesIn(open, `More.\n\n${text}`)).toEqual([expected])
  // The same lines in a longer fence are shown alike, and begin at another place.
  const longer = block('123m45p\nwaits: 36p\nfoo: 1\n待ち: ?', '````')
  expect(entriesIn(open, `More.\n\n${text}\n${longer}`)).toEqual([expected, expected])
  expect(entriesIn(open, text.replace('36p', '3p'))[0]![0]).toEqual(['wa', 'waits', '3p', 'tile'])
})
